/** The `cm` program, as people start it, against REST on a real connection (B-37.3, B-37.4). */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DOORS } from "@/app/api/openapi.json/doors";
import { GET as describeApi } from "@/app/api/openapi.json/route";
import { db } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import type { call } from "../support/api";
import { createContract, person, type Person } from "../support/factories";
import { ROOT } from "../support/routes";
import { testFolder } from "../support/test-folder";
import { makeToken } from "../support/tokens";

type Handler = Parameters<typeof call>[0];
type Address = { pattern: RegExp; names: string[]; module: Readonly<Record<string, unknown>> };

const addresses: Address[] = Object.entries({ ...DOORS, "/openapi.json": { GET: describeApi } })
  .map(([folder, module]) => ({
    pattern: new RegExp(`^(?:/api)?${folder.replace(/[.]/g, "\\.").replace(/\[\w+\]/g, "([^/]+)")}$`),
    names: [...folder.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => name),
    module,
  }))
  .sort((one, other) => one.names.length - other.names.length); // a word goes before a part that may be any

/**
 * REST over a real connection, without Next: each address leads to its door's handler, as in `DOORS`.
 * @returns where it listens, and what ends it
 */
async function serveRest(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    void answer(incoming.method ?? "GET", `http://${incoming.headers.host}${incoming.url}`, incoming).then(
      async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(Buffer.from(await response.arrayBuffer()));
      },
      (cause: unknown) => outgoing.destroy(cause as Error), // the test sees a broken connection
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

async function answer(
  method: string,
  url: string,
  incoming: Readable & { headers: NodeJS.Dict<string | string[]> },
): Promise<Response> {
  const { pathname } = new URL(url);
  for (const { pattern, names, module } of addresses) {
    const parts = pattern.exec(pathname);
    const handler = parts && (module[method] as Handler | undefined); // doors are handlers
    if (!handler) continue;
    const params = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(parts[index + 1] ?? "")]));
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const body = method === "GET" || method === "DELETE" ? null : (Readable.toWeb(incoming) as ReadableStream);
    const request = new Request(url, { method, headers, body, duplex: "half" } as RequestInit); // Node asks for it
    return handler(request, { params: Promise.resolve(params) });
  }
  return Response.json({ message: "Not found", code: "notFound" }, { status: 404 });
}

type Ended = { code: number; out: string; err: string };
const folder = await mkdtemp(path.join(testFolder(), "cm-"));
let site: Awaited<ReturnType<typeof serveRest>>;
let anna: Person;
let secret: string;

beforeAll(async () => {
  site = await serveRest();
  anna = await person("Anna");
  ({ secret } = await makeToken(anna.actor, { scopes: ["read", "write"] }));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

function cm(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const environment = { ...process.env, CM_URL: site.url, CM_TOKEN: secret, ...env };
  return new Promise((resolve) =>
    execFile(process.execPath, [path.join(ROOT, "scripts/cm.mjs"), ...args], { env: environment }, (cause, out, err) =>
      resolve({ code: typeof cause?.code === "number" ? cause.code : cause ? -1 : 0, out, err }),
    ),
  );
}

test("uploads a file, waits for its analysis, asks and exports (B-37.3)", async () => {
  const file = path.join(folder, "Office lease.txt");
  await writeFile(file, "1. Governing law. This Agreement is governed by the laws of Mongolia.\n2. Rent. 100 USD.\n");
  const uploading = cm(["upload", file, "--type", "Lease Agreement", "--json"]);
  const read = async () => {
    await runDueJobs(jobHandlers, jobGivenUp);
    return db.contract.count({ where: { name: "Office lease", status: "analyzed" } });
  };
  await expect.poll(read, { timeout: 50_000, interval: 100 }).toBe(1);
  const uploaded = await uploading;
  expect(uploaded.err).toBe("");
  const contract = JSON.parse(uploaded.out) as { id: string };
  expect(contract).toMatchObject({ name: "Office lease", status: "analyzed" });
  expect((await cm(["list", "governing"])).out).toBe(`${contract.id}\tanalyzed\tOffice lease\n`);

  const answer = await cm(["ask", "office lease", "Which law governs?", "--json"]);
  expect(JSON.parse(answer.out)).toMatchObject({ message: expect.stringContaining("Mongolia") });
  const output = path.join(folder, "out.docx");
  expect(await cm(["export", contract.id, "-o", output])).toMatchObject({ code: 0, err: "" });
  expect((await readFile(output)).subarray(0, 2).toString()).toBe("PK");
  const pdf = path.join(folder, "out");
  expect((await cm(["export", contract.id, "--format", "pdf", "-o", pdf])).code).toBe(0);
  expect((await readFile(pdf)).subarray(0, 4).toString()).toBe("%PDF");
});

describe("says what is wrong, and by which exit code (B-37.4)", () => {
  test("wrong use", async () => {
    expect(await cm(["sell"])).toMatchObject({ code: 2, err: expect.stringContaining("There is no command sell") });
    expect((await cm(["ask", "one"])).err).toContain("Usage: cm ask CONTRACT QUESTION");
    expect((await cm(["list", "--loud"])).code).toBe(2);
    expect((await cm(["list"], { CM_TOKEN: "" })).err).toContain("CM_TOKEN");
    expect((await cm(["upload", "none.pdf"])).err).toContain("can't be read");
    expect((await cm(["upload", "none.exe"])).code).toBe(2);
    expect(await cm(["help"])).toMatchObject({ code: 0, out: expect.stringContaining("cm upload FILE") });
  });

  test("a bad token, and one without the scope", async () => {
    const unknown = await cm(["list"], { CM_TOKEN: "cm_aaaaaaaa_nothing" });
    expect(unknown).toMatchObject({ code: 3, err: expect.stringContaining("signInRequired") });
    const narrow = await makeToken(anna.actor, { scopes: ["read"] });
    const file = path.join(folder, "draft.txt");
    await writeFile(file, "A draft.");
    const refused = await cm(["upload", file], { CM_TOKEN: narrow.secret });
    expect(refused).toMatchObject({ code: 3, err: expect.stringContaining("tokenScopeMissing") });
  });

  test("a contract that isn't there, or isn't the only one of its name", async () => {
    expect(await cm(["ask", "Nowhere", "Why?"])).toMatchObject({ code: 4 });
    const ids = [(await createContract(anna, { name: "Twin" })).contractId];
    expect((await cm(["ask", "twin", "Why?"])).code).toBe(0);
    ids.push((await createContract(anna, { name: "Twin" })).contractId);
    const both = await cm(["ask", "Twin", "Why?"]);
    expect(both.code).toBe(2);
    for (const id of ids) expect(both.err).toContain(id);
  });

  test("no server, one that is something else, and an address that isn't safe for the token", async () => {
    expect(await cm(["list"], { CM_URL: "http://127.0.0.1:9" })).toMatchObject({ code: 5 });
    expect(await cm(["list"], { CM_URL: "http://contracts.example" })).toMatchObject({
      code: 2,
      err: expect.stringContaining("https:"),
    });
    const seen: (string | undefined)[] = [];
    const other = createServer((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(302, { location: `${site.url}/openapi.json` }).end();
    });
    other.listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo; // it listens on a port
    expect(await cm(["list"], { CM_URL: `http://127.0.0.1:${port}` })).toMatchObject({ code: 5 });
    expect(seen).toEqual([undefined]);
    other.close();
  });
});

test("others' words don't steer the terminal (B-37.4)", async () => {
  await createContract(anna, { name: "Red \u001B[31malert\u202E" });
  const listed = await cm(["list"]);
  expect(listed.out).toContain("Red [31malert");
  expect(listed.out).not.toContain("\u001B");
});
