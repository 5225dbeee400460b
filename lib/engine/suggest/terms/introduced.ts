import { groupedBy } from "@/lib/grouped-by";
import { stemIn } from "../../language/stem";
import { folded, splitWords } from "../../text/folding";
import * as cue from "./names.cues";
import type { Draft } from "../draft";

/** Words in quotation marks or brackets, or a line's label: 'the «Товар»', '(далее — Объект)', 'Захиалагч: …'. */
const GIVEN =
  /["“«„”]([^"“”«»„\n]{2,80})["”»“]|\(([^()\n]{2,160})\)|(?<=^|\n)[^\S\n]{0,8}([^\n:–—|\t]{2,60}?)\s?[:–—|\t]/gu;
const CAPITALS = /\p{Lu}[\p{L}-]+(?:\s\p{L}+)?/gu;

/** Stems of the words that a contract introduces, by first letters. */
type Introduced = ReadonlyMap<string, readonly string[]>;
const known = new WeakMap<Draft, Introduced>();
const KEY = 4;

/**
 * Whether a contract itself introduces a capitalised word, or convention capitalises it. Headings introduce nothing: a
 * clause titled 'Documentation' doesn't define it.
 */
export function isIntroduced(draft: Draft, word: string): boolean {
  const stem = stemIn(draft.language, folded(word));
  return (introducedIn(draft).get(stem.slice(0, KEY)) ?? []).some((own) => isSameWord(own, stem));
}

/** Stems of one word may differ by a fleeting vowel: «заявк» and «заявок». */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same >= KEY && same >= Math.max(one.length, other.length) - 2;
}

function introducedIn(draft: Draft): Introduced {
  const ready = known.get(draft);
  if (ready) return ready;
  const stems = new Set<string>(CUSTOMARY[draft.language].flatMap((word) => [word, stemIn(draft.language, word)]));
  const add = (words: string) => {
    for (const word of splitWords(folded(words))) stems.add(stemIn(draft.language, word));
  };
  for (const match of draft.text.matchAll(GIVEN))
    for (const [capital] of (match[1] ?? match[2] ?? match[3] ?? "").matchAll(CAPITALS)) add(capital);
  for (const term of draft.definitions.list) add(term.term);
  for (const { name, role } of draft.parties) add(`${name ?? ""} ${role ?? ""}`);
  const byLetters = groupedBy(stems, (stem) => stem.slice(0, KEY));
  known.set(draft, byLetters);
  return byLetters;
}

const CUSTOMARY = { en: cue.customary.en.split(" "), ru: cue.customary.ru.split(" "), mn: cue.customary.mn.split(" ") };
