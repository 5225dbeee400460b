import { daysLater, earlier, later, type Day } from "@/lib/days";

/** So long after or before a day. A count of business days is the deadlines' matter, who know the holidays. */
export type Counted = {
  from: Day;
  how: "after" | "before";
  months: number;
  days: number;
  businessDays: number;
  /** Its last day is the one before: a year from 1 March ends on the last of February. */
  isLastBefore: boolean;
};

/** The day that so long after or before another one is. Client-safe. @param business how business days are counted */
export function dayCounted(counted: Counted, business: (from: Day, count: number) => Day): Day {
  const { from, how, months, days, businessDays, isLastBefore } = counted;
  if (businessDays > 0) return business(from, how === "after" ? businessDays : -businessDays);
  if (how === "before") return earlier(from, { months, days });
  return isLastBefore ? daysLater(later(from, { months, days }), -1) : later(from, { months, days });
}

/** Whether it is the day itself: 'on signing'. */
export function isMoment({ months, days, businessDays }: Pick<Counted, "months" | "days" | "businessDays">): boolean {
  return months + days + businessDays === 0;
}
