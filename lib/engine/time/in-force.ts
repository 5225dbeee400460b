import { textInForceOf } from "../text/amendments";
import { unitsOf } from "../text/units";
import type { Reading } from "../text/reading";
import type { WrittenLength } from "./lengths";
import { timesOf, type Mention, type Times } from "./mentions";

/** What changes of a contract in the same text do to its times. */
export type Changes = {
  /** Lengths that stand in place of the one that a clause was written with. */
  lengths: ReadonlyMap<Mention, readonly WrittenLength[]>;
  /** Times of clauses that another clause changes. */
  changed: ReadonlySet<Mention>;
  /** Times whose value a change names as the old one. */
  superseded: ReadonlySet<Mention>;
  /** Times of clauses that change others. */
  changing: ReadonlySet<Mention>;
};

const known = new WeakMap<Reading, Changes>();

/** Reads which times of a contract are changed by another clause of it: '30 days in clause 9 become 60'. */
export function changesOf(reading: Reading): Changes {
  const ready = known.get(reading);
  if (ready) return ready;
  const units = unitsOf(reading);
  const { amending, amended, ties } = textInForceOf(units);
  const times = timesOf(reading);
  const inUnits = mentionsIn(units, times.mentions);
  const lengths = new Map<Mention, WrittenLength[]>();
  const superseded = new Set<Mention>();
  for (const target of amended)
    for (const source of ties.get(target) ?? []) {
      if (amended.has(source) && !amending.has(source)) continue;
      const said = inUnits[source] ?? [];
      for (const mention of inUnits[target] ?? []) {
        if (said.some((one) => isNewEnd(times, one, mention))) superseded.add(mention);
        if (!said.some((one) => isSame(one, mention))) continue;
        superseded.add(mention);
        const others = said.flatMap((one) => (one.kind === "length" && !isSame(one, mention) ? [one.length] : []));
        if (mention.kind === "length" && others.length > 0 && others.length <= MOST_NEW) lengths.set(mention, others);
      }
    }
  const among = (places: ReadonlySet<number>) => new Set([...places].flatMap((at) => inUnits[at] ?? []));
  const changes = { lengths, superseded, changed: among(amended), changing: among(amending) };
  known.set(reading, changes);
  return changes;
}

/** What names more new lengths than these changes several clauses, and which is which is not known. */
const MOST_NEW = 2;

function mentionsIn(units: readonly { start: number; end: number }[], mentions: readonly Mention[]): Mention[][] {
  const inUnits: Mention[][] = units.map(() => []);
  let at = 0;
  for (const mention of mentions) {
    while (at < units.length - 1 && (units[at]?.end ?? Infinity) <= mention.start) at += 1;
    inUnits[at]?.push(mention);
  }
  return inUnits;
}

const NEAR = 5;
/** Russian "до" is a deadline's word and an end's. */
const ENDS = ["until", "deadline"];

/** The day that a change puts in place of another one: both are days until which something runs. */
function isNewEnd({ cues }: Times, one: Mention, old: Mention): boolean {
  if (one.kind !== "date" || old.kind !== "date" || isSame(one, old)) return false;
  return [one, old].every(({ from, next, first, last }) =>
    cues
      .slice(Math.max(first, from - NEAR), Math.min(last, next + NEAR))
      .some((here) => ENDS.some((cue) => here.includes(cue))),
  );
}

function isSame(one: Mention, other: Mention): boolean {
  if (one.kind === "length" && other.kind === "length") {
    const [a, b] = [one.length, other.length];
    return a.months === b.months && a.days === b.days && a.businessDays === b.businessDays;
  }
  if (one.kind !== "date" || other.kind !== "date") return false;
  const [a, b] = [one.date, other.date];
  return a.year === b.year && a.month === b.month && a.day === b.day;
}
