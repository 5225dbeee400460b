import type { Check } from "./check";
import { finding } from "./check";
import { levelsOf, numbersOf, standsSomewhere, type Numbers } from "./clause-numbers";
import type { Draft } from "./draft";

/**
 * A reference inside this contract: 'Section 5.2', 'clauses 7 and 8.1', 'п. 4.1', 'разделом 6', '4.1 дүгээр зүйл',
 * '5.2-т'.
 */
const REFERENCE = /(?:sections?|clauses?|paragraphs?|(?:под)?пункт[а-яё]{0,3}|раздел[а-яё]{0,3}|п\.)\s{1,3}(?=\d)/g;
const REFERENCE_MN =
  /(?<![\d.,/])(\d{1,2}(?:\.\d{1,2}){1,3})(?=\s?-?\s?(?:(?:д|т|р|ийн|ын|аас|ээс|оос|өөс|дахь|дэх)(?!\p{L})|(?:дугаар|дүгээр)\s(?:зүйл|заалт|хэсэг|бүлэг)))|(?<![\d.,/])(\d{1,2})(?=\s?(?:дугаар|дүгээр|-р)\s(?:зүйл|бүлэг|заалт)\p{L}{0,5}(?!\p{L}))/gu;
const NUMBER = /^(\d{1,2}(?:\.\d{1,2}){0,3})(?![\d%\p{L}]|\.\d|\/)(?:\s?\([\p{L}\d]{1,4}\))*/u;
const NEXT = /^(?:\s?,\s?(?:and|or|и|или)?\s?|\s(?:and|or|to|through|и|или)\s)(?=\d{1,2}\.\d)/u;
/** Another document is meant, or a law. */
const ELSEWHERE =
  /^(?:\s?\([a-z\d]{1,4}\))*\s{0,2},?\s{0,2}(?:(?:of|to|in|under|from|hereof and of)\s+(?:the\s+|that\s+|such\s+|said\s+|an?\s+|its\s+|our\s+)?(?!this|the agreement|hereof)[\p{L}"“'’]|\(?\s?(?:[\p{Lu}][\p{L}]{3,}\s){0,4}(?:Act|Code|Rules?|Regulations?|Law|Policy|Guidelines?|Lease|Plan|Terms)(?!\p{L}))|^[^.;\n]{0,60}(?:кодекс|закон|хуул|ГК|ТК|НК|Устав|Положени|Правил|приложени|регламент)|^[^;\n]{0,25}\bthereof\b|^\s?(?:election|exchange|plan|filing|corporation|[-–]\s?\d)/u;
const BEFORE_ELSEWHERE =
  /(?:act|code|u\.?s\.?c\.?|c\.?f\.?r\.?|rules?|regulations?|law|treaty|convention|standard|policy|plan|master agreement|lease|exhibit\s\S{1,3},?|schedule\s\S{1,3},?|appendix\s\S{1,3},?|annex\s\S{1,3},?|кодекс\p{L}{0,2}|закон\p{L}{0,2}|приложени\p{L}\s?№?\s?\d*|хуул\p{L}{0,5}|тогтоол\p{L}{0,5}|журм\p{L}{0,5}|журам|дүрм\p{L}{0,5}|стандарт\p{L}{0,4}|хавсралт\p{L}{0,4})\s{0,3},?\s{0,3}(?:of the\s)?$|(?<!(?:[Tt]his|[Tt]he) )[A-Z]\p{L}+ (?:Agreement|Plan|Lease|Contract|Indenture)(?: \([^)]{1,30}\))?,? (?:under|pursuant to|in|at|of|by)\s$/iu;
/** Sections that everybody knows to be of a statute. */
const STATUTE =
  /^(?:83|401|409|280|162|16|13|10|365|366|368|351|382|482|501|503|504|508|11|12|5|8|2|7|9)\s?\((?:a|b|c|d|f|g|h|i|k|m|q)\)/u;
const FEWEST_CLAUSES = 6;
const FEWEST_CHAPTERS = 3;

/** References to clauses that don't exist. Silent where a contract's numbering is not clear enough to tell. */
export const brokenReferences: Check = (draft) => {
  const numbers = numbersOf(draft);
  if (numbers.clauses.length < FEWEST_CLAUSES) return [];
  const standing = new Map<string, boolean>();
  const stands = (number: string) =>
    standing.get(number) ?? (standing.set(number, standsSomewhere(draft.text, number)).get(number) || false);
  const clauseHeads = new Set(numbers.clauses.map(({ line }) => line.start));
  return referencesIn(draft)
    .filter(
      ({ start, end, number }) =>
        !clauseHeads.has(start) &&
        isMissing(numbers, number) &&
        !isElsewhere(draft.text, { start, end }) &&
        !stands(number),
    )
    .map(({ start, end, number }) =>
      finding("brokenReference", { start, end }, { values: { number }, severity: "medium" }),
    );
};

type Reference = { start: number; end: number; number: string };

function referencesIn({ text, lower, language }: Draft): Reference[] {
  const found: Reference[] = [];
  for (const match of lower.matchAll(REFERENCE)) {
    if (/\p{L}/u.test(text.charAt(match.index - 1))) continue;
    let at = match.index + match[0].length;
    for (let start = match.index, count = 0; count < 12; count += 1) {
      const number = NUMBER.exec(text.slice(at, at + 40));
      if (!number?.[1]) break;
      found.push({ start, end: at + number[1].length, number: number[1] });
      at += number[0].length;
      const next = NEXT.exec(text.slice(at, at + 20));
      if (!next) break;
      at += next[0].length;
      start = at;
    }
  }
  if (language !== "mn") return found;
  for (const match of text.matchAll(REFERENCE_MN)) {
    const number = match[1] ?? match[2] ?? "";
    if (!/(?:^|\n)\s*$/u.test(text.slice(Math.max(0, match.index - 6), match.index)))
      found.push({ start: match.index, end: match.index + number.length, number });
  }
  return found;
}

function isMissing({ known, lastChapter, clauses }: Numbers, number: string): boolean {
  if (known.has(number)) return false;
  const levels = levelsOf(number);
  const chapter = levels?.[0];
  if (!levels || chapter === undefined || lastChapter < FEWEST_CHAPTERS) return false;
  return chapter > lastChapter ? !isChapter(clauses, chapter) : hasSisters(clauses, levels);
}

/** Chapters may go on after a gap: one that has two clauses, or a later one that has, is there. */
function isChapter(clauses: Numbers["clauses"], chapter: number): boolean {
  const beyond = clauses.filter(({ levels }) => (levels[0] ?? 0) >= chapter);
  return beyond.some(({ levels }) => levels[0] === chapter) || beyond.length >= 3;
}

/** '5.9' can only be missed where '5.1' and '5.2' are; '5.2.4' where '5.2.1' is. */
function hasSisters(clauses: Numbers["clauses"], levels: readonly number[]): boolean {
  if (levels.length < 2) return false;
  const above = levels.slice(0, -1).join(".");
  const sisters = clauses.filter(
    ({ number, levels: own }) => own.length === levels.length && number.startsWith(`${above}.`),
  );
  return sisters.some(({ levels: own }) => own.at(-1) === 1) && sisters.some(({ levels: own }) => own.at(-1) === 2);
}

function isElsewhere(text: string, { start, end }: { start: number; end: number }): boolean {
  const number = /[\d.]+$/u.exec(text.slice(start, end))?.[0] ?? "";
  if (STATUTE.test(text.slice(end - number.length, end + 6))) return true;
  return ELSEWHERE.test(text.slice(end, end + 90)) || BEFORE_ELSEWHERE.test(text.slice(Math.max(0, start - 60), start));
}
