/** Who may call what of signed copies: who manages the contract; reading is everybody's with a part in it. */
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { storage } from "@/lib/platform/storage/storage";
import { leasePdf } from "../support/documents";
import { createContract, join } from "../support/factories";
import type { Expected, Made, Row, World } from "./calls";
import { noticeRows } from "./notice-calls";
import { paperRows } from "./paper-calls";

export { signingRows } from "./signing-calls";

/** A signed copy that holds no more, or still does. */
export async function signedCopyIn(
  contractId: string,
  { isReopened = true, comparison = null }: { isReopened?: boolean; comparison?: object | null } = {},
): Promise<string> {
  const { currentVersionId } = await db.contract.findUniqueOrThrow({ where: { id: contractId } });
  const { id } = await db.signedCopy.create({
    data: {
      id: newId(),
      contractId,
      versionId: currentVersionId ?? "",
      versionNumber: 1,
      signedOn: "2026-11-20",
      status: "ready",
      comparison: comparison && JSON.stringify(comparison),
      createdByName: "Owner",
      reopenedAt: isReopened ? new Date() : null,
    },
  });
  if (!isReopened) await db.contract.update({ where: { id: contractId }, data: { signedOn: "2026-11-20" } });
  return id;
}

/** A contract of the same people that is signed. */
async function signedContract({ people }: World): Promise<Made> {
  const { contractId } = await createContract(people.owner);
  for (const role of ["reviewer", "manager"] as const) await join(contractId, people[role], role);
  await signedCopyIn(contractId, { isReopened: false });
  return { params: { contractId } };
}

/** A contract of the same people, and a PDF of its owner's. */
async function toSign(world: World): Promise<Made> {
  const { contractId } = await createContract(world.people.owner);
  for (const role of ["reviewer", "manager"] as const) await join(contractId, world.people[role], role);
  const [fileId, storageKey] = [newId(), `originals/${newId()}`];
  await storage.write(storageKey, new TextEncoder().encode("%PDF-1.7\n"), "application/pdf");
  const file = { fileName: "signed.pdf", contentType: "application/pdf", sizeBytes: 9, uploadedAt: new Date() };
  await db.storedFile.create({ data: { id: fileId, storageKey, ...file, ownerId: world.people.owner.actor.userId } });
  return { params: { contractId }, body: { fileIds: [fileId], signedOn: "2026-11-20" } };
}

/** A copy with a difference that a page of text shows. */
async function differing({ contractId, people }: World): Promise<Made> {
  const strip = { left: 0, top: 0, width: 200, height: 40, turn: { quarters: 0, tilt: 0 }, marks: [] };
  const around = { before: "", after: "", start: 0, end: 1, file: 0, page: 1 };
  const difference = { kind: "changed", doubt: null, agreed: "a", signed: "b", ...around, strip, settled: null };
  const words = { agreed: 1, found: 0 };
  const comparison = { outcome: "differs", words, unread: [], differences: [difference], more: 0 };
  const signedId = await signedCopyIn(contractId, { comparison });
  const [fileId, storageKey] = [newId(), `originals/${newId()}`];
  await storage.write(storageKey, await leasePdf([["b"]]), "application/pdf");
  const file = { fileName: "signed.pdf", contentType: "application/pdf", sizeBytes: 9, uploadedAt: new Date() };
  await db.storedFile.create({ data: { id: fileId, storageKey, ...file, ownerId: people.owner.actor.userId } });
  await db.signedFile.create({ data: { id: newId(), copyId: signedId, place: 0, fileId, fileName: "signed.pdf" } });
  return { params: { contractId, signedId } };
}

const onCopy = async ({ contractId }: World) => ({ params: { contractId, signedId: await signedCopyIn(contractId) } });

/** The rows of `calls.ts` on signed copies and notice letters. */
export function signedRows(part: (ok: number) => Expected, managing: (ok: number) => Expected): Record<string, Row> {
  return {
    ...noticeRows(part, managing),
    ...paperRows(part),
    "GET /contracts/[contractId]/signed": {
      expected: part(200),
      make: ({ contractId }) => ({ params: { contractId } }),
    },
    // The file is the owner's.
    "POST /contracts/[contractId]/signed": { expected: { ...managing(404), owner: 201 }, make: toSign },
    "POST /contracts/[contractId]/signed/reopen": { expected: managing(200), make: signedContract },
    "POST /contracts/[contractId]/signed/[signedId]/compare": { expected: managing(202), make: onCopy },
    "POST /contracts/[contractId]/signed/[signedId]/settle": {
      expected: managing(200),
      make: async (world) => ({ ...(await differing(world)), body: { number: 1, as: "accepted" } }),
    },
    "GET /contracts/[contractId]/signed/[signedId]/strips/[number]": {
      expected: part(200),
      make: async (world) => {
        const { params, ...made } = await differing(world);
        return { ...made, params: { ...params, number: "1" } };
      },
    },
    "DELETE /contracts/[contractId]/signed/[signedId]": { expected: managing(204), make: onCopy },
  };
}
