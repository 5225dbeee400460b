/** Schedules in the outline, and the clauses that stand in them. Pure. */
import type { Clause } from "./outline";

const DEEPEST = 3;

/** Clauses in a schedule stand below its heading. One that is named again later was only listed. */
export function underSchedules(clauses: readonly Clause[]): Clause[] {
  const last = new Map(clauses.flatMap(({ number, key }) => (isSchedule(number) ? [[number, key] as const] : [])));
  let isWithin = false;
  return clauses.map((clause) => {
    if (isSchedule(clause.number)) isWithin = last.get(clause.number) === clause.key;
    else if (isWithin) return { ...clause, depth: Math.min(DEEPEST, clause.depth + 1) };
    return clause;
  });
}

/** 'Schedule 2', where others are '2' or 'IV'. */
export const isSchedule = (number: string) => number.includes(" ");

/** 'SCHEDULE 2 - SPECIAL CONDITIONS' is called 'SPECIAL CONDITIONS'. */
export const titleOfSchedule = (whole: string) =>
  whole.replace(/^\S+ (?:№ ?|no\.? ?)?\S+?(?:[-–—:. ]+|$)/iu, "").replace(/[.:]$/u, "");
