import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { findContractEnds } from "@/lib/deadlines/contract-end-store";
import { findToday } from "@/lib/deadlines/deadlines";
import { clock } from "@/lib/platform/clock";
import { inTransaction } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { Passage } from "@/lib/engine/port";
import { AMENDING } from "./bounds";
import { findFamilyId, type MemberRow } from "./family-store";
import { roleFor } from "./families";
import { requireMembers, toRole } from "./members";
import { insertUnrelated, namedPairs, type NamedPair } from "./proposal-store";
import type { FamilyOfContractDto, ProposalDto, ProposalsDto, Unrelated } from "./schema";

/** A number as short as '14' is many contracts'. */
const TELLING_CHARS = 5;
const BOTH_PARTIES = 2;
const MOST_SHOWN = 50;

/** A contract's family, or those that it probably belongs to. @throws AppError `contractNotFound`. Source: B-31.1. */
export async function familyOfContract(actor: Actor, contractId: string): Promise<FamilyOfContractDto> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const familyId = await findFamilyId(grant);
  if (familyId === null) return { family: null, proposals: toProposals(await namedPairs(actor, [contractId])) };
  const { root, open, hidden } = await requireMembers(actor, familyId);
  const documentCount = open.length + hidden.length;
  const end = (await findContractEnds(actor, [contractId])).get(contractId);
  const ended = end ? { ...end, isPast: end.on !== null && end.on <= (await findToday(actor)) } : null;
  const amends = amendedBy(open, contractId);
  return { family: { id: familyId, name: root?.contract.name ?? "", documentCount, ended, amends }, proposals: [] };
}

/** What a document of a family amends, if the caller can open that. */
function amendedBy(open: readonly MemberRow[], contractId: string): { contractId: string; name: string } | null {
  const own = open.find((row) => row.contractId === contractId && AMENDING.includes(toRole(row)));
  const parent = own && open.find(({ id }) => id === own.parentId);
  return parent ? { contractId: parent.contractId, name: parent.contract.name } : null;
}

/** Contracts that name a document of the family. @throws AppError `familyNotFound`. Source: B-31.1. */
export async function familyProposals(actor: Actor, familyId: string): Promise<ProposalsDto> {
  const { open } = await requireMembers(actor, familyId);
  const ids = new Set(open.map(({ contractId }) => contractId));
  const pairs = await namedPairs(actor, [...ids]);
  const others = pairs.filter(
    ({ childId, parentId, childFamilyId }) => ids.has(parentId) && !ids.has(childId) && childFamilyId === null,
  );
  return { proposals: toProposals(others) };
}

/** The surest first, each pair once. */
function toProposals(pairs: readonly NamedPair[]): ProposalDto[] {
  const known = new Set<string>();
  const proposed = pairs.flatMap((pair) => {
    const { childId, parentId } = pair;
    if (known.has(`${childId} ${parentId}`) || !isProbable(pair)) return [];
    known.add(`${childId} ${parentId}`);
    return [toProposal(pair)];
  });
  return [...proposed.filter(({ isSure }) => isSure), ...proposed.filter(({ isSure }) => !isSure)].slice(0, MOST_SHOWN);
}

/** A number alone is telling if it is long enough; a day alone only between the same parties. */
function isProbable(pair: NamedPair): boolean {
  if (isSure(pair)) return true;
  return pair.numberKey.length >= TELLING_CHARS && /\p{L}/u.test(pair.numberKey);
}

function isSure({ numberKey, day, parentDay, shared }: NamedPair): boolean {
  return Number(shared) >= BOTH_PARTIES || (numberKey !== "" && day !== "" && day === parentDay);
}

function toProposal(pair: NamedPair): ProposalDto {
  const { childId, childName, parentId, parentName, parentFamilyId, childKind, number } = pair;
  const quote = JSON.parse(pair.quote) as Passage; // written by `keepPapers`
  return {
    childId,
    childName,
    parentId,
    parentName,
    familyId: parentFamilyId,
    role: roleFor(childKind),
    isSure: isSure(pair),
    number,
    quote,
  };
}

/**
 * Two contracts don't belong together, and it is never proposed again.
 * @throws AppError `contractNotFound` unless the caller may edit both. Source: B-31.1.
 */
export async function setUnrelated(actor: Actor, { contractId, otherId }: Unrelated): Promise<void> {
  const [one, other] = [
    await ContractGrant.request(actor, contractId, "edit"),
    await ContractGrant.request(actor, otherId, "edit"),
  ];
  if (contractId === otherId) return;
  await inTransaction(async (tx) => {
    await insertUnrelated(one, other, { id: newId(), byName: actor.name, at: clock.now() }, tx);
    await recordInTransaction(actor, { chain: contractId, action: "family.notRelated", detail: { otherId } }, tx);
  });
}
