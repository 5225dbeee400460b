import type { SearchableText } from "@/lib/documents/search/searchable-text";
import { AppError } from "@/lib/errors";
import { ResidentPool } from "./resident-pool";
import { WorkerFailure } from "./worker-failure";
import { doWritingTask, isOneLine, type WritingTask } from "./writing-task";

/** UTF-16 units that take some milliseconds, whatever stands in them; beyond, others would wait for it. */
const SHORT_CHARS = 64 * 1024;
const NOBODY = "";
const pool = new ResidentPool("writing-worker", { timeoutMs: 20_000, memoryMb: 512, idleMs: 60_000 });

/**
 * Makes a version's text; a long one in a thread, by turns of accounts.
 * @throws AppError `bodyTooLarge` for more than a version or memory holds, `textTooIntricate` when it takes too long;
 *   {LineTooLong}
 */
export async function makeText(task: WritingTask, account = NOBODY): Promise<SearchableText> {
  const text = lengthOf(task) <= SHORT_CHARS ? doWritingTask(task) : await inThread(task, account);
  if (text === "tooLarge") throw new AppError("bodyTooLarge");
  return text;
}

function lengthOf(task: WritingTask): number {
  if (task.verb === "fill") return Object.values(task.fields).reduce((sum, value) => sum + value.length, 0);
  if (task.verb !== "replace") return task.html.length;
  const added = task.changes.reduce((sum, { words }) => sum + words.length, 0);
  const passes = task.changes.every(isOneLine) ? 1 : task.changes.length;
  return task.html.length * passes + added;
}

async function inThread(task: WritingTask, account: string): Promise<SearchableText | "tooLarge"> {
  try {
    return await pool.run<never, SearchableText | "tooLarge">(task, { account });
  } catch (cause) {
    if (!(cause instanceof WorkerFailure)) throw cause;
    if (cause.end === "outOfMemory") throw new AppError("bodyTooLarge", { cause });
    throw cause.end === "timedOut" ? new AppError("textTooIntricate", { cause }) : cause;
  }
}
