/** Who may make guests' links, and what those open to whoever has them. */
import { codeHashOf } from "@/lib/access/guest-grant";
import { db } from "@/lib/platform/db";
import { newId, newSecret, secretHash } from "@/lib/platform/ids";
import type { Expected, Row, World } from "./calls";

const CODE = "123456";

/** A round of the current version that was just sent. */
async function sendRound({ contractId, fileId }: World): Promise<string> {
  const { currentVersionId } = await db.contract.findUniqueOrThrow({ where: { id: contractId } });
  const id = newId();
  const round = { id, contractId, kind: "sent", status: "ready", fileId, fileName: "sent.txt" };
  await db.round.create({
    data: { ...round, sentVersionId: currentVersionId, createdByName: "Owner", createdAt: new Date() },
  });
  return id;
}

async function makeLink(world: World, { hasCode }: { hasCode: boolean } = { hasCode: false }) {
  const [id, token, roundId] = [newId(), newSecret(), await sendRound(world)];
  const now = new Date();
  await db.guestLink.create({
    data: {
      id,
      roundId,
      contractId: world.contractId,
      label: "Their lawyer",
      language: "en",
      tokenHash: secretHash(token),
      codeHash: hasCode ? codeHashOf(id, CODE) : null,
      createdAt: now,
      createdById: world.people.owner.actor.userId,
      createdByName: "Owner",
      expiresAt: new Date(now.getTime() + 3_600_000),
    },
  });
  return { id, token, roundId };
}
const byLink = async (world: World) => ({ params: { token: (await makeLink(world)).token } });

/** The rows of `round-calls.ts` on guests. */
export function guestRows(part: (ok: number) => Expected): Record<string, Row> {
  const managing = (ok: number): Expected => ({ ...part(ok), reviewer: 403 });
  const everybody: Expected = { ...part(200), guest: 200, stranger: 200, administrator: 200 };
  const links = "/contracts/[contractId]/rounds/[roundId]/guests";
  const onRound = async (world: World) => ({ contractId: world.contractId, roundId: await sendRound(world) });
  return {
    [`GET ${links}`]: { expected: managing(200), make: async (world) => ({ params: await onRound(world) }) },
    [`POST ${links}`]: {
      expected: managing(201),
      make: async (world) => ({ params: await onRound(world), body: { label: "Their lawyer" } }),
    },
    [`DELETE ${links}/[guestId]`]: {
      expected: managing(204),
      make: async (world) => {
        const { id, roundId } = await makeLink(world);
        return { params: { contractId: world.contractId, roundId, guestId: id } };
      },
    },
    // The link is the proof.
    "GET /guest/[token]": { expected: everybody, make: byLink },
    "GET /guest/[token]/file": { expected: everybody, make: byLink },
    "POST /guest/[token]/code": {
      expected: everybody,
      make: async (world) => ({
        params: { token: (await makeLink(world, { hasCode: true })).token },
        body: { code: CODE },
      }),
    },
    "POST /guest/[token]/replies": {
      expected: everybody,
      make: async (world) => ({
        ...(await byLink(world)),
        body: { replyId: newId(), name: "Their Lawyer", comments: [{ text: "Fine." }] },
      }),
    },
    "PUT /guest/[token]/files": {
      expected: everybody,
      make: async (world) => {
        const query = new URLSearchParams({ replyId: newId(), name: "Their Lawyer", fileName: "back.txt" });
        return { ...(await byLink(world)), path: `/api/guest/x/files?${query}`, body: "A lease, changed." };
      },
    },
  };
}
