/** Who may call what of books of positions. */
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { Expected, Row, World } from "./calls";

/** A book of the owner's, which is shared with nobody. */
async function bookOf({ people }: World): Promise<string> {
  const id = newId();
  const positions = [{ topic: "audit", wanted: { text: "Once a year", wording: "", limits: [] } }];
  const ownerId = people.owner.actor.userId;
  await db.positionBook.create({
    data: { id, ownerId, name: "Ours", side: "buy", language: "en", positions: JSON.stringify(positions) },
  });
  return id;
}
const onBook = async (world: World) => ({ params: { positionsId: await bookOf(world) } });

/** The rows of `calls.ts` on books of positions. */
export function positionRows(anybodySignedIn: (ok: number) => Expected): Record<string, Row> {
  const owners = (ok: number): Expected => ({ ...anybodySignedIn(404), owner: ok });
  return {
    "GET /positions": { expected: anybodySignedIn(200), make: () => ({}) },
    "POST /positions": {
      expected: anybodySignedIn(201),
      make: () => ({ body: { name: "Ours", side: "buy", language: "en", positions: [] } }),
    },
    "POST /positions/starter": {
      expected: anybodySignedIn(201),
      make: () => ({ body: { side: "buy", language: "en" } }),
    },
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
