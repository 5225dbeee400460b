import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { findContract } from "@/lib/contracts/contract-store";
import { findVersionNumber } from "@/lib/contracts/versions/version-store";
import { plainTextOfVersion } from "@/lib/contracts/versions/version-texts";
import { AppError } from "@/lib/errors";
import { inTransaction } from "@/lib/platform/db";
import { changeBook, requireOwnBook } from "./books";
import { MAX_WORDING_CHARS, type Position } from "./position";
import type { BookDto, TakeWording } from "./schema";

/**
 * Makes a passage of a contract the caller can read the wording of one of their own positions.
 * @throws AppError `positionsNotFound`, `forbidden`, `contractNotFound`, `versionNotFound`, `noVersions`,
 * `invalidInput` if the book has no such topic, or the passage is empty or too long. Source: B-24.5.
 */
export async function takeWording(actor: Actor, bookId: string, input: TakeWording): Promise<BookDto> {
  const book = await requireOwnBook(actor, bookId);
  const grant = await ContractGrant.request(actor, input.contractId, "read");
  const { versionId, version } = await versionToRead(grant, input.versionId);
  const { text } = await plainTextOfVersion(grant, versionId);
  const wording = text.slice(input.start, input.end).trim();
  if (wording === "" || wording.length > MAX_WORDING_CHARS) throw refusal("end");
  if (!book.positions.some(({ topic }) => topic === input.topic)) throw refusal("topic");
  const positions = book.positions.map((one) =>
    one.topic === input.topic ? withWording(one, input.as, wording) : one,
  );
  const changed = await changeBook(actor, bookId, { positions, revision: book.revision });
  const detail = { positionsId: bookId, topic: input.topic, version };
  await inTransaction((tx) =>
    recordInTransaction(actor, { chain: input.contractId, action: "positions.taught", detail }, tx),
  );
  return changed;
}

/** A lawyer's review applied to the old wording only. */
function withWording(position: Position, as: TakeWording["as"], wording: string): Position {
  const { wanted, fallback } = position;
  return as === "wanted" || fallback === null
    ? { ...position, wanted: { ...wanted, wording }, isReadByLawyer: false }
    : { ...position, fallback: { ...fallback, wording }, isReadByLawyer: false };
}

async function versionToRead(grant: ContractGrant<"read">, wish: string | undefined) {
  const contract = await findContract(grant);
  if (!contract) throw new AppError("contractNotFound");
  const versionId = wish ?? contract.currentVersionId;
  if (versionId === null) throw new AppError("noVersions");
  const version = await findVersionNumber(grant, versionId);
  if (version === null) throw new AppError("versionNotFound");
  return { versionId, version };
}

function refusal(path: string): AppError {
  return new AppError("invalidInput", { issues: [{ path, message: path }] });
}
