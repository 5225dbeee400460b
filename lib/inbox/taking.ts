import "server-only";
import { MAX_COMMENT_CHARS } from "@/lib/contracts/bounds";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import type { EditGrant } from "@/lib/access/contract-grant";
import { copyFor } from "@/lib/copy/copy";
import { clock } from "@/lib/platform/clock";
import type { Language } from "@/lib/copy/languages";
import { findJobActor } from "@/lib/people/accounts/job-actor";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { enqueue } from "@/lib/platform/jobs/queue";
import { log } from "@/lib/platform/log";
import { buildLetter } from "@/lib/platform/mail/letter";
import { queueMail } from "@/lib/platform/mail/send-mail";
import { storage } from "@/lib/platform/storage/storage";
import { readMailInWorker, type ReadMail } from "@/lib/workers/mail-reading";
import { WorkerFailure } from "@/lib/workers/threads/worker-failure";
import { ANSWER_RATES, MAIL_RATES, MAX_MAIL_BYTES, MOST_FILES } from "./bounds";
import { judge, makerOfNamed, namedBy } from "./judging";
import * as store from "./mail-store";
import { placeFile, placeNote, PlacingRefused, refusalOf, type Placing } from "./placing";
import { refusalWords } from "./refusal-words";
import type { MailPart, MailRefusal } from "./schema";
import { isHeldBack, isWithin, messageKey, type Sender } from "./sender";

type ForJob = (contractId: string) => EditGrant;

/**
 * Takes a mail that came in apart, and each part where it belongs: each in a transaction that also records it, so that
 * a run that dies goes on with the next part. A job. Source: B-42.2.
 */
export async function takeMail(receivedId: string, forJob: ForJob): Promise<void> {
  const mail = await store.findWaitingMail(receivedId);
  if (!mail) return;
  const bytes = mail.file && (await storage.read(mail.file.storageKey, MAX_MAIL_BYTES));
  if (!bytes) return endUnkept(receivedId, { reason: "unreadable", userId: null });
  const judged = await judge(bytes);
  if (judged.kind === "refused") return endUnkept(receivedId, judged);
  const { head, sender } = judged;
  if (!(await store.claimKey(receivedId, messageKey(head, mail.file?.sha256 ?? receivedId))))
    return endUnkept(receivedId, { reason: "repeated", userId: sender.person?.userId ?? null });
  const known = sender.person ?? (await makerOfNamed(sender.address, await namedBy(head)));
  if (known) await store.setReader(receivedId, { ...head, userId: known.userId });
  const early = await refusalByHead(sender, mail);
  const read = early === null ? await readBytes(bytes, receivedId) : null;
  const reader = known ?? (await makerOfNamed(sender.address, markersIn(read)));
  if (!reader) return endUnkept(receivedId, { reason: early ?? "stranger", userId: null });
  await store.setReader(receivedId, { ...head, userId: reader.userId });
  if (read) await placeParts({ receivedId, sender, read, forJob });
  const reason = early ?? (read ? "" : "unreadable");
  await end(receivedId, { reason, to: { address: sender.address, language: reader.language } });
}

const markersIn = (read: ReadMail | null) => read?.files.flatMap(({ marker }) => marker ?? []) ?? [];

/** What needs no look into the mail itself. */
async function refusalByHead(sender: Sender, mail: store.WaitingMail): Promise<MailRefusal | null> {
  const isFirstRun = mail.messageKey === null;
  if (isFirstRun && !(await isWithin(`mail-in:${sender.address}`, MAIL_RATES))) return "tooMany";
  if (await isHeldBack(sender)) return "noSecondFactor";
  return mail.isCut ? "tooLarge" : null;
}

/** After a fault of ours: a known sender is told, so that nothing is lost silently. */
export async function giveUpReceived(receivedId: string): Promise<void> {
  const mail = await store.findWaitingMail(receivedId);
  const reader = mail?.userId ? await findJobActor(mail.userId) : null; // nobody reads what isn't proven
  const to = mail && reader && { address: mail.sender, language: reader.language };
  await end(receivedId, { reason: "failed", to });
}

/** Null for what can't be taken apart. */
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
  const rounds = (await namedBy(read)).map(({ roundId }) => roundId);
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

/** Of mail that nobody awaits nothing is kept but that it came, and to whose account it belongs. Source: B-42.6. */
async function endUnkept(
  receivedId: string,
  { reason, userId }: { reason: MailRefusal; userId: string | null },
): Promise<void> {
  await store.forgetFacts(receivedId, userId);
  await end(receivedId, { reason, to: null });
}

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

/** Tells a known sender what was refused and why, in the transaction that ends the mail. Source: B-42.7. */
async function answerRefused(
  { address, language }: { address: string; language: Language },
  { reason, parts }: { reason: MailRefusal | ""; parts: readonly MailPart[] },
  tx: DatabaseClient,
): Promise<void> {
  const copy = copyFor(language);
  const { letter, mailReasons } = copy.inbox;
  const refused = parts.filter(({ became }) => became === "refused");
  const lines = refused.map(({ fileName, reason: why }) => {
    const words = refusalWords(why, copy);
    return fileName === "" ? words : letter.file(fileName, words);
  });
  const content = {
    language,
    title: letter.title,
    paragraphs: [
      ...(reason === "" ? [] : [mailReasons[reason]]),
      ...lines,
      ...(refused.length < parts.length ? [letter.hint] : []),
    ],
    button: null,
    footer: letter.footer,
  };
  await queueMail({ kind: "notice", to: address, subject: letter.title, ...buildLetter(content) }, tx);
}
