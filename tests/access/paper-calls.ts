/** Who may call what of photographed contracts and doubtful words: everybody with a part in the contract. */
import { createCanvas } from "@napi-rs/canvas";
import { ContractGrant } from "@/lib/access/contract-grant";
import { insertUncertain } from "@/lib/contracts/reading/scan-store";
import { plainTextOfVersion } from "@/lib/contracts/versions/version-texts";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { storage } from "@/lib/platform/storage/storage";
import { leasePdf } from "../support/documents";
import type { Expected, Made, Row, World } from "./calls";

async function storedFile(bytes: Uint8Array, fileName: string, { people }: World): Promise<string> {
  const [id, storageKey] = [newId(), `originals/${newId()}`];
  const contentType = fileName.endsWith(".pdf") ? "application/pdf" : "image/jpeg";
  await storage.write(storageKey, bytes, contentType);
  const file = { fileName, contentType, sizeBytes: bytes.length, uploadedAt: new Date() };
  await db.storedFile.create({ data: { id, storageKey, ...file, ownerId: people.owner.actor.userId } });
  return id;
}

/** The contract's text begins with a doubtful word, which a page of its original shows. */
async function doubtful(world: World): Promise<{ params: { contractId: string }; versionId: string; text: string }> {
  const { contractId } = world;
  const fileId = await storedFile(await leasePdf([["b"]]), "lease.pdf", world);
  const { currentVersionId } = await db.contract.update({ where: { id: contractId }, data: { fileId } });
  const versionId = currentVersionId ?? "";
  const grant = ContractGrant.forJob(contractId);
  const strip = { left: 0, top: 0, width: 200, height: 40, turn: { quarters: 0, tilt: 0 }, marks: [], page: 1 };
  await insertUncertain(grant, versionId, { words: [{ start: 0, end: 2, word: 0 }], strips: [strip] });
  const { text } = await plainTextOfVersion(grant, versionId);
  return { params: { contractId }, versionId, text: text.slice(0, 2) };
}

/** A photograph of the owner's. */
async function photographed(world: World): Promise<Made> {
  const fileId = await storedFile(createCanvas(8, 8).encodeSync("jpeg", 80), "page.jpg", world);
  return { body: { name: "Lease", type: "Other", fileIds: [fileId] } };
}

/** The rows of `calls.ts` on contracts from paper. */
export function paperRows(part: (ok: number) => Expected): Record<string, Row> {
  return {
    "POST /contracts/photographed": {
      expected: { ...part(404), administrator: 404, stranger: 404, owner: 201 },
      make: photographed,
    },
    "GET /contracts/[contractId]/doubts": {
      expected: part(200),
      make: ({ contractId }) => ({ params: { contractId } }),
    },
    "POST /contracts/[contractId]/doubts/confirm": {
      expected: part(200),
      make: async (world) => {
        const { params, versionId, text } = await doubtful(world);
        return { params, body: { versionId, words: [{ word: 1, text }] } };
      },
    },
    "GET /contracts/[contractId]/doubts/[word]/strip": {
      expected: part(200),
      make: async (world) => {
        const { params } = await doubtful(world);
        return { params: { ...params, word: "1" } };
      },
    },
  };
}
