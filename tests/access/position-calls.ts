/** Who may call what on playbooks. */
import { ContractGrant } from "@/lib/access/contract-grant";
import { reviewVersion } from "@/lib/assistant/review/reviews";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { counterpartyRows } from "./counterparty-calls";
import { draftingRows } from "./drafting-calls";
import { familyRows } from "./family-calls";
import { folderRows } from "./folder-calls";
import { portfolioRows } from "./portfolio-calls";
import type { Expected, Made, Row, World } from "./calls";

/** A book of the owner's, which is shared with nobody. */
async function createBook({ people }: World): Promise<string> {
  const id = newId();
  const positions = [
    { topic: "audit", wanted: { text: "Once a year", wording: "", limits: [] } },
    {
      topic: "insurance",
      wanted: { text: "Proof of cover", wording: "Proof of cover is shown each year.", limits: [] },
    },
  ];
  const ownerId = people.owner.actor.userId;
  await db.positionBook.create({
    data: { id, ownerId, name: "Ours", side: "buy", language: "en", positions: JSON.stringify(positions) },
  });
  return id;
}
const onBook = async (world: World) => ({ params: { positionsId: await createBook(world) } });

/** The owner's book, which everybody with a part in the contract may read. */
async function onWording(world: World) {
  const { currentVersionId } = await db.contract.findUniqueOrThrow({ where: { id: world.contractId } });
  const positionsId = await createBook(world);
  await db.positionReader.createMany({
    data: [world.people.reviewer, world.people.manager].map(({ actor }) => ({
      id: newId(),
      bookId: positionsId,
      userId: actor.userId,
    })),
  });
  return {
    params: { contractId: world.contractId },
    body: { positionsId, topic: "insurance", versionId: currentVersionId },
  };
}

/** The rows of `calls.ts` on what a review by positions leads to: everybody with a part in the contract may. */
export function reviewRows(part: (ok: number) => Expected): Record<string, Row> {
  const body = { topic: "audit", reason: "Agreed by telephone" };
  return {
    "POST /contracts/[contractId]/review/accepted": {
      expected: part(201),
      make: ({ contractId }) => ({ params: { contractId }, body }),
    },
    "DELETE /contracts/[contractId]/review/accepted/[topic]": {
      expected: part(204),
      make: async ({ contractId }) => {
        await db.acceptedTopic.deleteMany({ where: { contractId } });
        await db.acceptedTopic.create({ data: { id: newId(), contractId, ...body, acceptedByName: "Ana" } });
        return { params: { contractId, topic: body.topic } };
      },
    },
    "GET /contracts/[contractId]/review/issues": {
      expected: part(200),
      make: async (world) => {
        const { params, body } = await onWording(world);
        return { params, path: `/api?format=docx&positionsId=${body.positionsId}` };
      },
    },
    "GET /contracts/[contractId]/review/model": {
      expected: part(200),
      make: async (world) => {
        const { params, body } = await onWording(world);
        return { params, path: `/api?positionsId=${body.positionsId}` };
      },
    },
    "POST /contracts/[contractId]/review/suggestions": { expected: part(201), make: onWording },
  };
}

/** The world's contract, read, as what a playbook is started from. */
async function onRead({ contractId }: World): Promise<Made> {
  const { currentVersionId } = await db.contract.findUniqueOrThrow({ where: { id: contractId } });
  await reviewVersion(ContractGrant.forJob(contractId), currentVersionId ?? "");
  return { body: { contractIds: [contractId], side: "buy", name: "As we sign" } };
}

/** The rows of `calls.ts` on playbooks, and on the table of answers that is held against them. */
export function positionRows(
  part: (ok: number) => Expected,
  anybodySignedIn: (ok: number) => Expected,
): Record<string, Row> {
  const owners = (ok: number): Expected => ({ ...anybodySignedIn(404), owner: ok });
  return {
    ...portfolioRows(part, anybodySignedIn),
    ...counterpartyRows(part, anybodySignedIn),
    ...familyRows(part, anybodySignedIn),
    ...draftingRows(part, anybodySignedIn),
    ...folderRows(part, anybodySignedIn),
    "GET /positions": { expected: anybodySignedIn(200), make: () => ({}) },
    "POST /positions": {
      expected: anybodySignedIn(201),
      make: () => ({ body: { name: "Ours", side: "buy", language: "en", positions: [] } }),
    },
    "POST /positions/starter": {
      expected: anybodySignedIn(201),
      make: () => ({ body: { side: "buy", language: "en" } }),
    },
    "POST /positions/draft": { expected: part(200), make: onRead },
    "GET /positions/[positionsId]": { expected: owners(200), make: onBook },
    "PATCH /positions/[positionsId]": {
      expected: owners(200),
      make: async (world) => ({ ...(await onBook(world)), body: { name: "Ours too" } }),
    },
    "DELETE /positions/[positionsId]": { expected: owners(204), make: onBook },
    "POST /positions/[positionsId]/wording": {
      expected: owners(200),
      make: async (world) => ({
        ...(await onBook(world)),
        body: { topic: "audit", contractId: world.contractId, start: 0, end: 1 },
      }),
    },
  };
}
