/** Who may call what of notice letters: who manages the contract; reading is everybody's with a part in it. */
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { storage } from "@/lib/platform/storage/storage";
import { createContract, join } from "../support/factories";
import type { Expected, Made, Row, World } from "./calls";

/** A finished letter, sent or not. */
export async function noticeIn(contractId: string, { isSent = false } = {}): Promise<string> {
  const { currentVersionId } = await db.contract.findUniqueOrThrow({ where: { id: contractId } });
  const sent = {
    sentHow: "posted",
    sentWay: "registered",
    sentOn: "2026-11-20",
    sentAt: new Date(),
    sentByName: "Owner",
  };
  const { id } = await db.noticeLetter.create({
    data: {
      ...{ id: newId(), contractId, kind: "claim", language: "en", title: "Claim", text: "We claim." },
      ...{ versionId: currentVersionId ?? "", versionNumber: 1, facts: "[]", createdByName: "Owner" },
      ...(isSent ? sent : {}),
    },
  });
  return id;
}

/** What a person says where the contract says nothing. */
export const OWN_ANSWERS = {
  ...{ kind: "termination", right: "responsible", sender: "Altan LLC", recipient: "Tuul LLC", way: "registered" },
  ...{ address: "Peace Avenue 17, Ulaanbaatar", signatory: "B. Sarnai", authority: "under the Charter" },
  ...{ title: "Notice of termination", text: "We terminate the contract." },
};

async function ownContract({ people }: World): Promise<{ contractId: string; versionId: string }> {
  const { contractId, version } = await createContract(people.owner);
  for (const role of ["reviewer", "manager"] as const) await join(contractId, people[role], role);
  return { contractId, versionId: version.id };
}

async function toFinish(world: World): Promise<Made> {
  const { contractId, versionId } = await ownContract(world);
  return { params: { contractId }, body: { ...OWN_ANSWERS, versionId } };
}

async function toProve(world: World): Promise<Made> {
  const { contractId } = await ownContract(world);
  const [fileId, storageKey] = [newId(), `originals/${newId()}`];
  await storage.write(storageKey, new TextEncoder().encode("%PDF-1.7\n"), "application/pdf");
  const file = { fileName: "receipt.pdf", contentType: "application/pdf", sizeBytes: 9, uploadedAt: new Date() };
  await db.storedFile.create({ data: { id: fileId, storageKey, ...file, ownerId: world.people.owner.actor.userId } });
  const noticeId = await noticeIn(contractId, { isSent: true });
  return { params: { contractId, noticeId }, body: { fileIds: [fileId] } };
}

const onNotice = async ({ contractId }: World) => ({ params: { contractId, noticeId: await noticeIn(contractId) } });
const POSTED = { how: "posted", way: "registered", sentOn: "2026-11-20" };

/** The rows of `calls.ts` on notice letters. */
export function noticeRows(part: (ok: number) => Expected, managing: (ok: number) => Expected): Record<string, Row> {
  const onContract = ({ contractId }: World): Made => ({ params: { contractId } });
  return {
    "GET /contracts/[contractId]/notices": { expected: part(200), make: onContract },
    "GET /contracts/[contractId]/notices/draft": { expected: part(200), make: onContract },
    "POST /contracts/[contractId]/notices": { expected: managing(201), make: toFinish },
    "GET /contracts/[contractId]/notices/[noticeId]": { expected: part(200), make: onNotice },
    "GET /contracts/[contractId]/notices/[noticeId]/file": { expected: part(200), make: onNotice },
    "POST /contracts/[contractId]/notices/[noticeId]/send": {
      expected: managing(201),
      make: async (world) => ({ ...(await onNotice(world)), body: POSTED }),
    },
    // The file is the owner's.
    "POST /contracts/[contractId]/notices/[noticeId]/proofs": {
      expected: { ...managing(404), owner: 201 },
      make: toProve,
    },
  };
}
