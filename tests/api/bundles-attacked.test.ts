/** Attacks on evidence bundles and on the public check; each beside what is allowed. Source: behaviour §48. */
import { zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { LIMITS } from "@/lib/access/limits";
import { check, type Checked } from "@/lib/evidence/page/check";
import { unzipped } from "@/lib/evidence/page/unzip";
import { safeName } from "@/lib/evidence/safe-name";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import { storage } from "@/lib/platform/storage/storage";
import { resetDatabase } from "../support/database";
import { createContract, person, type Person } from "../support/factories";
import { ask, download, list, made, runJobs, textOf, verifyCall, type Opened } from "./bundles-stage";

let owner: Person;
let [contractId, versionId] = ["", ""];
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  const contract = await createContract(owner, { html: "<p>The Tenant pays USD 1,500.</p>" });
  [contractId, versionId] = [contract.contractId, contract.version.id];
});
afterEach(() => vi.restoreAllMocks());

const HOSTILE = [
  "../../../etc/passwd",
  "..\\..\\boot.ini",
  "a\u202Efdp.exe",
  `${"x".repeat(300)}.pdf`,
  "CON",
  "",
  "\u0001",
  "same.pdf",
];

async function fileOf(fileName: string, bytes = new TextEncoder().encode(fileName)): Promise<string> {
  const [id, storageKey] = [newId(), `originals/${newId()}`];
  await storage.write(storageKey, bytes, "application/pdf");
  const data = { id, fileName, storageKey, contentType: "application/pdf", uploadedAt: new Date() };
  await db.storedFile.create({ data: { ...data, ownerId: owner.actor.userId } });
  return id;
}

async function roundWith(fileName: string): Promise<void> {
  const data = { id: newId(), contractId, fileId: await fileOf(fileName), fileName, kind: "returned", status: "ready" };
  await db.round.create({ data: { ...data, createdByName: "Owner" } });
}

describe("names and words", () => {
  test("of hostile files stay in their folder, short, visible and different (B-48.4)", async () => {
    for (const name of [...HOSTILE, "SAME.pdf", "same.pdf"]) await roundWith(name);
    const { manifest, files } = await made(owner, contractId);
    const paths = manifest.files.filter(({ kind }) => kind === "received").map(({ path }) => path);
    expect(paths).toHaveLength(HOSTILE.length + 2);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
    for (const path of Object.keys(files)) {
      expect(path).toMatch(/^(?:[\w-]+\/)*[^/\\:*?"<>|\p{Cc}\p{Cf}]{1,80}$/u);
      expect(path.split("/")).not.toContain("..");
    }
  });

  test.each(["../a.txt", "a/b\\c.txt", ".htaccess", "a\u2066b.pdf", "  . ", "\ud800.doc", "\u0000"])(
    "%j is one safe name (B-48.4)",
    (name) => {
      expect(safeName(name)).toMatch(/^[^./\\\s][^/\\]*$/u);
      expect(safeName("Lease (final).pdf")).toBe("Lease (final).pdf");
    },
  );

  test("of people are letters in every page: no markup, no script (B-48.4)", async () => {
    const evil = `</script><script>alert(1)</script><img src=x onerror=alert(1)>\u202e`;
    await db.contract.update({ where: { id: contractId }, data: { name: evil } });
    const data = { id: newId(), contractId, authorName: evil, text: evil, location: JSON.stringify({ quote: evil }) };
    await db.comment.create({ data });
    const { files } = await made(owner, contractId);
    for (const path of ["index.html", "comments/0001.html"]) {
      const page = textOf(files[path]);
      expect(page, path).not.toContain("<script>alert");
      expect(page, path).not.toContain("<img");
      expect(page, path).toContain("default-src 'none'");
    }
    expect(textOf(files["comments/0001.html"])).toContain("&lt;img src=x");
    expect(textOf(files["index.html"])).not.toMatch(/https?:\/\//u);
  });
});

describe("the page's program", () => {
  const checked = async ({ manifest }: Opened, files: Record<string, Uint8Array>): Promise<Checked> =>
    check(await unzipped(new Blob([new Uint8Array(zipSync(files))])), manifest, () => undefined);

  test("marks the one file in which a byte is another (B-48.5)", async () => {
    const opened = await made(owner, contractId);
    expect((await checked(opened, opened.files)).isGood).toBe(true);
    const path = "versions/0001/text.pdf";
    const bytes = Uint8Array.from(opened.files[path] ?? []);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    const result = await checked(opened, { ...opened.files, [path]: bytes });
    expect(result.isGood).toBe(false);
    expect(result.files.filter(({ state }) => state !== "same")).toEqual([{ path, state: "changed" }]);
  });

  test("says where the trail breaks: an event dropped, changed, or cut off at the end (B-48.5)", async () => {
    await made(owner, contractId); // its events are in the next one's trail
    const opened = await made(owner, contractId);
    const path = "trail/0001.json";
    const said = JSON.parse(textOf(opened.files[path])) as { events: Record<string, unknown>[] };
    const total = said.events.length;
    const broken = async (events: object[]) => {
      const bytes = new TextEncoder().encode(JSON.stringify({ ...said, events }));
      return (await checked(opened, { ...opened.files, [path]: bytes })).trail;
    };
    expect(total).toBeGreaterThan(1);
    expect(await broken(said.events)).toMatchObject({ state: "whole", links: total });
    expect(await broken(said.events.slice(1))).toMatchObject({ state: "broken", at: 1 });
    expect(await broken(said.events.slice(0, -1))).toMatchObject({ state: "broken", at: total });
    const renamed = said.events.map((event, at) => (at === 1 ? { ...event, actorName: "Somebody" } : event));
    expect(await broken(renamed)).toMatchObject({ state: "broken", at: 2 });
  });

  test("marks a missing file, one too many, and another list (B-48.5)", async () => {
    const opened = await made(owner, contractId);
    const { "approvals.json": _, ...rest } = opened.files;
    const manifest = new TextEncoder().encode(
      textOf(rest["manifest.json"]).replace('"comments": "all"', '"comments": "none"'),
    );
    const result = await checked(opened, { ...rest, "extra.exe": new Uint8Array(3), "manifest.json": manifest });
    expect(result).toMatchObject({ isGood: false, extra: ["extra.exe"], list: "changed" });
    expect(result.files.find(({ path }) => path === "approvals.json")?.state).toBe("missing");
  });

  test("reads no broken archive, and unpacks no more than it says (B-48.5)", async () => {
    const { zip } = await made(owner, contractId);
    for (const broken of [new Uint8Array(0), zip.subarray(0, zip.length - 30), zip.subarray(500)])
      await expect(unzipped(new Blob([new Uint8Array(broken)]))).rejects.toThrow();
    const bomb = zipSync({ a: new Uint8Array(1_000_000) });
    const at = bomb.length - 22 - 47 + 24; // what the directory says of its length
    new DataView(bomb.buffer).setUint32(at, 10, true);
    const found = await unzipped(new Blob([new Uint8Array(bomb)]));
    await expect(found.get("a")?.()).rejects.toThrow("longer than it says");
  });
});

describe("a bundle", () => {
  test("whose making dies halfway can't be downloaded, and is made by the next try (B-48.2)", async () => {
    const { id } = await (await ask(owner, contractId)).json();
    const write = vi.spyOn(storage, "write").mockRejectedValueOnce(new Error("the process died"));
    await runJobs();
    expect(write).toHaveBeenCalled();
    expect((await download(owner, contractId, id)).status).toBe(409);
    expect(await db.issuedHash.count()).toBe(0);
    await db.job.updateMany({ where: { name: "makeBundle" }, data: { runAt: new Date(0) } });
    await runJobs();
    expect((await download(owner, contractId, id)).status).toBe(200);
  });

  test("that can't be made says so, and another may be asked for (B-48.2)", async () => {
    await ask(owner, contractId);
    vi.spyOn(storage, "write").mockRejectedValue(new Error("never"));
    for (let tries = 0; tries < 3; tries += 1) {
      await runJobs();
      await db.job.updateMany({ where: { name: "makeBundle" }, data: { runAt: new Date(0) } });
    }
    vi.restoreAllMocks();
    expect((await list(owner, contractId))[0]).toMatchObject({ status: "failed", problem: { code: "unexpected" } });
    expect((await ask(owner, contractId)).status).toBe(202);
  });

  test("of the same content and time has the same bytes (B-48.3)", async () => {
    const first = await made(owner, contractId);
    await db.evidenceBundle.updateMany({ data: { status: "waiting", pieces: 0 } });
    await db.issuedHash.deleteMany();
    const later = await db.auditEvent.findMany({ where: { chain: contractId, action: { startsWith: "bundle." } } });
    const [asked, ...rest] = later.sort((one, other) => one.sequence - other.sequence);
    await db.auditEvent.deleteMany({ where: { id: { in: rest.map(({ id }) => id) } } });
    const head = { lastSequence: asked?.sequence ?? 0, lastHash: asked?.hash ?? "" };
    await db.auditChain.update({ where: { chain: contractId }, data: head });
    const again = { name: "makeBundle", payload: JSON.stringify({ contractId, bundleId: first.bundle.id }) };
    await db.job.create({
      data: { id: newId(), ...again, lane: "bundles", accountId: "", turn: 0, runAt: new Date(0) },
    });
    await runJobs();
    expect((await list(owner, contractId))[0]?.sha256).toBe(first.bundle.sha256);
  });

  test("names a file that is lost, or isn't what came in, instead of passing it off (B-48.3)", async () => {
    await roundWith("lost.pdf");
    await roundWith("other.pdf");
    const [lost, other] = await db.storedFile.findMany({ orderBy: { fileName: "asc" } });
    await storage.remove(lost?.storageKey ?? "");
    await db.storedFile.update({ where: { id: other?.id ?? "" }, data: { sha256: "0".repeat(64) } });
    const { manifest } = await made(owner, contractId);
    expect(manifest.missing.map(({ fileName, reason }) => [fileName, reason]).sort()).toEqual([
      ["lost.pdf", "lost"],
      ["other.pdf", "changed"],
    ]);
  });

  test("deleted while it is made leaves nothing behind (B-48.2)", async () => {
    const { id } = await (await ask(owner, contractId)).json();
    const write = storage.write.bind(storage);
    vi.spyOn(storage, "write").mockImplementation(async (key, bytes, type) => {
      await db.evidenceBundle.deleteMany();
      await write(key, bytes, type);
    });
    await runJobs();
    expect(await storage.read(`bundles/${id}-1`, 10_000_000)).toBeNull();
    expect(await db.issuedHash.count()).toBe(0);
    expect(versionId).not.toBe("");
  });
});

describe("the public check", () => {
  test("answers both in one shape, and says nothing else (B-48.6)", async () => {
    const { bundle } = await made(owner, contractId);
    const answers = await Promise.all(
      [bundle.sha256, bundle.sha256.toUpperCase(), "0".repeat(64)].map((one) => verifyCall(one)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(bodies).toEqual(['{"answer":"known"}', '{"answer":"known"}', '{"answer":"unknown"}']);
    const headers = answers.map((answer) => JSON.stringify([...answer.headers.keys()].sort()));
    expect(headers[0]).toBe(headers[2]);
    for (const wrong of ["", "abc", `${"a".repeat(63)}g`, `${"a".repeat(64)}%`])
      expect((await verifyCall(wrong)).status).toBe(400);
  });

  test("is gone with its setting, and limited for one network (B-48.6)", async () => {
    const settings = env as { PUBLIC_VERIFY: "on" | "off" };
    onTestFinished(() => void (settings.PUBLIC_VERIFY = "on"));
    expect((await verifyCall("0".repeat(64))).status).toBe(200);
    settings.PUBLIC_VERIFY = "off";
    expect((await verifyCall("0".repeat(64))).status).toBe(404);
    settings.PUBLIC_VERIFY = "on";
    const before = { RATE_LIMITS: env.RATE_LIMITS, TRUSTED_PROXIES: env.TRUSTED_PROXIES };
    onTestFinished(() => void Object.assign(env, before));
    Object.assign(env, { RATE_LIMITS: "on", TRUSTED_PROXIES: 1 });
    const from = (address: string) => verifyCall("0".repeat(64), { "x-forwarded-for": address });
    vi.spyOn(clock, "now").mockImplementation(() => new Date("2030-01-01T12:00:00.000Z"));
    const most = LIMITS.verify.address[0]?.max ?? 0;
    const statuses: number[] = [];
    for (let tries = 0; tries <= most; tries += 1) statuses.push((await from("203.0.113.7")).status);
    expect(statuses).toEqual([...Array.from({ length: most }, () => 200), 429]);
    expect((await from("198.51.100.9")).status).toBe(200);
  });
});
