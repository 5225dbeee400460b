/** Names in the agreed text, which are never taken for misread. Pure, linear. Source: B-28.7. */
import type { Guards } from "./misread";
import { comparedTokens, type ComparedText, type ComparedWord } from "./words";

const CAPITAL = /^\p{Lu}/u;
const INITIAL = /^\p{Lu}$/u;

/** @param parties the parties' names, as the text has them */
export function guardsOf({ words }: ComparedText, parties: readonly string[]): Guards {
  const known = new Set(words.map(({ norm }) => norm));
  const small = new Set(words.flatMap(({ norm }) => (CAPITAL.test(norm) ? [] : [norm])));
  const names = new Set(parties.flatMap((name) => comparedTokens(name).map(({ norm }) => norm.toLowerCase())));
  for (const [index, { norm }] of words.entries())
    if (!small.has(norm.toLowerCase()) && isOfName(words, index)) names.add(norm.toLowerCase());
  return { names: new Set([...names].filter((name) => /\p{L}/u.test(name))), known };
}

/** Beside another word with a capital letter, or behind an initial: 'Ivan Petrov', 'Б. Нандин'. */
function isOfName(words: readonly ComparedWord[], index: number): boolean {
  const word = words[index];
  if (word?.kind !== "word" || !CAPITAL.test(word.norm)) return false;
  const [before, after] = [words[index - 1], words[index + 1]];
  const isBeside = (other: ComparedWord | undefined) =>
    other?.kind === "word" && other.block === word.block && CAPITAL.test(other.norm);
  const isBehindInitial = before?.norm === "." && INITIAL.test(words[index - 2]?.norm ?? "");
  return isBeside(before) || isBeside(after) || isBehindInitial;
}
