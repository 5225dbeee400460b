/** Where days stand on a family's timeline, in per cent of its width. Pure. */
import { daysFrom, monthsLater, readDay, writeDay, type Day } from "@/lib/days";

export type Scale = {
  /** Per cent from the left; a day that nobody knows stands at the left edge. */
  at: (day: string | null) => number;
  years: readonly { year: number; at: number }[];
  end: string;
};

const AFTER_MONTHS = 3;
const BEFORE_MONTHS = 2;
const SHORTEST_MONTHS = 12;

/** From a little before the first day to a little after the last one or today. Null without any day. */
export function toScale(days: readonly (string | null)[], today: string): Scale | null {
  const known = days.flatMap((day) => (day === null ? [] : [day])).filter((day) => readDay(day) !== null);
  if (known.length === 0) return null;
  const all = [...known, today].sort();
  const first = shifted(all[0] ?? today, -BEFORE_MONTHS);
  const last = laterDay(shifted(all.at(-1) ?? today, AFTER_MONTHS), shifted(writeDay(first), SHORTEST_MONTHS));
  const whole = Math.max(1, daysFrom(first, last));
  const at = (day: Day) => Math.min(100, Math.max(0, (daysFrom(first, day) / whole) * 100));
  const years = Array.from({ length: last.year - first.year + 1 }, (_, index) => first.year + index);
  const step = Math.ceil(years.length / MOST_YEARS);
  return {
    at: (day) => {
      const read = day === null ? null : readDay(day);
      return read ? at(read) : 0;
    },
    years: years.filter((_, index) => index % step === 0).map((year) => ({ year, at: at({ year, month: 1, day: 1 }) })),
    end: writeDay(last),
  };
}

const MOST_YEARS = 12;

function shifted(day: string, months: number): Day {
  return monthsLater(readDay(day) ?? { year: 2000, month: 1, day: 1 }, months);
}

function laterDay(one: Day, other: Day): Day {
  return daysFrom(one, other) > 0 ? other : one;
}
