import { anyOf } from "../../language/patterns";
import { folded } from "../../text/folding";
import type { Sentence } from "../../text/reading";
import { wordsOfSentence, type Draft } from "../draft";
import * as cue from "./mirrored.cues";

const TERM = anyOf(cue.termDefined);
/** The part of their plain words that two clauses share, and so many of them, if they are the same but for names. */
const [NEARLY_ALL, FEWEST] = [0.7, 5];

/**
 * Whether two sentences say the same of two different parties or things: 'The Buyer, at its expense, …' and 'The
 * Seller, at its expense, …', or define two terms. Each has its own rule. Linear in both.
 */
export function areMirrored(draft: Draft, one: Sentence, other: Sentence): boolean {
  const [first, second] = [one, other].map((sentence) => wordsOfSentence(draft, sentence));
  if (first === undefined || second === undefined) return false;
  const [term, another] = [first, second].map((words) =>
    TERM.exec(words)
      ?.slice(1)
      .find((name) => name !== undefined),
  );
  if (term !== undefined && another !== undefined) return folded(term) !== folded(another);
  const [plain, plainToo] = [first, second].map(plainWords);
  const [names, namesToo] = [first, second].map((words) => namesIn(draft, words));
  if (!plain || !plainToo || !names || !namesToo || Math.min(plain.size, plainToo.size) < FEWEST) return false;
  const shared = [...plain].filter((word) => plainToo.has(word)).length;
  if (shared < NEARLY_ALL * Math.max(plain.size, plainToo.size)) return false;
  return names.size > 0 && namesToo.size > 0 && ![...names].some((name) => namesToo.has(name));
}

const plainWords = (words: string) => new Set(words.match(/(?<![\p{L}\p{N}])\p{Ll}{3,}/gu) ?? []);

const OWN = anyOf(cue.ofOneself);

/** The same, where each speaks of what is its own: of one and the same thing only one of them can bear the cost. */
export function areMirroredOnOwn(draft: Draft, one: Sentence, other: Sentence): boolean {
  if (!areMirrored(draft, one, other)) return false;
  return [one, other].every((sentence) => {
    const words = wordsOfSentence(draft, sentence);
    if (TERM.test(words) || OWN.test(sentence.folded)) return true;
    return [...namesIn(draft, words)].some((name) => folded(words).split(name).length > TWICE);
  });
}
/** Parts that a text falls into where a name stands in it twice, less one. */
const TWICE = 2;

/** The parties named where a sentence opens, which tell whose rule it is. */
function namesIn({ parties }: Draft, words: string): Set<string> {
  const own = new Set(
    parties.flatMap(({ role, name }) => `${role ?? ""} ${name ?? ""}`.match(/\p{Lu}[\p{L}&-]{2,}/gu) ?? []).map(folded),
  );
  const opening = words.replace(/^[^\p{L}]*(?:\p{L}\)\s)?/u, "").slice(0, OPENING);
  const names = (opening.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}&-]{2,}/gu) ?? []).map(folded);
  return new Set(names.filter((name) => own.has(name)));
}
/** UTF-16 units. */
const OPENING = 40;
