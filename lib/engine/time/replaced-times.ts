/** What a change of a clause replaces: a day by another day, the time of a notice by another one. */
import { daysFrom, type Day } from "@/lib/days";
import { referencesIn } from "../text/clauses-named";
import { either } from "../text/either";
import type { Reading } from "../text/reading";
import type { Unit } from "../text/units";
import { readTimes, type LengthMention, type Mention, type Times } from "./mentions";

/** Of more times than these in a clause and its change we can't tell which is which. */
const MOST_TIMES = 40;

/** 'The notice in clause 8.2 is six months, not four': the only notice of that clause has another length. */
export function newNotice(
  times: Times,
  said: readonly Mention[],
  { old, unit }: { old: readonly Mention[]; unit: Unit | undefined },
): [Mention, LengthMention][] {
  if (said.length + old.length > MOST_TIMES) return [];
  const number = unit?.number?.toLowerCase();
  const isOfNotice = ({ kind, first, last }: Mention) =>
    kind === "length" && times.cues.slice(first, last).some((here) => here.includes("notice"));
  const names = ({ sentence }: Mention) =>
    number !== undefined && referencesIn(sentence.folded).some((one) => one.split("(")[0] === number);
  const isOne = (one: Mention): one is LengthMention => isOfNotice(one) && names(one);
  const [now, ...more] = said.filter(isOne);
  const [mention, ...others] = old.filter(isOfNotice);
  if (!now || !mention || more.length > 0 || others.length > 0 || isSame(now, mention)) return [];
  return [[mention, now]];
}

/**
 * The days of a clause that a change replaces. Of several until which something runs, those whose sentence is most like
 * the change: 'your request may reach us until 15 March' moves the day for requests, not the last day of the term.
 */
export function oldEnds(
  reading: Reading,
  said: readonly Mention[],
  { old, unit }: { old: readonly Mention[]; unit: Unit | undefined },
): Mention[] {
  const times = readTimes(reading);
  const { text } = reading.contract;
  const isFew = said.length + old.length <= MOST_TIMES;
  const shared = old.flatMap((mention) => {
    const news = said.filter(
      (one) =>
        (isFew ? isNewDay(reading, times, { one, old: mention, unit }) : isNewEnd(times, one, mention)) &&
        isAboutIt(reading, one, { mention, unit }),
    );
    if (news.length === 0) return [];
    const own = beginningsOf(text, mention);
    const words = news.map((one) => [...beginningsOf(text, one)].filter((word) => own.has(word)).length);
    return [{ mention, news, words: Math.max(...words) }];
  });
  const most = Math.max(0, ...shared.map(({ words }) => words));
  const alike = shared.filter(({ words }) => words === most);
  const news = new Set(alike.flatMap((one) => one.news));
  return nearestDays(
    alike.map(({ mention }) => mention),
    said.filter((one) => news.has(one)),
  );
}

/** Of more days than a change gives anew, the nearest to each new one; a day is more often put off than put forward. */
function nearestDays(old: readonly Mention[], said: readonly Mention[]): Mention[] {
  const news = said.flatMap((one) => (one.kind === "date" ? dayOf(one) : []));
  if (news.length === 0 || old.length <= news.length) return [...old];
  const away = (mention: Mention, day: Day) => {
    const [first] = dayOf(mention);
    const days = first ? daysFrom(first, day) : -Infinity;
    return days >= 0 ? days : PUT_FORWARD * -days;
  };
  return news.flatMap((day) => {
    const least = Math.min(...old.map((mention) => away(mention, day)));
    return old.filter((mention) => away(mention, day) === least);
  });
}

const PUT_FORWARD = 2;

function dayOf(mention: Mention): Day[] {
  if (mention.kind !== "date" || mention.date.year === null) return [];
  return [{ ...mention.date, year: mention.date.year }];
}

const NEAR = 5;
/** Russian "до" is used both for deadlines and for ends. */
const ENDS = ["until", "deadline"];

/** 'The time for delivery is made 14 August': '14-ний өдөр болгож өөрчлөв'. */
const BECOMES_MN = /^болго(?:в|ж|н)$/u;
const BECOMES_NEAR = 3;

/** 'The date in clause 4 becomes 30 April', «срок второго этапа изложить как 20 августа». */
const BECOMES = either(
  String.raw`^(?:becomes?|reads?)$`,
  String.raw`^(?:излож\p{L}{2,4}|установ\p{L}{2,4}|счита\p{L}{2,4}|перен[ео]с\p{L}{0,4})$`,
);
/** 'The Review Date in clause 10.1 is 30 June', «Этап 3 – 17.09.2027»: only of a clause that is named. */
const IS = either("^(?:is|are|[–—-])$", "^(?:–|—|-|на)$");
const SAID_BEFORE = 6;
const SAID_AFTER_MN = 12;

/** Whether a change gives a clause another day: it says so, or something runs until both days. */
function isNewDay(
  { contract: { text } }: Reading,
  times: Times,
  { one, old, unit }: { one: Mention; old: Mention; unit: Unit | undefined },
): boolean {
  if (isNewEnd(times, one, old)) return true;
  if (one.kind !== "date" || old.kind !== "date" || isSame(one, old) || startsThen(times, one)) return false;
  const before = times.tokens.slice(Math.max(one.first, one.from - SAID_BEFORE), one.from);
  const number = unit?.number?.toLowerCase() ?? "";
  const named = referencesIn(text.slice(one.sentence.start, one.sentence.end));
  if (named.length > 0 && !named.some((name) => name === number || name.startsWith(`${number}(`))) return false;
  if (before.some(({ text: word }) => BECOMES.test(word))) return true;
  if (named.length === 0) return false;
  const after = times.tokens.slice(one.next, Math.min(one.last, one.next + SAID_AFTER_MN));
  return IS.test(before.at(-1)?.text ?? "") || after.some(({ text: word }) => BECOMES_MN.test(word));
}

/** 'From 1 August the price becomes'. */
function startsThen({ cues }: Times, { first, from }: Mention): boolean {
  return cues.slice(Math.max(first, from - 2), from).some((here) => here.includes("after"));
}

/** Mongolian says after a day that something ends on it, the others before it. */
const SAID_AFTER = /[үө]|дуус/u;

/** Whether a change replaces one day with another: both are days until which something runs. */
function isNewEnd({ cues, tokens }: Times, one: Mention, old: Mention): boolean {
  if (one.kind !== "date" || old.kind !== "date" || isSame(one, old)) return false;
  const ends = (at: number) => cues[at]?.some((cue) => ENDS.includes(cue)) === true;
  const becomes = tokens.slice(one.next, one.next + BECOMES_NEAR).some(({ text }) => BECOMES_MN.test(text));
  return (becomes ? [old] : [one, old]).every(
    ({ from, next, first, last }) =>
      between(Math.max(first, from - NEAR), from).some(ends) ||
      between(next, Math.min(last, next + NEAR)).some((at) => ends(at) && SAID_AFTER.test(tokens[at]?.text ?? "")),
  );
}

function between(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
}

/** Whether a change names the clause of the old day, or something that is said of it: 'the lease ends on 31 March'. */
export function isAboutIt(
  { contract: { text } }: Reading,
  one: Mention,
  { mention, unit }: { mention: Mention; unit: Unit | undefined },
): boolean {
  const change = text.slice(one.sentence.start, one.sentence.end);
  const number = unit?.number?.toLowerCase();
  if (number !== undefined && referencesIn(change).includes(number)) return true;
  const own = beginningsOf(text, mention);
  return [...beginningsOf(text, one)].some((word) => own.has(word));
}

const COMPARED = 5;

/** The beginnings of the longer words of a day's sentence, without the day itself. */
function beginningsOf(text: string, { sentence, start, end }: Mention): Set<string> {
  const words = `${text.slice(sentence.start, start)} ${text.slice(end, sentence.end)}`;
  return new Set((words.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, COMPARED)));
}

export function isSame(one: Mention, other: Mention): boolean {
  if (one.kind === "length" && other.kind === "length") {
    const [a, b] = [one.length, other.length];
    return a.months === b.months && a.days === b.days && a.businessDays === b.businessDays;
  }
  if (one.kind !== "date" || other.kind !== "date") return false;
  const [a, b] = [one.date, other.date];
  return a.year === b.year && a.month === b.month && a.day === b.day;
}
