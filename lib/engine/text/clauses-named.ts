import type { Span } from "./spans";

const PARTS = [
  "clauses?|sections?|paragraphs?|articles?|art\\.|§{1,2}",
  String.raw`(?:items?|points?)(?=\s*\d{1,2}\.\d)`,
  String.raw`п\.|пп\.|пункт\p{L}{0,3}|стать\p{L}{1,3}|раздел\p{L}{0,2}`,
].join("|");
/** 'B-2', 'SC-3', «ОУ-7.1», «VIII.1», '5-4': clauses numbered with a letter or the number of their part. */
const LETTERED = String.raw`(?:\p{L}{1,3}-|[bcdghjs]|[ivx]{1,6}\.)\d{1,2}(?:\.\d{1,2}){0,2}|\d{1,2}-\d{1,2}(?![\p{L}\d]|-\p{L})`;
const NUMBER = String.raw`${LETTERED}|\d{1,3}\s?\((?:\d{1,2}|\p{L})\)|(?:\p{L}\.)?\d{1,3}(?:\.\d{1,3}){0,3}|[ivx]{1,5}(?=\s?\(\p{L}\)|[.,;]?\s)`;
const NUMBER_MN = String.raw`\p{L}{1,2}-\d{1,2}|\d{1,2}-\d{1,2}|(?:\p{L}\.)?\d{1,2}(?:\.\d{1,2}){1,3}|\p{Lu}\.\d{1,2}|\d{1,2}`;
/** '2-оос доошгүй хоног' is a bound, 'Хавсралт 1-д' an annex. */
const BOUND_MN = String.raw`(?!(?:доо|дээ|илүү|хэтр|цөөн|бага|их|эрт|орой|хойш|эхлэн)\p{L}*)`;
const CASE_MN = [
  String.raw`-?(?:(?:аас|ээс|оос|өөс)\s${BOUND_MN}|(?:д|т|ийн|ын|р|ыг|ийг)\s)`,
  String.raw`\s(?:дугаар|дүгээр|дахь|дэх)\s(?:зүйл|заалт|хэсэг)`,
].join("|");
const ANNEX_MN = String.raw`(?<!хавсралт\p{L}{0,4}\s{1,2}(?:№\s?)?)`;
/** Further clauses of a list: 'Sections 7.01 and 7.02', «пунктов 4.1, 4.2 и 4.4»; not 'clause 4 and 30 days'. */
const MEASURES = [
  "%|days?|business|working|banking|calendar|weeks?|months?|years?|hours?|times|per ?cent",
  "рабоч|календ|банк|дн|день|недел|месяц|год|лет|час|минут|руб|тыс|млн|процент",
  "хоног|өдөр|өдр|сар|жил|цаг|долоо|хувь|төг|сая|мян",
].join("|");
const LISTED = [
  String.raw`(?:\p{L}\.)?\d{1,3}(?:\.\d{1,3}){1,3}`,
  String.raw`\d{1,3}(?:\s?\((?:\d{1,2}|\p{L})\))?(?![\d.]*[\s-]?(?:${MEASURES}))`,
].join("|");
const FURTHER = String.raw`(?:\s?,\s?|,?\s(?:and|or|и|или)\s)(?:${LISTED})`;
const REFERENCE = new RegExp(
  String.raw`(?:${PARTS})\s*№?\s*(?<list>(?:${NUMBER})(?:${FURTHER}){0,8})|(?<![\d.,])${ANNEX_MN}(?<one>${NUMBER_MN})(?:\.\p{L})?(?:${CASE_MN})`,
  "giu",
);
const NUMBERS = new RegExp(NUMBER, "giu");

/** A clause that a text refers to: its number in lower case, and where that stands. */
export type ClauseNamed = Span & { number: string };

/** The clauses that a text refers to, in its order, without what follows in brackets: '9' of '9(1)'. */
export function clausesNamedIn(text: string): ClauseNamed[] {
  return numbersNamedIn(text).flatMap(({ start, written }) => {
    const number = written.replace(/\s?\((?:\d+|\p{L})\)/u, "").toLowerCase();
    return number === "" ? [] : [{ number, start, end: start + written.length }];
  });
}

/** The clause numbers that a text refers to, in lower case: '4.2', 'а.2', '9(1)'. */
export function referencesIn(text: string): string[] {
  return numbersNamedIn(text).map(({ written }) => written.replace(/\s/gu, "").toLowerCase());
}

/** The numbers as written, each of a list by itself. */
function numbersNamedIn(text: string): { start: number; written: string }[] {
  return [...text.matchAll(REFERENCE)].flatMap(({ 0: all, index, groups }) => {
    const listed = groups?.list ?? groups?.one ?? "";
    const from = index + all.indexOf(listed);
    const numbers = groups?.list === undefined ? [{ 0: listed, index: 0 }] : [...listed.matchAll(NUMBERS)];
    return numbers.map((one) => ({ start: from + one.index, written: one[0] }));
  });
}
