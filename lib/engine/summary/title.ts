import type { Reading } from "../text/reading";

const SEARCHED = 12;
const LONGEST = 120;
/** Lines above a title: exhibit numbers, places and days. */
const NOT_A_TITLE = /^(?:exhibit|execution (?:copy|version)|confidential|draft|page|г\. )/iu;
const KIND =
  /agreement|contract|lease|deed|licen[cs]e|undertaking|memorandum|terms|letter|offer|policy|power of attorney|договор|соглашени|контракт|услови|оферт|гэрээ/u;
const NAMED_IN_TEXT =
  /(?:\p{Lu}[\p{Lu}&'’-]+ ){1,7}?(?:AGREEMENT|CONTRACT|LEASE|DEED)(?!\p{L})|(?:\p{Lu}[\p{L}&'’-]*(?: (?:of|and|for|the|to|in))? ){1,7}?(?:Agreement|Contract|Lease|Deed|Memorandum|Undertaking|Power of Attorney)(?!\p{L})|(?:Договор|Соглашение|ДОГОВОР|СОГЛАШЕНИЕ)(?: [\p{L}-]+){1,4}|(?:\p{Lu}[\p{L}-]+ ){1,6}(?:гэрээ|ГЭРЭЭ)(?!\p{L})/u;

/**
 * What the contract calls itself, or null: its first title that names a kind of contract, else the name in its first
 * words.
 */
export function titleOf(reading: Reading): string | null {
  const { text } = reading.contract;
  const titles = reading.sentences
    .slice(0, SEARCHED)
    .filter((sentence) => sentence.isTitle && sentence.numbering === null && !NOT_A_TITLE.test(sentence.folded))
    .map((sentence) => firstLine(text.slice(sentence.start, sentence.end)))
    .filter((line) => line !== "" && line.length <= LONGEST);
  const ofItsKind = titles.find((line) => KIND.test(line.toLowerCase()));
  return ofItsKind ?? NAMED_IN_TEXT.exec(text.slice(0, 1_500).replace(/\s+/gu, " "))?.[0] ?? titles[0] ?? null;
}

function firstLine(title: string): string {
  return (title.split("\n")[0] ?? "").replace(/\s+/gu, " ").replace(/[.:]$/u, "").trim();
}
