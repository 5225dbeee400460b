import { daysLater, earlier, later, type Day } from "@/lib/days";

/** A duration after or before a day. `lib/deadlines` counts business days, because it knows the holidays. */
export type Counted = {
  from: Day;
  how: "after" | "before";
  months: number;
  days: number;
  businessDays: number;
  /** Ends the day before: a year from 1 March ends on the last day of February. */
  isLastBefore: boolean;
};

/** The day at this distance after or before another. Client-safe. @param business how to count business days */
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
