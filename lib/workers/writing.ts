import type { SearchableText } from "@/lib/documents/search/index-words";
import { AppError } from "@/lib/errors";
import { isQuick } from "./quick-writing";
import { ResidentPool } from "./threads/resident-pool";
import { WorkerFailure } from "./threads/worker-failure";
import { doWritingTask, type WritingTask } from "./writing-task";

const NOBODY = "";
const pool = new ResidentPool("writing-worker", { timeoutMs: 20_000, memoryMb: 512, idleMs: 120_000 });

/**
 * Makes a version's text: a short and simple one at once, any other in a thread, by turns of accounts.
 * @throws AppError `bodyTooLarge` for more than a version or memory holds, `textTooIntricate` when it takes too long,
 *   `changeNotMade` where a change can't be made as it says; {LineTooLong}
 */
export async function makeText(task: WritingTask, account = NOBODY): Promise<SearchableText> {
  const text = isQuick(task) ? doWritingTask(task) : await inThread(task, account);
  if (text === "tooLarge") throw new AppError("bodyTooLarge");
  if (text === "notAsPromised") throw new AppError("changeNotMade");
  return text;
}

type Made = ReturnType<typeof doWritingTask>;

async function inThread(task: WritingTask, account: string): Promise<Made> {
  try {
    return await pool.run<never, Made>(task, { account });
  } catch (cause) {
    if (!(cause instanceof WorkerFailure)) throw cause;
    if (cause.end === "outOfMemory") throw new AppError("bodyTooLarge", { cause });
    throw cause.end === "timedOut" ? new AppError("textTooIntricate", { cause }) : cause;
  }
}
