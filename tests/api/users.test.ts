import { describe, expect, test } from "vitest";
import { GET as one } from "@/app/api/users/[userId]/route";
import { GET as search } from "@/app/api/users/route";
import { POST as batch } from "@/app/api/users/batch/route";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { createContract, join, person } from "../support/factories";

const [owner, reviewer, stranger, admin] = [
  await person("Owner"),
  await person("Reviewer"),
  await person("Stranger"),
  await person("Admin", "admin"),
];
const { contractId } = await createContract(owner);
await join(contractId, reviewer, "reviewer");

const dto = ({ actor, email }: typeof owner) => ({ id: actor.userId, name: actor.name, email });
const get = (who: typeof owner, userId: string) => call(one, { token: who.token, params: { userId } });
const many = (who: typeof owner, userIds: unknown) =>
  call(batch, { method: "POST", token: who.token, body: { userIds } });

describe("GET /users/{id} (B-19.7)", () => {
  test("answers id, name and email of oneself and of people with whom one shares a contract (B-21.6)", async () => {
    for (const [who, whom] of [
      [owner, owner],
      [owner, reviewer],
      [reviewer, owner],
    ] as const) {
      const response = await get(who, whom.actor.userId);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual(dto(whom));
    }
  });

  test("does not tell somebody else from nobody, administrators included", async () => {
    const answers = await Promise.all([
      get(stranger, owner.actor.userId),
      get(admin, owner.actor.userId),
      get(stranger, "no-such-user"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const [first, ...others] = await Promise.all(answers.map((answer) => answer.text()));
    for (const other of others) expect(other).toBe(first);
  });
});

describe("POST /users/batch", () => {
  test("answers in the order asked for, each once, and leaves others out (B-19.7, B-21.6)", async () => {
    const response = await many(
      owner,
      [reviewer, stranger, owner, reviewer].map(({ actor }) => actor.userId).concat("no-such-user"),
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([dto(reviewer), dto(owner)]);
    expect(await (await many(owner, [])).json()).toEqual([]);
  });

  test("takes 100 ids and refuses 101 (B-22.1)", async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);
    expect((await many(owner, ids(100))).status).toBe(200);
    for (const wrong of [ids(101), "all", undefined, [1], [""]]) expect((await many(owner, wrong)).status).toBe(400);
  });
});

describe("GET /users?search (B-19.9)", () => {
  const found = (who: typeof owner, query: string) => call(search, { token: who.token, path: `/api/users?${query}` });
  const names = async (who: typeof owner, text: string) =>
    ((await (await found(who, `search=${encodeURIComponent(text)}`)).json()) as { name: string }[]).map(
      ({ name }) => name,
    );

  test("finds people with whom one shares a contract by part of a name or an e-mail, in any case", async () => {
    const bold = await person("Болд Эрдэнэ");
    const later = await createContract(owner);
    await join(later.contractId, bold, "manager");
    await join(later.contractId, reviewer, "reviewer");
    expect(await (await found(owner, "search=REVIEW")).json()).toEqual([
      { ...dto(reviewer), contractId: later.contractId, contracts: 2 },
    ]);
    expect(await names(owner, "эРДЭ")).toEqual(["Болд Эрдэнэ"]);
    expect(await names(reviewer, bold.email.slice(0, 6))).toContain("Болд Эрдэнэ");
    expect((await (await found(owner, "search=e&limit=1")).json()) as unknown[]).toHaveLength(1);
  });

  test("finds nobody else, not even for an administrator, and oneself neither", async () => {
    expect(await names(owner, "stranger")).toEqual([]);
    expect(await names(admin, "owner")).toEqual([]);
    expect(await names(stranger, "@")).toEqual([]);
    expect(await names(owner, owner.email)).toEqual([]);
    expect(await names(owner, "%")).toEqual([]);
  });

  test("finds nobody any more once the last part in common is gone", async () => {
    const [one, other] = [await person("Leaver"), await person("Stayer")];
    const shared = await createContract(other);
    await join(shared.contractId, one, "reviewer");
    expect(await names(one, "stayer")).toEqual(["Stayer"]);
    await db.collaborator.deleteMany({ where: { contractId: shared.contractId, userId: one.actor.userId } });
    expect(await names(one, "stayer")).toEqual([]);
    expect(await names(other, "leaver")).toEqual([]);
  });

  test("takes a search of some length and a limit up to 20", async () => {
    for (const wrong of [
      "",
      "search=",
      "search=%20",
      `search=${"x".repeat(300)}`,
      "search=a&limit=21",
      "search=a&limit=0",
    ])
      expect((await found(owner, wrong)).status, wrong).toBe(400);
    expect((await found(owner, "search=a&limit=20")).status).toBe(200);
  });
});
