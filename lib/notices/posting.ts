/** The last day on which a notice can safely be sent, step by step. Pure. Source: B-47.5. */
import { daysLater, readDay, writeDay, type Day } from "@/lib/days";
import { businessDaysLater, isBusinessDay } from "@/lib/deadlines/business-days";

/** How long a letter takes until it counts as received. `transit`: what a person said, in working days. */
export type Receipt =
  | { how: "deemed"; days: number; isBusiness: boolean }
  | { how: "transit"; days: number }
  | { how: "sameDay" };

/** One line of the sum, with the day that it comes to. */
type PostingStep = { step: "due" | "workingDay" | "deemed" | "transit" | "sameDay" | "open" | "inHand"; day: string };

/**
 * `latestOn` still arrives in time by the earliest reading; `safeOn` keeps a working day in hand. Not `isCertain` where
 * the movable holidays of a year are not announced yet.
 */
export type Posting = { dueOn: string; latestOn: string; safeOn: string; isCertain: boolean; steps: PostingStep[] };

/**
 * Counted back from the day by which the notice must have been received. Of two readings the earlier day counts: it has
 * to be there on a working day, and is posted on one. Null for a day that doesn't exist.
 */
export function lastPostingDay(dueOn: string, receipt: Receipt): Posting | null {
  const due = readDay(dueOn);
  if (!due) return null;
  const arrival = workingDayUpTo(due);
  const counted = sentOn(arrival.day, receipt);
  const latest = workingDayUpTo(counted.day);
  const safe = businessDaysLater(latest.day, -1);
  const steps: (PostingStep | null)[] = [
    { step: "due", day: dueOn },
    arrival.isMoved ? { step: "workingDay", day: writeDay(arrival.day) } : null,
    { step: receipt.how, day: writeDay(counted.day) },
    latest.isMoved ? { step: "open", day: writeDay(latest.day) } : null,
    { step: "inHand", day: writeDay(safe.day) },
  ];
  return {
    dueOn,
    latestOn: writeDay(latest.day),
    safeOn: writeDay(safe.day),
    isCertain: businessDaysLater(due, 0).isCertain && counted.isCertain && safe.isCertain,
    steps: steps.filter((step) => step !== null),
  };
}

function sentOn(arrival: Day, receipt: Receipt): { day: Day; isCertain: boolean } {
  if (receipt.how === "sameDay") return { day: arrival, isCertain: true };
  const isBusiness = receipt.how === "transit" || receipt.isBusiness;
  return isBusiness
    ? businessDaysLater(arrival, -receipt.days)
    : { day: daysLater(arrival, -receipt.days), isCertain: true };
}

function workingDayUpTo(day: Day): { day: Day; isMoved: boolean } {
  return isBusinessDay(day) ? { day, isMoved: false } : { day: businessDaysLater(day, -1).day, isMoved: true };
}
