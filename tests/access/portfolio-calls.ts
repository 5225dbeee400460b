/** Who may call what on the table of answers: own contracts, and whoever has a part may read and verify. */
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { Expected, Row, World } from "./calls";

const COLUMN = "fact:governing_law";
const asked = { columns: ["name", COLUMN] };
const onCell = ({ contractId }: World) => ({ path: `/api?contractId=${contractId}&column=${COLUMN}` });

async function ownedBy({ people }: World, make: (ownerId: string, id: string) => Promise<unknown>): Promise<string> {
  const id = newId();
  await make(people.owner.actor.userId, id);
  return id;
}
const question = (world: World) =>
  ownedBy(world, (userId, id) =>
    db.askedQuestion.create({ data: { id, userId, text: "Who pays the taxes?", createdAt: new Date() } }),
  );
const field = (world: World) =>
  ownedBy(world, (ownerId, id) =>
    db.customField.create({ data: { id, ownerId, name: "Cost centre", kind: "text", createdAt: new Date() } }),
  );
const view = (world: World) =>
  ownedBy(world, (ownerId, id) =>
    db.answerView.create({ data: { id, ownerId, name: "Ours", query: JSON.stringify(asked), createdAt: new Date() } }),
  );

/** The rows of `calls.ts` on the table of answers. */
export function portfolioRows(
  part: (ok: number) => Expected,
  anybodySignedIn: (ok: number) => Expected,
): Record<string, Row> {
  const owners = (ok: number): Expected => ({ ...anybodySignedIn(404), owner: ok });
  return {
    "GET /portfolio/columns": { expected: anybodySignedIn(200), make: () => ({}) },
    "POST /portfolio/query": { expected: anybodySignedIn(200), make: () => ({ body: asked }) },
    "POST /portfolio/summary": { expected: anybodySignedIn(200), make: () => ({ body: asked }) },
    "POST /portfolio/export": { expected: anybodySignedIn(200), make: () => ({ body: { ...asked, format: "csv" } }) },
    "GET /portfolio/answers": { expected: part(200), make: onCell },
    "GET /reports": { expected: anybodySignedIn(200), make: () => ({}) },
    "GET /reports/export": { expected: anybodySignedIn(200), make: () => ({}) },
    "GET /practice": { expected: anybodySignedIn(200), make: () => ({}) },
    "GET /practice/[topic]": { expected: anybodySignedIn(200), make: () => ({ params: { topic: "payment_terms" } }) },
    "GET /contracts/[contractId]/practice": {
      expected: part(200),
      make: ({ contractId }) => ({ params: { contractId } }),
    },
    "PUT /portfolio/answers/verification": {
      expected: part(200),
      make: ({ contractId, versionId }) => ({ body: { contractId, versionId, column: COLUMN } }),
    },
    "DELETE /portfolio/answers/verification": { expected: part(204), make: onCell },
    "PUT /portfolio/answers/flag": {
      expected: part(200),
      make: ({ contractId }) => ({ body: { contractId, column: COLUMN, isFlagged: true } }),
    },
    "GET /portfolio/questions": { expected: anybodySignedIn(200), make: () => ({}) },
    "POST /portfolio/questions": {
      expected: anybodySignedIn(201),
      make: () => ({ body: { text: "Who pays the taxes?" } }),
    },
    "DELETE /portfolio/questions/[questionId]": {
      expected: owners(204),
      make: async (world) => ({ params: { questionId: await question(world) } }),
    },
    "GET /portfolio/fields": { expected: anybodySignedIn(200), make: () => ({}) },
    "POST /portfolio/fields": {
      expected: anybodySignedIn(201),
      make: () => ({ body: { name: "Cost centre", kind: "text" } }),
    },
    // Of a field that has a value on the contract: everybody with a part knows it.
    "PUT /portfolio/fields/[fieldId]/value": {
      expected: part(204),
      make: async (world) => {
        const [fieldId, { contractId }] = [await field(world), world];
        await db.fieldValue.create({ data: { id: newId(), fieldId, contractId, value: "Legal" } });
        return { params: { fieldId }, body: { contractId, value: "Sales" } };
      },
    },
    "DELETE /portfolio/fields/[fieldId]": {
      expected: owners(204),
      make: async (world) => ({ params: { fieldId: await field(world) } }),
    },
    "GET /portfolio/views": { expected: anybodySignedIn(200), make: () => ({}) },
    "POST /portfolio/views": { expected: anybodySignedIn(201), make: () => ({ body: { name: "Ours", query: asked } }) },
    "PUT /portfolio/views/[viewId]": {
      expected: owners(200),
      make: async (world) => ({ params: { viewId: await view(world) }, body: { name: "Ours too", query: asked } }),
    },
    "DELETE /portfolio/views/[viewId]": {
      expected: owners(204),
      make: async (world) => ({ params: { viewId: await view(world) } }),
    },
  };
}
