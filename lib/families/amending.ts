import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import { recordOpening } from "@/lib/audit/audit";
import { textToRead } from "@/lib/assistant/contract-text";
import { lockContract } from "@/lib/contracts/contract-store";
import { findToday } from "@/lib/deadlines/deadlines";
import type { AmendmentAsked } from "@/lib/engine/family/in-force";
import type { ContractText } from "@/lib/engine/port";
import { AppError } from "@/lib/errors";
import type { DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { AMENDING, MAX_DOCUMENTS } from "./bounds";
import { by, insertRoot, recordEvent } from "./families";
import * as store from "./family-store";
import { signedAmendments } from "./in-force";
import { requireMembers, toRole, type Members } from "./members";

/** A contract that is to be amended, with what holds of it today. */
export type Amended = {
  contractId: string;
  versionId: string;
  name: string;
  contractType: string;
  contract: ContractText;
  /** Of its number and day it says itself; '' and null where it doesn't. */
  paper: { number: string; day: string | null };
  amendments: readonly AmendmentAsked[];
  /** That the next amendment has. */
  nextNumber: number;
  /** Documents that may change it and that the actor can't open. */
  hiddenCount: number;
  today: string;
};

/**
 * Whoever amends a contract may edit it, and the agreement of its family.
 * @throws AppError `contractNotFound`, `forbidden`, `familyNotFound`, `noVersions`; `familyTooLong`. Source: B-33.9.
 */
export async function findAmended(actor: Actor, contractId: string): Promise<Amended> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  const [read, paper, familyId, today] = await Promise.all([
    textToRead(grant, undefined),
    store.findPaper(grant),
    store.findFamilyId(grant),
    findToday(actor),
  ]);
  const members = familyId === null ? null : await requireMembers(actor, familyId);
  if (members) await requireRootEdit(actor, members);
  const document = members?.open.find((one) => one.contractId === contractId);
  const { text, pages, contractName, contractType, versionId, versionNumber } = read;
  const amendments =
    members && document ? await signedAmendments(actor, members, { document, on: today, chars: text.length }) : [];
  await recordOpening(actor, contractId, [versionNumber]); // its words are shown
  return {
    contractId,
    versionId,
    name: contractName,
    contractType,
    contract: { text, pages, contractName, contractType },
    paper: { number: paper?.number ?? "", day: paper?.day || null },
    amendments,
    nextNumber: members && document ? nextNumber(members, document.id) : 1,
    hiddenCount: members?.hidden.filter((row) => row.parentId === document?.id && isAmending(row)).length ?? 0,
    today,
  };
}

const isAmending = (row: Parameters<typeof toRole>[0]) => AMENDING.includes(toRole(row));

/** Behind all that there are, and behind the highest number that one of them has. */
function nextNumber({ open, hidden }: Members, documentId: string): number {
  const all = [...open, ...hidden].filter((row) => row.parentId === documentId && isAmending(row));
  const numbers = all.map(({ contract }) => Number(contract.paper?.number ?? "")).filter(Number.isSafeInteger);
  return Math.max(all.length, ...numbers) + 1;
}

async function requireRootEdit(actor: Actor, { root }: Members, client?: DatabaseClient): Promise<void> {
  if (!root) throw new AppError("familyNotFound");
  await ContractGrant.request(actor, root.contractId, "edit", client);
}

export type DraftAmendment = { contractId: string; versionId: string; number: number; holdsFrom: string | null };

/**
 * Puts a new draft into the family of the contract that it amends, and starts one where there is none; a part of the
 * transaction that makes the draft.
 * @throws AppError `amendedMeanwhile` where another version, or another amendment of its number, came first;
 *   `familyFull`. Source: B-33.13.
 */
export async function linkAmendment(
  actor: Actor,
  { contractId, versionId, number, holdsFrom }: DraftAmendment,
  draft: EditGrant,
  tx: DatabaseClient,
): Promise<void> {
  const grant = await ContractGrant.request(actor, contractId, "edit", tx);
  if (!(await lockContract(grant, tx))) throw new AppError("contractNotFound");
  const { familyId, documentId, members } = await placeIn(actor, grant, tx);
  const row = members.open.find(({ id }) => id === documentId);
  if (row?.contract.currentVersionId !== versionId || nextNumber(members, documentId) !== number)
    throw new AppError("amendedMeanwhile");
  if ((await store.countMembers(familyId, tx)) >= MAX_DOCUMENTS) throw new AppError("familyFull");
  const place = { id: newId(), familyId, parentId: documentId, role: "amendment" as const };
  await store.insertMember(draft, { ...place, holdsFrom, isSigned: false, ...by(actor) }, tx);
  const event = { contractId: draft.contractId, action: "family.documentAdded", familyId, role: "amendment" } as const;
  await recordEvent(actor, event, tx);
}

type FamilyPlace = { familyId: string; documentId: string; members: Members };

async function placeIn(actor: Actor, grant: EditGrant, tx: DatabaseClient): Promise<FamilyPlace> {
  const known = await store.findFamilyId(grant, tx);
  if (known === null) {
    const place = await insertRoot(actor, grant, await store.findPaper(grant, tx), tx);
    return { ...place, members: await requireMembers(actor, place.familyId, tx) };
  }
  if (!(await store.lockFamily(known, tx))) throw new AppError("familyNotFound");
  const members = await requireMembers(actor, known, tx);
  await requireRootEdit(actor, members, tx);
  const document = members.open.find(({ contractId }) => contractId === grant.contractId);
  if (!document) throw new AppError("familyNotFound");
  return { familyId: known, documentId: document.id, members };
}
