import { anyOf } from "../language/patterns";
import * as cue from "./period.cues";

const PERIODS = ["month", "year", "quarter", "week", "day", "hour"] as const;
/** The stretch of time that a price is for. */
export type Period = (typeof PERIODS)[number];

const BY_PERIOD: Readonly<Record<Period, RegExp>> = {
  month: anyOf(cue.perMonth),
  year: anyOf(cue.perYear),
  quarter: anyOf(cue.perQuarter),
  week: anyOf(cue.perWeek),
  day: anyOf(cue.perDay),
  hour: anyOf(cue.perHour),
};
const SOMETHING_ELSE = anyOf(cue.perSomethingElse);
/** Longer words tell more than a price and its period. UTF-16 units. */
const LONGEST = 80;

/**
 * The one period that a price as `withUnit` writes it is for: 'USD 142 per day', 'сарын түрээс 500 000 төгрөг'. Null
 * where its words say anything more, as of a price for each user, or of one that replaces another.
 */
export function periodOf(words: string): Period | null {
  const text = words.trim();
  if (text.length > LONGEST || text.includes(";") || SOMETHING_ELSE.test(text)) return null;
  const said = PERIODS.filter((period) => BY_PERIOD[period].test(text));
  return said.length === 1 ? (said[0] ?? null) : null;
}
