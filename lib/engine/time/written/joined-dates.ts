import { monthNamed } from "./months";
import { areJoined, type Token } from "./tokens";
import { fullYear } from "./years";

/** Token indices, the second one past the last, and the parts as written. */
type Joined = { from: number; next: number; year: number; month: number; day: number };

const MARK = /^[-–./]$/u;
const DAY = /^\d{1,2}$/u;
const YEAR = /^(?:(?:19|20)\d\d|\d\d)$/u;

/**
 * A date whose month is a word and whose parts one mark joins: '31-Dec-2027', '9/Jul/15', 'Dec-31-2027'. 'none' for a
 * month and a year alone ('Apr-84'), whose figures are no day; null where nothing is joined to the month.
 */
export function joinedDate(tokens: readonly Token[], at: number): Joined | "none" | null {
  const month = monthNamed(tokens[at]?.text ?? "");
  const mark = tokens[at + 1]?.text ?? "";
  if (month === null || !MARK.test(mark) || !areTight(tokens, at, at + 2)) return null;
  const [before, after] = [tokens[at - 2]?.text ?? "", tokens[at + 2]?.text ?? ""];
  if (tokens[at - 1]?.text === mark && areTight(tokens, at - 2, at) && DAY.test(before) && YEAR.test(after))
    return { from: at - 2, next: at + 3, day: Number(before), month, year: fullYear(after) };
  const year = tokens[at + 4]?.text ?? "";
  if (tokens[at + 3]?.text === mark && areTight(tokens, at + 2, at + 4) && DAY.test(after) && YEAR.test(year))
    return { from: at, next: at + 5, day: Number(after), month, year: fullYear(year) };
  const isRange = monthNamed(tokens[at + 3]?.text ?? "") !== null; // '1 May-30 June 2027'
  return mark !== "." && YEAR.test(after) && !isRange ? "none" : null;
}

function areTight(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!areJoined(tokens[at], tokens[at + 1])) return false;
  return true;
}
