import { either } from "./either";
import type { Span } from "./spans";
import type { Unit } from "./units";

/** Which clauses of a contract are changed by others in it, by index among the units. */
export type TextInForce = {
  /** Clauses of an amendment, side letter or special terms; they prevail. */
  amending: ReadonlySet<number>;
  /** Clauses changed by another one. */
  amended: ReadonlySet<number>;
  /** For each clause, those it changes and those that change it. */
  ties: ReadonlyMap<number, readonly number[]>;
};

const AMENDING_TITLE = either(
  String.raw`(?:^|\n)\s*(?:variation|amendment|addendum|side letter|special terms|special conditions)`,
  String.raw`(?:^|\n)\s*(?:supplement(?:al|ary) agreement|change to (?:your|the|our)|deed of variation|change order)`,
  String.raw`(?:^|\n)\s*renewal letter|[–—-]\s?variation\b|special terms`,
  String.raw`(?:^|\n)\s*(?:дополнительное соглашение|доп(?:\.|олнение)|изменени[ея] (?:№|к договору))`,
  String.raw`(?:^|\n)\s*(?:протокол разногласий|особые условия|специальные условия)`,
  String.raw`(?:^|\n)\s*(?:.{0,60}нэмэлт,? (?:өөрчлөлт|гэрээ|тохиролцоо)|өөрчлөлтийн гэрээ|тусгай нөхцөл|онцгой нөхцөл)`,
  String.raw`дараах (?:нэмэлт,? )?өөрчлөлт|талууд (?:дараахыг|дараах зүйлийг)? ?нэмж тохир`,
);
const BASE_TITLE = either(
  String.raw`(?:^|\n)\s*(?:terms of service|general terms|standard terms|terms and conditions)`,
  String.raw`(?:^|\n)\s*master (?:services )?(?:terms|agreement)`,
  String.raw`(?:^|\n)\s*(?:общие условия|основной договор)`,
  String.raw`(?:^|\n)\s*(?:ерөнхий нөхцөл|үйлчилгээний нөхцөл)`,
);
const SPECIAL = either("special", "особые|специальные", "тусгай|онцгой");
const OPERATION = either(
  String.raw`replaced?\s(?:by|with)|instead of|and not (?:as|by)|no longer|(?:do|does|shall|will) not (?:apply|cover)`,
  String.raw`(?:notwithstanding|despite|by way of exception (?:to|from)) (?:clause|section|paragraph|article|anything in)`,
  String.raw`(?:несмотря на|вопреки|в отступление от|в изъятие из) (?:п\.|пункт|раздел|стать|положени)|заасныг үл харгалзан`,
  String.raw`(?:is|are) (?:changed|deleted|amended|extended|added)|goes (?:up|down)|prevails?`,
  "заменить|заменя|изложить|читать|вместо|исключить|дополнить|не применя|продлить|увеличить",
  "гэснийг|болгов|болгож|болгон|өөрчил|өөрчлөв|нэмж|оронд|хэрэглэхгүй|хамаарахгүй|сунгав|сунгана|хасав|хасна|найруул",
);
const PARTS = [
  "clauses?|sections?|paragraphs?|articles?|§{1,2}",
  String.raw`п\.|пп\.|пункт\p{L}{0,3}|стать\p{L}{1,3}|раздел\p{L}{0,2}`,
].join("|");
const NUMBER = String.raw`\d{1,3}\s?\(\d{1,2}\)|(?:\p{L}\.)?\d{1,3}(?:\.\d{1,3}){0,3}`;
const NUMBER_MN = String.raw`(?:\p{L}\.)?\d{1,2}(?:\.\d{1,2}){1,3}|\p{Lu}\.\d{1,2}|\d{1,2}`;
const CASE_MN = String.raw`-?(?:д|т|ийн|ын|р|аас|ээс|оос|өөс|ыг|ийг)\s|\s(?:дугаар|дүгээр|дахь|дэх)\s(?:зүйл|заалт|хэсэг)`;
/** Further clauses of a list: 'Sections 7.01 and 7.02', «пунктов 4.1, 4.2 и 4.4»; not 'clause 4 and 30 days'. */
const MEASURES = [
  "%|days?|business|working|banking|calendar|weeks?|months?|years?|hours?|times|per ?cent",
  "рабоч|календ|банк|дн|день|недел|месяц|год|лет|час|минут|руб|тыс|млн|процент",
  "хоног|өдөр|өдр|сар|жил|цаг|долоо|хувь|төг|сая|мян",
].join("|");
const LISTED = [
  String.raw`(?:\p{L}\.)?\d{1,3}(?:\.\d{1,3}){1,3}`,
  String.raw`\d{1,3}(?:\s?\(\d{1,2}\))?(?![\d.]*[\s-]?(?:${MEASURES}))`,
].join("|");
const FURTHER = String.raw`(?:\s?,\s?|,?\s(?:and|or|и|или)\s)(?:${LISTED})`;
const REFERENCE = new RegExp(
  String.raw`(?:${PARTS})\s*№?\s*(?<list>(?:${NUMBER})(?:${FURTHER}){0,8})|(?<![\d.,])(?<one>${NUMBER_MN})(?:${CASE_MN})`,
  "giu",
);
const NUMBERS = new RegExp(NUMBER, "giu");
/** A row of a protocol of disagreements begins with the clause that it is about: '8.2 | 30 days | …'. */
const ROW = /(?:^|\n)[ \t]{0,8}(?:п\.\s?)?(\d{1,3}(?:\.\d{1,3}){0,3})\.?[ \t]*[|\t]/gu;
/** Only the first few of several clauses with one number are considered. */
const MOST_OF_A_NUMBER = 3;
/** Outside an amendment, a clause that names more than these only mentions them. */
const MOST_CHANGED = 3;
/** An amendment comes after the text it changes; special terms may come before it. */
const FIRST_SHARE = 0.3;

/** Reads which clauses of a contract change others. Linear in the text. */
export function readTextInForce(units: readonly Unit[]): TextInForce {
  const amending = amendingUnits(units);
  const numbered = clausesByNumber(units, amending);
  const ties = new Map<number, number[]>();
  const amended = new Set<number>();
  units.forEach((unit, at) => {
    const rows = amending.has(at) ? [...unit.text.matchAll(ROW)].map(({ 1: number = "" }) => number) : [];
    if (rows.length === 0 && !OPERATION.test(unit.text)) return;
    const named = [...rows, ...referencesIn(unit.text)].flatMap(
      (number) => numbered.get(number) ?? numbered.get(number.replace(/\(.*/u, "")) ?? [],
    );
    const targets = [...new Set(named)].filter((target) => target !== at);
    if (!amending.has(at) && targets.length > MOST_CHANGED) return;
    for (const target of targets) {
      amended.add(target);
      tie(ties, at, target);
      tie(ties, target, at);
    }
  });
  return { amending, amended, ties };
}

function tie(ties: Map<number, number[]>, one: number, other: number): void {
  const known = ties.get(one);
  if (!known) ties.set(one, [other]);
  else if (known.length < MOST_OF_A_NUMBER * MOST_CHANGED) known.push(other);
}

/** The numbers that lines of a clause begin with: 'А.2. …', '4.1 …'; a bare one may be that of a row. */
const LINE_NUMBER = /(?:^|\n)[ \t]{0,8}((?:\p{L}\.\d{1,3}|\d{1,3}\.\d{1,3})(?:\.\d{1,3}){0,2})[.)]?(?=\s)/gu;

/** Clauses by their own numbers, by those of their lines, and '9(1)' for clause (1) below the heading 9. */
function clausesByNumber(units: readonly Unit[], amending: ReadonlySet<number>): Map<string, number[]> {
  const numbered = new Map<string, number[]>();
  const add = (number: string, at: number) => {
    const known = numbered.get(number);
    if (!known) numbered.set(number, [at]);
    else if (known.length < MOST_OF_A_NUMBER && !known.includes(at)) known.push(at);
  };
  let above: string | null = null;
  units.forEach(({ number, isTitle, text }, at) => {
    if (amending.has(at)) return;
    if (isTitle) above = number;
    else if (above !== null && number !== null && text.startsWith(`(${number})`)) add(`${above}(${number})`, at);
    if (number !== null) add(number.toLowerCase(), at);
    for (const { 1: line = "" } of text.matchAll(LINE_NUMBER)) add(line.toLowerCase(), at);
  });
  return numbered;
}

function amendingUnits(units: readonly Unit[]): Set<number> {
  const amending = new Set<number>();
  let isOpen = false;
  units.forEach((unit, at) => {
    isOpen ||= opensAmendment(unit, at / units.length);
    if (isOpen) amending.add(at);
    if (BASE_TITLE.test(unit.text)) isOpen = false;
  });
  return amending;
}

function opensAmendment(unit: Unit, place: number): boolean {
  if (unit.number !== null && unit.text.startsWith(unit.number)) return false;
  const head = unit.text.slice(0, HEAD);
  if (AMENDING_TITLE.test(head)) return place > FIRST_SHARE || SPECIAL.test(head);
  return place > FIRST_SHARE && laterLines(unit.text).some((line) => AMENDING_TITLE.test(line));
}
const HEAD = 220;
const LONGEST_TITLE = 80;

/** Lines after a clause's head that may be a title: the amendment follows without an empty line. */
function laterLines(text: string): string[] {
  return text
    .slice(HEAD)
    .split("\n")
    .slice(1)
    .filter((line) => line.length <= LONGEST_TITLE && !/(?:[;:,]|\p{Ll}{3}\.)\s*$/u.test(line));
}

/** A clause that a text refers to: its number in lower case, and where that stands. */
export type ClauseNamed = Span & { number: string };

/** The clauses that a text refers to, in its order, without what follows in brackets: '9' of '9(1)'. */
export function clausesNamedIn(text: string): ClauseNamed[] {
  return numbersNamedIn(text).flatMap(({ start, written }) => {
    const number = written.replace(/\s?\(\d+\)/u, "").toLowerCase();
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
