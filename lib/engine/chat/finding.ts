import type { Sentence } from "../text/reading";
import type { Span } from "../text/spans";

/** How surely passages answer; the other two of `Basis` have no passages. */
export type FoundBasis = "stated" | "likely" | "nearest";

/** What an answer rests on before it is put into words. */
export type Finding =
  | { kind: "found"; basis: FoundBasis; words: string; passages: readonly Span[] }
  /** Nothing answers it; whether the contract has words of it at all is looked up apart. */
  | { kind: "silent" };

/** At most this many passages follow an answer; the rest is noise in a chat. */
export const MOST_PASSAGES = 4;

/** What the passages say themselves, cut to what a chat can show. */
export function stated(words: string, sentences: readonly (Span | Sentence)[]): Finding {
  return found("stated", words, sentences);
}

/** What was read out of the passages: words that leave the conclusion to the reader. */
export function likely(words: string, sentences: readonly (Span | Sentence)[]): Finding {
  return found("likely", words, sentences);
}

/** A finding on sentences, cut to what a chat can show. */
export function found(basis: FoundBasis, words: string, sentences: readonly (Span | Sentence)[]): Finding {
  return { kind: "found", basis, words, passages: sentences.slice(0, MOST_PASSAGES) };
}

export const SILENT: Finding = { kind: "silent" };
