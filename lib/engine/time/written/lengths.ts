import { oneOf } from "../../text/either";
import type { Span } from "../../text/spans";
import { numberAt } from "./numbers";
import type { Opening, Token } from "./tokens";

/** A duration as written: '10 business days', 'двух месяцев', '30-аас доошгүй хоног'. */
export type WrittenLength = Span & {
  months: number;
  days: number;
  businessDays: number;
  /** 'On signing': no duration, the day itself. */
  isSigning?: true;
  /** 'The fifth anniversary' is the day itself, not the day before it. */
  isAnniversary?: true;
};

type Unit = "day" | "week" | "month" | "year";
const UNITS: readonly { unit: Unit; word: RegExp }[] = [
  {
    unit: "day",
    word: oneOf(
      "days?",
      String.raw`дн(?:я|ей|и|ям|ями|ях)|день|сут(?:ки|ок|кам)|хоног\p{L}{0,6}|өдөр|өдр(?:ийн|өөс|ийг)|өдөрт`,
    ),
  },
  { unit: "week", word: oneOf("weeks?", String.raw`недел\p{L}{1,3}|долоохоног\p{L}{0,5}`) },
  { unit: "month", word: oneOf("months?", "месяц(?:|а|ев|у|ем|ам)|сар(?:|ын|аар|аас|ыг|д)") },
  { unit: "year", word: oneOf("years?", "год(?:|а|у|ом)|лет|жил(?:|ийн|ээр|ээс|ийг|д)") },
];
const BUSINESS = oneOf("business|working|banking", String.raw`рабоч\p{L}{1,3}|банковск\p{L}{1,3}|ажлын`);
const KIND_OF_DAY = oneOf(
  "business|working|banking|calendar|consecutive|full|clear|complete|successive|further",
  String.raw`календарн\p{L}{1,3}|рабоч\p{L}{1,3}|банковск\p{L}{1,3}|полн\p{L}{1,3}|ажлын|хуанлийн|бүтэн`,
);
const LIMIT_MN = /^(?:доошгүй|илүүгүй|дээшгүй|багагүй)$/u;
const CASE_MN = /^(?:аас|ээс|оос|өөс|наас|нээс|ноос|нөөс|н)$/u;
/** 'a month before', 'за год до': means one. */
const ONE = oneOf("a|an", "за|на|через");
const MOST_BETWEEN = 5;
const OPENS: ReadonlySet<Opening> = new Set<Opening>(["figure", "number", "one"]);
/** Anything larger is a year or a sum. */
const MOST = 1_500;
const ORDINAL_MN = /(?:дугаар|дүгээр)$/u;

/** All durations in order. Linear in the tokens. */
export function lengthsAmong(tokens: readonly Token[]): WrittenLength[] {
  const found: WrittenLength[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const read = OPENS.has(tokens[at]?.opening ?? null)
      ? (anniversaryAt(tokens, at) ?? lengthAt(tokens, at))
      : fromOneToNext(tokens, at);
    if (!read) continue;
    const { next, ...length } = read;
    found.push(length);
    at = next - 1;
  }
  return found;
}

function lengthAt(tokens: readonly Token[], at: number): (WrittenLength & { next: number }) | null {
  const word = tokens[at]?.text ?? "";
  const number = numberAt(tokens, at) ?? (HALF_MORE.test(word) || ONE.test(word) ? { value: 1, next: at + 1 } : null);
  if (!number || number.value === 0 || isPartOfNumber(tokens, at)) return null;
  const bracketed = inBrackets(tokens, number.next);
  const isBusiness = BUSINESS.test(tokens[at - 1]?.text ?? "");
  const unit = unitAfter(tokens, bracketed?.next ?? number.next, isBusiness);
  if (!unit || ORDINAL_MN.test(tokens[number.next - 1]?.text ?? "")) return null;
  const count = /^\d/u.test(tokens[at]?.text ?? "") ? number.value : (bracketed?.value ?? number.value);
  if (count > MOST || (unit.unit === "year" && count > MOST_YEARS) || isAge(tokens, at, unit.next)) return null;
  const start = tokens[isBusiness ? at - 1 : at]?.start ?? 0;
  const end = tokens[unit.next - 1]?.end ?? start;
  const half = halfBehind(tokens, unit.next);
  if (unit.unit !== "year" || (half === 0 && !HALF_MORE.test(word)))
    return { ...inUnits(count, unit), start, end, next: unit.next };
  const next = unit.next + half;
  return {
    ...inUnits(HALF_YEAR + 12 * count, { unit: "month", isBusiness: false }),
    start,
    end: tokens[next - 1]?.end ?? end,
    next,
  };
}

/** 'Under 18 years of age', «младше 18 лет»: how old somebody is. */
function isAge(tokens: readonly Token[], at: number, next: number): boolean {
  const after = tokens.slice(next, next + 2).map(({ text }) => text);
  return AGE.test(tokens[at - 1]?.text ?? "") || after[0] === "old" || after.join(" ") === "of age";
}
const AGE = oneOf("aged|younger|older", "младше|старше|моложе|возрасте");

/** «Полтора года», 'a year and a half', 'нэг жил хагас'. */
const HALF_MORE = oneOf("полтора|полутора");
const HALF_YEAR = 6;

/** How many tokens say that half a year more is meant. */
function halfBehind(tokens: readonly Token[], at: number): number {
  const said = tokens.slice(at, at + 3).map(({ text }) => text);
  if (/^хагас/u.test(said[0] ?? "")) return 1;
  return said.join(" ") === "and a half" ? 3 : 0;
}

/** 'The fifth (5th) anniversary', '10th anniversary', 'ten-year anniversary'. */
function anniversaryAt(tokens: readonly Token[], at: number): (WrittenLength & { next: number }) | null {
  const number = numberAt(tokens, at);
  if (!number || number.value === 0 || number.value > MOST_YEARS) return null;
  let next = number.next;
  while (next < number.next + MOST_BETWEEN + 2 && BESIDE_ANNIVERSARY.test(tokens[next]?.text ?? "")) next += 1;
  if (tokens[next]?.text !== "anniversary") return null;
  const span = { start: tokens[at]?.start ?? 0, end: tokens[next]?.end ?? 0 };
  return { ...span, months: 12 * number.value, days: 0, businessDays: 0, isAnniversary: true, next: next + 1 };
}
const BESIDE_ANNIVERSARY = /^(?:[()-]|\d{1,2}|st|nd|rd|th|t|h|years?)$/u;
const MOST_YEARS = 99;

/** 'From month to month', 'on a year-to-year basis'. */
function fromOneToNext(tokens: readonly Token[], at: number): (WrittenLength & { next: number }) | null {
  const text = tokens[at]?.text ?? "";
  if (!FROM_ONE_TO_NEXT.has(text)) return null;
  const [mark, to] = [tokens[at + 1]?.text, tokens[at + 2]?.text];
  const last = mark === "to" ? at + 2 : mark === "-" && to === "to" ? at + 4 : 0;
  const unit = UNITS.find(({ word }) => word.test(text))?.unit;
  if (last === 0 || tokens[last]?.text !== text || !unit) return null;
  const span = { start: tokens[at]?.start ?? 0, end: tokens[last]?.end ?? 0 };
  return { ...inUnits(1, { unit, isBusiness: false }), ...span, next: last + 1 };
}
const FROM_ONE_TO_NEXT = new Set(["week", "month", "year"]);

/** '1,250 days', '4.2 months': the tail of a longer number. */
function isPartOfNumber(tokens: readonly Token[], at: number): boolean {
  const [mark, before] = [tokens[at - 1], tokens[at - 2]];
  return (
    mark !== undefined &&
    /^[.,/-]$/u.test(mark.text) &&
    mark.end === tokens[at]?.start &&
    /^\d/u.test(before?.text ?? "") &&
    before?.end === mark.start
  );
}

/** '(30)' or '(thirty)' after the number. */
function inBrackets(tokens: readonly Token[], at: number): { value: number | null; next: number } | null {
  if (tokens[at]?.text !== "(") return null;
  const number = numberAt(tokens, at + 1);
  for (let here = at + 1; here < at + MOST_BETWEEN; here += 1)
    if (tokens[here]?.text === ")") return number?.next === here ? { value: number.value, next: here + 1 } : null;
  return null;
}

function unitAfter(
  tokens: readonly Token[],
  at: number,
  isBusinessBefore: boolean,
): { unit: Unit; isBusiness: boolean; next: number } | null {
  let isBusiness = isBusinessBefore;
  for (let here = at; here < at + MOST_BETWEEN; here += 1) {
    const text = tokens[here]?.text ?? "";
    const unit = UNITS.find(({ word }) => word.test(text))?.unit;
    if (unit === "day" && /^(?:өдөр|өдр)/u.test(text) && !isBusiness) return null; // the day of a date
    if (unit) return { unit, isBusiness: isBusiness && unit === "day", next: here + 1 };
    isBusiness ||= BUSINESS.test(text);
    if (!KIND_OF_DAY.test(text) && !LIMIT_MN.test(text) && !CASE_MN.test(text) && text !== "-") return null;
  }
  return null;
}

function inUnits(count: number, { unit, isBusiness }: { unit: Unit; isBusiness: boolean }) {
  const none = { months: 0, days: 0, businessDays: 0 };
  if (isBusiness) return { ...none, businessDays: count };
  if (unit === "day") return { ...none, days: count };
  if (unit === "week") return { ...none, days: 7 * count };
  return { ...none, months: unit === "month" ? count : 12 * count };
}
