import "server-only";
import { open, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { AppError } from "@/lib/errors";
import { db } from "./db";
import { env } from "./env";
import { log } from "./log";

/** The disk that fills up: the one with the database if it is a file, otherwise the one with the files. */
const FOLDER = env.isPostgres ? env.dataFolder : path.dirname(path.resolve(env.databaseUrl.slice("file:".length)));
const FILE = path.join(FOLDER, "disk-reserve");
const CHECK_MS = 1_000;
const PIECE_BYTES = 1 << 20;

type State = { isFull: boolean; isHeld: boolean };
const shared = globalThis as typeof globalThis & { contractDisk?: State };
// Next evaluates a module once per bundle
const state: State = (shared.contractDisk ??= { isFull: false, isHeld: false });

/** The reserve, and the free space below which it is released; in bytes. */
const limits = {
  reserve: env.DISK_RESERVE_MB * PIECE_BYTES,
  least: Math.max(PIECE_BYTES, (env.DISK_RESERVE_MB * PIECE_BYTES) / 4),
};

/** Whether the disk is full, so that only deleting and signing in are allowed. */
export function isDiskFull(): boolean {
  return state.isFull;
}

/** Leaves room to sign in, read (which is recorded) and delete (which writes first). @throws AppError `diskFull` */
export function refuseWhenDiskIsFull(): void {
  if (state.isFull) throw new AppError("diskFull");
}

/** Keeps a reserve file beside the data, released when the disk is full, and checks every second. */
export async function guardDisk(): Promise<void> {
  if (limits.reserve === 0) return;
  await checkDisk();
  setInterval(() => void checkDisk(), CHECK_MS).unref();
}

/** Releases the reserve when space runs low, and takes it again once there is room for it and for going on. */
export async function checkDisk(): Promise<void> {
  try {
    if (!state.isHeld) state.isHeld = (await sizeOf(FILE)) >= limits.reserve;
    const free = await freeBytes();
    if (state.isHeld && free < limits.least) await giveUp();
    else if (!state.isHeld) await afterwards(free);
  } catch (cause) {
    log.error("disk.not-checked", cause);
  }
}

async function giveUp(): Promise<void> {
  await rm(FILE, { force: true });
  Object.assign(state, { isHeld: false, isFull: true });
  log.warn("disk.full", { folder: FOLDER, reserveMb: env.DISK_RESERVE_MB });
}

async function afterwards(free: number): Promise<void> {
  const wanted = limits.reserve + 2 * limits.least;
  if (free >= wanted) await takeReserve();
  else if (free < limits.least || free + (await unusedBytes()) < wanted) state.isFull = true;
  else state.isFull = false; // freed rows leave room in the database, but the disk has none for the reserve
  if (state.isHeld && state.isFull) {
    state.isFull = false;
    log.info("disk.has-room-again", { folder: FOLDER });
  }
}

/** Writes real bytes: a sparse file would reserve nothing. */
async function takeReserve(): Promise<void> {
  const handle = await open(FILE, "w", 0o600);
  try {
    const piece = Buffer.alloc(PIECE_BYTES, 1);
    for (let written = 0; written < limits.reserve; written += PIECE_BYTES) await handle.write(piece);
    await handle.sync();
    state.isHeld = true;
  } finally {
    await handle.close();
    if (!state.isHeld) await rm(FILE, { force: true });
  }
}

/** Unused bytes in the database file: deleting makes room in the file, not on the disk. */
async function unusedBytes(): Promise<number> {
  if (env.isPostgres) return 0;
  const rows = await db.$queryRaw<
    { bytes: number | bigint }[]
  >`SELECT "freelist_count" * "page_size" AS "bytes" FROM pragma_freelist_count, pragma_page_size`;
  return Number(rows[0]?.bytes ?? 0);
}

async function freeBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(FOLDER);
  return bavail * bsize;
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

/** With `process`, without the database: a restart frees no disk. @throws AppError `unhealthyDisk`. Source: B-21.32. */
export async function health(of: "process" | "all" = "all"): Promise<{ status: "ok" }> {
  if (of === "process") return { status: "ok" };
  await db.setting.count();
  if (isDiskFull()) throw new AppError("unhealthyDisk");
  return { status: "ok" };
}
