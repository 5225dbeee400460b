import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { recordOpening } from "@/lib/audit/audit";
import { findContract } from "@/lib/contracts/contract-store";
import { partiesSince } from "@/lib/counterparties/since";
import { AppError } from "@/lib/errors";
import { familySince } from "@/lib/families/since";
import { CONTRACTS_PER_PAGE } from "./bounds";
import { readReferences, watchedBy, withWatches } from "./references";
import type { AllSinceDto, ContractSinceDto, SinceDto, SinceQuery } from "./schema";
import { signedContracts, type SignedRow } from "./since-store";

/**
 * What changed since a contract was signed: its parties, the documents that belong to it, what it refers to.
 * @throws AppError `contractNotFound`. Source: B-49.1.
 */
export async function sinceSigned(actor: Actor, contractId: string, signal?: AbortSignal): Promise<SinceDto> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const contract = await findContract(grant);
  if (!contract) throw new AppError("contractNotFound");
  const kept = await readReferences(grant, signal);
  if (kept) await recordOpening(actor, contractId, [kept.versionNumber]); // its words are shown
  const after = contract.signedOn;
  const references = await withWatches(actor, grant, { references: kept?.references ?? [], after: after ?? "" });
  const nothing = { parties: [], documents: [], hiddenCount: 0, changes: [] };
  if (after === null) return { signedOn: null, versionId: kept?.versionId ?? null, ...nothing, references };
  const { changes: parties } = await partiesSince(actor, contractId, after);
  const family = await familySince(actor, contractId, { after, withText: true, signal });
  return { signedOn: after, versionId: kept?.versionId ?? null, parties, ...family, references };
}

/** The same over all signed contracts of the caller, page by page; texts are not compared. Source: B-49.7. */
export async function sinceSignedOfAll(
  actor: Actor,
  { limit = CONTRACTS_PER_PAGE, cursor }: SinceQuery,
  signal?: AbortSignal,
): Promise<AllSinceDto> {
  const rows = await signedContracts(actor, { after: cursor ?? null, limit: limit + 1 });
  const contracts: ContractSinceDto[] = [];
  for (const row of rows.slice(0, limit)) {
    signal?.throwIfAborted();
    const since = await shortSince(actor, row);
    if (!since || countSince(since.contract) === 0) continue;
    contracts.push(since.contract);
    await recordOpening(actor, row.id, since.versions); // its words are shown
  }
  const watched = cursor === undefined ? await watchedBy(actor) : [];
  return { contracts, nextCursor: rows.length > limit ? (rows[limit - 1]?.id ?? null) : null, watched };
}

/** Without comparing texts. Null where the actor's part ended meanwhile. */
export async function shortSince(
  actor: Actor,
  { id, name, signedOn }: SignedRow,
): Promise<{ contract: ContractSinceDto; versions: number[] } | null> {
  try {
    const grant = await ContractGrant.request(actor, id, "read");
    const kept = await readReferences(grant);
    const { changes: parties } = await partiesSince(actor, id, signedOn);
    const { documents, hiddenCount } = await familySince(actor, id, { after: signedOn, withText: false });
    const references = await withWatches(actor, grant, { references: kept?.references ?? [], after: signedOn });
    const changed = references.filter(({ changes }) => changes.length > 0);
    const versionId = kept?.versionId ?? null;
    const found = { versionId, parties, documents, hiddenCount, references: changed };
    return { contract: { contractId: id, name, signedOn, ...found }, versions: kept ? [kept.versionNumber] : [] };
  } catch (cause) {
    if (cause instanceof AppError && cause.key === "contractNotFound") return null;
    throw cause;
  }
}

/** How many things changed; what one can't open counts, as it is told of. */
export function countSince({ parties, documents, hiddenCount, references }: ContractSinceDto): number {
  return parties.length + documents.length + hiddenCount + references.length;
}
