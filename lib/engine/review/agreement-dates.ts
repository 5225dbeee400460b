import * as clear from "../cues/en/plain-values";
import * as en from "../cues/en/review-values";
import * as written from "../cues/en/written-days";
import * as mn from "../cues/mn/review-values";
import { anyOf, inOrder } from "../cues/pack";
import * as ru from "../cues/ru/review-values";
import { agreementDate } from "../facts/agreement-date";
import { isEnd } from "../facts/end-day";
import { plainDate } from "../facts/plain-date";
import { datesIn, type FoundDate } from "../facts/date-text";
import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";

/** A day as far as it is filled in: 'as of March ___, 1999' has no day. Months count from 1. */
export type WrittenDay = Span & { year: number; month: number | null; day: number | null; isEitherWay?: true };

/** A contract is dated in its head, else beside its signatures. UTF-16 units. */
const HEAD = 5_000;
const TAIL = 6_000;
const FIRST_WORDS = 600;
const BLANKS = 3_000;
const BEFORE = 130;

const DATED = anyOf(en.datedBefore, ru.datedBefore);
const THEN_DATED = anyOf(mn.datedAfter);
const OF_ANOTHER = anyOf(written.notItsDay, inOrder(written.toAnother, written.contractDated));
const OF_SOMETHING_ELSE = anyOf(en.otherDateBefore, ru.otherDateBefore, OF_ANOTHER);
const STARTS = anyOf(en.otherDateBefore.start);
const SIGNED = anyOf(en.signedBefore);
const EFFECTIVE = anyOf(en.effectiveBefore, ru.effectiveBefore, mn.effectiveBefore);
const CLEARLY_EFFECTIVE = anyOf(clear.clearlyEffectiveBefore, ru.effectiveBefore, mn.effectiveBefore);
const THEN_EFFECTIVE = anyOf(en.effectiveAfter);
const THEN_IN_FORCE = anyOf(mn.effectiveAfter);
const CONTRACT = anyOf(mn.contractBefore);

/** 'as of June __, 2010', 'dated ________, 2015', '[●] day of [●], 2019'. */
const BLANK = anyOf(written.blankDay);
const MONTH_LINE = anyOf(written.monthLine);
const MONTHS = "january february march april may june july august september october november december".split(" ");

/** `clearly`: it is called the contract's date; else only likely from where it stands. Offsets are in its text. */
export function datedOn(reading: Reading): { date: WrittenDay; clearly: boolean } | null {
  const { text } = reading.contract;
  const plain = plainDate(reading);
  const head = headDates(reading).filter((date) => !isOther(text, date));
  const dated = head.find(
    ({ start, end }) =>
      DATED.test(text.slice(Math.max(0, start - BEFORE), start)) || THEN_DATED.test(text.slice(end, end + BEFORE)),
  );
  const blank = blankIn(text.slice(0, BLANKS));
  if (blank && blank.start < (dated?.start ?? Infinity)) return { date: blank, clearly: false };
  if (plain) return { date: plain, clearly: true };
  const alone = head.find((date) => standsAlone(text, date));
  const isOnTop = alone !== undefined && alone.start < FIRST_WORDS && alone.start < (dated?.start ?? 0);
  if (dated && !isOnTop) return { date: dated, clearly: false };
  const likely =
    alone ??
    monthOnTitlePage(text) ??
    head.find(({ start }) => start < FIRST_WORDS) ??
    signedOn(text) ??
    elsewhereDated(reading);
  return likely ? { date: likely, clearly: false } : null;
}

/** The day on which it starts is not the day it is made. */
function elsewhereDated(reading: Reading): FoundDate | null {
  const date = agreementDate(reading);
  const before = date && reading.contract.text.slice(Math.max(0, date.start - BEFORE), date.start);
  return before !== null && !STARTS.test(before) && !OF_ANOTHER.test(before) ? date : null;
}

/** 'April 2013' alone on a line of the title page. */
function monthOnTitlePage(text: string): WrittenDay | null {
  const match = MONTH_LINE.exec(text.slice(0, FIRST_WORDS));
  return match && monthIn(match);
}

/** The month, if any, and the year of a match that has them in its groups. */
function monthIn(match: RegExpExecArray): WrittenDay {
  const groups = match.slice(1).filter((group) => group !== undefined);
  const [year = ""] = groups.slice(-1);
  const named = groups.length > 1 ? MONTHS.indexOf((groups[0] ?? "").toLowerCase()) + 1 : 0;
  return {
    start: match.index,
    end: match.index + match[0].length,
    year: Number(year),
    month: named === 0 ? null : named,
    day: null,
  };
}

function blankIn(head: string): WrittenDay | null {
  const match = BLANK.exec(head);
  if (!match) return null;
  return monthIn(match);
}

/**
 * The day from which a contract takes effect, where it names one, or null. `clearly`: it is named the effective
 * date, or the contract takes effect on it in so many words.
 */
export function effectiveFrom(reading: Reading): { date: FoundDate; clearly: boolean } | null {
  const { text } = reading.contract;
  const dates = headDates(reading);
  const beside = dates.map((date, index) => ({
    date,
    before: text.slice(Math.max(dates[index - 1]?.end ?? 0, date.start - 70), date.start),
    after: text.slice(date.end, Math.min(dates[index + 1]?.start ?? Infinity, date.end + 60)),
  }));
  const near = beside.filter((one) => isThenEffective(one) || (EFFECTIVE.test(one.before) && !isEnd(text, one.date)));
  const named = near.filter((one) => CLEARLY_EFFECTIVE.test(one.before) || isThenEffective(one));
  const [first] = named.length > 0 ? named : near;
  const isOne = new Set(named.map(({ date }) => `${date.year}-${date.month}-${date.day}`)).size === 1;
  return first ? { date: first.date, clearly: isOne && !first.date.isEitherWay } : null;
}

function isThenEffective({ before, after }: { before: string; after: string }): boolean {
  return THEN_EFFECTIVE.test(after) || (THEN_IN_FORCE.test(after) && CONTRACT.test(before));
}

function headDates(reading: Reading): FoundDate[] {
  return datesIn(reading.contract.text.slice(0, HEAD));
}

function isOther(text: string, { start, end }: FoundDate): boolean {
  return OF_SOMETHING_ELSE.test(text.slice(Math.max(0, start - BEFORE), start)) || isEnd(text, { start, end });
}

function standsAlone(text: string, { start, end }: FoundDate): boolean {
  return /\n\s*$/u.test(text.slice(Math.max(0, start - 20), start)) && /^\s*(?:\n|$)/u.test(text.slice(end, end + 20));
}

/** Whether words before a day say that another contract is dated so: 'entered into a lease dated as of'. */
export function isOfAnother(text: string, { start }: Span): boolean {
  return OF_ANOTHER.test(text.slice(Math.max(0, start - BEFORE), start));
}

function signedOn(text: string): FoundDate | null {
  const from = Math.max(0, text.length - TAIL);
  const dates = datesIn(text.slice(from)).map((date) => ({ ...date, start: date.start + from, end: date.end + from }));
  const isSigned = ({ start }: Span) => SIGNED.test(text.slice(Math.max(from, start - BEFORE), start));
  return dates.find((date) => isSigned(date) && !isOfAnother(text, date) && !isEnd(text, date)) ?? null;
}
