import "server-only";
import { clock } from "../clock";
import { db } from "../db";
import { newId } from "../ids";
import { enqueue } from "../jobs/queue";
import { log } from "../log";
import { removeEverywhere } from "./storage";

/** Rows that say until when stored bytes are kept even if nothing needs them. Never in a backup. */
export const HOLD_PREFIX = "keepFiles:";
const HOLD_MS = 5 * 60_000;

/** Removes bytes that no row refers to any more (a job); waits while a backup copies files from its snapshot. */
export async function removeStored(storageKey: string): Promise<void> {
  const until = await heldUntil();
  if (until) await enqueue("removeFile", { storageKey }, { runAt: until });
  else await removeEverywhere(storageKey);
}

/** Runs work during which no stored bytes are removed, on any node. Anything deleted earlier has no row any more. */
export async function whileKeepingFiles<T>(work: () => Promise<T>): Promise<T> {
  const key = `${HOLD_PREFIX}${newId()}`;
  await hold(key);
  const renewal = setInterval(
    () => void hold(key).catch((cause: unknown) => log.error("files.hold-not-renewed", cause)),
    HOLD_MS / 5,
  );
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await db.setting.deleteMany({ where: { key } });
  }
}

async function hold(key: string): Promise<void> {
  const value = new Date(clock.now().getTime() + HOLD_MS).toISOString();
  await db.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
}

async function heldUntil(): Promise<Date | null> {
  const rows = await db.setting.findMany({ where: { key: { startsWith: HOLD_PREFIX } }, select: { value: true } });
  const latest = Math.max(0, ...rows.map(({ value }) => Date.parse(value)));
  return latest > clock.now().getTime() ? new Date(latest) : null;
}
