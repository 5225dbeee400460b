import "server-only";
import { isIPv6 } from "node:net";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { env } from "@/lib/platform/env";
import { countAttempt, forgetAttempts, uncountAttempt, type Rate } from "@/lib/platform/limits/attempts";
import { requestContext } from "@/lib/platform/request-context";
import type { Actor } from "./actor";
import { isKnownToSomebody, knownBrowser } from "./known-browser";
import { LIMITS, type Limit, type LimitName } from "./limits";

/** Letters with a link for a new password, to one person, whoever asked for them. */
const MAILS: Rate = { max: 10, seconds: 60 * 60 };
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
