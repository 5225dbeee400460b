/** What a figure that a reply changes makes of a clause that a person has to read. Pure. Source: B-26.11. */
import type { Claim } from "@/lib/engine/positions/claims";
import type { SubjectReading } from "@/lib/engine/positions/read-subjects";
import type { Side } from "./bounds";
import type { Position } from "./position";
import type { ReviewItemDto } from "./review-schema";
import { formerVerdict, judge } from "./verdict";

type Readings = { before: SubjectReading | undefined; after: SubjectReading | undefined };

/**
 * An item of the changed text: where only a condition leaves its verdict open, and its one figure was changed, what the
 * figure alone would be by our ask, as probable. '30 days' to '40 days' is judged though a part is paid ahead.
 */
export function judgedByFigure(
  item: ReviewItemDto,
  position: Position,
  { before, after }: Readings,
  side: Side,
): ReviewItemDto {
  const [was, is] = [onlyFigure(before), onlyFigure(after)];
  if (item.verdict !== "needsReview" || !after || after.is !== "found" || !was || !is) return item;
  if (was.value === is.value && was.unit === is.unit) return item;
  const claims = after.claims.map((claim): Claim => ({ ...claim, isConditional: false, hasException: false }));
  const { verdict, reason } = judge({ ...after, claims, doubts: [] }, position, { side, isOfKind: true });
  if (verdict === "needsReview" || verdict === "missing") return item;
  return { ...item, verdict, reason, isSure: false, formerVerdict: formerVerdict(verdict) };
}

/** The figure of the clauses on a subject, where there is one. */
function onlyFigure(reading: SubjectReading | undefined): Claim["values"][number] | null {
  const [only, ...others] = reading?.claims.flatMap(({ values }) => values) ?? [];
  return only && others.length === 0 ? only : null;
}
