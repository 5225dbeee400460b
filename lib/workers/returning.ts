import type { Identifier } from "@/lib/word/identifier";
import type { NewComment } from "@/lib/word/new-comments";
import type { RefusalReason } from "@/lib/word/refusal";
import type { Answer } from "@/lib/word/returned/answered";
import type { PlannedChange } from "@/lib/word/returned/change";
import type { Returned } from "@/lib/word/returned/returned";
import type { SavedVersion } from "@/lib/word/credits";
import type { Exchanged } from "@/lib/word/ledger/exchanged";
import type { LedgerRow } from "@/lib/word/ledger/ledger";
import type { SearchableText } from "@/lib/documents/search/index-words";
import { ResidentPool } from "./threads/resident-pool";

/** A version that may have been sent. */
export type Candidate = { id: string; author: string; at: Date; html: string };
/** What a returned file says of itself: our identifier, and the versions whose authors tracked changes in it. */
export type FileFacts = { identifier: Identifier | null; nearestId: string | null; sinceId: string | null };

/** `file` is null where it is no Word file; `html` is its text as it was read. */
export type ReturnedFile = { file: Uint8Array | null; html: string };
/**
 * `file` is the one that went out, where it was recorded; else it is made again of `original`, the Word file that the
 * version is written into, with the editions that were tracked in it.
 */
export type SentVersion = {
  html: string;
  file: Uint8Array | null;
  original: Uint8Array | null;
  editions: readonly SavedVersion[];
  /** The file that was answered with it: what stayed open in it is theirs. */
  answered: Uint8Array | null;
  /** Whether it goes out as a Word file of our own making. */
  isOwn: boolean;
};
/** What goes back in a file that came back, beside the text: who is named, which version it is, our comments. */
type AnswerTask = Answer & { identifier: Identifier; comments: readonly NewComment[] };

export type ReturningTask =
  | { verb: "know"; returned: ReturnedFile; candidates: readonly Candidate[] }
  | { verb: "read"; returned: ReturnedFile; sent: SentVersion }
  | { verb: "answer"; returned: Uint8Array; sent: SentVersion; answer: AnswerTask }
  | { verb: "count"; file: Uint8Array }
  | { verb: "propose"; html: string; changes: readonly Proposed[] }
  | { verb: "decide"; sentHtml: string; currentHtml: string; isOwn: boolean; planned: readonly PlannedChange[] }
  | { verb: "ledger"; texts: readonly Exchanged[] };
/** Words instead of others, within one line of one paragraph or cell; `before` is what should stand there. */
export type Proposed = { start: number; before: string; after: string };
export type Decision = { text: SearchableText } | { conflicts: string[] } | "tooLarge";
/** The file, or why and where it can't take our text over. */
export type AnswerResult = { file: Uint8Array; open: string[] } | { reason: RefusalReason; place: string };
/** `count`: the changes that are tracked in a file. `propose`: the new text; null if the words don't stand there. */
type Results = {
  know: FileFacts;
  read: Returned;
  answer: AnswerResult;
  count: number;
  propose: string | null;
  decide: Decision;
  ledger: LedgerRow[];
};

const LIMITS = { timeoutMs: 60_000, memoryMb: 768, growthMb: 900, idleMs: 60_000 };
const pool = new ResidentPool("returning-worker", LIMITS);

/** Compares what came back with what was sent, in a thread. @throws {WorkerFailure}, {LineTooLong} */
export function returnInWorker<T extends ReturningTask>(task: T, account: string): Promise<Results[T["verb"]]> {
  return pool.run<never, Results[T["verb"]]>(task, { account });
}
