import { groupedBy } from "@/lib/grouped-by";
import type { Token } from "./tokens";
import { CUE_WORDS } from "./cue-words";

export type Cue = string;
type Word = { text: string; isPrefix: boolean };
type Phrase = { cue: Cue; words: readonly Word[] };

const PHRASES: readonly Phrase[] = CUE_WORDS.trim()
  .split("\n")
  .flatMap((line) => {
    const [cue = "", ...cells] = line.split("|").map((cell) => cell.trim());
    return cells.flatMap((cell) => cell.split(";").map((phrase) => ({ cue, words: wordsIn(phrase) })));
  });
const isPrefixed = ({ words: [first] }: Phrase) => first?.isPrefix === true;
const EXACT = groupedBy(
  PHRASES.filter((phrase) => !isPrefixed(phrase)),
  ({ words: [first] }) => first?.text ?? "",
);
/** Prefixes of at least two letters, by their first two. */
const PREFIXED = groupedBy(PHRASES.filter(isPrefixed), ({ words: [first] }) => first?.text.slice(0, 2) ?? "");

const known = new Map<string, readonly Phrase[]>();
const MOST_KNOWN = 20_000;

/** For each token, the cues whose first word it is. Linear in the tokens. */
export function cuesAmong(tokens: readonly Token[]): (readonly Cue[])[] {
  return tokens.map(({ text }, at) => {
    const phrases = phrasesFrom(text);
    if (phrases.length === 0 || isMonthOfMay(tokens, at)) return NONE;
    return [...new Set(phrases.filter((phrase) => isMet(phrase, tokens, at)).map(({ cue }) => cue))];
  });
}

const NONE: readonly Cue[] = [];

/** '1 May 2027' allows nothing. */
function isMonthOfMay(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    token?.text === "may" &&
    token.isCapital &&
    [at - 1, at + 1].some((beside) => /^\d/u.test(tokens[beside]?.text ?? ""))
  );
}

function phrasesFrom(word: string): readonly Phrase[] {
  const ready = known.get(word);
  if (ready) return ready;
  if (known.size > MOST_KNOWN) known.clear();
  const prefixed = (PREFIXED.get(word.slice(0, 2)) ?? []).filter(({ words: [first] }) =>
    word.startsWith(first?.text ?? " "),
  );
  const found = [...(EXACT.get(word) ?? []), ...prefixed];
  known.set(word, found);
  return found;
}

function isMet({ words }: Phrase, tokens: readonly Token[], at: number): boolean {
  return words.every(({ text, isPrefix }, offset) => {
    const word = tokens[at + offset]?.text ?? "";
    return isPrefix ? word.startsWith(text) : word === text;
  });
}

function wordsIn(phrase: string): Word[] {
  return phrase
    .trim()
    .split(" ")
    .filter(Boolean)
    .map((word) => ({ text: word.replace("*", ""), isPrefix: word.endsWith("*") }));
}
