/** Who may call what on counterparties: everybody their own register, and nobody another's. */
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { Expected, Row, World } from "./calls";
import { sinceRows } from "./since-calls";

/** A counterparty of the owner's in the contract of the world, under a name of its own. */
async function counterparty({ people, contractId }: World, into: string | null = null): Promise<string> {
  const [id, { userId }] = [newId(), people.owner.actor];
  const names = { name: `Firm ${id}`, nameLatin: id, nameCyrillic: id };
  const merged = { mergedIntoId: into, mergedAt: into === null ? null : clock.now() };
  await db.counterpartyRegister.upsert({ where: { userId }, create: { userId }, update: {} });
  await db.counterparty.create({ data: { id, userId, ...names, ...merged, createdAt: clock.now() } });
  const key = id.toLowerCase();
  await db.counterpartySpelling.create({
    data: {
      id: newId(),
      userId,
      key,
      name: names.name,
      looseKey: key,
      lookKey: key,
      counterpartyId: into ?? id,
      homeId: id,
    },
  });
  const part = await db.collaborator.findUniqueOrThrow({ where: { contractId_userId: { contractId, userId } } });
  await db.counterpartyLink.create({
    data: { partId: part.id, key, userId, contractId, counterpartyId: into ?? id, day: "2026-01-01", ...names },
  });
  return id;
}

const onOne = async (world: World) => ({ params: { counterpartyId: await counterparty(world) } });
const onTwo = async (world: World) => ({ ...(await onOne(world)), other: await counterparty(world) });

/** The rows of `calls.ts` on counterparties. */
export function counterpartyRows(
  part: (ok: number) => Expected,
  anybodySignedIn: (ok: number) => Expected,
): Record<string, Row> {
  const owners = (ok: number): Expected => ({ ...anybodySignedIn(404), owner: ok });
  return {
    ...sinceRows(part, anybodySignedIn),
    "GET /contracts/[contractId]/parties": {
      expected: part(200),
      make: ({ contractId }) => ({ params: { contractId } }),
    },
    "GET /counterparties": { expected: anybodySignedIn(200), make: () => ({}) },
    "GET /counterparties/pairs": { expected: anybodySignedIn(200), make: () => ({}) },
    "GET /counterparties/us": { expected: anybodySignedIn(200), make: () => ({}) },
    "PUT /counterparties/us": {
      expected: anybodySignedIn(200),
      make: () => ({ body: { names: ["Brightwater Ltd"] } }),
    },
    "GET /counterparties/[counterpartyId]": { expected: owners(200), make: onOne },
    "GET /counterparties/[counterpartyId]/contracts": { expected: owners(200), make: onOne },
    "PATCH /counterparties/[counterpartyId]": {
      expected: owners(200),
      make: async (world) => ({ ...(await onOne(world)), body: { note: "Pays late" } }),
    },
    "POST /counterparties/[counterpartyId]/merge": {
      expected: owners(200),
      make: async (world) => {
        const { params, other } = await onTwo(world);
        return { params, body: { from: [other] } };
      },
    },
    "POST /counterparties/[counterpartyId]/split": {
      expected: owners(200),
      make: async (world) => {
        const { params } = await onOne(world);
        return { params, body: { mergedId: await counterparty(world, params.counterpartyId) } };
      },
    },
    "POST /counterparties/[counterpartyId]/apart": {
      expected: owners(204),
      make: async (world) => {
        const { params, other } = await onTwo(world);
        return { params, body: { otherId: other } };
      },
    },
  };
}
