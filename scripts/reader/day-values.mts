/** The days of candidates, as labels write them. */
import { writeDay, type Day } from "@/lib/days";
import { businessDaysLater } from "@/lib/deadlines/business-days";
import type { Candidate } from "@/lib/engine/time/candidates";
import { dayCounted } from "@/lib/engine/time/counted-day";

export function toIso(candidate: Candidate): string {
  return writeDay(
    candidate.counted
      ? dayCounted(candidate.counted, (from, count) => businessDaysLater(from, count).day)
      : candidate.day,
  );
}

export function isSame(one: Day | null, other: Day | null): boolean {
  return one !== null && other !== null && writeDay(one) === writeDay(other);
}
