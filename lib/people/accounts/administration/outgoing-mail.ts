import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AdminGrant } from "@/lib/access/admin-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { foldedForSearch } from "@/lib/normalized";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { mailer } from "@/lib/platform/mail/mailer";
import { readFailures } from "@/lib/platform/mail/send-mail";
import { CARRIERS } from "@/lib/platform/mail/port";
import { findMailAccount } from "@/lib/people/accounts/address/address-store";
import { queueVerification } from "@/lib/people/accounts/address/email-verification";
import {
  mailById,
  mailsPage,
  mailsWithText,
  sendOnceMore,
  type MailCursor,
  type MailPage,
  type MailRow,
  type MailWithWords,
} from "./outgoing-mail-store";
import type { MailState } from "@/lib/people/accounts/bounds";
import { queueReset } from "@/lib/people/accounts/password/new-password";
import {
  MAIL_KINDS,
  MAILS_PER_PAGE,
  type MailDto,
  type MailListQuery,
  type ReadMailDto,
} from "@/lib/people/accounts/schema";

/**
 * Newest first or as `sort` says, paged, by state and part of the recipient's address; without text, because a letter's
 * link gives access. @throws AppError `forbidden`. Source: behaviour §23.
 */
export async function listMail(
  actor: Actor,
  query: MailListQuery,
): Promise<{ items: MailDto[]; nextCursor: string | null }> {
  const grant = AdminGrant.request(actor);
  const limit = query.limit ?? MAILS_PER_PAGE;
  const rows = await mailsMatching(grant, {
    limit: limit + 1,
    after: query.cursor === undefined ? null : readCursor(query.cursor),
    state: query.state || null,
    search: foldedForSearch(query.search ?? ""),
    isOldestFirst: query.sort === "created",
  });
  const last = rows[limit - 1];
  const shown = rows.slice(0, limit);
  const withWords = await mailsWithText(
    grant,
    shown.map(({ id }) => id),
  );
  return {
    items: shown.map((row) => toMailDto(row, withWords.has(row.id))),
    nextCursor: rows.length > limit && last ? writeCursor(last) : null,
  };
}

/** The database takes `%` and `_` for anything; what it finds too much is left out here. */
async function mailsMatching(grant: AdminGrant, page: MailPage): Promise<MailRow[]> {
  const found: MailRow[] = [];
  for (let { after } = page; ;) {
    const rows = await mailsPage(grant, { ...page, after });
    found.push(...rows.filter(({ recipient }) => recipient.toLowerCase().includes(page.search)));
    const last = rows.at(-1);
    if (found.length >= page.limit || rows.length < page.limit || !last) return found.slice(0, page.limit);
    after = { createdAt: last.createdAt, mailId: last.id };
  }
}

/**
 * Lets an administrator pass the link on if no mail service is set; recorded.
 * @throws AppError `forbidden`, `mailNotFound`, `mailNotReadable`. Source: behaviour §23.
 */
export async function readMail(actor: Actor, mailId: string): Promise<ReadMailDto> {
  const grant = AdminGrant.request(actor);
  return inTransaction(async (tx) => {
    const row = await found(grant, mailId, tx);
    if (!isReadable(row, row.text !== "")) throw new AppError("mailNotReadable");
    await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "mail.read", detail: mailFacts(row) }, tx);
    return { ...toMailDto(row, true), text: row.text };
  });
}

/**
 * Unchanged while its text and link are valid, otherwise with a new link for a password or an address; only the
 * contract's manager can renew an invitation.
 * @throws AppError `forbidden`, `mailNotFound`, `mailNotRepeatable`. Source: behaviour §2, §23.
 */
export async function sendMailAgain(actor: Actor, mailId: string, commit: Commit = inTransaction): Promise<MailDto> {
  const grant = AdminGrant.request(actor);
  return commit(async (tx) => {
    const row = await found(grant, mailId, tx);
    if (isWhole(row)) await sendOnceMore(grant, mailId, tx);
    else await sendAnew(actor, row, tx);
    await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "mail.sentAgain", detail: mailFacts(row) }, tx);
    const now = await found(grant, mailId, tx);
    return toMailDto(now, now.text !== "");
  });
}

/** Whether a mail service delivers letters; without one, administrators pass their links on. */
export function isMailCarried(): boolean {
  return mailer.carrier !== "outbox";
}

async function found(grant: AdminGrant, mailId: string, tx: DatabaseClient): Promise<MailWithWords> {
  const row = await mailById(grant, mailId, tx);
  if (!row) throw new AppError("mailNotFound");
  return row;
}

async function sendAnew(actor: Actor, row: MailRow, tx: DatabaseClient): Promise<void> {
  const account = await findMailAccount({ email: row.recipient }, tx);
  const { language } = actor;
  if (account && row.kind === "reset") return queueReset(account, { language }, tx);
  if (account && row.kind === "verification" && !account.emailVerifiedAt)
    return queueVerification(account, { language }, tx);
  throw new AppError("mailNotRepeatable");
}

function toMailDto(row: MailRow, hasWords: boolean): MailDto {
  const { id, recipient, subject } = row;
  return {
    id,
    kind: MAIL_KINDS.find((kind) => kind === row.kind) ?? null,
    recipient,
    subject,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    carrier: CARRIERS.find((carrier) => carrier === row.carrier) ?? null,
    state: mailState(row, hasWords),
    failures: readFailures(row.failures),
    isReadable: isReadable(row, hasWords),
    isRepeatable: hasWords ? isLinkGood(row) : row.kind === "reset" || row.kind === "verification",
  };
}

function mailState(row: MailRow, hasWords: boolean): MailState {
  if (row.sentAt) return "sent";
  if (!hasWords) return "lapsed";
  return row.failedAt ? "failed" : "waiting";
}

/** With a mail service, letters are private to their recipients; letters with a contract always are. */
function isReadable(row: MailRow, hasWords: boolean): boolean {
  return !isMailCarried() && row.kind !== "contract" && hasWords && isLinkGood(row);
}

function isWhole(row: MailWithWords): boolean {
  return row.text !== "" && isLinkGood(row);
}

function isLinkGood({ expiresAt }: MailRow): boolean {
  return expiresAt === null || expiresAt > clock.now();
}

function mailFacts({ id, kind, recipient }: MailRow): { mailId: string; kind: string; email: string } {
  return { mailId: id, kind, email: recipient };
}

function writeCursor({ createdAt, id }: MailRow): string {
  return Buffer.from(`${createdAt.toISOString()}|${id}`).toString("base64url");
}

/** @throws AppError `invalidInput` for anything that `writeCursor` did not write */
function readCursor(text: string): MailCursor {
  const [at = "", mailId = ""] = Buffer.from(text, "base64url").toString().split("|");
  const createdAt = new Date(at);
  if (Number.isNaN(createdAt.getTime()) || mailId === "")
    throw new AppError("invalidInput", { issues: [{ path: "cursor", message: "cursor" }] });
  return { createdAt, mailId };
}
