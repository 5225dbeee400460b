import type { Reading } from "../text/reading";
import { readChanges } from "./in-force";
import { readTimes, type Mention, type Times } from "./mentions";
import type { OwnDay, OwnDayRole } from "./own-days";

/** Words next to a day or duration that make it only a bound. */
const BOUNDS = ["most", "least"];
/** Words beside a time by which it may be the contract's end. */
const OF_THE_END = ["until", "term", "renew"];
/** A change with such a word moves the time of a notice, a payment or a price, not the contract's end. */
const OF_OTHERS = ["notice", "pay", "price", "money", "breach", "security", "insurance", "goods", "stays"];
/** Tokens. */
const NEAR = 9;
const CHANGES_NEAR = 20;

/**
 * Whether the day may turn out different: its duration is only bounded, or another clause changes it. For a rival end,
 * which would contradict another, any change in the text is enough, whatever it seems to change.
 */
export function isContested(
  reading: Reading,
  { candidate: { mention } }: OwnDay,
  role: OwnDayRole | "rival end",
): boolean {
  const { changed, superseded, changing } = readChanges(reading);
  const times = readTimes(reading);
  if (changed.has(mention) || superseded.has(mention) || mention.kind === "recurring") return true;
  if (role === "made" || role === "start") return false;
  if (mention.kind === "length" && has(times, mention, BOUNDS, NEAR)) return true;
  if (role === "rival end")
    return isElsewhere(times, mention, (one) => changing.has(one) || has(times, one, ["change"], CHANGES_NEAR));
  return isElsewhere(times, mention, (one) => changing.has(one) && !has(times, one, OF_OTHERS, NEAR));
}

/** Whether another sentence has a time of this sort that may be of the contract's end. */
function isElsewhere(times: Times, mention: Mention, isSo: (one: Mention) => boolean): boolean {
  return times.mentions.some(
    (one) => one.sentence !== mention.sentence && isSo(one) && has(times, one, OF_THE_END, NEAR),
  );
}

function has(
  { cues }: Times,
  { first, from, next, last }: Mention,
  wanted: readonly string[],
  around: number,
): boolean {
  return cues
    .slice(Math.max(first, from - around), Math.min(last, next + around))
    .some((here) => here.some((cue) => wanted.includes(cue)));
}
