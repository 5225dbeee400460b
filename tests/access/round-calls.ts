/** Who may call what of rounds: everybody with a part in the contract. */
import { newId } from "@/lib/platform/ids";
import { db } from "@/lib/platform/db";
import type { Expected, Row, World } from "./calls";
import { guestRows } from "./guest-calls";

/** A round that was read, with one change to decide on. */
export async function createRound(
  contractId: string,
  sentVersionId: string,
): Promise<{ id: string; changeId: string }> {
  const [id, changeId] = [newId(), newId()];
  const change = {
    id: changeId,
    kind: "insert",
    tracked: true,
    place: "text",
    author: "Their Lawyer",
    at: null,
    before: "",
    after: "Indeed: ",
    start: 0,
    end: 0,
    isWhole: false,
    html: null,
    to: null,
  };
  await db.round.create({
    data: {
      id,
      contractId,
      fileName: "back.docx",
      kind: "returned",
      status: "ready",
      sentVersionId,
      tracked: 1,
      createdByName: "Owner",
      changes: { create: { changes: JSON.stringify([change]) } },
    },
  });
  return { id, changeId };
}

async function onRound({ contractId }: World) {
  const { currentVersionId } = await db.contract.findUniqueOrThrow({ where: { id: contractId } });
  const { id, changeId } = await createRound(contractId, currentVersionId ?? "");
  return { params: { contractId, roundId: id }, body: { accept: [changeId], baseVersionId: currentVersionId } };
}

/** The rows of `calls.ts` on rounds. */
export function roundRows(part: (ok: number) => Expected): Record<string, Row> {
  return {
    "GET /contracts/[contractId]/rounds": {
      expected: part(200),
      make: ({ contractId }) => ({ params: { contractId } }),
    },
    // The file is the owner's.
    "POST /contracts/[contractId]/rounds": {
      expected: { ...part(404), owner: 202 },
      make: ({ contractId, fileId }) => ({ params: { contractId }, body: { fileId } }),
    },
    "GET /contracts/[contractId]/rounds/send": {
      expected: { ...part(200), reviewer: 403 },
      make: ({ contractId }) => ({ params: { contractId } }),
    },
    "POST /contracts/[contractId]/rounds/send": {
      expected: { ...part(201), reviewer: 403 },
      make: ({ contractId }) => ({ params: { contractId }, body: { deliver: "download", to: ["Their Lawyer"] } }),
    },
    "GET /contracts/[contractId]/rounds/ledger": {
      expected: part(200),
      make: ({ contractId }) => ({ params: { contractId } }),
    },
    "GET /contracts/[contractId]/rounds/ledger/export": {
      expected: part(200),
      make: ({ contractId }) => ({ params: { contractId } }),
    },
    "GET /contracts/[contractId]/rounds/[roundId]/changes": {
      expected: part(200),
      make: async (world) => ({ params: (await onRound(world)).params }),
    },
    "GET /contracts/[contractId]/rounds/[roundId]/reply": {
      expected: part(200),
      make: async (world) => ({ params: (await onRound(world)).params }),
    },
    "POST /contracts/[contractId]/rounds/[roundId]/decide": { expected: part(201), make: onRound },
    ...guestRows(part),
  };
}
