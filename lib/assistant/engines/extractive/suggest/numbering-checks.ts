import type { SuggestedChange } from "../../port";
import type { Reading, Section } from "../text/reading";
import type { Check } from "./check";
import { finding } from "./check";

/** A reference inside this contract: 'Section 5.2', 'clause 7', 'пункт 4.1', '4.1 дүгээр зүйл'. */
const REFERENCE =
  /(?<!\p{L})(?:sections?|clauses?|paragraphs?|пункт\p{L}{0,3}|раздел\p{L}{0,3}|п\.)\s{1,3}(\d{1,2}(?:\.\d{1,2}){0,3})(?![\d%\p{L}]|\.\d)/giu;
/** Another document is meant, or a law. */
const ELSEWHERE =
  /^(?:\s?\([a-z\d]{1,4}\))*\s{0,2},?\s{0,2}(?:of|to|in|under)\s+(?:the\s+)?(?!this|the agreement)[\p{L}"“'’]|^\s{0,2}(?:[\p{Lu}][\p{L}]{3,}\s){0,3}(?:Act|Code|Rules?|Regulations?|кодекса|закона|ГК|ТК|НК|Устава|Положения|Правил)|^[^.;]{0,40}(?:кодекс|закон|хуул)/u;
const BEFORE_ELSEWHERE = /(?:act|code|u\.?s\.?c\.?|rule|regulation|internal revenue|exhibit\s\S{1,3},?|schedule\s\S{1,3},?|appendix\s\S{1,3},?|annex\s\S{1,3},?|кодекс\p{L}{0,2}|закон\p{L}{0,2}|приложени\p{L}\s?№?\s?\d*)\s{0,3},?\s{0,3}$/iu;
const LEAST_NUMBERED = 6;

/** References to clauses that don't exist. Silent where a contract's numbering is not clear enough to tell. */
export const brokenReferences: Check = (reading, copy) => {
  const numbers = numbersOf(reading);
  if (numbers.size < LEAST_NUMBERED) return [];
  const { text } = reading.contract;
  const found: SuggestedChange[] = [];
  for (const match of text.matchAll(REFERENCE)) {
    const number = match[1] ?? "";
    const end = match.index + match[0].length;
    if (numbers.has(number) || !couldExist(numbers, number)) continue;
    if (ELSEWHERE.test(text.slice(end, end + 80)) || BEFORE_ELSEWHERE.test(text.slice(Math.max(0, match.index - 40), match.index))) continue;
    const { title, comment } = copy.suggestions.brokenReference;
    found.push(finding(reading, { start: match.index, end }, { title, comment: comment(number), severity: "medium" }));
  }
  return found;
};

/** Two clauses with one number under the same heading level; annexes that start anew are not mistakes. */
export const repeatedNumbers: Check = (reading, copy) => {
  const found: SuggestedChange[] = [];
  const clauses = reading.sections.filter((section) => section.number !== null && /^\d+\.\d+(?:\.\d+)*$/u.test(section.number) && isClause(reading, section));
  clauses.forEach((section, index) => {
    const before = clauses[index - 1];
    if (!before || before.number !== section.number) return;
    const { title, comment } = copy.suggestions.repeatedNumber;
    found.push(finding(reading, { start: section.start, end: firstLineEnd(reading, section) }, { title, comment: comment(section.number ?? ""), severity: "medium" }));
  });
  return found;
};

function numbersOf(reading: Reading): Set<string> {
  const numbers = new Set<string>();
  for (const section of reading.sections) if (section.number) numbers.add(section.number);
  for (const sentence of reading.sentences) if (sentence.numbering) numbers.add(sentence.numbering.number);
  for (const number of [...numbers]) {
    const parts = number.split(".");
    for (let length = 1; length < parts.length; length += 1) numbers.add(parts.slice(0, length).join("."));
  }
  return numbers;
}

/** A number can only be missed where its neighbours are numbered alike: '5.9' where '5.1' is, '12' where '1' to '11' are. */
function couldExist(numbers: ReadonlySet<string>, number: string): boolean {
  const parts = number.split(".");
  if (parts.length === 1) return ["1", "2", "3", "4", "5"].every((known) => numbers.has(known));
  return numbers.has([...parts.slice(0, -1), "1"].join(".")) && numbers.has([...parts.slice(0, -1), "2"].join("."));
}

function isClause(reading: Reading, section: Section): boolean {
  return section.end - section.start > 25 && /^\d+(?:\.\d+)+\.?\s[^\n]{0,50}\p{L}{3}/u.test(reading.contract.text.slice(section.start, section.start + 70));
}

function firstLineEnd(reading: Reading, section: Section): number {
  const line = reading.contract.text.indexOf("\n", section.start);
  return Math.min(line < 0 ? section.end : line, section.start + 120);
}
