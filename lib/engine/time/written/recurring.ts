import { oneOf } from "../../text/either";
import type { Span } from "../../text/spans";
import { monthNamed } from "./months";
import { numberAt, numberEndingAt } from "./numbers";
import { areJoined, type Token } from "./tokens";

/**
 * A recurring day: a day of the month (31 means the last), every month or quarter. `shift`: how many months or quarters
 * after the period it is for.
 */
export type RecurringDay = Span & { day: number; every: "month" | "quarter"; shift: number };

const EACH = oneOf("each|every|monthly", String.raw`кажд\p{L}{2,3}|ежемесячн\p{L}{1,3}|бүр|бүрийн|тутмын|тутам`);
const FOLLOWING = oneOf("following|next|subsequent", String.raw`следующ\p{L}{2,3}|дараа|дараагийн`);
const BEFORE_IT = oneOf(
  "previous|preceding|preceded|arrear|arrears",
  String.raw`предыдущ\p{L}{2,3}|прошедш\p{L}{2,3}|истекш\p{L}{2,3}|өмнөх|өнгөрсөн`,
);
const QUARTER = oneOf(
  "quarters?|quarterly",
  String.raw`квартал\p{L}{0,3}|ежеквартальн\p{L}{1,3}|улир(?:ал|лын|лаар|алд)\p{L}{0,2}`,
);
const MONTH = oneOf("months?", String.raw`месяц\p{L}{0,3}`);
const LAST = oneOf("last", String.raw`последн\p{L}{2,3}|сүүлийн|эцсийн`);
const THIS_MN = /^(?:тухайн|тэр|уг|энэ|мөн)$/u;
const ORDINAL_EN = /^(?:st|nd|rd|th)$/u;
/** 'On the 10th of the same month', 'twice a month: 40 percent on the 10th and the rest on the 25th'. */
const OF_MONTH_EN = /^(?:a|per|same|that)$/u;
const BUSINESS_EN = /^(?:business|working|banking)$/u;
/** Tokens checked on either side for the month, and before it for the quarter. */
const AROUND = 14;
const BEFORE = 8;

const NONE: readonly RecurringDay[] = [];

/** All recurring days in order. Linear in the tokens. */
export function recurringAmong(tokens: readonly Token[]): RecurringDay[] {
  return tokens.flatMap(({ text, opening }, at) => {
    if (opening !== "recurring" && opening !== "monthMn") return NONE;
    const found = ORDINAL_EN.test(text)
      ? inEnglish(tokens, at)
      : text === "числа" || text === "число"
        ? inRussian(tokens, at)
        : /^сар(?:ын|ынхаа|д)?$/u.test(text)
          ? inMongolian(tokens, at)
          : LAST.test(text)
            ? lastDay(tokens, at)
            : null;
    return found ? [found, ...besides(tokens, found)] : [];
  });
}

/** 'the 27th', 'the 5th day of each month', without a month's name next to it. */
function inEnglish(tokens: readonly Token[], at: number): RecurringDay | null {
  const number = numberEndingAt(tokens, at - 1);
  if (!number || number.value > 31 || number.value === 0 || monthBeside(tokens, at)) return null;
  if (BUSINESS_EN.test(tokens[at + 1]?.text ?? "")) return null; // no day of the calendar
  const around = tokens.slice(Math.max(0, at - AROUND), at + AROUND);
  if (isSaidOfMonth(tokens, at)) return recurring(tokens, { from: number.from, at }, number.value);
  const hasMonth = around.some(({ text }) => MONTH.test(text));
  if (!around.some(({ text }) => EACH.test(text) || (hasMonth && FOLLOWING.test(text)))) return null;
  if (!around.some(({ text }) => MONTH.test(text) || text === "monthly" || QUARTER.test(text))) return null;
  return recurring(tokens, { from: number.from, at }, number.value);
}

function isSaidOfMonth(tokens: readonly Token[], at: number): boolean {
  const from = Math.max(1, at - SENTENCE);
  const stop = tokens.slice(from, at).findLastIndex(({ text }) => text === ".");
  const around = tokens.slice(Math.max(from + stop, from - 1), at + AROUND);
  return around.some(({ text }, place) => MONTH.test(text) && OF_MONTH_EN.test(around[place - 1]?.text ?? ""));
}

/** Tokens. */
const SENTENCE = 30;

function inRussian(tokens: readonly Token[], at: number): RecurringDay | null {
  let here = at - 1;
  while (here > at - 4 && /^(?:-|го|ого|е|ое|му)$/u.test(tokens[here]?.text ?? "")) here -= 1;
  if (LAST.test(tokens[here]?.text ?? "")) return recurring(tokens, { from: here, at }, 31);
  const number = numberEndingAt(tokens, here);
  if (!number || number.value > 31 || number.value === 0 || monthBeside(tokens, at)) return null;
  return recurring(tokens, { from: number.from, at }, number.value);
}

/** 'сар бүрийн 5-ны', 'тухайн сарынхаа 10-ны дотор', 'дараа сарын 15-нд'. */
function inMongolian(tokens: readonly Token[], at: number): RecurringDay | null {
  const before = tokens[at - 1]?.text ?? "";
  const isEach = EACH.test(tokens[at + 1]?.text ?? "");
  const isOne = THIS_MN.test(before) || FOLLOWING.test(before) || (before === "эхний" && isOfQuarter(tokens, at));
  if (!isEach && !isOne) return null;
  const number = numberAt(tokens, at + (isEach ? 2 : 1));
  if (!number || number.value > 31 || number.value === 0)
    return LAST.test(tokens[at + 2]?.text ?? "") ? recurring(tokens, { from: at, at: at + 2 }, 31) : null;
  if (isOtherNumber(tokens, number.next)) return null;
  return recurring(tokens, { from: at - (isEach ? 0 : 1), at: number.next - 1 }, number.value);
}

const AND = /^(?:,|ба|болон|и)$/u;
const ENDING_MN = /^(?:-|ны|ний|нд|нэ|нээс|наас)$/u;

/** 'сар бүрийн 10, 25-ны өдөр', «10 и 25 числа каждого месяца»: the other day of the month. */
function besides(tokens: readonly Token[], found: RecurringDay): RecurringDay[] {
  const last = tokens.findIndex(({ end }) => end === found.end);
  const behind = last >= 0 && AND.test(tokens[last + 1]?.text ?? "") ? numberAt(tokens, last + 2) : null;
  if (behind && isDay(behind.value) && ENDING_MN.test(tokens[behind.next]?.text ?? ""))
    return [{ ...found, ...spanOf(tokens, last + 2, behind.next - 1), day: behind.value }];
  return [];
}

const spanOf = (tokens: readonly Token[], from: number, to: number): Span => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to]?.end ?? 0,
});
const isDay = (value: number) => value > 0 && value <= 31;

/** 'сар бүр хоёр удаа', 'сард 4,000,000', 'сард 2.4-т заасан': a count, a sum or a clause. */
function isOtherNumber(tokens: readonly Token[], at: number): boolean {
  const [mark, then] = [tokens[at], tokens[at + 1]];
  if (/^(?:\d{3}$|хувь|хувийн|удаа|хуваа|хоног|өдөр)/u.test(mark?.text ?? "")) return true;
  return /^[.,]$/u.test(mark?.text ?? "") && areJoined(mark, then) && /^\d/u.test(then?.text ?? "");
}

/** 'on the last day of each month'. */
function lastDay(tokens: readonly Token[], at: number): RecurringDay | null {
  if (!oneOf("day|business|working", "день|дня").test(tokens[at + 1]?.text ?? "")) return null;
  const after = tokens.slice(at + 1, at + 8);
  const isMonthly =
    after.some(({ text }) => EACH.test(text)) && after.some(({ text }) => MONTH.test(text) || QUARTER.test(text));
  return isMonthly ? recurring(tokens, { from: at, at: at + 1 }, 31) : null;
}

function isOfQuarter(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 4), at).some(({ text }) => QUARTER.test(text));
}

function monthBeside(tokens: readonly Token[], at: number): boolean {
  return (
    tokens.slice(at + 1, at + 4).some(({ text }) => monthNamed(text) !== null) ||
    monthNamed(tokens[at - 2]?.text ?? "") !== null
  );
}

function recurring(tokens: readonly Token[], { from, at }: { from: number; at: number }, day: number): RecurringDay {
  const around = tokens.slice(Math.max(0, from - BEFORE), at + AROUND);
  const isQuarterly = inSentence(tokens, from, at).some(({ text }) => QUARTER.test(text));
  const beside = tokens.slice(Math.max(0, from - 5), at + 8);
  const isShifted =
    beside.some(({ text }) => FOLLOWING.test(text)) ||
    around.some(({ text }) => BEFORE_IT.test(text) && text !== "arrear" && text !== "arrears");
  return { ...spanOf(tokens, from, at), day, every: isQuarterly ? "quarter" : "month", shift: isShifted ? 1 : 0 };
}

/** The tokens around that stand in the same sentence: the bonus of each quarter may be in the next one. */
function inSentence(tokens: readonly Token[], from: number, at: number): readonly Token[] {
  const isStop = (place: number) => tokens[place]?.text === "." && !areJoined(tokens[place], tokens[place + 1]);
  let [first, last] = [from, at];
  while (first > Math.max(0, from - BEFORE) && !isStop(first - 1)) first -= 1;
  while (last < Math.min(tokens.length, at + AROUND) && !isStop(last)) last += 1;
  return tokens.slice(first, last);
}
