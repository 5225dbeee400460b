import { beforeEach, describe, expect, test } from "vitest";
import { GET as accounts } from "@/app/api/admin/audit/route";
import { GET as activity } from "@/app/api/contracts/[contractId]/activity/route";
import { recordAtOnce } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN, auditEventDto } from "@/lib/audit/schema";
import { changeContract } from "@/lib/contracts/changes";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";

type Event = { sequence: number; action: string; what: string; details: string; actorName: string };
let owner: Person;
let contractId: string;

beforeEach(async () => {
  await resetDatabase();
  await person("First");
  owner = await person("Owner");
  ({ contractId } = await createContract(owner));
  for (let version = 1; version <= 5; version += 1)
    await recordAtOnce(owner.actor, { chain: contractId, action: "contract.saved", detail: { version } });
});

const asked = (who: Person, path = "/api/contracts/c/activity", headers: Record<string, string> = {}) =>
  call(activity, { params: { contractId }, path, token: who.token, headers });
const sequences = async (response: Response) => ((await response.json()) as Event[]).map(({ sequence }) => sequence);

describe("GET /contracts/{id}/activity", () => {
  test("answers the owner who did what, newest first, as it is described (B-21.31)", async () => {
    const response = await asked(owner);
    expect(response.status).toBe(200);
    expect(response.headers.get("link")).toBeNull();
    const events = (await response.json()) as Event[];
    for (const event of events) expect(auditEventDto.safeParse(event).error).toBeUndefined();
    expect(events.map(({ sequence, what, details, actorName }) => [sequence, what, details, actorName])).toEqual(
      [5, 4, 3, 2, 1].map((number) => [number, "Saved a version", `Version ${number}`, "Owner"]),
    );
  });

  test("gives a page at a time, with the next one's address, until there is none", async () => {
    const first = await asked(owner, "/api/contracts/c/activity?limit=2");
    expect(first.headers.get("link")).toBe('</api/contracts/c/activity?limit=2&cursor=4>; rel="next"');
    expect(await sequences(first)).toEqual([5, 4]);
    expect(await sequences(await asked(owner, "/api/contracts/c/activity?limit=2&cursor=4"))).toEqual([3, 2]);
    const last = await asked(owner, "/api/contracts/c/activity?limit=2&cursor=2");
    expect(last.headers.get("link")).toBeNull();
    expect(await sequences(last)).toEqual([1]);
  });

  test("speaks the caller's language", async () => {
    const [event] = (await (await asked(owner, undefined, { "accept-language": "ru" })).json()) as Event[];
    expect(event).toMatchObject({ what: "Сохранение версии", details: "Версия 5" });
  });

  test("is closed to those who have another part, and hidden from everybody else (B-19.4)", async () => {
    const [manager, reviewer, stranger, admin] = [
      await person("Manager"),
      await person("Reviewer"),
      await person("Stranger"),
      await person("Admin", "admin"),
    ];
    await join(contractId, manager, "manager");
    await join(contractId, reviewer, "reviewer");
    expect((await asked(manager)).status).toBe(403);
    expect((await asked(reviewer, "/api?format=csv")).status).toBe(403);
    expect((await asked(stranger)).status).toBe(404);
    expect((await asked(admin)).status).toBe(404);
    expect((await call(activity, { params: { contractId } })).status).toBe(401);
  });

  test.each(["limit=0", "limit=201", "limit=x", "cursor=0", "cursor=x", "cursor=99999999999", "format=xml"])(
    "refuses %s",
    async (query) => {
      expect((await asked(owner, `/api?${query}`)).status).toBe(400);
    },
  );
});

describe("as a table", () => {
  test.each([
    ["format=csv", "/api?format=csv", {}],
    ["Accept", "/api", { accept: "text/csv" }],
  ])("by %s it is CSV, oldest first, whole, with its own hash chain (B-21.31)", async (_how, path, headers) => {
    const response = await asked(owner, path, headers);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toContain('attachment; filename="Activity.csv"');
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]); // spreadsheets need it for Cyrillic
    const lines = new TextDecoder().decode(bytes).split("\r\n");
    expect(lines[0]).toBe("Number,Time (UTC),Who,What,Details,Address,id,actorId,action,detail,previousHash,hash");
    expect(lines.slice(1, 6).map((line) => line.split(",").slice(0, 1).concat(line.split(",").slice(2, 5)))).toEqual(
      [1, 2, 3, 4, 5].map((number) => [String(number), "Owner", "Saved a version", `Version ${number}`]),
    );
    const head = await db.auditChain.findUniqueOrThrow({ where: { chain: contractId } });
    expect(lines[6]).toContain(",audit.exported,{},");
    expect(lines[6]?.endsWith(head.lastHash)).toBe(true);
    expect(lines.slice(7)).toEqual([""]);
  });

  test("JSON stays JSON where a table is only one of several wishes, and `format` decides over `Accept`", async () => {
    expect(
      (await asked(owner, "/api", { accept: "application/json, text/csv" })).headers.get("content-type"),
    ).toContain("application/json");
    expect((await asked(owner, "/api?format=json", { accept: "text/csv" })).headers.get("content-type")).toContain(
      "application/json",
    );
  });

  test("runs no formula that somebody gave as a name, and keeps quotes and lines apart", async () => {
    await changeContract(owner.actor, contractId, { name: '=HYPERLINK("http://evil.example","click")' });
    await db.user.update({ where: { id: owner.actor.userId }, data: { name: "@SUM(1,2)" } });
    const renamed = { ...owner.actor, name: "@SUM(1,2)" };
    await changeContract(renamed, contractId, { name: "Plain" });
    const text = await (await asked(owner, "/api?format=csv")).text();
    expect(text).toContain(`,"'@SUM(1,2)",`);
    expect(text).toContain('“=HYPERLINK(""http://evil.example"",""click"")”');
    for (const cell of text.split(/\r\n|,(?=(?:[^"]*"[^"]*")*[^"]*$)/)) expect(cell).not.toMatch(/^"?[=+\-@]/);
  });

  test("of more events than are read at once has each of them once", async () => {
    for (let round = 0; round < 12; round += 1)
      await recordAtOnce(
        owner.actor,
        ...Array.from(
          { length: 50 },
          (_, index) =>
            ({ chain: contractId, action: "contract.saved", detail: { version: round * 50 + index } }) as const,
        ),
      );
    const lines = (await (await asked(owner, "/api?format=csv")).text()).trim().split("\r\n").slice(1);
    expect(lines.map((line) => Number(line.split(",")[0]))).toEqual(
      Array.from({ length: 606 }, (_, index) => index + 1),
    );
  }, 60_000);
});

describe("GET /admin/audit", () => {
  test("answers administrators the accounts' events, the same way (B-21.31)", async () => {
    const admin = await person("Admin", "admin");
    await recordAtOnce(admin.actor, { chain: ACCOUNTS_CHAIN, action: "account.signedOut", detail: {} });
    const response = await call(accounts, { path: "/api/admin/audit?limit=2", token: admin.token });
    const events = (await response.json()) as Event[];
    expect(events.map(({ what }) => what)).toEqual(["Logged out", "Registered"]);
    for (const event of events) expect(auditEventDto.safeParse(event).error).toBeUndefined();
    expect(response.headers.get("link")).toContain("/api/admin/audit?limit=2&cursor=");
    const table = await call(accounts, { path: "/api/admin/audit?format=csv", token: admin.token });
    expect(table.headers.get("content-disposition")).toContain('filename="Audit.csv"');
    expect(await table.text()).toContain(",account.signedOut,");
  });

  test("is closed to everybody else, owners included", async () => {
    expect((await call(accounts, { token: owner.token })).status).toBe(403);
    expect((await call(accounts, { path: "/api?format=csv", token: owner.token })).status).toBe(403);
    expect((await call(accounts)).status).toBe(401);
  });
});
