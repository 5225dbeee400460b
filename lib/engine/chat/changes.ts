/** Asked what an amendment changes: each of its items that changes something, whole, with the new wording it quotes. */
import { LANGUAGES } from "@/lib/copy/languages";
import { identify } from "../family/identity";
import { operationsIn } from "../family/operations";
import { anyOf } from "../language/patterns";
import { STOP } from "../lexicon/stop-words";
import { folded, splitWords } from "../text/folding";
import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";
import * as cue from "./questions.cues";

const [WHAT, CHANGING, DOCUMENT, ELSE] = [cue.asksWhat, cue.changing, cue.document, cue.asksElse].map((one) =>
  anyOf(one),
);
/** Who says more asks for more. */
const MOST_WORDS = 14;
const MOST_ITEMS = 40;

/** The items, in their order; null if something else is asked, or the text changes nothing. Linear in the text. */
export function changesAsked(reading: Reading, message: string): Span[] | null {
  if (!asksForChanges(message) || identify(reading).own.kind !== "amendment") return null;
  const items: Span[] = [];
  for (const { start, end } of operationsIn(reading)) {
    const last = items.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else items.push({ start, end });
  }
  return items.length === 0 || items.length > MOST_ITEMS ? null : items;
}

/** Every word is one of such a question, and none asks who, when or whether. */
function asksForChanges(message: string): boolean {
  const words = splitWords(folded(message.slice(0, MOST_WORDS * 20)));
  const isSmall = (word: string) => LANGUAGES.some((language) => STOP[language].has(word));
  return (
    words.length <= MOST_WORDS &&
    words.some((word) => WHAT?.test(word)) &&
    words.some((word) => CHANGING?.test(word)) &&
    !words.some((word) => ELSE?.test(word)) &&
    words.every((word) => [WHAT, CHANGING, DOCUMENT].some((pattern) => pattern?.test(word)) || isSmall(word))
  );
}
