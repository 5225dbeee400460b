import type { Check } from "./check";
import { finding } from "./check";

const PLACEHOLDER =
  /\{\{[^{}\n]{1,60}\}\}|\[\s?[●•*_….]{1,12}\s?\]|\[(?:insert|enter|name|date|address|amount|number|company|party|client|provider|seller|buyer|city|state|country|title|tbd|to be (?:completed|determined|inserted)|укажите|указать|вставить|наименование|дата|сумма|адрес|фио|нэр|огноо|дүн|хаяг|бичих|оруулах)(?!\p{L})[^[\]\n]{0,60}\]|<<?(?:insert|enter|company name|name|date|address)[^<>\n]{0,50}>>?|(?<![_\p{L}])_{4,}|…{4,}|(?<!\.)\.{8,}/giu;
/** A template's field that was left empty: '[sellerName]'. */
const EMPTY_FIELD = /\[[a-z]{2,20}(?:[A-Z][a-z]{1,20}){1,3}\]/gu;
/** Lines to sign on are meant to be empty. */
const TO_SIGN = /(?:signature|signed|sign here|by|name|title|date|witness|attest|its|print(?:ed)? name|per|подпись|подписи|м\.?\s?п|фио|ф\.и\.о|должность|дата|гарын үсэг|нэр|албан тушаал|огноо|тамга)\s{0,3}[:/.]?\s{0,12}$/iu;
const SIGNATURE_PART = 0.85;

/** Places that were to be filled in: `[●]`, `____`, `{{…}}`, `[Name]`. Blanks to sign on are left alone. */
export const placeholders: Check = (reading, copy) => {
  const { text } = reading.contract;
  const found = [];
  for (const match of [...text.matchAll(PLACEHOLDER), ...text.matchAll(EMPTY_FIELD)]) {
    const start = match.index;
    const isBlank = /^[_….]/u.test(match[0]);
    if (isBlank && (TO_SIGN.test(text.slice(Math.max(0, start - 40), start)) || standsAlone(text, start, start + match[0].length) || start > text.length * SIGNATURE_PART)) continue;
    if (isLeader(text, start, match[0])) continue;
    found.push(finding(reading, { start, end: start + match[0].length }, { ...copy.suggestions.placeholder, severity: "high" }));
  }
  return found;
};

/** A rule across the page, not a blank within a sentence. */
function standsAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 3), start);
  const after = text.slice(end, end + 3);
  return (/\n\s*$/u.test(before) || start < 3) && (/^\s*\n/u.test(after) || after.trim() === "");
}

/** Dots that lead to a page number in a table of contents. */
function isLeader(text: string, start: number, mark: string): boolean {
  return /^[.…]/u.test(mark) && /^\s{0,3}\d{1,3}\s/u.test(text.slice(start + mark.length, start + mark.length + 7));
}
