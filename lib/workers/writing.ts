import type { Change } from "@/lib/documents/richtext/carry-out";
import type { SearchableText } from "@/lib/documents/search/index-words";
import { AppError } from "@/lib/errors";
import { isQuick } from "./quick-writing";
import { ResidentPool } from "./threads/resident-pool";
import { WorkerFailure } from "./threads/worker-failure";
import { doWritingTask, type Filling, type NamedWords, type WritingTask } from "./writing-task";

// How a version's text is made: a short and simple one at once, any other in a thread, by turns of accounts. Each
// throws AppError `bodyTooLarge` for more than a version or memory holds and `textTooIntricate` when it takes too long;
// LineTooLong when too much waits.

const NOBODY = "";
const pool = new ResidentPool("writing-worker", { timeoutMs: 20_000, memoryMb: 512, idleMs: 120_000 });

/** Of a version's own HTML, as it is stored. */
export function readText(html: string, account = NOBODY): Promise<SearchableText> {
  return made({ verb: "read", html }, account);
}

/** Of HTML that somebody sent. */
export function cleanText(html: string, account: string): Promise<SearchableText> {
  return made({ verb: "clean", html }, account);
}

/** @throws AppError `changeNotMade` where a change can't be made as it says */
export function textWithChanges(html: string, changes: readonly Change[], account: string): Promise<SearchableText> {
  return made({ verb: "replace", html, changes }, account);
}

/** With words made fields, wherever they stand. @throws AppError `changeNotMade` */
export function textWithFields(html: string, fields: readonly NamedWords[], account: string): Promise<SearchableText> {
  return made({ verb: "makeFields", html, fields }, account);
}

/** Of one of our templates. */
export function filledTemplate(filling: Filling, account: string): Promise<SearchableText> {
  return made({ verb: "fill", ...filling }, account);
}

async function made(task: WritingTask, account: string): Promise<SearchableText> {
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
