/** Who may call what on contract families: whoever has a part in a document, and others don't find them. */
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { createContract, join } from "../support/factories";
import type { Expected, Made, Row, World } from "./calls";

/** A contract of the same people. */
async function another({ people }: World): Promise<string> {
  const { contractId } = await createContract(people.owner);
  await join(contractId, people.reviewer, "reviewer");
  await join(contractId, people.manager, "manager");
  return contractId;
}

/** A family of the world's contract, with the ids of its documents; begun anew for each call. */
async function family(world: World, others: readonly string[] = []) {
  const { contractId, people } = world;
  await db.contractFamily.deleteMany({ where: { members: { some: { contractId } } } });
  const [familyId, rootId] = [newId(), newId()];
  await db.contractFamily.create({ data: { id: familyId, createdAt: new Date() } });
  const by = { addedById: people.owner.actor.userId, addedByName: "Owner", addedAt: new Date() };
  const member = (id: string, of: string, role: string, parentId: string | null) =>
    db.familyMember.create({
      data: { id, familyId, contractId: of, role, parentId, holdsFrom: null, isSigned: true, ...by },
    });
  await member(rootId, contractId, "agreement", null);
  const ids = others.map(() => newId());
  for (const [at, other] of others.entries()) await member(ids[at] ?? newId(), other, "amendment", rootId);
  return { familyId, rootId, ids };
}

const onFamily = async (world: World): Promise<Made> => ({ params: { familyId: (await family(world)).familyId } });
async function onDocument(world: World): Promise<Made> {
  const { familyId, ids } = await family(world, [await another(world)]);
  return { params: { familyId, documentId: ids[0] ?? "" } };
}

/** The rows of `calls.ts` on contract families. */
export function familyRows(
  part: (ok: number) => Expected,
  anybodySignedIn: (ok: number) => Expected,
): Record<string, Row> {
  const managing = (ok: number): Expected => ({ ...part(ok), reviewer: 403 });
  return {
    "GET /families": { expected: anybodySignedIn(200), make: () => ({}) },
    "POST /families": {
      expected: part(201),
      make: async (world) => {
        await db.contractFamily.deleteMany({ where: { members: { some: { contractId: world.contractId } } } });
        return { body: { contractId: world.contractId } };
      },
    },
    "PUT /families/not-related": {
      expected: part(204),
      make: async (world) => ({ body: { contractId: world.contractId, otherId: await another(world) } }),
    },
    "GET /families/[familyId]": { expected: part(200), make: onFamily },
    "GET /families/[familyId]/text": { expected: part(200), make: onFamily },
    "GET /families/[familyId]/contradictions": { expected: part(200), make: onFamily },
    "GET /families/[familyId]/proposals": { expected: part(200), make: onFamily },
    "GET /families/[familyId]/export": { expected: part(200), make: onFamily },
    "POST /families/[familyId]/documents": {
      expected: part(201),
      make: async (world) => ({
        ...(await onFamily(world)),
        body: { contractId: await another(world), role: "amendment" },
      }),
    },
    "PATCH /families/[familyId]/documents/[documentId]": {
      expected: managing(200),
      make: async (world) => ({ ...(await onDocument(world)), body: { holdsFrom: "2026-03-01", isSigned: true } }),
    },
    "DELETE /families/[familyId]/documents/[documentId]": { expected: part(204), make: onDocument },
    "GET /contracts/[contractId]/family": {
      expected: part(200),
      make: ({ contractId }) => ({ params: { contractId } }),
    },
  };
}
