/** Terms that run from a day which the contract names but doesn't date: '24 months from the Go-Live Date'. */
import { anyOf } from "../language/patterns";
import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";
import { readTimes, type Mention } from "./mentions";
import * as cue from "./undated-start.cues";

const RUNS_FROM = anyOf(cue.runsFromNamed);
const OWN_START = anyOf(cue.ownStart);
const DAY_OF_EVENT = anyOf(cue.dayOfEvent);
/** UTF-16 units. */
const [BEHIND, DEFINED_WITHIN] = [90, 70];
/** Each costs a look through the text. */
const MOST_NAMES = 20;

const known = new WeakMap<Reading, Map<string, boolean>>();

/** The words of a length and of the undated day that it runs from; null where that day is known, or may be. */
export function undatedStart(reading: Reading, { start, end, kind }: Mention): Span | null {
  if (kind !== "length") return null;
  const found = RUNS_FROM.exec(reading.contract.text.slice(end, end + BEHIND));
  const name = found?.slice(1).find((group) => group !== undefined);
  if (!found || name === undefined || !isUndated(reading, name)) return null;
  return { start, end: end + found.index + found[0].length };
}

function isUndated(reading: Reading, name: string): boolean {
  const names = known.get(reading) ?? new Map<string, boolean>();
  known.set(reading, names);
  const ready = names.get(name);
  if (ready !== undefined) return ready;
  if (names.size >= MOST_NAMES) return false;
  const made = hasNoDay(reading, name);
  names.set(name, made);
  return made;
}

/** No sentence that names the day has a date; the contract's own start must be said to be the day of an event. */
function hasNoDay(reading: Reading, name: string): boolean {
  const { text } = reading.contract;
  const dated = new Set(readTimes(reading).mentions.flatMap(({ kind, sentence }) => (kind === "date" ? sentence : [])));
  const naming = reading.sentences.filter(({ start, end }) => text.slice(start, end).includes(name));
  if (naming.some((sentence) => dated.has(sentence))) return false;
  return !OWN_START.test(name) || naming.some((one) => isOfEvent(text.slice(one.start, one.end), name));
}

function isOfEvent(sentence: string, name: string): boolean {
  const at = sentence.indexOf(name) + name.length;
  return DAY_OF_EVENT.test(sentence.slice(at, at + DEFINED_WITHIN));
}
