/** Who may call what on drafts made in one go: whoever reads the template, and of a list its maker alone. */
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { Expected, Made, Row, World } from "./calls";

/** A list of drafts of the owner's, one of which failed. */
async function onBatch({ people }: World): Promise<Made> {
  const [batchId, userId] = [newId(), people.owner.actor.userId];
  const source = JSON.stringify({ templateId: "Other", language: "en" });
  await db.draftBatch.create({
    data: { id: batchId, userId, kind: "template", name: "Other", source, createdAt: new Date() },
  });
  await db.draftRow.create({
    data: {
      id: newId(),
      batchId,
      place: 0,
      row: 2,
      name: "Draft",
      input: "{}",
      state: "failed",
      contractId: null,
      failure: "unexpected",
      values: "{}",
    },
  });
  return { params: { batchId } };
}

const onTemplate = ({ contractId }: World) => ({ params: { templateId: contractId } });
const drafts = { pattern: "{row}", rows: [{ row: 2, fields: {} }] };

const change = { kind: "replaceClause", wording: "The laws of Norway apply." };
/** Other calls save versions of the same contract. */
async function onClause({ contractId }: World) {
  const { currentVersionId } = await db.contract.findUniqueOrThrow({ where: { id: contractId } });
  return { contractId, versionId: currentVersionId, clause: "1" };
}

/** The rows of `calls.ts` on drafts made in one go. */
export function draftingRows(
  part: (ok: number) => Expected,
  anybodySignedIn: (ok: number) => Expected,
): Record<string, Row> {
  const owners = (ok: number): Expected => ({ ...anybodySignedIn(404), owner: ok });
  return {
    "GET /templates/[templateId]/bulk/form": { expected: part(200), make: onTemplate },
    "PUT /templates/[templateId]/bulk/values": {
      expected: part(200),
      make: (world) => ({ ...onTemplate(world), body: new TextEncoder().encode("Tenant\nAcme\n") }),
    },
    "POST /templates/[templateId]/bulk/check": {
      expected: part(200),
      make: (world) => ({ ...onTemplate(world), body: drafts }),
    },
    "POST /templates/[templateId]/bulk/preview": {
      expected: part(200),
      make: (world) => ({ ...onTemplate(world), body: { fields: {} } }),
    },
    "POST /templates/[templateId]/bulk": {
      expected: part(202),
      make: (world) => ({ ...onTemplate(world), body: drafts }),
    },
    "POST /amendments/find": { expected: part(200), make: ({ contractId }) => ({ body: { contractId } }) },
    "POST /amendments/preview": {
      expected: part(200),
      make: async (world) => ({ body: { ...(await onClause(world)), change, holdsFrom: null } }),
    },
    "POST /amendments": {
      expected: part(202),
      make: async (world) => ({ body: { name: "Law", change, holdsFrom: null, contracts: [await onClause(world)] } }),
    },
    "GET /drafts": { expected: anybodySignedIn(200), make: () => ({}) },
    "GET /drafts/[batchId]": { expected: owners(200), make: onBatch },
    "POST /drafts/[batchId]/retry": { expected: owners(202), make: onBatch },
    "DELETE /drafts/[batchId]": { expected: owners(204), make: onBatch },
  };
}
