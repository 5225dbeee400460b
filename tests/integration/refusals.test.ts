/** A refusal is thrown by whoever refuses, and recorded by each kind of door on the way out. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { AdminGrant } from "@/lib/access/admin-grant";
import { ContractGrant } from "@/lib/access/contract-grant";
import { Refused } from "@/lib/access/policy";
import { listUsers } from "@/lib/people/accounts/administration/user-list";
import { action } from "@/lib/server/adapters/action";
import { readForPage } from "@/lib/server/adapters/page";
import { route } from "@/lib/server/adapters/route";
import { getContract } from "@/lib/contracts/contracts";
import { contractDto, contractParams } from "@/lib/contracts/schema";
import { deleteContract } from "@/lib/contracts/trash/trash";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { createContract, person, type Person } from "../support/factories";

const request = vi.hoisted(() => ({ headers: new Map<string, string>(), cookies: new Map<string, string>() }));
vi.mock("next/headers", () => ({
  headers: () => Promise.resolve({ get: (name: string) => request.headers.get(name) ?? null }),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (request.cookies.has(name) ? { value: request.cookies.get(name) } : undefined),
    }),
}));
vi.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("the not-found page");
  },
  forbidden: () => {
    throw new Error("the forbidden page");
  },
  redirect: (to: string) => {
    throw new Error(to);
  },
}));

let owner: Person;
let stranger: Person;
let contractId: string;

beforeEach(async () => {
  owner = await person("Owner", "user");
  stranger = await person("Stranger", "user");
  ({ contractId } = await createContract(owner));
});

const findRefusals = (chain: string, { actor }: Person) =>
  db.auditEvent.findMany({
    where: { chain, actorId: actor.userId, action: { endsWith: ".refused" } },
    select: { detail: true },
  });

test("a grant that is refused throws what was tried, and records nothing itself", async () => {
  const asked = ContractGrant.request(stranger.actor, contractId, "edit");
  await expect(asked).rejects.toMatchObject({
    key: "contractNotFound",
    actor: stranger.actor,
    tried: { of: { contractId }, ability: "edit", answer: 404 },
  });
  expect(() => AdminGrant.request(stranger.actor)).toThrow(Refused);
  expect(await findRefusals(contractId, stranger)).toEqual([]);
  expect((await ContractGrant.request(owner.actor, contractId, "edit")).role).toBe("admin");
});

describe("a refusal is recorded once by", () => {
  const detail = '{"ability":"delete","answer":404}';

  test("a route", async () => {
    const remove = route({
      summary: "Delete a contract",
      answer: "nothing",
      params: contractParams,
      status: 204,
      run: ({ actor, params }) => deleteContract(actor, params.contractId),
    });
    const asked = { method: "DELETE", params: { contractId } };
    expect((await call(remove, { ...asked, token: stranger.token })).status).toBe(404);
    expect(await findRefusals(contractId, stranger)).toMatchObject([{ detail }]);
    expect((await call(remove, { ...asked, token: owner.token })).status).toBe(204);
    expect(await findRefusals(contractId, owner)).toEqual([]);
  });

  test("an action", async () => {
    request.headers = new Map([["authorization", `Bearer ${stranger.token}`]]);
    const remove = action(contractParams, async (actor, input) => deleteContract(actor, input.contractId));
    expect(await remove({ contractId })).toMatchObject({ ok: false, error: { key: "contractNotFound" } });
    expect(await findRefusals(contractId, stranger)).toMatchObject([{ detail }]);
    request.headers = new Map([["authorization", `Bearer ${owner.token}`]]);
    expect(await remove({ contractId })).toEqual({ ok: true, data: undefined });
  });

  test("a page's reading", async () => {
    await expect(readForPage(getContract(stranger.actor, contractId))).rejects.toThrow("the not-found page");
    await expect(readForPage(listUsers(stranger.actor, { limit: 5 }))).rejects.toThrow("the forbidden page");
    expect(await findRefusals(contractId, stranger)).toMatchObject([{ detail: '{"ability":"read","answer":404}' }]);
    expect(await findRefusals("accounts", stranger)).toMatchObject([
      { detail: '{"ability":"administer","answer":403}' },
    ]);
    expect((await readForPage(getContract(owner.actor, contractId))).id).toBe(contractId);
  });
});

test("what can't be recorded is not answered as if it had been", async () => {
  const read = route({
    summary: "A contract",
    answer: { one: contractDto },
    params: contractParams,
    run: ({ actor, params }) => getContract(actor, params.contractId),
  });
  await db.$executeRawUnsafe('ALTER TABLE "AuditEvent" RENAME TO "AuditEventAway"');
  try {
    const answer = await call(read, { params: { contractId }, token: stranger.token });
    expect(answer.status).toBe(500);
  } finally {
    await db.$executeRawUnsafe('ALTER TABLE "AuditEventAway" RENAME TO "AuditEvent"');
  }
  expect((await call(read, { params: { contractId }, token: stranger.token })).status).toBe(404);
});
