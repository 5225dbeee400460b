import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import { Refused } from "@/lib/access/policy";
import { addComment } from "@/lib/contracts/comments/comments";
import { keepMadeFiles } from "@/lib/contracts/files/made-files";
import { requireKnownContent, uploadContract } from "@/lib/contracts/reading/intake";
import { nameFromFile } from "@/lib/contracts/reading/name-from-file";
import { detectMediaType } from "@/lib/documents/extraction/detect";
import { AppError } from "@/lib/errors";
import { answerableRound, noteByMail, returnByMail, type Answerable } from "@/lib/exchange/rounds/mailed";
import { contractOfRound, type NamedRound } from "@/lib/exchange/rounds/mailed-store";
import { startRound } from "@/lib/exchange/rounds/rounds";
import { asSeen } from "@/lib/normalized";
import { inTransaction, type Commit } from "@/lib/platform/db";
import type { ReadFile } from "@/lib/workers/mail-reading";
import type { MailPart, PartRefusal } from "./schema";
import type { Sender } from "./sender";

/** Where a part of the mail belongs: its place in the mail, and how its end is recorded in the same transaction. */
export type Placing = {
  sender: Sender;
  /** Rounds that the mail was addressed to, or whose letter it answers. */
  rounds: readonly string[];
  commit: (part: (done: unknown) => Omit<MailPart, "place" | "fileName">) => Commit;
  forJob: (contractId: string) => EditGrant;
};
type Target =
  | { kind: "member"; contractId: string }
  | { kind: "recipient"; answerable: Answerable }
  | { kind: "own" }
  | { kind: "nowhere" };

/**
 * Where something that names these rounds belongs: to a member of the contract, by their role there; to somebody the
 * round was sent to; otherwise to the person alone. What they can't open answers like what doesn't exist.
 * @throws AppError `forbidden` for a member who may only read. Source: B-42.4, B-42.5.
 */
async function findTarget({ address, person }: Sender, named: readonly NamedRound[]): Promise<Target> {
  for (const one of named) {
    const contractId = "roundId" in one ? await contractOfRound(one.roundId) : one.contractId;
    if (person && contractId !== null && (await mayEdit(person, contractId))) return { kind: "member", contractId };
    const answerable = await answerableRound(address, one);
    if (answerable) return { kind: "recipient", answerable };
  }
  return { kind: person ? "own" : "nowhere" };
}

async function mayEdit(person: Actor, contractId: string): Promise<boolean> {
  try {
    await ContractGrant.request(person, contractId, "edit");
    return true;
  } catch (cause) {
    if (cause instanceof Refused && cause.key === "contractNotFound") return false;
    throw cause;
  }
}

const onContract = (became: "round" | "note" | "draft") => (done: unknown) => {
  const { id, contractId = id } = done as { id?: string; contractId?: string }; // what the services below return
  return { became, reason: "", contractId: contractId ?? null };
};

/** Takes a file in. @throws {PlacingRefused}, AppError as the services for uploads do */
export async function placeFile({ sender, rounds, commit }: Placing, read: ReadFile): Promise<void> {
  if (read.problem !== null) throw new PlacingRefused(read.problem);
  const fileName = asSeen(read.fileName) || "file";
  requireKnownContent(read.bytes, fileName);
  const { marker } = read;
  const named = [...(marker ? [marker] : []), ...rounds.map((roundId) => ({ roundId }))];
  const target = await findTarget(sender, named);
  const file = { fileName, contentType: detectMediaType(read.bytes), bytes: read.bytes };
  if (target.kind === "recipient") {
    await returnByMail(target.answerable, { address: sender.address, file }, commit(onContract("round")));
    return;
  }
  if (target.kind === "nowhere" || !sender.person) throw new PlacingRefused("noContract");
  const { person } = sender;
  // a run that dies here leaves an upload that became nothing, which is removed after a day
  const fileId = await keepMadeFiles(person, [file], inTransaction, async ([kept]) => kept?.id ?? "");
  if (target.kind === "member") {
    const { contractId } = target;
    await startRound(
      person,
      contractId,
      { fileId, kind: "returned", sentBy: "" },
      commit(() => onContract("round")({ contractId })),
    );
    return;
  }
  const asUpload = { name: nameFromFile(fileName) || fileName, type: "Other" as const, fileId, guess: true };
  await uploadContract(person, asUpload, commit(onContract("draft")));
}

/** Takes in what was written. @throws {PlacingRefused}, AppError as comments do */
export async function placeNote({ sender, rounds, commit, forJob }: Placing, text: string): Promise<void> {
  const target = await findTarget(
    sender,
    rounds.map((roundId) => ({ roundId })),
  );
  if (target.kind === "nowhere" || target.kind === "own") throw new PlacingRefused("noContract");
  if (text === "") throw new PlacingRefused("noNote");
  if (target.kind === "recipient") {
    const job = forJob(target.answerable.round.contractId);
    await noteByMail(target.answerable, { address: sender.address, text, job }, commit(onContract("note")));
    return;
  }
  const { contractId } = target;
  if (!sender.person) throw new PlacingRefused("noContract");
  const comment = { text, location: "" };
  await addComment(
    sender.person,
    contractId,
    comment,
    commit(() => onContract("note")({ contractId })),
  );
}

/** A part that isn't taken in, for a reason that its sender is told. */
export class PlacingRefused extends Error {
  constructor(readonly reason: PartRefusal) {
    super(reason);
    this.name = "PlacingRefused";
  }
}

/** Failures of ours, after which the job is run again; everything else that is an `AppError` is about the part. */
const OURS = ["diskFull", "serverBusy", "unexpected", "tooManyRequests"];

export function refusalOf(cause: unknown): PartRefusal | null {
  if (cause instanceof PlacingRefused) return cause.reason;
  return cause instanceof AppError && !OURS.includes(cause.key) ? cause.key : null;
}
