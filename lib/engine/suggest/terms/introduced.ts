import type { Language } from "@/lib/copy/languages";
import { groupedBy } from "@/lib/grouped-by";
import { stemIn } from "../../language/stem";
import { folded, splitWords } from "../../text/folding";
import * as cue from "./names.cues";
import type { Draft } from "../draft";

/** Words in quotation marks or brackets, or a line's label: 'the «Товар»', '(далее — Объект)', 'Захиалагч: …'. */
const GIVEN =
  /["“«„”]([^"“”«»„\n]{2,80})["”»“]|\(([^()\n]{2,160})\)|(?<=^|\n)[^\S\n]{0,8}(?:\|[^\S\n])?([^\n:–—|\t]{2,60}?)\s?[:–—|\t]/gu;
const CAPITALS = /\p{Lu}[\p{L}-]+(?:\s\p{L}+)?/gu;

const CASE_MN = /^(?:[иы]йн|ны|ний|ы|ий|[иы]йг|ыг|[аэоө]{2}с|д|т|[аэоө]{2}р|т[аэо]й|руу|рүү|луу|лүү)$/u;

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
  if (CUSTOMARY[draft.language].has(folded(word)) || CUSTOMARY[draft.language].has(stem)) return true;
  return [stem, folded(word)].some((one) =>
    (introducedIn(draft).get(one.slice(0, KEY)) ?? []).some((own) => isSameWord(own, one)),
  );
}

/**
 * Whether a contract introduces a capitalised word alone or together with the word behind it: 'Барааны жагсаалт'. A
 * party or a customary word needs no introduction.
 */
export function isIntroducedBefore(draft: Draft, word: string, next: string): boolean {
  const { language, parties } = draft;
  const forms = [stemIn(language, folded(word)), folded(word)];
  if (forms.some((form) => CUSTOMARY[language].has(form))) return true;
  const ofParties = parties.flatMap(({ name, role }) => splitWords(folded(`${name ?? ""} ${role ?? ""}`)));
  const isOwn = (own: string) => forms.some((form) => isSameWord(own, form));
  if (ofParties.some((own) => isOwn(own) || isOwn(stemIn(language, own)))) return true;
  const behind = stemIn(language, folded(next));
  return forms.some((form) =>
    (pairsIn(draft).get(form.slice(0, KEY)) ?? []).some(
      ([own, second]) => isOwn(own) && (second === "" || isSameWord(second, behind)),
    ),
  );
}

/**
 * Stems of one word may differ by a fleeting vowel, «заявк» and «заявок», or keep a case ending of a name: 'зууч' and
 * 'зуучийн'.
 */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.length >= KEY && CASE_MN.test(other.slice(one.length)) && other.startsWith(one)) return true;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same >= KEY && same >= Math.max(one.length, other.length) - 2;
}

type Pairs = ReadonlyMap<string, readonly (readonly [string, string])[]>;
const pairs = new WeakMap<Draft, Pairs>();

/** Stems of each introduced capitalised word and of the word behind it, '' if none, by first letters. */
function pairsIn(draft: Draft): Pairs {
  const ready = pairs.get(draft);
  if (ready) return ready;
  const given = [...draft.text.matchAll(GIVEN)].map((match) => match[1] ?? match[2] ?? match[3] ?? "");
  const phrases = [...given, ...draft.definitions.list.map(({ term }) => term)].flatMap(
    (words) => words.match(CAPITALS) ?? [],
  );
  const all = [...new Set(phrases)].map((phrase) => {
    const [first = "", second = ""] = splitWords(folded(phrase)).map((word) => stemIn(draft.language, word));
    return [first, second] as const;
  });
  const byLetters = groupedBy(all, ([first]) => first.slice(0, KEY));
  pairs.set(draft, byLetters);
  return byLetters;
}

function introducedIn(draft: Draft): Introduced {
  const ready = known.get(draft);
  if (ready) return ready;
  const stems = new Set<string>();
  const add = (words: string) => {
    for (const word of splitWords(folded(words))) stems.add(word).add(stemIn(draft.language, word));
  };
  for (const match of draft.text.matchAll(GIVEN))
    for (const [capital] of (match[1] ?? match[2] ?? match[3] ?? "").matchAll(CAPITALS)) add(capital);
  for (const term of draft.definitions.list) add(term.term);
  for (const { name, role } of draft.parties) add(`${name ?? ""} ${role ?? ""}`);
  const byLetters = groupedBy(stems, (stem) => stem.slice(0, KEY));
  known.set(draft, byLetters);
  return byLetters;
}

/** Words and stems that are met exactly: 'гүйцэтгэх' of a director makes no party 'Гүйцэтгэгч'. */
const CUSTOMARY = { en: customary("en"), ru: customary("ru"), mn: customary("mn") };

function customary(language: Language): ReadonlySet<string> {
  return new Set(cue.customary[language].split(" ").flatMap((word) => [word, stemIn(language, word)]));
}
