/**
 * A disk without room: signing in, reading and deleting work by the reserve, what adds is refused in words, deletion
 * makes room. Root only: mounts a small disk in memory, before any product module reads its settings.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync } from "node:fs";
import { rm, stat, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";

const template = inject("template");
const canMount = process.getuid?.() === 0 && template.provider === "sqlite";
const disk = canMount ? mkdtempSync(path.join(tmpdir(), "contract-manager-disk-")) : "";
const filler = path.join(disk, "filler");
const MEGABYTE = 1 << 20;

if (canMount && template.provider === "sqlite") {
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", disk]);
  copyFileSync(template.file, path.join(disk, "app.db"));
  Object.assign(process.env, { DATA_DIR: disk, DATABASE_URL: "", DISK_RESERVE_MB: "12" });
}

const product = async () => ({
  ...(await import("../support/api")),
  ...(await import("../support/factories")),
  ...(await import("@/lib/platform/disk-reserve")),
  queue: await import("@/lib/platform/jobs/queue"),
  jobs: await import("@/lib/server/jobs/handlers"),
  db: (await import("@/lib/platform/db")).db,
  login: (await import("@/app/api/auth/login/route")).POST,
  health: (await import("@/app/api/health/route")).GET,
  list: (await import("@/app/api/contracts/route")).GET,
  contract: await import("@/app/api/contracts/[contractId]/route"),
  versions: await import("@/app/api/contracts/[contractId]/versions/route"),
  comment: (await import("@/app/api/contracts/[contractId]/comment/route")).POST,
  exported: (await import("@/app/api/contracts/[contractId]/export/route")).GET,
  presign: (await import("@/app/api/files/presigned-url/route")).POST,
  content: await import("@/app/api/files/[fileId]/content/route"),
  upload: (await import("@/app/api/contracts/upload/route")).POST,
});

let app: Awaited<ReturnType<typeof product>>;
let owner: Awaited<ReturnType<typeof app.person>>;
beforeAll(async () => {
  if (!canMount) return;
  app = await product();
  owner = await app.person("Owner");
});
/** Room, and the reserve taken, as behind a start. */
beforeEach(async () => {
  if (!canMount) return;
  await rm(filler, { force: true });
  Object.assign((globalThis as { contractDisk?: object }).contractDisk ?? {}, { isFull: false, isHeld: false });
  await app.checkDisk();
});
afterAll(async () => {
  if (!canMount) return;
  await app.db.$disconnect();
  execFileSync("umount", ["-l", disk]);
  await rm(disk, { recursive: true, force: true });
});

const fill = async () => {
  for (const size of [MEGABYTE, 1 << 16, 1 << 12, 1]) {
    for (let isRoom = true; isRoom;)
      isRoom = await writeFile(filler, Buffer.alloc(size), { flag: "a" }).then(
        () => true,
        () => false,
      );
  }
};
const free = async () => statfs(disk).then(({ bavail, bsize }) => bavail * bsize);
const save = (contractId: string) =>
  app.call(app.versions.POST, {
    method: "POST",
    token: owner.token,
    params: { contractId },
    body: { content: `<p>${"word ".repeat(20_000)}</p>` },
  });
const coded = async (response: Response) => [response.status, ((await response.json()) as { code?: string }).code];

async function uploaded(bytes: number): Promise<string> {
  const { uploadUrl, fileId } = (await (
    await app.call(app.presign, { method: "POST", token: owner.token, body: { filename: "lease.txt" } })
  ).json()) as { uploadUrl: string; fileId: string };
  const { pathname, search } = new URL(uploadUrl);
  expect(
    (
      await app.call(app.content.PUT, {
        method: "PUT",
        params: { fileId },
        path: pathname + search,
        body: new Uint8Array(bytes).fill(65),
      })
    ).status,
  ).toBe(204);
  return (
    (await (
      await app.call(app.upload, { method: "POST", token: owner.token, body: { name: "Lease", type: "Other", fileId } })
    ).json()) as { id: string }
  ).id;
}

describe.runIf(canMount)("a full disk (root only: mounts one)", () => {
  test("keeps a reserve of real bytes while there is room (B-23.10)", async () => {
    expect((await stat(path.join(disk, "disk-reserve"))).blocks * 512).toBeGreaterThanOrEqual(12 * MEGABYTE);
    expect(app.isDiskFull()).toBe(false);
    expect((await app.call(app.health)).status).toBe(200);
  });

  test("lets people sign in, read, export and delete; refuses what adds, and tells health (B-23.10)", async () => {
    const large = await uploaded(8 * MEGABYTE);
    const { contractId } = await app.createContract(owner);
    await fill();
    expect(await free()).toBe(0);
    await app.checkDisk();
    expect([app.isDiskFull(), existsSync(path.join(disk, "disk-reserve"))]).toEqual([true, false]);

    expect(
      (await app.call(app.login, { method: "POST", body: { email: owner.email, password: app.PASSWORD } })).status,
    ).toBe(200);
    const params = { contractId };
    expect((await app.call(app.list, { token: owner.token })).status).toBe(200);
    expect((await app.call(app.versions.GET, { token: owner.token, params })).status).toBe(200);
    expect((await app.call(app.exported, { token: owner.token, params, path: "/api?format=docx" })).status).toBe(200);

    const refused = await save(contractId);
    expect([refused.status, await refused.json()]).toEqual([
      507,
      {
        code: "diskFull",
        message: "The server's disk is full, so nothing can be added right now. You can still read, export and delete.",
      },
    ]);
    expect(
      await coded(await app.call(app.presign, { method: "POST", token: owner.token, body: { filename: "a.txt" } })),
    ).toEqual([507, "diskFull"]);
    expect(
      await coded(await app.call(app.comment, { method: "POST", token: owner.token, params, body: { text: "Why?" } })),
    ).toEqual([507, "diskFull"]);
    const health = await app.call(app.health);
    expect([
      health.status,
      health.headers.get("retry-after"),
      ((await health.json()) as { code: string }).code,
    ]).toEqual([503, "5", "unhealthyDisk"]);
    expect((await app.call(app.health, { path: "/api/health?of=process" })).status).toBe(200);

    const before = await free();
    for (let time = 0; time < 2; time += 1)
      // to the trash, and for good

      expect(
        (await app.call(app.contract.DELETE, { method: "DELETE", token: owner.token, params: { contractId: large } }))
          .status,
      ).toBe(204);
    await app.queue.runDueJobs(app.jobs.jobHandlers, app.jobs.jobGivenUp, "clearing");
    expect((await free()) - before).toBeGreaterThan(7 * MEGABYTE);
    for (let count = 0; count < 20; count += 1)
      expect(
        (await app.call(app.login, { method: "POST", body: { email: owner.email, password: app.PASSWORD } })).status,
      ).toBe(200);
  });

  test("works again by itself when there is room, and takes the reserve again (B-23.10)", async () => {
    await fill();
    await app.checkDisk();
    expect([app.isDiskFull(), existsSync(path.join(disk, "disk-reserve"))]).toEqual([true, false]);
    await rm(filler);
    await app.checkDisk();
    expect([app.isDiskFull(), existsSync(path.join(disk, "disk-reserve"))]).toEqual([false, true]);
    const { contractId } = await app.createContract(owner);
    expect((await save(contractId)).status).toBe(201);
    expect((await app.call(app.health)).status).toBe(200);
  });

  test("in the moment before it is noticed is told as what it is, and nothing half-written stays", async () => {
    const { contractId } = await app.createContract(owner);
    await rm(path.join(disk, "disk-reserve"));
    await fill();
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await coded(await save(contractId)));
    expect(new Set(answers.filter(([status]) => status !== 201).map(String))).toEqual(new Set(["507,diskFull"]));
    await rm(filler);
    await app.checkDisk();
    expect((await save(contractId)).status).toBe(201);
    const numbers = (
      await app.db.contractVersion.findMany({ where: { contractId }, orderBy: { versionNumber: "asc" } })
    ).map(({ versionNumber }) => versionNumber);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});
