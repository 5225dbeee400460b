import type { AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import * as en from "../cues/en/start";
import * as mn from "../cues/mn/start";
import { anyOf } from "../cues/pack";
import * as ru from "../cues/ru/start";
import { agreementDate } from "../facts/agreement-date";
import { datesIn, type FoundDate } from "../facts/date-text";
import { termOf } from "../facts/term";
import { effectiveFrom } from "../review/agreement-dates";
import { sentenceAt, type Reading, type Sentence } from "../text/reading";
import { likely, SILENT, stated, type Finding } from "./finding";

const STARTS_ON = anyOf(en.startsOn, ru.startsOn);
const STARTS_THEN = anyOf(mn.startsThen);
/** UTF-16 units. */
const BEFORE = 40;
const BEHIND = 30;

type Start = { date: Pick<FoundDate, "year" | "month" | "day">; sentence: Sentence; clearly: boolean };

/** When the contract begins: the day in its term, or its effective date; stated where they are not two. */
export function startOf(reading: Reading, copy: AssistantAnswers): Finding {
  const starts = [inItsTerm(reading), inEffect(reading)].filter((start) => start !== null);
  const [first, ...others] = starts;
  if (!first) {
    const dated = agreementDate(reading);
    return dated ? likely(copy.likely, [sentenceAt(reading, dated.start) ?? dated]) : SILENT;
  }
  const sentences = starts.map(({ sentence }) => sentence);
  if (!first.clearly || !others.every(({ date, clearly }) => clearly && isSameDay(date, first.date)))
    return likely(copy.likely, sentences);
  const { day, month, year } = first.date;
  return stated(copy.answers.date(copy.monthDate(day, month, year)), [first.sentence]);
}

/** The day before which the sentence on the term says that it begins. */
function inItsTerm(reading: Reading): Start | null {
  const term = termOf(reading);
  if (!term) return null;
  const raw = reading.contract.text.slice(term.sentence.start, term.sentence.end);
  const date = datesIn(raw).find(
    ({ start, end }) =>
      STARTS_ON.test(raw.slice(Math.max(0, start - BEFORE), start)) || STARTS_THEN.test(raw.slice(end, end + BEHIND)),
  );
  return date ? { date, sentence: term.sentence, clearly: !term.isContested } : null;
}

function inEffect(reading: Reading): Start | null {
  const effective = effectiveFrom(reading);
  const sentence = effective && sentenceAt(reading, effective.date.start);
  return effective && sentence ? { date: effective.date, sentence, clearly: effective.clearly } : null;
}

function isSameDay(one: Start["date"], other: Start["date"]): boolean {
  return one.year === other.year && one.month === other.month && one.day === other.day;
}
