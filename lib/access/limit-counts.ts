import "server-only";
import { AppError } from "@/lib/errors";
import { toNetwork } from "@/lib/platform/client-address";
import { clock } from "@/lib/platform/clock";
import { env } from "@/lib/platform/env";
import { countAttempt, forgetAttempts, uncountAttempt, type Rate } from "@/lib/platform/attempts";
import { requestContext } from "@/lib/platform/request-context";
import type { Actor } from "./actor";
import { isKnownToSomebody, knownBrowser, isFromKnownNetwork } from "./known-visitor";
import { LIMITS, TOKEN_CALLS, type Limit, type LimitName } from "./limits";
import { secretHash } from "@/lib/platform/ids";
import type { GuestGrant } from "./guest-grant";

const MAILS: Rate = { max: 10, seconds: 60 * 60 };
/** Each time strangers have made this many tries on one account in a day, they wait one second longer. */
const TRIES_PER_SECOND_OF_PAUSE = 20;
const LONGEST_PAUSE_SECONDS = 5;

export type Attempt = { actor: Actor | null; input: unknown };

/** @throws AppError `tooManyRequests` with the seconds to wait. Outside a request there is no address to count. */
export async function requireWithinLimit(name: LimitName, attempt: Attempt): Promise<void> {
  await requireCallerWithinLimit(name, attempt.actor);
  await requireEmailWithinLimit(name, attempt.input);
}

/**
 * Limits that don't need the body, which REST routes haven't read yet. Known browsers are checked later, by account.
 */
export async function requireCallerWithinLimit(name: LimitName, actor: Actor | null): Promise<void> {
  const limit: Limit = LIMITS[name];
  const person = actor && limit.account?.by === "person" ? limit.account.rates : [];
  await requireAll([
    ...person.map((rate) => [`${name}:account:${actor?.userId ?? ""}`, rate] as const),
    ...(mayBeKnown(limit) ? [] : byAddress(name, limit)),
  ]);
}

/** Sessions pass. @throws AppError `tooManyRequests` */
export async function requireTokenWithinLimit({ token }: Actor): Promise<void> {
  if (token) await requireAll([[`token:${token.id}`, TOKEN_CALLS]]);
}

/**
 * A known browser has its own count. Strangers are counted by account and address, so that no one uses up another's
 * tries; all strangers together first slow the account down for strangers, then close it to them for the day.
 */
export async function requireEmailWithinLimit(name: LimitName, input: unknown): Promise<void> {
  const limit: Limit = LIMITS[name];
  const email = limit.account?.by === "email" ? emailIn(input) : null;
  const browser = email === null || !mayBeKnown(limit) ? null : await knownBrowser(email);
  if (mayBeKnown(limit) && browser === null) await requireAll(byAddress(name, limit));
  if (email === null) return;
  await requireAll((limit.account?.rates ?? []).map((rate) => [triesKey(name, email, browser), rate] as const));
  if (limit.strangers && browser === null)
    await slowDown(await countStranger(`${name}:strangers:${email}`, email, limit.strangers));
}

/**
 * Counts all strangers' tries on one account. Once they have used up the day, networks that signed in before still get
 * in, on their own count, so strangers can't lock people out on their usual networks.
 *
 * @returns how often, this time included; 0 if not counted
 */
async function countStranger(subject: string, email: string, rate: Rate): Promise<number> {
  if (env.RATE_LIMITS === "off") return 0;
  const { count, retryAfterSeconds } = await countAttempt(subject, rate);
  if (retryAfterSeconds === 0) return count;
  if (await isFromKnownNetwork(email)) return 0;
  throw new AppError("tooManyRequests", { retryAfterSeconds });
}

/** Counts each. @throws AppError `tooManyRequests` with the longest wait */
async function requireAll(subjects: readonly (readonly [string, Rate])[]): Promise<void> {
  if (env.RATE_LIMITS === "off") return;
  const counted = await Promise.all(subjects.map(([subject, rate]) => countAttempt(subject, rate)));
  const retryAfterSeconds = Math.max(0, ...counted.map((attempt) => attempt.retryAfterSeconds));
  if (retryAfterSeconds > 0) throw new AppError("tooManyRequests", { retryAfterSeconds });
}

function byAddress(name: LimitName, limit: Limit): (readonly [string, Rate])[] {
  const address = toNetwork(requestContext().address);
  return address ? limit.address.map((rate) => [`${name}:address:${address}`, rate] as const) : [];
}

function mayBeKnown(limit: Limit): boolean {
  return limit.account?.by === "email" && isKnownToSomebody();
}

function triesKey(name: LimitName, email: string, browser: string | null): string {
  return browser === null
    ? `${name}:account:${email}:${toNetwork(requestContext().address)}`
    : `${name}:browser:${email}:${browser}`;
}

/** Each further try costs strangers more time, up to a limit; a user who mistypes notices nothing. */
async function slowDown(count: number): Promise<void> {
  const seconds = Math.min(LONGEST_PAUSE_SECONDS, Math.floor(count / TRIES_PER_SECOND_OF_PAUSE));
  if (seconds > 0) await clock.rest(seconds * 1000);
}

/** Clears the count of someone who proved to own the account; not their address's, nor other people's guesses. */
export async function forgiveLogins(email: string): Promise<void> {
  if (env.RATE_LIMITS === "off") return;
  const browser = await knownBrowser(email);
  await forgetAttempts(triesKey("login", email, browser), LIMITS.login.account.rates);
  if (browser === null) await uncountAttempt(`login:strangers:${email}`, LIMITS.login.strangers);
}

export async function forgiveStrangers(email: string): Promise<void> {
  if (env.RATE_LIMITS === "off") return;
  await forgetAttempts(triesKey("login", email, null), LIMITS.login.account.rates);
  await forgetAttempts(`login:strangers:${email}`, [LIMITS.login.strangers]);
}

/** Limits mail that strangers can trigger to an address. A known browser has its own count. */
export async function mayMail(email: string): Promise<boolean> {
  if (env.RATE_LIMITS === "off" || (await knownBrowser(email)) !== null) return true;
  return (await countAttempt(`mails:${email}`, MAILS)).retryAfterSeconds === 0;
}

/** The account whose second factor is being tried. */
type CodeOwner = { userId: string; email: string };

/**
 * Counted across all entry points: someone who has the password could soon try a million codes. As with passwords,
 * counts by account and address, and separately for a known browser, so that a thief uses up no one else's tries.
 *
 * @returns how many tries strangers have made today, this one included; 0 if not counted
 * @throws AppError `tooManyRequests`
 */
export async function requireCodeTry({ userId, email }: CodeOwner): Promise<number> {
  const browser = await knownBrowser(email);
  const subject = codesKey(userId, browser);
  await requireAll(LIMITS.secondFactor.account.rates.map((rate) => [subject, rate] as const));
  return browser === null ? countStranger(strangersCodes(userId), email, LIMITS.secondFactor.strangers) : 0;
}

/** As `forgiveLogins`. */
export async function forgiveCodes({ userId, email }: CodeOwner): Promise<void> {
  if (env.RATE_LIMITS === "off") return;
  const browser = await knownBrowser(email);
  await forgetAttempts(codesKey(userId, browser), LIMITS.secondFactor.account.rates);
  if (browser === null) await uncountAttempt(strangersCodes(userId), LIMITS.secondFactor.strangers);
}

/** Whoever tried those codes knew a password that no longer works. */
export async function forgiveStrangersCodes(userId: string): Promise<void> {
  if (env.RATE_LIMITS === "off") return;
  await forgetAttempts(strangersCodes(userId), [LIMITS.secondFactor.strangers]);
}

function codesKey(userId: string, browser: string | null): string {
  return browser === null
    ? `code:account:${userId}:${toNetwork(requestContext().address)}`
    : `code:browser:${userId}:${browser}`;
}

const strangersCodes = (userId: string) => `code:strangers:${userId}`;

function emailIn(input: unknown): string | null {
  const email = typeof input === "object" && input !== null && "email" in input ? input.email : null;
  return typeof email === "string" ? email : null; // a schema has trimmed and lowercased it
}

const QUARTER = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Of one link, from anywhere; those of an address are in `limits.ts`. Source: B-41.8. */
const USES = {
  read: [{ max: 120, seconds: QUARTER }],
  file: [{ max: 30, seconds: HOUR }],
  reply: [
    { max: 30, seconds: HOUR },
    { max: 100, seconds: DAY },
  ],
} satisfies Record<string, readonly Rate[]>;

/** As at sign-in: by link and network, and by link from anywhere, over a day. */
const CODES = {
  here: [
    { max: 10, seconds: QUARTER },
    { max: 50, seconds: DAY },
  ],
  anywhere: { max: 100, seconds: DAY },
};

/** @throws AppError `tooManyRequests` */
export async function requireUseOfLink({ linkId }: GuestGrant, use: keyof typeof USES): Promise<void> {
  await requireAll(USES[use].map((rate) => [`guest:${use}:${linkId}`, rate] as const));
}

/** By what was presented, whether there is such a link or not. @throws AppError `tooManyRequests` */
export async function requireCodeOfLink(token: string): Promise<void> {
  const link = secretHash(token);
  const network = toNetwork(requestContext().address);
  await requireAll([
    ...CODES.here.map((rate) => [`guest:code:${link}:${network}`, rate] as const),
    [`guest:code:${link}`, CODES.anywhere] as const,
  ]);
}
