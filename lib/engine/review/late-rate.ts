/** A rate for late payment with its period: '1.5% per month' is another rate than '1.5%'. */
import { anyOf } from "../language/patterns";
import { endOfWord } from "../text/spans";
import * as cue from "./late-rate.cues";

const PERIOD = anyOf(cue.period);
const PERIOD_AHEAD = anyOf(cue.periodAhead);
const ADDED_TO = anyOf(cue.addedTo);
const ENDS = anyOf(cue.endsRate);
/** UTF-16 units. */
const [BEFORE, BEHIND] = [90, 100];

/** The rate in the clause's own words, from or up to how often it is due. */
export function rateInWords(clause: string, rate: string): string {
  const start = clause.indexOf(rate);
  const end = start + rate.length;
  const behind = clause.slice(end, end + BEHIND);
  const period = PERIOD.exec(behind.slice(0, endOf(behind)));
  const until = endOfWord(clause, end + (period ? period.index + period[0].length : 0));
  const added = ADDED_TO.exec(clause.slice(until, until + BEHIND))?.[0] ?? "";
  const ahead = period ? "" : (PERIOD_AHEAD.exec(clause.slice(Math.max(0, start - BEFORE), start))?.[0] ?? "");
  return `${ahead}${clause.slice(start, until)}${added}`.replace(/\s+/gu, " ").trim();
}

function endOf(words: string): number {
  return ENDS.exec(words)?.index ?? words.length;
}
