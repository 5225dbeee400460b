import { either } from "../text/either";
import { daysInMonth, daysLater, monthsLater, writeDay, type Day } from "@/lib/days";
import type { Reading } from "../text/reading";
import { findAnchor, type Anchor } from "./anchors";
import type { Counted } from "./counted-day";
import { readChanges, type Changes } from "./in-force";
import type { WrittenLength } from "./written/lengths";
import { firstOfSeries } from "./starting-days";
import { firstPeriodEnd } from "./whose-end";
import { nearest, readTimes, type LengthMention, type Mention, type Times } from "./mentions";
import type { RecurringDay } from "./written/recurring";

/** The contract's own days, from which others are counted. */
export type OwnDays = { made: Day | null; start: Day | null; end: Day | null };

/** A day on which something may be due: named, recurring, or counted from another. */
export type Candidate = { mention: Mention; anchor: Anchor | null } &
  /** `isDayBefore`: the text names the next day, before which it is due. */
  (
    | { how: "named"; day: Day; isYearReckoned: boolean; isDayBefore: boolean; counted: null }
    | { how: "again"; day: Day; isYearReckoned: boolean; isFirstNamed: boolean; counted: null }
    | { how: "counted"; counted: Counted; day: null; isYearReckoned: false }
  );

/** Every day that can be computed from the contract's own days. */
export function listCandidates(reading: Reading, own: OwnDays): Candidate[] {
  const times = readTimes(reading);
  const changes = readChanges(reading);
  return times.mentions
    .filter((mention) => !changes.superseded.has(mention) || changes.lengths.has(mention))
    .flatMap((mention) =>
      mention.kind === "length"
        ? inForce(mention, changes).flatMap((length) => countedFrom(reading, { mention, length }, own))
        : (named(reading, mention, own) ?? []),
    );
}

function named(reading: Reading, mention: Mention, own: OwnDays): Candidate | null {
  const times = readTimes(reading);
  const base = dayBefore(times, mention) ?? own.start ?? own.made;
  if (mention.kind === "date") {
    const { year, month, day } = mention.date;
    const written = year === null ? base && firstFrom(base, { month, day }) : { year, month, day };
    if (!written) return null;
    const isDayBefore = isExclusive(times, mention);
    const last = isDayBefore ? daysLater(written, -1) : written;
    return {
      mention,
      anchor: null,
      how: "named",
      day: last,
      isYearReckoned: year === null,
      isDayBefore,
      counted: null,
    };
  }
  if (mention.kind !== "recurring" || !base) return null;
  const first = firstOfSeries(reading.contract.text, times, mention);
  const named = startOf(first, mention.recurring);
  const day = named ?? firstAgain(base, mention.recurring);
  return {
    mention,
    anchor: null,
    how: "again",
    day,
    isYearReckoned: true,
    isFirstNamed: named !== null,
    counted: null,
  };
}

/** Without a start day, a shorter duration isn't a term. */
const TERM_DAYS = 28;
const LONGEST_NOTICE = 12;
/**
 * 'For a year from 1 March' ends on the last day of February; 'a year after signing' on the same day of the next year.
 * If both are possible, this is the earlier day.
 */
const ENDS_DAY_BEFORE: ReadonlySet<Anchor["of"]> = new Set(["date", "start", "none"]);

function inForce(mention: LengthMention, changes: Changes): WrittenLength[] {
  return (changes.lengths.get(mention) ?? [mention]).map(({ length }) => length);
}

/** The preceding date in the sentence, from which a date without a year takes its year. */
function dayBefore({ mentions }: Times, mention: Mention): Day | null {
  if (mention.kind !== "date" || mention.date.year !== null) return null;
  const before = nearest(mentions, mention, {
    step: -1,
    within: (one) => one.sentence === mention.sentence,
    is: (one) => one.kind === "date" && one.date.year !== null,
  });
  return before?.kind === "date" && before.date.year !== null ? { ...before.date, year: before.date.year } : null;
}

/** Counts a duration from its anchor: for a term its last day too, for a notice the last day to give it. */
function countedFrom(
  reading: Reading,
  { mention, length: written }: { mention: Mention; length: WrittenLength },
  own: OwnDays,
): Candidate[] {
  const times = readTimes(reading);
  if (restatesRange(times, mention)) return [];
  const first = firstPeriodEnd(reading.contract.text, times, mention);
  const anchor: Anchor = first ? { of: "date", how: "after", isFrom: false, at: first } : findAnchor(times, mention);
  const { months, days, businessDays } = written;
  const length = { months, days, businessDays };
  const one = (from: Day | null, how: "after" | "before", isLastBefore = false): Candidate[] =>
    from === null
      ? []
      : [
          {
            mention,
            anchor,
            how: "counted",
            counted: { from, how, ...length, isLastBefore },
            day: null,
            isYearReckoned: false,
          },
        ];
  const from = dayOfAnchor(anchor, own);
  const isNotice = anchor.of === "none" && near(times, mention).has("notice");
  if (isNotice && months >= LONGEST_NOTICE) return [];
  if (isNotice) return one(own.end, "before");
  if (anchor.of === "none" && (businessDays > 0 || (months === 0 && days < TERM_DAYS))) return [];
  return one(
    from,
    anchor.how,
    anchor.isFrom &&
      !written.isAnniversary &&
      businessDays === 0 &&
      ENDS_DAY_BEFORE.has(anchor.of) &&
      (months > 0 || days >= TERM_DAYS),
  );
}

/** 'From 1 March 2026 to 28 February 2027, twelve months': the duration repeats the dates. */
function restatesRange({ cues, mentions }: Times, mention: Mention): boolean {
  const within = (one: Mention) => one.sentence === mention.sentence;
  const is = (one: Mention) => one.kind === "date";
  const last = nearest(mentions, mention, { step: -1, within, is });
  const first = last && nearest(mentions, last, { step: -1, within, is });
  if (!first || mention.from - last.next > NEAR) return false;
  return [...cues.slice(last.next, mention.from), ...cues.slice(first.next, last.from)].some((here) =>
    here.includes("until"),
  );
}

/** Cues within a few words of a mention. */
function near({ cues }: Times, mention: Mention): Set<string> {
  const around = cues.slice(Math.max(mention.first, mention.from - NEAR), Math.min(mention.last, mention.next + NEAR));
  return new Set(around.flat());
}
const NEAR = 5;

function dayOfAnchor({ of, at, isOwnDate }: Anchor, own: OwnDays): Day | null {
  if (of === "signing") return own.made;
  if (isOwnDate) return own.made ?? own.start;
  if (of === "start") return own.start ?? own.made;
  if (of === "end") return own.end;
  if (of === "none") return own.start ?? own.made;
  if (at?.kind !== "date") return null;
  const { year, month, day } = at.date;
  const base = own.start ?? own.made;
  const named = year === null ? base && firstFrom(base, { month, day }) : { year, month, day };
  return named;
}

/** "Can't" is three tokens. */
const NO = either("^(?:not|no|nor|never|neither|t)$", "^(?:без|не)$|гүй$");
/** 'Lost if the Shipper leaves before 12 July', '12-ноос өмнө төлсөн дүнд': from that very day on it is otherwise. */
const IF = /^if$/u;
const IF_MN = /(?:вал|вэл|вол|вөл|сан|сэн|сон|сөн)$/u;
const CLAUSE_MN = /^(?:заасан|дурдсан|тогтоосон)$/u;

/** 'Before 6 February' ends on the 5th, 'not before' begins on the 6th. Russian 'до' can be both and is inclusive. */
function isExclusive({ tokens, mentions }: Times, mention: Mention): boolean {
  const before = tokens.slice(Math.max(mention.first, mention.from - 3), mention.from).map(({ text }) => text);
  const after = tokens.slice(mention.next, mention.next + 4).map(({ text }) => text);
  const isBefore = before.at(-1) === "before" || after.includes("өмнө");
  if (!isBefore || before.includes("or") || isCountedFrom(mentions, mention)) return false;
  const isMongolian = after.includes("өмнө");
  const beside = isMongolian ? [mention.next, mention.last] : [mention.first, mention.from];
  const besideIt = tokens.slice(...beside).map(({ text }) => text);
  const verb = after[after.indexOf("өмнө") + 1] ?? "";
  const clause = besideIt.slice(besideIt.lastIndexOf(",") + 1);
  const isIf = isMongolian ? IF_MN.test(verb) && !CLAUSE_MN.test(verb) : clause.some((word) => IF.test(word));
  return !isIf && !besideIt.some((word) => NO.test(word));
}

/** '20 days before 27 February': the day counted from. */
function isCountedFrom(mentions: readonly Mention[], { order, from, next }: Mention): boolean {
  const [last, following] = [mentions[order - 1], mentions[order + 1]];
  return (
    (last?.kind === "length" && from - last.next <= ADJACENT) ||
    (following?.kind === "length" && following.from - next <= ADJACENT)
  );
}
const ADJACENT = 3;

function firstFrom(base: Day, { month, day }: { month: number; day: number }): Day {
  const inYear = (year: number) => ({ year, month, day: Math.min(day, daysInMonth(year, month)) });
  const first = inYear(base.year);
  return writeDay(first) >= writeDay(base) ? first : inYear(base.year + 1);
}

const QUARTER = 3;
const LATE = 28;

/** The day on which the text says that a series begins: 'the first payment on 10 April 2026'. */
function startOf(first: Mention | null, { day }: RecurringDay): Day | null {
  if (first?.kind !== "date" || first.date.year === null) return null;
  const isThatDay = first.date.day === day || (day > LATE && first.date.day >= LATE);
  return isThatDay ? { ...first.date, year: first.date.year } : null;
}

/** The first occurrence of a recurring day, from the month or quarter in which the contract starts. */
function firstAgain(base: Day, { day, every, shift }: RecurringDay): Day {
  const step = every === "quarter" ? QUARTER : 1;
  const opens = every === "quarter" ? base.month - ((base.month - 1) % QUARTER) : base.month;
  const first = { year: base.year, month: opens, day: 1 };
  for (let count = shift; ; count += 1) {
    const { year, month } = monthsLater(first, count * step);
    const found = { year, month, day: Math.min(day, daysInMonth(year, month)) };
    if (writeDay(found) >= writeDay(base)) return found;
  }
}
