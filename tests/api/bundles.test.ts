/** Evidence bundles over REST: what is in them, who has them, for how long. Source: behaviour §48. */
import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { POST as comment } from "@/app/api/contracts/[contractId]/comment/route";
import { POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { eventHash } from "@/lib/audit/chain";
import { endContract, trashContract } from "@/lib/contracts/trash/trash";
import { check } from "@/lib/evidence/page/check";
import { unzipped } from "@/lib/evidence/page/unzip";
import { db } from "@/lib/platform/db";
import { storage } from "@/lib/platform/storage/storage";
import { tidy } from "@/lib/server/jobs/tidy";
import { call } from "../support/api";
import { archivalFaults } from "../support/archival/rules";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";
import { ask, download, list, listCall, made, runJobs, textOf, verified, withdraw } from "./bundles-stage";

let owner: Person;
let contractId = "";
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  const contract = await createContract(owner, { html: "<p>The Tenant pays USD 1,500.</p>" });
  contractId = contract.contractId;
  const body = { content: "<p>The Tenant pays USD 1,700.</p>", baseVersionId: contract.version.id };
  const saved = await call(save, { method: "POST", params: { contractId }, token: owner.token, body });
  expect(saved.status, await saved.clone().text()).toBe(201);
});

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

describe("a bundle", () => {
  test("has each version's text and PDF, the records and the trail, each with its hash (B-48.3)", async () => {
    const { files, manifest, bundle, zip } = await made(owner, contractId);
    expect(sha256(zip)).toBe(bundle.sha256);
    expect(manifest).toMatchObject({ schema: "evidence-bundle/1", contractId, missing: [] });
    for (const { path, bytes, sha256: hash } of manifest.files)
      expect([path, files[path]?.length, sha256(files[path] ?? new Uint8Array())]).toEqual([path, bytes, hash]);
    expect(Object.keys(files).sort()).toEqual(
      [...manifest.files.map(({ path }) => path), "index.html", "manifest.json"].sort(),
    );
    expect(textOf(files["versions/0002/text.canonical.html"])).toBe("<p>The Tenant pays USD 1,700.</p>");
    for (const version of ["0001", "0002"])
      expect(archivalFaults(files[`versions/${version}/text.pdf`] ?? new Uint8Array()), version).toEqual([]);
    for (const name of ["versions.json", "approvals.json", "signed.json", "deadlines.json"])
      expect(JSON.parse(textOf(files[name])), name).toMatchObject({ contractId });
  });

  test("has the contract's own chain of events, and no event of another contract (B-48.3)", async () => {
    const other = await createContract(owner, { html: "<p>Another secret.</p>" });
    const { files, manifest } = await made(owner, contractId);
    const { events } = JSON.parse(textOf(files["trail/0001.json"])) as { events: Record<string, string>[] };
    expect(events.map(({ chain }) => chain)).toEqual(events.map(() => contractId));
    expect(events.length).toBe(manifest.trail.lastSequence);
    for (const event of events)
      expect(
        eventHash({ ...(event as never as Parameters<typeof eventHash>[0]), at: new Date(event["at"] ?? "") }),
      ).toBe(event["hash"]);
    expect(Object.values(files).map(textOf).join("")).not.toContain(other.contractId);
  });

  test("is checked by its page's own program: all the same, both chains whole (B-48.5)", async () => {
    const { zip, manifest } = await made(owner, contractId);
    const seen: number[] = [];
    const result = await check(await unzipped(new Blob([new Uint8Array(zip)])), manifest, (done) => seen.push(done));
    expect(result).toMatchObject({ isGood: true, extra: [], list: "same", trail: { state: "whole" } });
    expect(result.versions).toEqual({ state: "whole", links: 2, at: null, unsealed: 0 });
    expect(seen.at(-1)).toBe(manifest.files.length);
  });

  test("has the comments that were chosen: all, open or resolved threads, or none (B-48.1)", async () => {
    for (const text of ["stays open", "gets resolved"])
      await call(comment, { method: "POST", params: { contractId }, token: owner.token, body: { text } });
    const rows = await db.comment.findMany({ orderBy: { createdAt: "asc" } });
    expect(rows.map(({ text }) => text)).toEqual(["stays open", "gets resolved"]);
    await db.comment.update({
      where: { id: rows[1]?.id ?? "" },
      data: { resolvedAt: new Date(), resolvedByName: "Owner" },
    });
    const said = async (comments: string) => {
      const { files } = await made(owner, contractId, { comments });
      const page = textOf(files["comments/0001.html"]);
      return ["stays open", "gets resolved"].filter((text) => page.includes(text));
    };
    expect(await said("all")).toEqual(["stays open", "gets resolved"]);
    expect(await said("open")).toEqual(["stays open"]);
    expect(await said("resolved")).toEqual(["gets resolved"]);
    expect(await said("none")).toEqual([]);
    expect((await ask(owner, contractId, { comments: "some" })).status).toBe(400);
  });
});

describe("who", () => {
  test("may read the trail may have it: the owner alone (B-48.1, B-21.48)", async () => {
    const { bundle } = await made(owner, contractId);
    const others = [
      [await person("Manager"), 403],
      [await person("Reviewer"), 403],
      [await person("Stranger"), 404],
    ] as const;
    await join(contractId, others[0][0], "manager");
    await join(contractId, others[1][0], "reviewer");
    for (const [who, status] of others) {
      expect((await ask(who, contractId)).status).toBe(status);
      expect((await listCall(who, contractId)).status).toBe(status);
      expect((await download(who, contractId, bundle.id)).status).toBe(status);
      expect((await withdraw(who, contractId, bundle.id)).status).toBe(status);
    }
    const other = await createContract(owner, { html: "<p>x</p>" });
    expect((await download(owner, other.contractId, bundle.id)).status).toBe(404);
    expect((await download(owner, contractId, bundle.id)).status).toBe(200);
  });

  test("gave the contract away meanwhile gets none (B-48.2)", async () => {
    await ask(owner, contractId);
    await db.collaborator.updateMany({ where: { contractId, userId: owner.actor.userId }, data: { role: "manager" } });
    await runJobs();
    expect(await db.evidenceBundle.findMany({ select: { status: true, reason: true } })).toEqual([
      { status: "failed", reason: "bundleNotAllowed" },
    ]);
    expect(await db.issuedHash.count()).toBe(0);
  });
});

describe("the archive", () => {
  test("isn't there before it is whole, and only one is made at a time (B-48.2)", async () => {
    const { id } = await (await ask(owner, contractId)).json();
    expect((await download(owner, contractId, id)).status).toBe(409);
    expect((await ask(owner, contractId)).status).toBe(409);
    await runJobs();
    expect((await download(owner, contractId, id)).status).toBe(200);
    expect((await ask(owner, contractId)).status).toBe(202);
  });

  test("is kept for seven days; then its files are still known (B-48.2, B-48.7)", async () => {
    const { bundle, manifest } = await made(owner, contractId);
    await db.evidenceBundle.updateMany({ data: { endsAt: new Date(Date.now() - 1) } });
    expect((await download(owner, contractId, bundle.id)).status).toBe(404);
    expect((await tidy()).bundles).toBe(1);
    await runJobs();
    expect(await storage.read(`bundles/${bundle.id}-1`, 10_000_000)).toBeNull();
    expect((await list(owner, contractId))[0]?.status).toBe("over");
    expect(await verified(manifest.files[0]?.sha256 ?? "")).toBe('{"answer":"known"}');
  });

  test("goes with the contract; what left the house stays known (B-48.7)", async () => {
    const { bundle, manifest } = await made(owner, contractId);
    await trashContract(owner.actor, contractId);
    expect((await download(owner, contractId, bundle.id)).status).toBe(404);
    await endContract(owner.actor, contractId);
    await runJobs();
    expect(await storage.read(`bundles/${bundle.id}-1`, 10_000_000)).toBeNull();
    expect(await db.evidenceBundle.count()).toBe(0);
    expect(await verified(manifest.files[0]?.sha256 ?? "")).toBe('{"answer":"known"}');
  });

  test("that is withdrawn is gone, and its hashes with it; another bundle's stay (B-48.7)", async () => {
    const first = await made(owner, contractId);
    const text = first.manifest.files.find(({ kind }) => kind === "version")?.sha256 ?? "";
    const second = await made(owner, contractId);
    expect((await withdraw(owner, contractId, first.bundle.id)).status).toBe(204);
    await runJobs();
    expect(await storage.read(`bundles/${first.bundle.id}-1`, 10_000_000)).toBeNull();
    expect(await verified(first.bundle.sha256)).toBe('{"answer":"unknown"}');
    expect(await verified(text)).toBe('{"answer":"known"}');
    await withdraw(owner, contractId, second.bundle.id);
    expect(await verified(text)).toBe('{"answer":"unknown"}');
    expect((await withdraw(owner, contractId, second.bundle.id)).status).toBe(404);
    const told = await db.auditEvent.findMany({
      where: { action: { startsWith: "bundle." } },
      orderBy: { sequence: "asc" },
    });
    expect(told.map(({ action }) => action.slice(7))).toEqual([
      "asked",
      "made",
      "downloaded",
      "asked",
      "made",
      "downloaded",
      "withdrawn",
      "withdrawn",
    ]);
  });
});
