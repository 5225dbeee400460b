import "server-only";
import { isIPv6 } from "node:net";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/platform/env";
import { countAttempt, forgetAttempts, type Rate } from "@/lib/platform/limits/attempts";
import { requestContext } from "@/lib/platform/request-context";
import type { Actor } from "./actor";

type Limit = {
  /** Whose attempts are counted together: the signed-in person's, or those on the e-mail that is sent along. */
  account?: { by: "person" | "email"; rates: readonly Rate[] };
  /** Attempts from one address. An office may share one, so these are wider. */
  address: readonly Rate[];
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How often a thing may be done: generous for people, tight for guessing. Both doors name their limit, and a test holds the
 * two against each other. Source: decisions §2 (429), §10.
 */
export const LIMITS = {
  /** A log-in that succeeds forgets the account's attempts, and so does a new password by a mailed link. */
  login: { account: { by: "email", rates: [{ max: 10, seconds: 15 * MINUTE }, { max: 50, seconds: DAY }] }, address: [{ max: 100, seconds: 15 * MINUTE }] },
  registration: { account: { by: "email", rates: [{ max: 10, seconds: HOUR }] }, address: [{ max: 30, seconds: HOUR }] },
  /** Asking for a link to set a new password: each one is a mail. */
  reset: { account: { by: "email", rates: [{ max: 5, seconds: HOUR }] }, address: [{ max: 30, seconds: HOUR }] },
  /** Using a link: of a mail, or of an invitation. */
  link: { address: [{ max: 60, seconds: 15 * MINUTE }] },
  /** The old password is asked for, so this is a place to guess it. */
  password: { account: { by: "person", rates: [{ max: 10, seconds: 15 * MINUTE }] }, address: [{ max: 100, seconds: 15 * MINUTE }] },
  invitation: { account: { by: "person", rates: [{ max: 60, seconds: HOUR }, { max: 300, seconds: DAY }] }, address: [{ max: 300, seconds: HOUR }] },
  assistant: { account: { by: "person", rates: [{ max: 60, seconds: MINUTE }] }, address: [{ max: 300, seconds: MINUTE }] },
  /** An address to send a file to. */
  file: { account: { by: "person", rates: [{ max: 200, seconds: HOUR }] }, address: [{ max: 1_000, seconds: HOUR }] },
  /** A contract made of a file, which is then read. */
  upload: { account: { by: "person", rates: [{ max: 200, seconds: HOUR }] }, address: [{ max: 1_000, seconds: HOUR }] },
  /** A version: saved, restored, or made of a suggestion. */
  save: { account: { by: "person", rates: [{ max: 60, seconds: MINUTE }, { max: 2_000, seconds: DAY }] }, address: [{ max: 300, seconds: MINUTE }] },
  comment: { account: { by: "person", rates: [{ max: 60, seconds: MINUTE }, { max: 2_000, seconds: DAY }] }, address: [{ max: 300, seconds: MINUTE }] },
  /** A contract made of a template. */
  template: { account: { by: "person", rates: [{ max: 200, seconds: HOUR }] }, address: [{ max: 1_000, seconds: HOUR }] },
  /** A change that adds nothing: a name, a type, a status, a setting, a role, a decision. */
  change: { account: { by: "person", rates: [{ max: 120, seconds: MINUTE }] }, address: [{ max: 600, seconds: MINUTE }] },
  /** Whatever takes something away; wide, because people also clear up by program. */
  removal: { account: { by: "person", rates: [{ max: 300, seconds: MINUTE }] }, address: [{ max: 1_500, seconds: MINUTE }] },
  /** Many people at once, by their ids. */
  lookUp: { account: { by: "person", rates: [{ max: 240, seconds: MINUTE }] }, address: [{ max: 1_200, seconds: MINUTE }] },
  /** The bytes of a file; their link is the proof, so often nobody is signed in. */
  bytes: { account: { by: "person", rates: [{ max: 400, seconds: HOUR }] }, address: [{ max: 2_000, seconds: HOUR }] },
  export: { account: { by: "person", rates: [{ max: 30, seconds: MINUTE }] }, address: [{ max: 150, seconds: MINUTE }] },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

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
 * The part of it that needs nothing of what was sent: the address, and the person who is signed in. Doors of REST ask it
 * before they read a body.
 */
export async function demandCallerWithinLimit(name: LimitName, actor: Actor | null): Promise<void> {
  const limit: Limit = LIMITS[name];
  const address = network(requestContext().address);
  await demandAll([
    ...(actor && limit.account?.by === "person" ? limit.account.rates.map((rate) => [`${name}:account:${actor.userId}`, rate] as const) : []),
    ...(address ? limit.address.map((rate) => [`${name}:address:${address}`, rate] as const) : []),
  ]);
}

/** The part of it that is about the e-mail that was sent along. */
export async function demandEmailWithinLimit(name: LimitName, input: unknown): Promise<void> {
  const limit: Limit = LIMITS[name];
  const email = limit.account?.by === "email" ? emailIn(input) : null;
  await demandAll(email === null ? [] : (limit.account?.rates ?? []).map((rate) => [`${name}:account:${email}`, rate] as const));
}

async function demandAll(subjects: readonly (readonly [string, Rate])[]): Promise<void> {
  if (env.RATE_LIMITS === "off") return;
  const retryAfterSeconds = Math.max(0, ...(await Promise.all(subjects.map(([subject, rate]) => countAttempt(subject, rate)))));
  if (retryAfterSeconds > 0) throw new AppError("tooManyRequests", { retryAfterSeconds });
}

/** Who has shown to be the account's own person starts counting anew; the address they came from does not. */
export async function forgiveLogins(email: string): Promise<void> {
  if (env.RATE_LIMITS === "off") return;
  await forgetAttempts(`login:account:${email}`, LIMITS.login.account.rates);
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
  return [...groups, ...zeros, ...rest].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, "").toLowerCase()).join(":");
}
