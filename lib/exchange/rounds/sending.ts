import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { requireStanding } from "@/lib/access/while-allowed";
import { recordInTransaction } from "@/lib/audit/audit";
import type { VersionRow } from "@/lib/contracts/versions/version-store";
import { requireNumbersConfirmed } from "@/lib/contracts/reading/doubts";
import { requireKnownContent } from "@/lib/contracts/reading/intake";
import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { kindOfContent } from "@/lib/documents/extraction/detect";
import { MEDIA_TYPE, exportFileName } from "@/lib/documents/rendering/file-name";
import { AppError } from "@/lib/errors";
import { computeSha256 } from "@/lib/contracts/files/file-hash";
import { keepMadeFiles, type MadeFile } from "@/lib/contracts/files/made-files";
import { uploadedBytes } from "@/lib/contracts/files/uploads";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { enqueueUnlessWaiting } from "@/lib/platform/jobs/once";
import { newId } from "@/lib/platform/ids";
import { buildLetter } from "@/lib/platform/mail/letter";
import { mailer } from "@/lib/platform/mail/mailer";
import { replyAddressOf } from "@/lib/platform/mail/reply-address";
import { MAX_ATTACHMENT_BYTES, queueMail } from "@/lib/platform/mail/send-mail";
import { returnInWorker } from "@/lib/workers/returning";
import { toParcel, writtenParcel, type Parcel, markedIn, findTheirText } from "./parcels";
import { insertSentRound, OUTBOX } from "./round-store";
import { storedRound } from "./rounds";
import type { RoundDto, SendRound, PreviewQuery, SendPreviewDto } from "./schema";

type Grant = ContractGrant<"manage">;
/** A file being sent, and the version its changes are marked against. */
type Piece = { fileName: string; bytes: Uint8Array; since: VersionRow | null; answersId: string | null };

/**
 * Sends a version to the other side as Word files and records it, with each file exactly as sent: by mail, one letter
 * per recipient, or as a download that the user sends. A file sent some other way is recorded as is.
 * @returns the round of the tracked file, if two were sent
 * @throws AppError `contractNotFound`, `forbidden`, `sendingAddressUnproven`, `mailTooLarge`, `storageQuotaExceeded`,
 *   `numbersUnconfirmed`, and as `toParcel`, `exportedFile`, `answeredFile`, `uploadedBytes`. Source: B-26.13, B-26.15,
 *   B-26.17, B-26.18, B-51.6.
 */
export async function sendRound(
  actor: Actor,
  contractId: string,
  input: SendRound,
  commit: Commit = inTransaction,
): Promise<RoundDto> {
  const grant = await ContractGrant.request(actor, contractId, "manage");
  // don't send mail in the name of someone who has not proven their address
  if (input.deliver === "mail" && !actor.emailVerified) throw new AppError("sendingAddressUnproven");
  refuseWhenDiskIsFull();
  const parcel = await toParcel(grant, input);
  await requireNumbersConfirmed(grant, parcel.version.id);
  const sending = { actor, grant, input, parcel };
  if (input.fileId !== undefined) return recordUploaded(sending, input.fileId, commit);
  const pieces = await loadPieces(sending);
  const size = pieces.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (input.deliver === "mail" && size > MAX_ATTACHMENT_BYTES) throw new AppError("mailTooLarge");
  await requireStanding({ actor, contractId, ability: "manage" }); // writing the files can take minutes
  const made = pieces.map(({ fileName, bytes }) => ({ fileName, contentType: MEDIA_TYPE.docx, bytes }));
  return keepMadeFiles(actor, made, commit, async (files, tx) => {
    const goods = files.map((file, index) => ({
      roundId: newId(),
      file,
      since: pieces[index]?.since ?? null,
      ...answering(pieces[index]),
    }));
    if (input.deliver === "mail") for (const to of new Set(input.to)) await queueLetter(to, { ...sending, goods }, tx);
    return recorded({ ...sending, goods }, tx);
  });
}

const answering = (piece: Piece | undefined) => ({ answersId: piece?.answersId ?? null });

async function loadPieces({ actor, grant, input, parcel }: Sending): Promise<Piece[]> {
  const { form, comments } = input;
  const { name, version } = parcel;
  const called = `${name} v${version.versionNumber}`;
  const piece = async (one: Parcel, fileName: string): Promise<Piece> => {
    return { fileName, answersId: one.answersId, ...(await writtenParcel(actor, grant, { parcel: one, comments })) };
  };
  const clean = { ...parcel, since: null, answersId: null };
  if (form !== "both") return [await piece(form === "clean" ? clean : parcel, exportFileName(called, "docx"))];
  return [
    await piece(parcel, exportFileName(`${called} tracked`, "docx")),
    await piece(clean, exportFileName(`${called} clean`, "docx")),
  ];
}

/** A file downloaded earlier and sent since: the exact bytes. */
async function recordUploaded(sending: Sending, fileId: string, commit: Commit): Promise<RoundDto> {
  const { actor, parcel } = sending;
  const { file, bytes } = await uploadedBytes(actor, fileId);
  requireKnownContent(bytes, file.fileName);
  const sha256 = await computeSha256(bytes);
  const since = await markedSince(bytes, parcel, actor);
  const goods = [{ roundId: newId(), file: { ...file, sha256 }, since, answersId: null }];
  return commit((tx) => recorded({ ...sending, goods }, tx));
}

/** Only what the file itself strikes is shown to guests: it must be one that we wrote, marked since that version. */
async function markedSince(
  bytes: Uint8Array,
  { version, since }: Parcel,
  { userId }: Actor,
): Promise<VersionRow | null> {
  if (!since || kindOfContent(bytes) !== "docx") return null;
  const returned = { file: bytes, html: "" };
  const { identifier } = await returnInWorker({ verb: "know", returned, candidates: [] }, userId);
  return identifier?.versionId === version.id && identifier.sinceId === since.id ? since : null;
}

type Sending = { actor: Actor; grant: Grant; input: SendRound; parcel: Parcel };
type Goods = {
  roundId: string;
  file: Pick<MadeFile, "id" | "fileName" | "sha256">;
  since: VersionRow | null;
  answersId: string | null;
};

async function recorded(
  { actor, grant, input, parcel, goods }: Sending & { goods: readonly Goods[] },
  tx: DatabaseClient,
): Promise<RoundDto> {
  await ContractGrant.requireStill(grant, tx); // files take their time to store
  const { deliver, to, comments } = input;
  const createdAt = clock.now();
  const version = parcel.version.versionNumber;
  const ids: string[] = [];
  for (const { roundId, file, since, answersId } of goods) {
    const { id: fileId, fileName, sha256 } = file;
    const what = { sentVersionId: parcel.version.id, sentSinceId: since?.id ?? null, answersId };
    const delivery = deliver === "mail" && mailer.carrier === "outbox" ? OUTBOX : deliver;
    const how = { delivery, recipients: JSON.stringify(to), remarksSent: comments, createdAt };
    const row = { id: roundId, fileId, fileName, contractName: parcel.name, sha256, ...what, ...how };
    await insertSentRound(grant, row, actor, tx);
    const detail = { roundId: row.id, fileName, version, deliver, to };
    await recordInTransaction(actor, { chain: grant.contractId, action: "round.sent", detail }, tx);
    ids.push(row.id);
  }
  await enqueueUnlessWaiting("rereadDeadlines", { contractId: grant.contractId }, {}, tx); // what is marked is open now
  return storedRound(grant, ids[0] ?? "", { actor, tx });
}

async function queueLetter(
  to: string,
  { actor, input, parcel, goods }: Sending & { goods: readonly (Goods & { file: MadeFile })[] },
  tx: DatabaseClient,
): Promise<void> {
  const letter = roundLetter(actor.language, {
    sender: actor,
    contract: parcel.name,
    versionNumber: parcel.version.versionNumber,
    isTracked: goods.some(({ since }) => since !== null),
    files: goods.length,
    message: input.message,
  });
  const attachments = goods.map(({ file: { storageKey, fileName, contentType } }) => {
    return { storageKey, fileName, contentType };
  });
  const inbox = goods[0] ? replyAddressOf(goods[0].roundId) : null;
  const replyTo = inbox === null ? actor.email : `${actor.email},${inbox}`; // to the person, and back into the round
  const sent = goods[0] ? { roundId: goods[0].roundId } : {}; // an answer to the letter is one to the round
  await queueMail({ kind: "contract", to, replyTo, attachments, ...sent, ...letter }, tx);
}

/**
 * What the other side would see: how many changes the file marks, and how many of ours it would not. The file is made
 * exactly as it would be sent, and read like any other.
 * @throws AppError as `toParcel` and `writtenParcel`. Source: B-26.17.
 */
export async function previewSending(actor: Actor, contractId: string, query: PreviewQuery): Promise<SendPreviewDto> {
  const grant = await ContractGrant.request(actor, contractId, "manage");
  const theirs = await findTheirText(grant);
  const asked = await toParcel(grant, query);
  const parcel = markedIn(asked, theirs);
  const { version } = asked;
  const marked = parcel && (await countMarks(actor, grant, parcel));
  const { since = null, answersId = null } = parcel ?? {};
  const base = since && theirs && since.versionNumber > theirs.version.versionNumber ? theirs.version : null;
  const unmarked = base && since ? await differences(actor, base, since) : 0;
  const isReply = answersId !== null && theirs?.answersId === answersId;
  return {
    theirs: theirs && {
      versionId: theirs.version.id,
      versionNumber: theirs.version.versionNumber,
      answersId: theirs.answersId,
    },
    tracked: marked === null ? null : { changes: marked, unmarked },
    clean: { unmarked: isReply ? (marked ?? 0) : theirs ? await differences(actor, theirs.version, version) : 0 },
  };
}

async function countMarks(actor: Actor, grant: ContractGrant<"manage">, parcel: Parcel): Promise<number> {
  const { bytes } = await writtenParcel(actor, grant, { parcel, comments: "none" });
  return returnInWorker({ verb: "count", file: bytes }, actor.userId);
}

async function differences(actor: Actor, from: VersionRow, to: VersionRow): Promise<number> {
  if (from.id === to.id) return 0;
  const sent = { html: from.html, file: null, original: null, editions: [], answered: null, isOwn: false };
  const task = { verb: "read", returned: { file: null, html: to.html }, sent } as const;
  return (await returnInWorker(task, actor.userId)).changes.length;
}

type LetterFacts = {
  sender: { name: string; email: string };
  contract: string;
  versionNumber: number;
  /** Whether the file shows the changes. */
  isTracked: boolean;
  /** How many files are attached. */
  files: number;
  message: string;
};

/** The letter that accompanies a contract's file, in the sender's language. Source: B-26.13. */
function roundLetter(
  language: Language,
  { sender, contract, versionNumber, isTracked, files, message }: LetterFacts,
): { subject: string; html: string; text: string } {
  const words = copyFor(language).rounds.letter;
  const said = message.split("\n").filter((line) => line.trim() !== "");
  const content = {
    language,
    title: contract,
    paragraphs: [
      words.body(sender.name, versionNumber),
      ...(files > 1 ? [words.both] : isTracked ? [words.tracked] : []),
      ...said,
      words.answer(sender.email),
    ],
    button: null,
    footer: words.footer(sender.name),
  };
  return { subject: words.subject(contract, sender.name), ...buildLetter(content) };
}
