/** Whether changes of a text are better or worse for us on a topic, whatever its verdict is. Pure. Source: B-26.11. */
import type { Claim } from "@/lib/engine/positions/claims";
import type { SubjectReading } from "@/lib/engine/positions/read-subjects";
import { findSubject } from "@/lib/engine/positions/subjects/subjects";
import type { Side } from "./bounds";
import { hasMaximum } from "./maximum";
import type { Limit, Position } from "./position";
import { limitsAtLevel } from "./wishes";

export const MOVES = ["better", "worse"] as const;
export type Moved = (typeof MOVES)[number];
type Readings = { before: SubjectReading | undefined; after: SubjectReading | undefined };
type Figure = Claim["values"][number];

/**
 * By the one figure that they changed and the side on which our ask bounds it, or by a maximum of a penalty that they
 * took out or put in; null where neither tells.
 */
export function movedBetween({ before, after }: Readings, position: Position, side: Side): Moved | null {
  const subject = findSubject(before?.subject ?? "");
  if (!before || !after || !subject || before.is !== "found" || after.is !== "found") return null;
  const levels = [position.wanted, ...(position.fallback ? [position.fallback] : [])];
  const limits = [...levels.flatMap((level) => limitsAtLevel(level, subject).limits), ...position.redLine.limits];
  const byFigure = movedByFigure(changedFigure(before, after), limits);
  if (byFigure !== null || subject.borneBy === undefined) return byFigure;
  const [had, has] = [before, after].map(({ passages }) => passages.some(({ content }) => hasMaximum(content)));
  const isSame = before.claims.length === after.claims.length && changedFigure(before, after) === null;
  if (had === has || !isSame || after.claims.length === 0) return null;
  const isOurs = side === "mutual" || side === subject.borneBy;
  return has === isOurs ? "better" : "worse";
}

/** The only figure that is another one afterwards. */
function changedFigure(before: SubjectReading, after: SubjectReading): readonly [Figure, Figure] | null {
  const [were, are] = [before, after].map(({ claims }) => claims.flatMap(({ values }) => values));
  if (!were || !are || were.length !== are.length) return null;
  const changed = were.flatMap((was, at) => {
    const is = are[at];
    return is && (is.value !== was.value || is.unit !== was.unit) ? [[was, is] as const] : [];
  });
  const [only, ...others] = changed;
  return only && others.length === 0 && only[0].unit === only[1].unit ? only : null;
}

function movedByFigure(changed: readonly [Figure, Figure] | null, limits: readonly Limit[]): Moved | null {
  if (changed === null) return null;
  const [was, is] = changed;
  const bounds = new Set(limits.flatMap((limit) => ("unit" in limit && limit.unit === was.unit ? [limit.is] : [])));
  if (bounds.size !== 1) return null;
  return bounds.has("atLeast") === is.value > was.value ? "better" : "worse";
}
