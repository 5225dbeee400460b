/**
 * Who may call what (decisions §4), over every exported route and every kind of caller. Handlers are called directly,
 * so nothing here leans on `middleware.ts`. A call without a row fails.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { storage } from "@/lib/platform/storage/storage";
import { call, type ApiCall } from "../support/api";
import { contractOf, join, person, type Person } from "../support/factories";
import { exportedCalls, ROOT } from "../support/routes";

const CALLERS = ["guest", "stranger", "reviewer", "manager", "owner", "administrator"] as const;
type Caller = (typeof CALLERS)[number];
type Expected = Record<Caller, number>;
type World = { people: Record<Exclude<Caller, "guest">, Person>; contractId: string; versionId: string; fileId: string };
type Row = { expected: Expected; make: (world: World) => Omit<ApiCall, "token" | "method"> };

const part = (ok: number): Expected => ({ guest: 401, stranger: 404, reviewer: ok, manager: ok, owner: ok, administrator: 404 });
const anybodySignedIn = (ok: number): Expected => ({ guest: 401, stranger: ok, reviewer: ok, manager: ok, owner: ok, administrator: ok });
const everybody = (ok: number): Expected => ({ guest: ok, stranger: ok, reviewer: ok, manager: ok, owner: ok, administrator: ok });
const onContract = ({ contractId }: World) => ({ params: { contractId } });
const onVersion = ({ contractId, versionId }: World) => ({ params: { contractId, versionId } });

const assistant = (root: string): Record<string, Row> => ({
  [`POST /${root}/[contractId]/find`]: { expected: part(200), make: (world) => ({ ...onContract(world), body: { category: "governing_law" } }) },
  [`GET /${root}/[contractId]/summarize`]: { expected: part(200), make: onContract },
  [`POST /${root}/[contractId]/chat`]: { expected: part(200), make: (world) => ({ ...onContract(world), body: { message: "Which law applies?", history: [] } }) },
});

const TABLE: Record<string, Row> = {
  "GET /auth/profile": { expected: anybodySignedIn(200), make: () => ({}) },
  "POST /auth/login": { expected: everybody(401), make: () => ({ body: { email: "nobody@example.com", password: "wrong password" } }) },
  "POST /auth/register": { expected: everybody(201), make: () => ({ body: { name: "New", email: `${newId()}@example.com`, password: "long enough" } }) },
  "GET /health": { expected: everybody(200), make: () => ({}) },
  "POST /files/presigned-url": { expected: anybodySignedIn(201), make: () => ({ body: { filename: "a.txt", contentType: "text/plain" } }) },
  "GET /files/download/[fileId]": { expected: part(200), make: ({ fileId }) => ({ params: { fileId } }) },
  "GET /files/[fileId]/content": { expected: part(200), make: ({ fileId }) => ({ params: { fileId } }) },
  // Only its uploader may send a file's bytes, and once: these had arrived.
  "PUT /files/[fileId]/content": { expected: { guest: 401, stranger: 404, reviewer: 404, manager: 404, owner: 409, administrator: 404 }, make: ({ fileId }) => ({ params: { fileId }, body: "text" }) },
  "GET /contracts": { expected: anybodySignedIn(200), make: () => ({}) },
  "POST /contracts/upload": { expected: { ...anybodySignedIn(404), owner: 201 }, make: ({ fileId }) => ({ body: { name: "Lease", type: "Other", fileId } }) },
  "POST /contracts/analyze": { expected: part(202), make: ({ contractId }) => ({ body: { contractId } }) },
  "GET /contracts/[contractId]": { expected: part(200), make: onContract },
  "GET /contracts/[contractId]/status": { expected: part(200), make: onContract },
  "GET /contracts/[contractId]/versions": { expected: part(200), make: onContract },
  "POST /contracts/[contractId]/versions": { expected: part(201), make: (world) => ({ ...onContract(world), body: { content: "<p>New text</p>" } }) },
  "GET /contracts/[contractId]/versions/[versionId]": { expected: part(200), make: onVersion },
  "POST /contracts/[contractId]/versions/[versionId]/restore": { expected: part(201), make: onVersion },
  "GET /contracts/[contractId]/export": { expected: part(200), make: onContract },
  "GET /suggestions/[contractId]": { expected: part(200), make: onContract },
  ...assistant("contracts"),
  ...assistant("suggestions"),
  // Last: it ends the caller's session.
  "POST /auth/logout": { expected: anybodySignedIn(204), make: () => ({}) },
};
/** next-auth's own doors and the catch-all for unknown addresses have tests of their own. */
const ELSEWHERE = new Set(["GET /auth/[...nextauth]", "POST /auth/[...nextauth]", ...["GET", "POST", "PUT", "PATCH", "DELETE"].map((method) => `${method} /[...path]`)]);

let world: World;

beforeAll(async () => {
  const [owner, stranger, reviewer, manager, administrator] = [await person("Owner", "user"), await person("Stranger"), await person("Reviewer"), await person("Manager"), await person("Admin", "admin")];
  const { contractId, version } = await contractOf(owner);
  await join(contractId, reviewer, "reviewer");
  await join(contractId, manager, "manager");
  const fileId = newId();
  await db.storedFile.create({ data: { id: fileId, ownerId: owner.actor.userId, fileName: "a.txt", contentType: "text/plain", storageKey: `originals/${fileId}`, uploadedAt: new Date() } });
  await storage.write(`originals/${fileId}`, new TextEncoder().encode("A lease."), "text/plain");
  await db.contract.update({ where: { id: contractId }, data: { fileId } });
  const withRole = { ...administrator, actor: { ...administrator.actor, systemRole: "admin" as const } };
  world = { people: { owner, stranger, reviewer, manager, administrator: withRole }, contractId, versionId: version.id, fileId };
});

test("every exported call has a row, and every row a call", () => {
  const calls = exportedCalls().map(({ call: name }) => name).filter((name) => !ELSEWHERE.has(name));
  expect(calls.sort()).toEqual(Object.keys(TABLE).sort());
});

describe.each(Object.entries(TABLE))("%s", (name, row) => {
  test.each(CALLERS)("%s", async (caller) => {
    const [method = "", address = ""] = name.split(" ");
    const module = (await import(`${ROOT}/app/api${address}/route.ts`)) as Record<string, Parameters<typeof call>[0]>;
    const handler = module[method];
    if (!handler) throw new Error(`${name} is not exported`);
    const token = caller === "guest" ? undefined : world.people[caller].token;
    const response = await call(handler, { ...row.make(world), method, token });
    expect(response.status, await response.clone().text()).toBe(row.expected[caller]);
    if (response.status >= 400) expect(await response.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });
});
