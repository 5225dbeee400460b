import "server-only";
import { isIPv6 } from "node:net";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { env } from "@/lib/platform/env";
import { countAttempt, forgetAttempts, uncountAttempt, type Rate } from "@/lib/platform/limits/attempts";
import { requestContext } from "@/lib/platform/request-context";
import type { Actor } from "./actor";
import { isKnownToSomebody, knownBrowser } from "./known-browser";

type Limit = {
  /**
   * Whose attempts are counted together: the signed-in person's, or those that one address makes on the e-mail that is
   * sent along.
   */
  account?: { by: "person" | "email"; rates: readonly Rate[] };
  /** Attempts on an e-mail from everywhere, but for browsers that signed in to its account before. */
  strangers?: Rate;
  /** Attempts from one address. An office may share one, so these are wider. */
  address: readonly Rate[];
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How often a thing may be done: generous for people, tight for guessing. Both doors name their limit, and a test holds
 * the two against each other. Source: B-22.2.
 */
export const LIMITS = {
  /**
   * A log-in that succeeds forgets the attempts that came the same way; a new password by a mailed link those of all
   * strangers.
   */
  login: {
    account: {
      by: "email",
      rates: [
        { max: 10, seconds: 15 * MINUTE },
        { max: 50, seconds: DAY },
      ],
    },
    strangers: { max: 500, seconds: DAY },
    address: [{ max: 100, seconds: 15 * MINUTE }],
  },
  registration: {
    account: { by: "email", rates: [{ max: 10, seconds: HOUR }] },
    address: [{ max: 30, seconds: HOUR }],
  },
  /** Asking for a link to set a new password: each one is a mail. */
  reset: { account: { by: "email", rates: [{ max: 5, seconds: HOUR }] }, address: [{ max: 30, seconds: HOUR }] },
  /**
   * A second step of a log-in, and signing in with a passkey. Wrong codes count for the account besides
   * (`demandCodeTry`).
   */
  secondFactor: {
    account: {
      by: "person",
      rates: [
        { max: 10, seconds: 15 * MINUTE },
        { max: 50, seconds: DAY },
      ],
    },
    address: [{ max: 100, seconds: 15 * MINUTE }],
  },
  /** Asking for a link to prove the own address: each one is a mail. */
  verification: {
    account: {
      by: "person",
      rates: [
        { max: 5, seconds: HOUR },
        { max: 20, seconds: DAY },
      ],
    },
    address: [{ max: 30, seconds: HOUR }],
  },
  /** An administrator reads a letter, or sends it again. */
  mail: { account: { by: "person", rates: [{ max: 120, seconds: HOUR }] }, address: [{ max: 300, seconds: HOUR }] },
  /** Using a link: of a mail, or of an invitation. */
  link: { address: [{ max: 60, seconds: 15 * MINUTE }] },
  /** The old password is asked for, so this is a place to guess it. */
  password: {
    account: { by: "person", rates: [{ max: 10, seconds: 15 * MINUTE }] },
    address: [{ max: 100, seconds: 15 * MINUTE }],
  },
  invitation: {
    account: {
      by: "person",
      rates: [
        { max: 60, seconds: HOUR },
        { max: 300, seconds: DAY },
      ],
    },
    address: [{ max: 300, seconds: HOUR }],
  },
  assistant: {
    account: { by: "person", rates: [{ max: 60, seconds: MINUTE }] },
    address: [{ max: 300, seconds: MINUTE }],
  },
  /** An address to send a file to. */
  file: { account: { by: "person", rates: [{ max: 200, seconds: HOUR }] }, address: [{ max: 1_000, seconds: HOUR }] },
  /** A contract made of a file, which is then read. */
  upload: { account: { by: "person", rates: [{ max: 200, seconds: HOUR }] }, address: [{ max: 1_000, seconds: HOUR }] },
  /** A version: saved, restored, or made of a suggestion. */
  save: {
    account: {
      by: "person",
      rates: [
        { max: 240, seconds: MINUTE },
        { max: 5_000, seconds: DAY },
      ],
    },
    address: [{ max: 1_000, seconds: MINUTE }],
  },
  comment: {
    account: {
      by: "person",
      rates: [
        { max: 240, seconds: MINUTE },
        { max: 5_000, seconds: DAY },
      ],
    },
    address: [{ max: 1_000, seconds: MINUTE }],
  },
  /** A book of positions. */
  positions: {
    account: { by: "person", rates: [{ max: 100, seconds: HOUR }] },
    address: [{ max: 500, seconds: HOUR }],
  },
  /** A contract made of a template. */
  template: {
    account: { by: "person", rates: [{ max: 200, seconds: HOUR }] },
    address: [{ max: 1_000, seconds: HOUR }],
  },
  /** A change that adds nothing: a name, a type, a status, a setting, a role, a decision. */
  change: {
    account: { by: "person", rates: [{ max: 300, seconds: MINUTE }] },
    address: [{ max: 1_500, seconds: MINUTE }],
  },
  /** Whatever takes something away; wide, because people also clear up by program. */
  removal: {
    account: { by: "person", rates: [{ max: 300, seconds: MINUTE }] },
    address: [{ max: 1_500, seconds: MINUTE }],
  },
  /** Many people at once, by their ids. */
  lookUp: {
    account: { by: "person", rates: [{ max: 240, seconds: MINUTE }] },
    address: [{ max: 1_200, seconds: MINUTE }],
  },
  /** The bytes of a file; their link is the proof, so often nobody is signed in. */
  bytes: { account: { by: "person", rates: [{ max: 400, seconds: HOUR }] }, address: [{ max: 2_000, seconds: HOUR }] },
  export: {
    account: { by: "person", rates: [{ max: 30, seconds: MINUTE }] },
    address: [{ max: 150, seconds: MINUTE }],
  },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** Letters with a link for a new password, to one person, whoever asked for them. */
const MAILS: Rate = { max: 10, seconds: HOUR };
/** After each of so many tries of strangers on one account a day, they wait a second longer. */
const TRIES_PER_SECOND_OF_PAUSE = 20;
const LONGEST_PAUSE_SECONDS = 5;

/** Who tries: the signed-in person if any, and what was sent along. */
export type Attempt = { actor: Actor | null; input: unknown };

/**
 * Counts an attempt and refuses what is too many. Outside of a request there is no address to count.
 * @throws AppError `tooManyRequests` with the seconds to wait
 */
export async function demandWithinLimit(name: LimitName, attempt: Attempt): Promise<void> {
  await demandCallerWithinLimit(name, attempt.actor);
  await demandEmailWithinLimit(name, attempt.input);
}

/**
 * The part of it that needs nothing of what was sent: the address, and the person who is signed in. Doors of REST ask
 * it before they read a body. A browser that signed in before may have been at the account that is named in it: it is
 * asked then.
 */
export async function demandCallerWithinLimit(name: LimitName, actor: Actor | null): Promise<void> {
  const limit: Limit = LIMITS[name];
  const person = actor && limit.account?.by === "person" ? limit.account.rates : [];
  await demandAll([
    ...person.map((rate) => [`${name}:account:${actor?.userId ?? ""}`, rate] as const),
    ...(mayBeKnown(limit) ? [] : byAddress(name, limit)),
  ]);
}

/**
 * The part of it that is about the e-mail that was sent along. A browser that signed in to its account before has tries
 * of its own; a stranger's are counted by account and address, so that nobody uses up another's, and those of all
 * strangers together slow the account down for strangers.
 */
export async function demandEmailWithinLimit(name: LimitName, input: unknown): Promise<void> {
  const limit: Limit = LIMITS[name];
  const email = limit.account?.by === "email" ? emailIn(input) : null;
  const browser = email === null || !mayBeKnown(limit) ? null : await knownBrowser(email);
  if (mayBeKnown(limit) && browser === null) await demandAll(byAddress(name, limit));
  if (email === null) return;
  await demandAll((limit.account?.rates ?? []).map((rate) => [triesOf(name, email, browser), rate] as const));
  if (limit.strangers && browser === null)
    await slowDown(await demandAll([[`${name}:strangers:${email}`, limit.strangers]]));
}

/** @returns the counts, in the order of what was counted */
async function demandAll(subjects: readonly (readonly [string, Rate])[]): Promise<number[]> {
  if (env.RATE_LIMITS === "off") return [];
  const counted = await Promise.all(subjects.map(([subject, rate]) => countAttempt(subject, rate)));
  const retryAfterSeconds = Math.max(0, ...counted.map((attempt) => attempt.retryAfterSeconds));
  if (retryAfterSeconds > 0) throw new AppError("tooManyRequests", { retryAfterSeconds });
  return counted.map(({ count }) => count);
}

function byAddress(name: LimitName, limit: Limit): (readonly [string, Rate])[] {
  const address = network(requestContext().address);
  return address ? limit.address.map((rate) => [`${name}:address:${address}`, rate] as const) : [];
}

function mayBeKnown(limit: Limit): boolean {
  return limit.account?.by === "email" && isKnownToSomebody();
}

function triesOf(name: LimitName, email: string, browser: string | null): string {
  return browser === null
    ? `${name}:account:${email}:${network(requestContext().address)}`
    : `${name}:browser:${email}:${browser}`;
}

/** Every further try costs strangers more time, up to a limit; a person who mistypes notices nothing. */
async function slowDown([count = 0]: number[]): Promise<void> {
  const seconds = Math.min(LONGEST_PAUSE_SECONDS, Math.floor(count / TRIES_PER_SECOND_OF_PAUSE));
  if (seconds > 0) await clock.rest(seconds * 1000);
}

/**
 * Who has shown to be the account's own person starts counting anew; the address they came from does not, nor are the
 * guesses of others forgiven with theirs.
 */
export async function forgiveLogins(email: string): Promise<void> {
  if (env.RATE_LIMITS === "off") return;
  const browser = await knownBrowser(email);
  await forgetAttempts(triesOf("login", email, browser), LIMITS.login.account.rates);
  if (browser === null) await uncountAttempt(`login:strangers:${email}`, LIMITS.login.strangers);
}

/** With a new password all guesses at the old one are forgotten. */
export async function forgiveStrangers(email: string): Promise<void> {
  if (env.RATE_LIMITS === "off") return;
  await forgetAttempts(triesOf("login", email, null), LIMITS.login.account.rates);
  await forgetAttempts(`login:strangers:${email}`, [LIMITS.login.strangers]);
}

/**
 * Whether another letter may go to an address that strangers can have letters sent to. A browser that is known has its
 * own count.
 */
export async function mayMail(email: string): Promise<boolean> {
  if (env.RATE_LIMITS === "off" || (await knownBrowser(email)) !== null) return true;
  return (await countAttempt(`mails:${email}`, MAILS)).retryAfterSeconds === 0;
}

/**
 * Counts a code that is tried for an account, whatever door it came by: a million of them are soon tried, and whoever
 * tries knows the password. The right one forgets the others.
 * @throws AppError `tooManyRequests` with the seconds to wait
 */
export async function demandCodeTry(userId: string): Promise<void> {
  await demandAll(LIMITS.secondFactor.account.rates.map((rate) => [`code:account:${userId}`, rate] as const));
}

/** Whoever showed a right code starts counting anew. */
export async function forgiveCodes(userId: string): Promise<void> {
  if (env.RATE_LIMITS === "off") return;
  await forgetAttempts(`code:account:${userId}`, LIMITS.secondFactor.account.rates);
}

function emailIn(input: unknown): string | null {
  const email = typeof input === "object" && input !== null && "email" in input ? input.email : null;
  return typeof email === "string" ? email : null; // a schema has trimmed and folded it
}

/** Of an IPv6 address the network: one connection has the rest of it to itself. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":").filter((group) => group !== "");
  const rest = tail.split(":").filter((group) => group !== "");
  const zeros = address.includes("::") ? Array<string>(8 - groups.length - rest.length).fill("0") : [];
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, "").toLowerCase())
    .join(":");
}
