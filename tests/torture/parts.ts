/** The parts behind the app that can fail, each with what makes it fail and what mends it. */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { createClient } from "@libsql/client";
import { diskStorage } from "@/lib/platform/storage/disk";
import { reportingWhenAway } from "@/lib/platform/storage/port";
import { startFaultProxy, type Fault } from "@/tests/support/fault-proxy";
import { startApp } from "@/tests/support/server";
import { newContract } from "./crash";
import { outage, type OutagePlan, type OutageReport } from "./outage";
import { newClient } from "./rest-client";

const run = promisify(execFile);

type Faulty = Pick<OutagePlan, "begin" | "end"> & { ask?: OutagePlan["ask"] };
type Ready = Omit<OutagePlan, "begin" | "end" | "durationMs">;

/** Another program holds the write lock of the SQLite file. */
export function databaseLocked(durationMs: number): Promise<OutageReport> {
  return withApp({}, durationMs, ({ place }) => {
    const other = createClient({ url: place.url });
    return {
      begin: async () => void (await other.execute("BEGIN IMMEDIATE")),
      end: async () => {
        await other.execute("ROLLBACK");
        other.close();
      },
    };
  });
}

/** The way to Postgres is closed, falls silent, or loses what was open. */
export async function postgresAway(databaseUrl: string, fault: Fault, durationMs: number): Promise<OutageReport> {
  const proxy = await startFaultProxy(Number(new URL(databaseUrl).port));
  try {
    return await withApp(
      { DATABASE_URL: proxy.through(databaseUrl) },
      durationMs,
      () => ({ begin: () => proxy.become(fault), end: () => proxy.become("none") }),
      databaseUrl,
    );
  } finally {
    await proxy.close();
  }
}

/** The folder of files is no folder any more, as a disk that fell out; uploads are asked for. */
export function storageGone(durationMs: number): Promise<OutageReport> {
  return withApp({}, durationMs, (ready) => {
    const folder = path.join(ready.place.dataFolder, "files");
    return {
      ask: upload(ready),
      begin: async () => {
        await mkdir(folder, { recursive: true });
        await rename(folder, `${folder}.away`);
        await writeFile(folder, "");
      },
      end: async () => {
        await rm(folder);
        await rename(`${folder}.away`, folder);
      },
    };
  });
}

/** The disk with the database and the files is full. Needs root: a small disk in memory is mounted for it. */
export async function diskFull(asked: "versions" | "uploads", durationMs: number): Promise<OutageReport> {
  const disk = await mkdtemp(path.join(tmpdir(), "contract-manager-disk-"));
  await run("mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", disk]);
  const filler = path.join(disk, "filler");
  try {
    const fill = async () => {
      for (const size of [1 << 20, 1 << 16, 1 << 12, 1]) await fillWith(filler, size);
    };
    return await withApp({ DATA_DIR: disk, DISK_RESERVE_MB: "12" }, durationMs, (ready) => ({
      ...(asked === "uploads" ? { ask: upload(ready) } : {}),
      begin: fill,
      end: () => rm(filler),
    }));
  } finally {
    await run("umount", ["-l", disk]);
    await rm(disk, { recursive: true, force: true });
  }
}

/**
 * What a disk without room leaves of a file that does not fit: names in the folder, and whether it could be kept once
 * there was room.
 */
export async function fileThatDoesNotFit(): Promise<{ refusal: string; left: string[]; isKeptLater: boolean }> {
  const disk = await mkdtemp(path.join(tmpdir(), "contract-manager-disk-"));
  await run("mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", disk]);
  try {
    const storage = reportingWhenAway(diskStorage(disk));
    await writeFile(path.join(disk, "filler"), Buffer.alloc(128 << 10));
    const bytes = Buffer.alloc(200 << 10, 7);
    const refusal = await storage.write("originals/big", bytes, "text/plain").then(() => "none", String);
    const left = await readdir(path.join(disk, "originals"));
    await rm(path.join(disk, "filler"));
    await storage.write("originals/big", bytes, "text/plain");
    return {
      refusal,
      left,
      isKeptLater: Buffer.compare(Buffer.from((await storage.read("originals/big", 1 << 20)) ?? []), bytes) === 0,
    };
  } finally {
    await run("umount", ["-l", disk]);
    await rm(disk, { recursive: true, force: true });
  }
}

async function fillWith(file: string, size: number): Promise<void> {
  const piece = Buffer.alloc(size);
  for (;;) {
    try {
      await writeFile(file, piece, { flag: "a" });
    } catch (cause) {
      if (cause instanceof Error && "code" in cause && cause.code === "ENOSPC") return;
      throw cause;
    }
  }
}

/** Sends a file and makes a contract of it. @returns the first answer that refuses, else the last */
function upload({ client }: Ready): () => Promise<Awaited<ReturnType<Ready["client"]["put"]>>> {
  return async () => {
    const started = await client.call("POST", "/files/presigned-url", {
      filename: "lease.txt",
      contentType: "text/plain",
    });
    if (started?.status !== 201) return started;
    const put = await client.put(
      String(started.body["uploadUrl"]),
      new TextEncoder().encode(`LEASE ${randomUUID()}\n\nThe Tenant shall pay rent.\n`.repeat(2_000)),
    );
    if (put === null || put.status >= 300) return put;
    return client.call("POST", "/contracts/upload", { name: "Lease", type: "Other", fileId: started.body["fileId"] });
  };
}

async function withApp(
  settings: Record<string, string>,
  durationMs: number,
  faulty: (ready: Ready) => Faulty,
  databaseUrl = "",
): Promise<OutageReport> {
  const app = await startApp(settings);
  try {
    const client = await newClient(() => app.url, "Client");
    const ready = {
      client,
      contractId: await newContract(client),
      place: { url: databaseUrl || `file:${app.dataFolder}/app.db`, dataFolder: app.dataFolder },
    };
    return await outage({ ...ready, durationMs, ...faulty(ready) });
  } finally {
    await app.kill();
    if (settings["DATA_DIR"] === undefined) await app.remove();
  }
}
