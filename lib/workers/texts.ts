import type { RangesTask, TextRange } from "@/lib/documents/redline/anchors";
import type { ComparedVersion, RedlineCounts } from "@/lib/documents/redline/redline";
import type { SignedComparison } from "@/lib/documents/signed/compare";
import type { SignedPart } from "@/lib/documents/signed/words";
import type { Bilingual } from "@/lib/engine/bilingual/bilingual";
import type { FormerPairs, SteppedPair } from "@/lib/engine/bilingual/in-step";
import type { ClausePlace, NewClause } from "@/lib/engine/place/place-clause";
import type { Snippet } from "@/lib/documents/search/hits";
import type { Strip } from "@/lib/documents/signed/spots";
import { ResidentPool, type Asker } from "./threads/resident-pool";

/** `named` is put beside the redline (`ComparisonDto`). Both texts are a version's HTML. */
export type ComparisonTask = {
  verb: "compare";
  named: { from: ComparedVersion; to: ComparedVersion };
  fromHtml: string;
  toHtml: string;
};
/** A file of a signed copy, its text as HTML. */
export type SignedText = Omit<SignedPart, "blocks"> & { html: string };
export type SignedTask = { verb: "signed"; agreedHtml: string; parts: readonly SignedText[]; heads: readonly string[] };
/** `former`: the pairs of the version before, from which it is told which side is behind. */
export type LanguagesTask = { verb: "languages"; html: string; former: FormerPairs | null };
/** What a version in two languages says, with what is behind in it; null if it has one language. */
export type ReadLanguages = Omit<Bilingual, "pairs"> & { pairs: SteppedPair[] };
export type TextTask =
  | ComparisonTask
  | SignedTask
  | { verb: "snippet"; html: string; terms: readonly string[] }
  | ({ verb: "place"; html: string } & NewClause)
  | ({ verb: "carry" } & RangesTask)
  | { verb: "index"; folded: string }
  | LanguagesTask
  | { verb: "alike"; clauses: readonly string[] }
  | ({ verb: "count" } & CountTask)
  | { verb: "struck"; html: string };

/** Both are a version's HTML. */
export type CountTask = { fromHtml: string; toHtml: string };

const pool = new ResidentPool("text-worker", { timeoutMs: 30_000, memoryMb: 768, idleMs: 120_000 });

/** @returns the `ComparisonDto` as JSON, in UTF-8 @throws {WorkerFailure}, {LineTooLong} when too much waits */
export function compareInWorker(task: Omit<ComparisonTask, "verb">, asker: Asker): Promise<Uint8Array<ArrayBuffer>> {
  return pool.run({ ...task, verb: "compare" } satisfies TextTask, asker);
}

/** How much changed between two texts, as `compared` counts. @throws {WorkerFailure}, {LineTooLong} */
export function countChangesInWorker(task: CountTask, asker: Asker): Promise<RedlineCounts> {
  return pool.run({ ...task, verb: "count" } satisfies TextTask, asker);
}

/** `findSnippet` in a thread. @throws {WorkerFailure}, {LineTooLong} */
export function snippetInWorker(html: string, terms: readonly string[], asker: Asker): Promise<Snippet | null> {
  return pool.run({ verb: "snippet", html, terms } satisfies TextTask, asker);
}

/** `struckRanges` of a version's HTML in a thread. @throws {WorkerFailure}, {LineTooLong} */
export function struckInWorker(html: string, asker: Asker): Promise<TextRange[]> {
  return pool.run({ verb: "struck", html } satisfies TextTask, asker);
}

/** `compareSigned` in a thread. @throws {WorkerFailure}, {LineTooLong} */
export function compareSignedInWorker(task: Omit<SignedTask, "verb">, asker: Asker): Promise<SignedComparison> {
  return pool.run({ ...task, verb: "signed" } satisfies TextTask, asker);
}

/** `carriedRanges` in a thread. @throws {WorkerFailure}, {LineTooLong} */
export function carryRanges(task: RangesTask, asker: Asker): Promise<TextRange[]> {
  return pool.run({ ...task, verb: "carry" } satisfies TextTask, asker);
}

/** `placeOfClause` in a thread. @throws {WorkerFailure}, {LineTooLong} */
export function placeInWorker(html: string, clause: NewClause, asker: Asker): Promise<ClausePlace | null> {
  return pool.run({ verb: "place", html, ...clause } satisfies TextTask, asker);
}

/** `readBilingual` and `stepped` in a thread. @throws {WorkerFailure}, {LineTooLong} */
export function languagesInWorker(task: Omit<LanguagesTask, "verb">, asker: Asker): Promise<ReadLanguages | null> {
  return pool.run({ ...task, verb: "languages" } satisfies TextTask, asker);
}

/** `indexWords` in a thread. @throws {WorkerFailure}, {LineTooLong} */
export function indexInWorker(folded: string, asker: Asker): Promise<string> {
  return pool.run({ folded, verb: "index" } satisfies TextTask, asker);
}

/** `alikeClauses` in a thread. @throws {WorkerFailure}, {LineTooLong} */
export function groupWordings(clauses: readonly string[], asker: Asker): Promise<number[][]> {
  if (clauses.length === 0) return Promise.resolve([]);
  return pool.run({ verb: "alike", clauses } satisfies TextTask, asker);
}

export type StripTask = { bytes: Uint8Array; page: number; strips: readonly Strip[] };

/** A page is drawn in a second or two; what takes much longer was made to. */
const stripPool = new ResidentPool("strip-worker", {
  timeoutMs: 30_000,
  memoryMb: 512,
  growthMb: 900,
  idleMs: 60_000,
  keptMb: 256,
});

/**
 * `drawStrips` in a thread: two at a time, one of each account. @throws {WorkerFailure} for a page that can't be drawn
 * within the limits, `aborted` by the signal; {LineTooLong} when too much waits
 */
export function stripsInWorker(task: StripTask, asker: Asker): Promise<Uint8Array[] | null> {
  return stripPool.run<never, Uint8Array[] | null>(task, asker);
}
