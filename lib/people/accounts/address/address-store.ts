import "server-only";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { wipeLetters } from "@/lib/platform/mail/send-mail";
import { deleteTokens } from "../tokens/token-store";
import { deleteIdentities } from "@/lib/people/accounts/openid/identity-store";
import { endResets, endSessions } from "@/lib/people/accounts/password/password-store";
import { endChallenges } from "@/lib/people/accounts/second-factor/challenge-store";
import { deleteFactors } from "@/lib/people/accounts/second-factor/factor-store";

export type ProvenAccount = { id: string; name: string; email: string; systemRole: string };
type Verification = {
  userId: string;
  email: string;
  expiresAt: Date;
  usedAt: Date | null;
  user: { name: string; email: string };
};
/** What a letter needs of an account. */
export type MailAccount = {
  id: string;
  name: string;
  email: string;
  emailVerifiedAt: Date | null;
  defaultLanguage: string;
  settingsUpdatedAt: Date | null;
};

const MAIL_ACCOUNT = {
  id: true,
  name: true,
  email: true,
  emailVerifiedAt: true,
  defaultLanguage: true,
  settingsUpdatedAt: true,
} as const;

/** Proves an address; its other links become invalid. @returns the account, or null if proven before or gone */
export async function markProven(userId: string, at: Date, client: DatabaseClient): Promise<ProvenAccount | null> {
  const { count } = await client.user.updateMany({
    where: { id: userId, emailVerifiedAt: null },
    data: { emailVerifiedAt: at },
  });
  const open = await client.emailVerification.findMany({
    where: { userId, usedAt: null },
    select: { tokenHash: true },
  });
  await wipeLetters(
    open.map(({ tokenHash }) => tokenHash),
    client,
  );
  await client.emailVerification.deleteMany({ where: { userId, usedAt: null } });
  return count === 1
    ? client.user.findUnique({ where: { id: userId }, select: { id: true, name: true, email: true, systemRole: true } })
    : null;
}

export async function markVouched(userId: string, at: Date, client: DatabaseClient): Promise<void> {
  await client.user.updateMany({ where: { id: userId, emailVouchedAt: null }, data: { emailVouchedAt: at } });
}

/** Gives the account with the configured administrator address its role. */
export async function makeAdministrator(userId: string, client: DatabaseClient): Promise<void> {
  await client.user.update({ where: { id: userId }, data: { systemRole: "admin" }, select: { id: true } });
}

export function findMailAccount(
  of: { id: string } | { email: string },
  client: DatabaseClient,
): Promise<MailAccount | null> {
  return client.user.findUnique({ where: of, select: MAIL_ACCOUNT });
}

export async function insertVerification(
  row: { userId: string; email: string; tokenHash: string; createdAt: Date; expiresAt: Date },
  client: DatabaseClient,
): Promise<void> {
  await client.emailVerification.deleteMany({ where: { userId: row.userId, expiresAt: { lte: row.createdAt } } });
  await client.emailVerification.create({ data: { id: newId(), ...row } });
}

export function findVerification(tokenHash: string): Promise<Verification | null> {
  return db.emailVerification.findUnique({
    where: { tokenHash },
    select: { userId: true, email: true, expiresAt: true, usedAt: true, user: { select: { name: true, email: true } } },
  });
}

/** Uses up a link. @returns false if it is unknown, expired, used, or for an address since given up */
export async function takeVerification(tokenHash: string, now: Date, client: DatabaseClient): Promise<boolean> {
  const { count } = await client.emailVerification.updateMany({
    where: { tokenHash, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  if (count === 0) return false;
  const row = await client.emailVerification.findUnique({
    where: { tokenHash },
    select: { email: true, user: { select: { email: true } } },
  });
  return row !== null && row.email === row.user.email;
}

/** How many of each kind were removed. */
export type Cleared = { sessions: number; factors: number; identities: number; calendars: number; tokens: number };

/**
 * Removes everything that opens the account or reads from it, and mailed password links, however they were created:
 * sessions first, because things that belong to a session are created while it is locked (`holdSession`).
 *
 * @param session the one to keep; null for none
 */
export async function clearWaysIn(userId: string, session: string | null, tx: DatabaseClient): Promise<Cleared> {
  const sessions = await endSessions(userId, { except: session }, tx);
  const factors = await deleteFactors(userId, tx);
  const identities = await deleteIdentities(userId, tx);
  const calendars = await deleteCalendar(userId, tx);
  const tokens = await deleteTokens(userId, tx);
  await endResets(userId, tx);
  return { sessions, factors, identities, calendars, tokens };
}

/** The link by which a calendar program reads. @returns how many there were */
export async function deleteCalendar(userId: string, tx: DatabaseClient): Promise<number> {
  return (await tx.calendarFeed.deleteMany({ where: { userId } })).count;
}

/** Nothing vouches for the address any more. */
export async function unvouch(userId: string, tx: DatabaseClient): Promise<void> {
  await tx.user.updateMany({ where: { id: userId }, data: { emailVouchedAt: null } });
}

/** What is under way or opens the account without a person, but not how they sign in. @returns how many ended */
export async function clearSessions(
  userId: string,
  tx: DatabaseClient,
): Promise<Pick<Cleared, "sessions" | "calendars" | "tokens">> {
  const sessions = await endSessions(userId, { except: null }, tx);
  const calendars = await deleteCalendar(userId, tx);
  const tokens = await deleteTokens(userId, tx);
  await endResets(userId, tx);
  await endChallenges(userId, tx);
  return { sessions, calendars, tokens };
}

/** @param closed since when and by whom; null: open */
export async function setDeactivated(
  userId: string,
  closed: { at: Date; by: "directory" | "administrator"; name: string } | null,
  tx: DatabaseClient,
): Promise<void> {
  const { at = null, by = "", name = "" } = closed ?? {};
  const data = { deactivatedAt: at, deactivatedBy: by, deactivatedByName: name };
  await tx.user.updateMany({ where: { id: userId }, data });
}
