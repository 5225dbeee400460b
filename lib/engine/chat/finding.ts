import type { Sentence } from "../text/reading";
import type { Span } from "../text/spans";

/** What an answer rests on before it is put into words. */
export type Finding =
  | { kind: "stated"; words: string; passages: readonly Span[] }
  /** The contract is silent; `about` are the stems by which the searched sections are named. */
  | { kind: "silent"; verdict: "no" | null };

/** At most this many passages follow an answer; the rest is noise in a chat. */
export const MOST_PASSAGES = 4;

/** A finding on sentences, cut to what a chat can show. */
export function stated(words: string, sentences: readonly (Span | Sentence)[]): Finding {
  return { kind: "stated", words, passages: sentences.slice(0, MOST_PASSAGES) };
}

export const SILENT: Finding = { kind: "silent", verdict: null };
