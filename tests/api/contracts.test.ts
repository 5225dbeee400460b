import { describe, expect, test } from "vitest";
import { GET as list } from "@/app/api/contracts/route";
import { GET as missing } from "@/app/api/[...path]/route";
import { GET as read } from "@/app/api/contracts/[contractId]/route";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { createContract, join, person } from "../support/factories";

describe("GET /contracts", () => {
  test("lists the caller's contracts and nobody else's, newest first, with role and type (B-7.3, B-10.9, B-21.9)", async () => {
    const [owner, other] = [await person("Owner", "user"), await person("Other", "user")];
    const older = await createContract(owner, { name: "Older", uploadedAt: new Date("2026-01-01") });
    const shared = await createContract(other, { name: "Shared", uploadedAt: new Date("2026-02-01") });
    await createContract(other, { name: "Hidden" });
    await join(shared.contractId, owner, "reviewer");
    const contracts = await (await call(list, { token: owner.token, path: "/api/contracts" })).json();
    expect(contracts).toMatchObject([
      { id: shared.contractId, name: "Shared", role: "reviewer", isAdmin: false },
      {
        id: older.contractId,
        name: "Older",
        role: "admin",
        isAdmin: true,
        status: "analyzed",
        metadata: { contractType: "Lease Agreement" },
        uploadedAt: "2026-01-01T00:00:00.000Z",
      },
    ]);
  });

  test("pages by key: every contract once, also where many have one date (B-20.9)", async () => {
    const owner = await person();
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1)
      ids.push((await createContract(owner, { uploadedAt: new Date("2026-03-01") })).contractId);
    const seen: string[] = [];
    let next: string | undefined = "/api/contracts?limit=3";
    while (next !== undefined) {
      const response: Response = await call(list, { token: owner.token, path: next });
      seen.push(...(await response.json()).map((contract: { id: string }) => contract.id));
      next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
    }
    expect(seen.sort()).toEqual(ids.sort());
  });

  test.each(["limit=0", "limit=201", "limit=x", "cursor=%21%21"])("refuses %s", async (query) => {
    const { token } = await person();
    const response = await call(list, { token, path: `/api/contracts?${query}` });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalidInput", issues: [expect.anything()] });
  });
});

test("a hidden contract and none at all answer the same (B-19.5, B-20.5)", async () => {
  const [owner, stranger] = [await person(), await person()];
  const { contractId } = await createContract(owner);
  const hidden = await call(read, { params: { contractId }, token: stranger.token });
  const absent = await call(read, { params: { contractId: "absent" }, token: stranger.token });
  expect([hidden.status, absent.status]).toEqual([404, 404]);
  expect(await hidden.json()).toEqual(await absent.json());
  expect((await call(read, { params: { contractId }, token: owner.token })).status).toBe(200);
});

test("a person removed from a contract loses it on the next request (B-19.8)", async () => {
  const [owner, reviewer] = [await person(), await person()];
  const { contractId } = await createContract(owner);
  await join(contractId, reviewer, "reviewer");
  expect((await call(read, { params: { contractId }, token: reviewer.token })).status).toBe(200);
  await db.collaborator.deleteMany({ where: { contractId, userId: reviewer.actor.userId } });
  expect((await call(read, { params: { contractId }, token: reviewer.token })).status).toBe(404);
});

test("an address that REST doesn't have answers 404 in the documented shape", async () => {
  const response = await call(missing, { params: {} });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: "There is nothing at this address.", code: "notFound" });
});
