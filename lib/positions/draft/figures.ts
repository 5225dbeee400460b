/** What some contracts come to on a topic: our ask, and the widest that was signed. Pure. Source: B-34.6. */
import { findSubject } from "@/lib/engine/positions/subjects/subjects";
import type { SubjectReading } from "@/lib/engine/positions/read-subjects";
import { groupedBy } from "@/lib/grouped-by";
import { UNITS, type Side, type Unit } from "@/lib/positions/bounds";
import type { Limit } from "@/lib/positions/position";
import { STARTER_LIMITS } from "@/lib/positions/starter/limits";
import { forSide, STARTER_TOPICS } from "@/lib/positions/starter/starter";

export type Figure = { unit: Unit; value: number };
type Bound = "atMost" | "atLeast";
/** Of several contracts: the usual figure, the widest, and which way is worse for us. */
export type Usual = { bound: Bound; ask: Figure; widest: Figure; counts: readonly { figure: Figure; count: number }[] };

/** Whether a verdict could rest on it: what may not be the whole truth is nobody's practice. Source: B-24.6. */
export const isSureOf = ({ is, doubts, isAmended }: SubjectReading) =>
  is === "found" && doubts.length === 0 && !isAmended;

/** The one figure that a contract surely has on a subject; null where it has none, or several. */
export function figureIn(reading: SubjectReading): Figure | null {
  if (!isSureOf(reading)) return null;
  const units = findSubject(reading.subject)?.units ?? [];
  const found = reading.claims
    .flatMap(({ values }) => values)
    .filter(({ unit, isWorking }) => units.includes(unit) && !isWorking)
    .map(({ unit, value }) => ({ unit, value }));
  const [first, ...others] = found;
  return first && others.every(({ unit, value }) => unit === first.unit && value === first.value) ? first : null;
}

/** In the unit that most have; null where nothing says which way is worse for our side. */
export function usualFigure(topic: string, side: Side, figures: readonly Figure[]): Usual | null {
  const byUnit = [...groupedBy(figures, ({ unit }) => unit)].toSorted(
    ([one, some], [other, more]) => more.length - some.length || UNITS.indexOf(one) - UNITS.indexOf(other),
  );
  const [unit, some = []] = byUnit[0] ?? [];
  const bound = unit === undefined ? null : boundOf(topic, side, unit);
  if (unit === undefined || bound === null) return null;
  const sorted = some.map(({ value }) => value).toSorted((one, other) => one - other);
  const middle = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  const counts = [...groupedBy(sorted, (value) => value)].map(([value, same]) => ({ value, count: same.length }));
  const most = Math.max(...counts.map(({ count }) => count));
  const [usual] = counts
    .filter(({ count }) => count === most)
    .toSorted((one, other) => Math.abs(one.value - middle) - Math.abs(other.value - middle));
  const ask = usual?.value ?? middle;
  const widest = (bound === "atMost" ? sorted.at(-1) : sorted[0]) ?? ask;
  return {
    bound,
    ask: { unit, value: ask },
    widest: { unit, value: widest },
    counts: counts.map(({ value, count }) => ({ figure: { unit, value }, count })),
  };
}

/** Which way is worse for a side: as the starters have it. */
function boundOf(topic: string, side: Side, unit: Unit): Bound | null {
  const known = STARTER_TOPICS.find((one) => one === topic);
  if (!known) return null;
  const { wanted, fallback, redLine } = forSide(STARTER_LIMITS[known], side);
  const isBound = (limit: Limit): limit is Extract<Limit, { is: Bound }> =>
    (limit.is === "atMost" || limit.is === "atLeast") && areAlike(limit.unit, unit);
  return [...wanted, ...fallback, ...redLine].find(isBound)?.is ?? null;
}

const isTime = (unit: Unit) => unit === "days" || unit === "months";
const areAlike = (one: Unit, other: Unit) => one === other || (isTime(one) && isTime(other));

/** What else most of the contracts have in common, as limits. */
export function usualLimits(topic: string, side: Side, all: readonly SubjectReading[]): Limit[] {
  const readings = all.filter(isSureOf);
  const form = findSubject(topic)?.form;
  const isMost = (test: (reading: SubjectReading) => boolean) =>
    readings.length > 0 && readings.filter(test).length * 2 > readings.length;
  const does = ({ claims }: SubjectReading) => claims.filter(({ says }) => says === "does");
  if (form === "renewal" || form === "burden") {
    if (isMost(({ claims }) => claims.length > 0 && claims.every(({ says }) => says === "doesNot")))
      return [{ is: "absent" }];
    return form === "burden" && isMost((one) => does(one).length > 0) ? [{ is: "present" }] : [];
  }
  if (form !== "leave") return [];
  const isAlways = (one: SubjectReading, test: (who: string) => boolean) =>
    does(one).length > 0 && does(one).every(({ who }) => test(who));
  if (isMost((one) => isAlways(one, (who) => who === "both"))) return [{ is: "mutual" }];
  const isOurs = (who: string) => who === "both" || who === side;
  return side !== "mutual" && isMost((one) => isAlways(one, isOurs)) ? [{ is: "notOnlyTheirs" }] : [];
}
