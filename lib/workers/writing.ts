import type { SearchableText } from "@/lib/documents/search/searchable-text";
import { AppError } from "@/lib/errors";
import { ResidentPool } from "./resident-pool";
import { WorkerFailure } from "./worker-failure";
import { doWritingTask, type WritingTask } from "./writing-task";

/**
 * Up to so many UTF-16 units a text takes some milliseconds, whatever stands in it; beyond, others would wait for it.
 */
const SHORT_CHARS = 64 * 1024;
/** Work that no person asked for has the turns of one account. */
const NOBODY = "";
const pool = new ResidentPool("writing-worker", { timeoutMs: 20_000, memoryMb: 512, idleMs: 60_000 });

/**
 * Makes a version's text; of a long one in a thread with limits of time and memory, by turns of the accounts that ask.
 * @throws AppError `bodyTooLarge` when it exceeds what a version may hold, or memory; `textTooIntricate` when it takes
 *   too long; {LineTooLong} when too much is waiting
 */
export async function makeText(task: WritingTask, account = NOBODY): Promise<SearchableText> {
  const text = lengthOf(task) <= SHORT_CHARS ? doWritingTask(task) : await inThread(task, account);
  if (text === "tooLarge") throw new AppError("bodyTooLarge");
  return text;
}

function lengthOf(task: WritingTask): number {
  if (task.verb === "fill") return Object.values(task.fields).reduce((sum, value) => sum + value.length, 0);
  return task.html.length + (task.verb === "replace" ? task.words.length : 0);
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
