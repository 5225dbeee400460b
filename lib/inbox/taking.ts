import "server-only";
import { MAX_COMMENT_CHARS } from "@/lib/contracts/bounds";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import type { Actor } from "@/lib/access/actor";
import type { EditGrant } from "@/lib/access/contract-grant";
import { clock } from "@/lib/platform/clock";
import { answerableRound } from "@/lib/exchange/rounds/mailed";
import type { Language } from "@/lib/copy/languages";
import { findJobActor } from "@/lib/people/accounts/job-actor";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { enqueue } from "@/lib/platform/jobs/queue";
import { log } from "@/lib/platform/log";
import { roundsNamedBy } from "@/lib/platform/mail/reply-address";
import { storage } from "@/lib/platform/storage/storage";
import { readMailInWorker, type ReadMail } from "@/lib/workers/mail-reading";
import { WorkerFailure } from "@/lib/workers/threads/worker-failure";
import { answerRefused } from "./answering";
import { ANSWER_RATES, MAIL_RATES, MAX_MAIL_BYTES, MOST_FILES } from "./bounds";
import * as store from "./mail-store";
import { placeFile, placeNote, PlacingRefused, refusalOf, type Placing } from "./placing";
import type { MailPart, MailRefusal } from "./schema";
import { isHeldBack, isWithin, messageKey, recognise, silentRefusal, type Sender } from "./sender";

type ForJob = (contractId: string) => EditGrant;

/**
 * Takes a mail that came in apart, and each part where it belongs: each in a transaction that also records it, so that
 * a run that dies goes on with the next part. A job. Source: B-42.2.
 */
export async function takeMail(receivedId: string, forJob: ForJob): Promise<void> {
  const mail = await store.findWaitingMail(receivedId);
  if (!mail) return;
  const found = await readReceived(mail);
  if (!found) return end(receivedId, { reason: "unreadable", to: null });
  const { read } = found;
  const sender = await recognise(read);
  const facts = { sender: read.sender, subject: read.subject, userId: mail.userId ?? sender.person?.userId ?? null };
  if (!(await store.claimKey(receivedId, { ...facts, messageKey: messageKey(read, receivedId) })))
    return end(receivedId, { reason: "repeated", to: null });
  const silent = silentRefusal(read);
  if (silent !== null) return end(receivedId, { reason: silent, to: null });
  const reader = sender.person ?? (await makerOfAnswered(sender.address, read));
  if (!reader) return end(receivedId, { reason: "stranger", to: null });
  await store.setReader(receivedId, reader.userId);
  const to = { address: sender.address, language: reader.language };
  const reason = await refusalOfWhole(sender, { mail, isWhole: found.isWhole });
  if (reason === null) await placeParts({ receivedId, sender, read, forJob });
  await end(receivedId, { reason: reason ?? "", to });
}

async function refusalOfWhole(
  sender: Sender,
  { mail, isWhole }: { mail: store.WaitingMail; isWhole: boolean },
): Promise<MailRefusal | null> {
  const isFirstRun = mail.messageKey === null;
  if (isFirstRun && !(await isWithin(`mail-in:${sender.address}`, MAIL_RATES))) return "tooMany";
  if (await isHeldBack(sender)) return "noSecondFactor";
  if (mail.isCut) return "tooLarge";
  return isWhole ? null : "unreadable";
}

/** After a fault of ours: a known sender is told, so that nothing is lost silently. */
export async function giveUpReceived(receivedId: string): Promise<void> {
  const mail = await store.findWaitingMail(receivedId);
  const reader = mail?.userId ? await findJobActor(mail.userId) : null; // nobody reads what isn't proven
  const to = mail && reader && { address: mail.sender, language: reader.language };
  await end(receivedId, { reason: "failed", to });
}

const HEAD_END = Buffer.from("\r\n\r\n");
const MAX_HEAD_BYTES = 256 * 1024;

/** Of a mail that can't be read only the head, so that its sender is told. Null if there is nothing at all. */
async function readReceived(mail: store.WaitingMail): Promise<{ read: ReadMail; isWhole: boolean } | null> {
  const bytes = mail.file && (await storage.read(mail.file.storageKey, MAX_MAIL_BYTES));
  if (!bytes) return null;
  const whole = await readBytes(bytes, mail.id);
  if (whole) return { read: whole, isWhole: true };
  const end = Buffer.from(bytes).indexOf(HEAD_END);
  const head = await readBytes(bytes.slice(0, Math.min(end < 0 ? bytes.length : end + 4, MAX_HEAD_BYTES)), mail.id);
  return head && { read: head, isWhole: false };
}

async function readBytes(bytes: Uint8Array, receivedId: string): Promise<ReadMail | null> {
  const most = { files: MOST_FILES, fileBytes: MAX_FILE_BYTES, noteChars: MAX_COMMENT_CHARS };
  try {
    return await readMailInWorker(bytes, { authserv: env.MAIL_IN_AUTHSERV ?? null, most });
  } catch (cause) {
    if (!(cause instanceof WorkerFailure)) throw cause;
    log.info("inbox.unreadable", { receivedId, end: cause.end });
    return null;
  }
}

type Taken = { receivedId: string; sender: Sender; read: ReadMail; forJob: ForJob };

async function placeParts({ receivedId, sender, read, forJob }: Taken): Promise<void> {
  const rounds = roundsNamedBy(read.to);
  const placing = (place: number, fileName: string): Placing => ({
    ...{ sender, rounds, forJob },
    commit: (part) => recording(receivedId, (done) => ({ place, fileName, ...part(done) })),
  });
  if (read.files.length === 0 && read.filesLeftOut === 0)
    await placed(receivedId, { place: 0, fileName: "" }, () => placeNote(placing(0, ""), read.note));
  for (const [index, file] of read.files.entries()) {
    const [place, fileName] = [index + 1, file.fileName];
    await placed(receivedId, { place, fileName }, () => placeFile(placing(place, fileName), file));
  }
  if (read.filesLeftOut > 0)
    await placed(receivedId, { place: MOST_FILES + 1, fileName: "" }, () => {
      throw new PlacingRefused("tooManyFiles");
    });
}

/** Whoever sent the round that somebody without an account answers; null for strangers. */
async function makerOfAnswered(address: string, { to, files }: ReadMail): Promise<Actor | null> {
  const markers = files.flatMap(({ marker }) => marker ?? []);
  for (const named of [...roundsNamedBy(to).map((roundId) => ({ roundId })), ...markers]) {
    const answerable = await answerableRound(address, named);
    if (answerable) return answerable.maker;
  }
  return null;
}

/** Records what became of a part with the change itself; once it is recorded, it isn't done again. */
function recording(receivedId: string, toPart: (done: unknown) => MailPart): Commit {
  return (work) =>
    inTransaction(async (tx) => {
      const parts = await lockedParts(receivedId, tx);
      const done = await work(tx);
      const part = toPart(done);
      if (parts.some(({ place }) => place === part.place)) throw new TakenAlready();
      await store.setParts(receivedId, JSON.stringify([...parts, part]), tx);
      return done;
    });
}

/** Another run was faster, or this one was taken for dead. */
class TakenAlready extends Error {}

async function lockedParts(receivedId: string, tx: DatabaseClient): Promise<MailPart[]> {
  const parts = await store.lockParts(receivedId, tx);
  if (parts === null) throw new TakenAlready();
  return JSON.parse(parts) as MailPart[]; // written by `recording`
}

type Named = Pick<MailPart, "place" | "fileName">;

async function placed(receivedId: string, named: Named, place: () => Promise<void>): Promise<void> {
  const mail = await store.findWaitingMail(receivedId);
  const parts = JSON.parse(mail?.parts ?? "[]") as MailPart[]; // likewise
  if (!mail || parts.some((part) => part.place === named.place)) return;
  try {
    await place();
  } catch (cause) {
    if (cause instanceof TakenAlready) return;
    const reason = refusalOf(cause);
    if (reason === null) throw cause;
    const refused = { ...named, became: "refused" as const, reason, contractId: null };
    await recording(receivedId, () => refused)(async () => undefined);
  }
}

/** `to`: whom a letter tells what was refused; null for senders that are never answered. */
type End = { reason: MailRefusal | ""; to: { address: string; language: Language } | null };

async function end(receivedId: string, { reason, to }: End): Promise<void> {
  const mayAnswer = to !== null && (await isWithin(`mail-in-answer:${to.address}`, ANSWER_RATES));
  await inTransaction(async (tx) => {
    const parts = await store.lockParts(receivedId, tx);
    if (parts === null) return;
    const state = reason === "" ? "done" : "refused";
    const ended = await store.endMail(receivedId, { state, reason, endedAt: clock.now() }, tx);
    if (ended?.storageKey) await enqueue("removeFile", { storageKey: ended.storageKey }, {}, tx);
    if (reason !== "") log.info("inbox.refused", { receivedId, reason });
    const known = JSON.parse(parts) as MailPart[]; // likewise
    if (mayAnswer && to && (reason !== "" || known.some(({ became }) => became === "refused")))
      await answerRefused(to, { reason, parts: known }, tx);
  });
}
