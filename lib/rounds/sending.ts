import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { demandStanding } from "@/lib/access/while-allowed";
import { recordInTransaction } from "@/lib/audit/audit";
import { contractOf } from "@/lib/contracts/contract-store";
import { exportedFile } from "@/lib/contracts/exports";
import { versionOf, type VersionRow } from "@/lib/contracts/version-store";
import { MEDIA_TYPE, exportFileName } from "@/lib/documents/rendering/file-name";
import { AppError } from "@/lib/errors";
import { keepMadeFile, type MadeFile } from "@/lib/files/made-files";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { newId } from "@/lib/platform/ids";
import { MAX_ATTACHMENT_BYTES, queueMail } from "@/lib/platform/mail/send-mail";
import { answeredFile } from "./answering";
import { roundLetter } from "./round-letter";
import { insertSentRound } from "./round-store";
import { storedRound } from "./rounds";
import type { RoundDto, SendRound } from "./schema";

/** What goes out. */
type Parcel = { name: string; version: VersionRow; since: VersionRow | null };

/**
 * Sends a version to the other side as a Word file and records it, with the file as it went out: by mail, a letter to
 * each recipient, or to be downloaded by whoever sends it.
 * @throws AppError `contractNotFound`, `forbidden`, `sendingAddressUnproven`, `noVersions`, `versionNotFound`,
 *   `invalidInput` for a version to compare with that is no older one, `mailTooLarge`, `storageQuotaExceeded`, and as
 *   `exportedFile` and `answeredFile`. Source: B-26.13, B-26.15.
 */
export async function sendRound(
  actor: Actor,
  contractId: string,
  input: SendRound,
  commit: Commit = inTransaction,
): Promise<RoundDto> {
  const grant = await ContractGrant.request(actor, contractId, "manage");
  // whoever has not shown that the address is theirs sends nobody anything in its name
  if (input.deliver === "mail" && !actor.emailVerified) throw new AppError("sendingAddressUnproven");
  refuseWhenDiskIsFull();
  const parcel = await parcelOf(grant, input);
  const { bytes, since } = await written(actor, grant, { input, parcel });
  if (input.deliver === "mail" && bytes.length > MAX_ATTACHMENT_BYTES) throw new AppError("mailTooLarge");
  await demandStanding({ actor, contractId, ability: "manage" }); // writing the file may take minutes
  const fileName = exportFileName(`${parcel.name} v${parcel.version.versionNumber}`, "docx");
  const made = { fileName, contentType: MEDIA_TYPE.docx, bytes };
  const sending = { actor, grant, input, parcel: { ...parcel, since } };
  return keepMadeFile(actor, made, commit, (file, tx) => sent({ ...sending, file }, tx));
}

async function written(
  actor: Actor,
  grant: ContractGrant<"manage">,
  { input, parcel }: { input: SendRound; parcel: Parcel },
): Promise<{ bytes: Uint8Array; since: VersionRow | null }> {
  const { answersId, comments } = input;
  if (answersId === undefined) {
    const query = { format: "docx", comments } as const;
    const bytes = await exportedFile(actor, grant, { query, ...parcel, isSigned: true });
    return { bytes, since: parcel.since };
  }
  const { name, version } = parcel;
  const { bytes, sent: base } = await answeredFile(actor, grant, { roundId: answersId, name, version, comments });
  return { bytes, since: base.id === version.id ? null : base };
}

async function parcelOf(grant: ContractGrant<"manage">, input: SendRound): Promise<Parcel> {
  const contract = await contractOf(grant);
  if (!contract) throw new AppError("contractNotFound");
  const versionId = input.versionId ?? contract.currentVersionId;
  if (!versionId) throw new AppError("noVersions");
  const version = await versionOf(grant, versionId);
  const since = input.sinceId === undefined ? null : await versionOf(grant, input.sinceId);
  if (!version || (input.sinceId !== undefined && !since)) throw new AppError("versionNotFound");
  if (since && since.versionNumber >= version.versionNumber)
    throw new AppError("invalidInput", { issues: [{ path: "sinceId", message: "sinceId" }] });
  return { name: contract.name, version, since };
}

type Sent = { actor: Actor; grant: ContractGrant<"manage">; input: SendRound; parcel: Parcel; file: MadeFile };

async function sent({ actor, grant, input, parcel, file }: Sent, tx: DatabaseClient): Promise<RoundDto> {
  const { deliver, to, comments } = input;
  const row = {
    id: newId(),
    fileId: file.id,
    fileName: file.fileName,
    sha256: file.sha256,
    sentVersionId: parcel.version.id,
    sentSinceId: parcel.since?.id ?? null,
    answersId: input.answersId ?? null,
    delivery: deliver,
    recipients: JSON.stringify(to),
    remarksSent: comments,
    createdAt: clock.now(),
  };
  await insertSentRound(grant, row, actor, tx);
  if (deliver === "mail") for (const one of new Set(to)) await queueLetter(one, { actor, input, parcel, file }, tx);
  const version = parcel.version.versionNumber;
  const detail = { roundId: row.id, fileName: file.fileName, version, deliver, to };
  await recordInTransaction(actor, { chain: grant.contractId, action: "round.sent", detail }, tx);
  return storedRound(grant, row.id, { actor, tx });
}

async function queueLetter(
  to: string,
  { actor, input, parcel, file }: Omit<Sent, "grant">,
  tx: DatabaseClient,
): Promise<void> {
  const { name: contract, version, since } = parcel;
  const letter = roundLetter(actor.language, {
    sender: actor,
    contract,
    versionNumber: version.versionNumber,
    isTracked: since !== null,
    message: input.message,
  });
  const { storageKey, fileName, contentType } = file;
  const attachment = { storageKey, fileName, contentType };
  await queueMail({ kind: "contract", to, replyTo: actor.email, attachment, ...letter }, tx);
}
