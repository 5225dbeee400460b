import "server-only";
import { AppError } from "@/lib/errors";
import { networkOf } from "@/lib/platform/client-address";
import { clock } from "@/lib/platform/clock";
import { env } from "@/lib/platform/env";
import { countAttempt, forgetAttempts, uncountAttempt, type Rate } from "@/lib/platform/attempts";
import { requestContext } from "@/lib/platform/request-context";
import type { Actor } from "./actor";
import { isKnownToSomebody, knownBrowser, isFromKnownNetwork } from "./known-visitor";
import { LIMITS, type Limit, type LimitName } from "./limits";

const MAILS: Rate = { max: 10, seconds: 60 * 60 };
/** After each of so many tries of strangers on one account a day, they wait a second longer. */
const TRIES_PER_SECOND_OF_PAUSE = 20;
const LONGEST_PAUSE_SECONDS = 5;

export type Attempt = { actor: Actor | null; input: unknown };

/** @throws AppError `tooManyRequests` with the seconds to wait. Outside of a request there is no address to count. */
export async function demandWithinLimit(name: LimitName, attempt: Attempt): Promise<void> {
  await demandCallerWithinLimit(name, attempt.actor);
  await demandEmailWithinLimit(name, attempt.input);
}

/**
 * What needs nothing of the body, which REST doors have not read yet. A known browser is asked later, by the account.
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
 * A known browser has tries of its own; a stranger's count by account and address, so that nobody uses up another's,
 * and all strangers' together slow the account down for strangers, and then close it to them for the day.
 */
export async function demandEmailWithinLimit(name: LimitName, input: unknown): Promise<void> {
  const limit: Limit = LIMITS[name];
  const email = limit.account?.by === "email" ? emailIn(input) : null;
  const browser = email === null || !mayBeKnown(limit) ? null : await knownBrowser(email);
  if (mayBeKnown(limit) && browser === null) await demandAll(byAddress(name, limit));
  if (email === null) return;
  await demandAll((limit.account?.rates ?? []).map((rate) => [triesOf(name, email, browser), rate] as const));
  if (limit.strangers && browser === null)
    await slowDown(await countStranger(`${name}:strangers:${email}`, email, limit.strangers));
}

/**
 * What all strangers tried on one account. Where they have used the day up, networks that signed in to it before still
 * get in, by the tries that they have of their own: so strangers lock nobody out where they are at home.
 *
 * @returns how often, this time included; 0 where nothing is counted
 */
async function countStranger(subject: string, email: string, rate: Rate): Promise<number> {
  if (env.RATE_LIMITS === "off") return 0;
  const { count, retryAfterSeconds } = await countAttempt(subject, rate);
  if (retryAfterSeconds === 0) return count;
  if (await isFromKnownNetwork(email)) return 0;
  throw new AppError("tooManyRequests", { retryAfterSeconds });
}

async function demandAll(subjects: readonly (readonly [string, Rate])[]): Promise<void> {
  if (env.RATE_LIMITS === "off") return;
  const counted = await Promise.all(subjects.map(([subject, rate]) => countAttempt(subject, rate)));
  const retryAfterSeconds = Math.max(0, ...counted.map((attempt) => attempt.retryAfterSeconds));
  if (retryAfterSeconds > 0) throw new AppError("tooManyRequests", { retryAfterSeconds });
}

function byAddress(name: LimitName, limit: Limit): (readonly [string, Rate])[] {
  const address = networkOf(requestContext().address);
  return address ? limit.address.map((rate) => [`${name}:address:${address}`, rate] as const) : [];
}

function mayBeKnown(limit: Limit): boolean {
  return limit.account?.by === "email" && isKnownToSomebody();
}

function triesOf(name: LimitName, email: string, browser: string | null): string {
  return browser === null
    ? `${name}:account:${email}:${networkOf(requestContext().address)}`
    : `${name}:browser:${email}:${browser}`;
}

/** Every further try costs strangers more time, up to a limit; a person who mistypes notices nothing. */
async function slowDown(count: number): Promise<void> {
  const seconds = Math.min(LONGEST_PAUSE_SECONDS, Math.floor(count / TRIES_PER_SECOND_OF_PAUSE));
  if (seconds > 0) await clock.rest(seconds * 1000);
}

/** Whoever proved to be the account's person starts anew; their address does not, nor are others' guesses forgiven. */
export async function forgiveLogins(email: string): Promise<void> {
  if (env.RATE_LIMITS === "off") return;
  const browser = await knownBrowser(email);
  await forgetAttempts(triesOf("login", email, browser), LIMITS.login.account.rates);
  if (browser === null) await uncountAttempt(`login:strangers:${email}`, LIMITS.login.strangers);
}

export async function forgiveStrangers(email: string): Promise<void> {
  if (env.RATE_LIMITS === "off") return;
  await forgetAttempts(triesOf("login", email, null), LIMITS.login.account.rates);
  await forgetAttempts(`login:strangers:${email}`, [LIMITS.login.strangers]);
}

/** To an address that strangers can have letters sent to. A known browser has its own count. */
export async function mayMail(email: string): Promise<boolean> {
  if (env.RATE_LIMITS === "off" || (await knownBrowser(email)) !== null) return true;
  return (await countAttempt(`mails:${email}`, MAILS)).retryAfterSeconds === 0;
}

/** Whose second factor is tried. */
type CodeOwner = { userId: string; email: string };

/**
 * By whatever door: a million codes are soon tried by who has the password. Counted as passwords are: by account and
 * address, with tries of its own for a known browser, so that such a thief uses up nobody else's.
 *
 * @returns how many strangers have tried today, this one included; 0 where nothing is counted
 * @throws AppError `tooManyRequests`
 */
export async function demandCodeTry({ userId, email }: CodeOwner): Promise<number> {
  const browser = await knownBrowser(email);
  const subject = codesOf(userId, browser);
  await demandAll(LIMITS.secondFactor.account.rates.map((rate) => [subject, rate] as const));
  return browser === null ? countStranger(strangersCodes(userId), email, LIMITS.secondFactor.strangers) : 0;
}

/** As `forgiveLogins`. */
export async function forgiveCodes({ userId, email }: CodeOwner): Promise<void> {
  if (env.RATE_LIMITS === "off") return;
  const browser = await knownBrowser(email);
  await forgetAttempts(codesOf(userId, browser), LIMITS.secondFactor.account.rates);
  if (browser === null) await uncountAttempt(strangersCodes(userId), LIMITS.secondFactor.strangers);
}

/** Whoever tried codes knew a password that is none any more. */
export async function forgiveStrangersCodes(userId: string): Promise<void> {
  if (env.RATE_LIMITS === "off") return;
  await forgetAttempts(strangersCodes(userId), [LIMITS.secondFactor.strangers]);
}

function codesOf(userId: string, browser: string | null): string {
  return browser === null
    ? `code:account:${userId}:${networkOf(requestContext().address)}`
    : `code:browser:${userId}:${browser}`;
}

const strangersCodes = (userId: string) => `code:strangers:${userId}`;

function emailIn(input: unknown): string | null {
  const email = typeof input === "object" && input !== null && "email" in input ? input.email : null;
  return typeof email === "string" ? email : null; // a schema has trimmed and folded it
}
