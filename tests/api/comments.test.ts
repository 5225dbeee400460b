import { describe, expect, test } from "vitest";
import { POST as add } from "@/app/api/contracts/[contractId]/comment/route";
import { PATCH as change } from "@/app/api/contracts/[contractId]/comments/[commentId]/route";
import { GET as list } from "@/app/api/contracts/[contractId]/comments/route";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { createContract, join, person, type Person } from "../support/factories";

const added = (who: Person, contractId: string, body: unknown) =>
  call(add, { method: "POST", params: { contractId }, token: who.token, body });
const listed = async (who: Person, contractId: string) =>
  (await call(list, { params: { contractId }, token: who.token })).json();
const changed = (who: Person, contractId: string, commentId: string, body: unknown) =>
  call(change, { method: "PATCH", params: { contractId, commentId }, token: who.token, body });

describe("a comment", () => {
  test("is added with its place and its author's name, and listed for everybody who has a part (B-14.3)", async () => {
    const [owner, reviewer] = [await person("Owner"), await person("Reviewer")];
    const { contractId, version } = await createContract(owner, { html: "<p>The rent is due monthly.</p>" });
    await join(contractId, reviewer, "reviewer");
    const location = { versionId: version.id, quote: "due monthly", start: 12, end: 23 };
    const response = await added(reviewer, contractId, { text: "  In advance?\nOr after? ", location });
    expect(response.status).toBe(201);
    const comment = await response.json();
    expect(comment).toMatchObject({
      text: "In advance?\nOr after?",
      location,
      author: { id: reviewer.actor.userId, name: "Reviewer" },
      resolved: false,
      resolvedAt: null,
      resolvedBy: null,
    });
    expect(Date.parse(comment.createdAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(await listed(owner, contractId)).toEqual([comment]);
  });

  test("may name its place in words, as documented, or not at all; the list is oldest first (B-14.3, B-21.18)", async () => {
    const owner = await person();
    const { contractId } = await createContract(owner);
    for (const body of [
      { text: "One", location: "Clause 4" },
      { text: "Two" },
      { text: "Three", location: { page: 3 } },
    ])
      expect((await added(owner, contractId, body)).status).toBe(201);
    expect(
      (await listed(owner, contractId)).map(({ text, location }: { text: string; location: unknown }) => [
        text,
        location,
      ]),
    ).toEqual([
      ["One", "Clause 4"],
      ["Two", ""],
      ["Three", { page: 3 }],
    ]);
  });

  test("is answered in its thread, also an answer, and never from another contract (B-14.5)", async () => {
    const [owner, reviewer] = [await person("Owner"), await person("Reviewer")];
    const { contractId } = await createContract(owner);
    await join(contractId, reviewer, "reviewer");
    const first = await (await added(owner, contractId, { text: "Why 60 days?" })).json();
    const answer = await added(reviewer, contractId, { text: "Our standard.", parentId: first.id });
    expect(answer.status).toBe(201);
    const second = await answer.json();
    expect(second).toMatchObject({ parentId: first.id, location: "" });
    const third = await (await added(owner, contractId, { text: "Then 45.", parentId: second.id })).json();
    expect(third.parentId).toBe(first.id);
    const elsewhere = (await createContract(owner)).contractId;
    const refused = await added(owner, elsewhere, { text: "Lost", parentId: first.id });
    expect([refused.status, (await refused.json()).code]).toEqual([404, "commentNotFound"]);
    expect(await listed(owner, elsewhere)).toEqual([]);
  });

  test("keeps its author's name when the account is gone", async () => {
    const [owner, guest] = [await person("Owner"), await person("Ganbold")];
    const { contractId } = await createContract(owner);
    await join(contractId, guest, "reviewer");
    await added(guest, contractId, { text: "See clause 2", location: "2" });
    await db.user.delete({ where: { id: guest.actor.userId } });
    expect(await listed(owner, contractId)).toMatchObject([{ author: { id: null, name: "Ganbold" } }]);
  });

  test.each([
    ["no text", { location: "1" }],
    ["blank text", { text: " \n ", location: "1" }],
    ["more than 10,000 characters", { text: "a".repeat(10_001), location: "1" }],
    ["a place of another kind", { text: "a", location: 7 }],
    ["an endless place", { text: "a", location: { quote: "q".repeat(20_001) } }],
    ["a character that no database holds", { text: "a\0b", location: "1" }],
  ])("with %s is refused (B-14.3, B-22.1)", async (_, body) => {
    const owner = await person();
    const { contractId } = await createContract(owner);
    const response = await added(owner, contractId, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "invalidInput",
      issues: [expect.objectContaining({ path: expect.stringMatching(/text|location/) })],
    });
    expect((await added(owner, contractId, { text: "a".repeat(10_000), location: "1" })).status).toBe(201);
  });

  test("on a version of another contract is not found", async () => {
    const owner = await person();
    const [one, other] = [await createContract(owner), await createContract(owner)];
    const on = (versionId: string) =>
      added(owner, one.contractId, { text: "Here", location: { versionId, quote: "This", start: 0, end: 4 } });
    expect((await on(other.version.id)).status).toBe(404);
    expect((await on(one.version.id)).status).toBe(201);
  });
});

describe("resolving", () => {
  test("is told with who did it, and can be taken back (B-14.2, B-21.18)", async () => {
    const [owner, reviewer] = [await person("Owner"), await person("Reviewer")];
    const { contractId } = await createContract(owner);
    await join(contractId, reviewer, "reviewer");
    const { id } = await (await added(owner, contractId, { text: "Really?", location: "" })).json();
    const resolved = await changed(reviewer, contractId, id, { resolved: true });
    expect(resolved.status).toBe(200);
    const first = await resolved.json();
    expect(first).toMatchObject({ id, resolved: true, resolvedBy: "Reviewer", resolvedAt: expect.any(String) });
    expect(await (await changed(owner, contractId, id, { resolved: true })).json()).toEqual(first);
    expect(await (await changed(owner, contractId, id, { resolved: false })).json()).toMatchObject({
      resolved: false,
      resolvedAt: null,
      resolvedBy: null,
    });
  });

  test("needs a comment of this contract and a plain answer", async () => {
    const owner = await person();
    const [one, other] = [await createContract(owner), await createContract(owner)];
    const { id } = await (await added(owner, one.contractId, { text: "Here", location: "" })).json();
    const elsewhere = await changed(owner, other.contractId, id, { resolved: true });
    expect(elsewhere.status).toBe(404);
    expect(await elsewhere.json()).toMatchObject({ code: "commentNotFound" });
    expect((await changed(owner, one.contractId, id, { resolved: "yes" })).status).toBe(400);
    expect((await changed(owner, one.contractId, id, { resolved: true })).status).toBe(200);
  });
});

describe("many comments", () => {
  test("come a page at a time, each once and in order, also where a page's bytes are used up", async () => {
    const owner = await person();
    const { contractId } = await createContract(owner);
    const rows = Array.from({ length: 130 }, (_, index) => ({
      id: `${contractId}-${String(index).padStart(3, "0")}`,
      contractId,
      authorId: owner.actor.userId,
      authorName: "Owner",
      text: "Ж".repeat(index < 60 ? 90_000 : 3),
      location: '""',
      createdAt: new Date(1_000_000 + Math.floor(index / 2)),
    }));
    await db.comment.createMany({ data: rows });
    const sizes: number[] = [];
    const seen: string[] = [];
    for (let query = ""; ;) {
      const response = await call(list, {
        params: { contractId },
        token: owner.token,
        path: `/contracts/x/comments${query}`,
      });
      const items = (await response.json()) as { id: string }[];
      expect(Buffer.byteLength(JSON.stringify(items))).toBeLessThan(8.1 * 1024 * 1024);
      sizes.push(items.length);
      seen.push(...items.map(({ id }) => id));
      const next = /<[^?>]*(\?[^>]*)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
      if (next === undefined) break;
      query = next;
    }
    expect(sizes).toEqual([46, 84]);
    expect(seen).toEqual(rows.map(({ id }) => id));
    const first = await call(list, {
      params: { contractId },
      token: owner.token,
      path: "/contracts/x/comments?limit=1",
    });
    expect(first.headers.get("link")).toContain("limit=1&cursor=");
    const foreign = await call(list, {
      params: { contractId },
      token: owner.token,
      path: "/contracts/x/comments?cursor=unknown",
    });
    expect(foreign.status).toBe(400);
  });
});
