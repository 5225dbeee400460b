import type { Check } from "./check";
import { finding } from "./check";

const PLACEHOLDER =
  /\{\{[^{}\n]{1,60}\}\}|\[\s?[●•*_….]{1,12}\s?\]|\[\s{2,12}\]|\[(?:insert|enter|name|date|address|amount|number|company|party|client|provider|seller|buyer|city|state|country|title|tbd|tbc|xx+|to be (?:agreed|completed|confirmed|determined|inserted)|укажите|указать|вставить|вписать|наименование|название|дата|сумма|адрес|фио|номер|срок|нэр|огноо|дүн|хаяг|хугацаа|бичих|бичнэ|оруулах|оруулна)(?!\p{L})[^[\]\n]{0,60}\]|<<?(?:insert|enter|company name|name|date|address|указать|наименование|нэр|огноо)[^<>\n]{0,50}>>?|(?<![_\p{L}])_{4,}|…{4,}|(?<!\.)\.{8,}/iuy;
/** Where one of these can begin. */
const OPENS = /\{\{|\[|<|_{4}|…{4}|\.{8}/gu;
/** A template's field that was left empty: '[sellerName]'; a name for one: '[Effective Date]'. */
const EMPTY_FIELD =
  /\[(?:[a-z]{2,20}(?:[A-Z][a-z]{1,20}){1,3}|(?:[A-Z][a-z]{2,14}\s){0,3}(?:Name|Date|Address|Amount|Number|Title|Price|Term|State|Country|City|Party|Company))\]/uy;
/** Lines to sign on are meant to be empty. */
const TO_SIGN =
  /(?:signature|signed|sign here|by|name|title|date|dated|witness|attest|its|print(?:ed)? name|per|telephone|phone|fax|e-?mail|initials?|notary|expires|подпись|подписи|м\.?\s?п|фио|ф\.и\.о|должность|дата|гарын үсэг|нэр|албан тушаал|огноо|тамга|утас|хаяг)\s{0,3}[:/.,]?\s{0,12}$/iu;
/**
 * A blank before '(подпись)', '/ Иванов И. И. /' or '(name)' is a line to sign on; so is one before a name in brackets.
 */
const SIGNED_AFTER =
  /^\s{0,20}(?:\(\s?(?:signature|name|title|date|подпись|фио|ф\.и\.о|гарын үсэг|нэр|тамга)|\/|м\.?\s?п)/iu;
/** Stars that stand for words kept from the public. */
const REDACTED =
  /confidential treatment|redacted|has been omitted|have been omitted|omitted (?:and filed|information|portions?)|\[\s?\*+\s?\]\s?(?:indicates|denotes|=|means)/iu;
const MOST_STARS = 3;
/** Says that something was there: '[address removed]', '[seal is affixed]'. */
const NOT_OPEN =
  /removed|redacted|omitted|affixed|intentionally|deleted|reserved|attached|signature|page follows|исключен|удален/iu;
const SIGNATURE_PART = 0.85;

/** Places that were to be filled in: `[●]`, `____`, `{{…}}`, `[Name]`. Blanks to sign on are left alone. */
export const placeholders: Check = (draft) => {
  const { text } = draft;
  const found = [];
  const isRedacted = REDACTED.test(text) || (text.match(/\[\s?\*+\s?\]/gu)?.length ?? 0) > MOST_STARS;
  let last = -1;
  for (const opening of text.matchAll(OPENS)) {
    const match = at(PLACEHOLDER, text, opening.index) ?? at(EMPTY_FIELD, text, opening.index);
    if (!match) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    if (
      span.start < last ||
      NOT_OPEN.test(match[0]) ||
      (isRedacted && /^\[?[\s*]+\]?$/u.test(match[0])) ||
      (/^[_….]/u.test(match[0]) && isToSign(text, span)) ||
      isLeader(text, span.start, match[0])
    )
      continue;
    last = span.end;
    found.push(finding("placeholder", span, { values: { text: match[0] }, severity: "high" }));
  }
  return found;
};

/** A sticky pattern's match at exactly a place. */
function at(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

function isToSign(text: string, { start, end }: { start: number; end: number }): boolean {
  if (start > text.length * SIGNATURE_PART) return true;
  return (
    TO_SIGN.test(text.slice(Math.max(0, start - 40), start)) ||
    /initials?[\s_:]{0,40}$/iu.test(text.slice(Math.max(0, start - 60), start)) ||
    SIGNED_AFTER.test(text.slice(end, end + 40)) ||
    standsAlone(text, start, end)
  );
}

/** A longer line is no rule, and is not gone through for each of its blanks. UTF-16 units on either side. */
const WIDEST_RULE = 400;

/** A rule across the page, not a blank within a sentence. */
function standsAlone(text: string, start: number, end: number): boolean {
  const before =
    text
      .slice(Math.max(0, start - WIDEST_RULE), start)
      .split("\n")
      .at(-1) ?? "";
  const after = text.slice(end, end + WIDEST_RULE).split("\n", 1)[0] ?? "";
  return (
    before.length < WIDEST_RULE &&
    after.length < WIDEST_RULE &&
    /^[\s_.…*|/-]*$/u.test(before + text.slice(start, end) + after)
  );
}

/** Dots that lead to a page number in a table of contents. */
function isLeader(text: string, start: number, mark: string): boolean {
  return (
    /^[.…]/u.test(mark) &&
    /^\s{0,40}-?[\divx]{1,5}-?(?:\s|$)/u.test(text.slice(start + mark.length, start + mark.length + 48))
  );
}
