import { describe, expect, test } from "vitest";
import { GET as collaborators } from "@/app/api/contracts/[contractId]/collaborators/route";
import { GET as invitations } from "@/app/api/contracts/[contractId]/invitations/route";
import { GET as activity } from "@/app/api/contracts/[contractId]/activity/route";
import { GET as pending } from "@/app/api/invitations/pending/route";
import { GET as suggestions } from "@/app/api/suggestions/[contractId]/route";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { call } from "../support/api";
import { createContract, join, person, type Person } from "../support/factories";

type Handler = Parameters<typeof call>[0];
type Entry = { id: string };

/** The pages of a list, following its links. */
async function readPages(
  handler: Handler,
  { who, contractId = "", query = "" }: { who: Person; contractId?: string; query?: string },
): Promise<{ bodies: unknown[]; bytes: number[] }> {
  const [bodies, bytes]: [unknown[], number[]] = [[], []];
  for (let next: string | undefined = query; next !== undefined;) {
    const response: Response = await call(handler, { params: { contractId }, token: who.token, path: `/list${next}` });
    expect(response.status).toBe(200);
    const text = await response.text();
    bodies.push(JSON.parse(text));
    bytes.push(Buffer.byteLength(text));
    next = /<[^?>]*(\?[^>]*)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
  }
  return { bodies, bytes };
}

const toIds = (bodies: unknown[]) => (bodies as Entry[][]).map((entries) => entries.map(({ id }) => id));

async function withPeople(count: number) {
  const owner = await person();
  const { contractId, version } = await createContract(owner);
  for (let index = 0; index < count; index += 1) await join(contractId, await person(`Person ${index}`), "reviewer");
  return { owner, contractId, version };
}

const invitationRow = (contractId: string, inviter: Person, email: string) => ({
  id: newId(),
  contractId,
  email,
  role: "reviewer",
  invitedById: inviter.actor.userId,
  invitedByName: "Owner",
  tokenHash: newId(),
  createdAt: new Date(),
  expiresAt: new Date(Date.now() + 3_600_000),
});

describe("lists that grow come a page at a time, each entry once and in order", () => {
  test("collaborators (B-20.9)", async () => {
    const { owner, contractId } = await withPeople(4);
    const whole = toIds((await readPages(collaborators, { who: owner, contractId })).bodies);
    expect(whole.map((ids) => ids.length)).toEqual([5]);
    const paged = toIds((await readPages(collaborators, { who: owner, contractId, query: "?limit=2" })).bodies);
    expect(paged.map((ids) => ids.length)).toEqual([2, 2, 1]);
    expect(paged.flat()).toEqual(whole.flat());
  });

  test("invitations of a contract, and those that wait for somebody", async () => {
    const [owner, invited] = [await person(), await person()];
    const contracts = await Promise.all([createContract(owner), createContract(owner), createContract(owner)]);
    const [one] = contracts;
    if (!one) throw new Error("no contract");
    await db.invitation.createMany({
      data: [
        ...contracts.map(({ contractId }) => invitationRow(contractId, owner, invited.email)),
        ...["a@example.com", "b@example.com"].map((email) => invitationRow(one.contractId, owner, email)),
      ],
    });
    const ofContract = toIds((await readPages(invitations, { who: owner, contractId: one.contractId })).bodies);
    expect(
      toIds((await readPages(invitations, { who: owner, contractId: one.contractId, query: "?limit=2" })).bodies),
    ).toEqual([ofContract[0]?.slice(0, 2), ofContract[0]?.slice(2)]);
    const waiting = toIds((await readPages(pending, { who: invited })).bodies);
    expect(waiting[0]).toHaveLength(3);
    expect(toIds((await readPages(pending, { who: invited, query: "?limit=1" })).bodies)).toEqual(
      waiting[0]?.map((id) => [id]),
    );
  });

  test("suggestions, also where a page's bytes are used up (B-20.10)", async () => {
    const { owner, contractId, version } = await withPeople(0);
    const analysisId = newId();
    await db.analysis.create({
      data: {
        id: analysisId,
        contractId,
        versionId: version.id,
        engine: "a test",
        createdAt: new Date(Date.now() + 3_600_000),
      },
    });
    const data = Array.from({ length: 120 }, (_, index) => ({
      id: newId(),
      analysisId,
      check: "",
      values: "{}",
      title: "T",
      comment: "Ж".repeat(50_000),
      quote: "q",
      replacement: null,
      severity: "info",
      source: "checks",
      start: index,
      end: index + 1,
      page: 1,
      state: "open",
    }));
    await db.suggestion.createMany({ data });
    const { bodies, bytes } = await readPages(suggestions, { who: owner, contractId });
    const lists = bodies as { cacheId: string; suggestions: Entry[] }[];
    expect(lists.map((list) => [list.cacheId, list.suggestions.length])).toEqual([
      [analysisId, 83],
      [analysisId, 37],
    ]);
    expect(lists.flatMap((list) => list.suggestions.map(({ id }) => id))).toEqual(data.map(({ id }) => id));
    expect(Math.max(...bytes)).toBeLessThan(8.1 * 1024 * 1024);
  });

  test("the activity of a contract", async () => {
    const { owner, contractId } = await withPeople(3);
    await db.auditEvent.createMany({
      data: Array.from({ length: 120 }, (_, index) => ({
        id: newId(),
        chain: contractId,
        sequence: 1_000 + index,
        at: new Date(),
        actorId: null,
        actorName: "",
        action: "contract.opened",
        detail: "{}",
        address: "",
        previousHash: "",
        hash: newId(),
      })),
    });
    const events = (await readPages(activity, { who: owner, contractId, query: "?limit=110" })).bodies as {
      sequence: number;
    }[][];
    expect(events[0]).toHaveLength(110);
    const sequences = events.flat().map(({ sequence }) => sequence);
    expect(sequences.slice(0, 120)).toEqual(Array.from({ length: 120 }, (_, index) => 1_119 - index));
    expect(new Set(sequences).size).toBe(sequences.length);
  });
});

test("a cursor of another list is refused", async () => {
  const [{ owner, contractId }, other] = [await withPeople(1), await withPeople(1)];
  const [foreign] = toIds(
    (await readPages(collaborators, { who: other.owner, contractId: other.contractId })).bodies,
  ).flat();
  for (const handler of [collaborators, invitations, pending]) {
    expect(
      (await call(handler, { params: { contractId }, token: owner.token, path: `/list?cursor=${foreign}` })).status,
    ).toBe(400);
  }
});
