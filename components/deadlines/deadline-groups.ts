/** Which deadlines a tab shows, and how a list of them is grouped. Pure. Source: B-27.10. */
import { daysFrom, daysLater, findMonday, readDay, writeDay, type Day } from "@/lib/days";
import { isFolded } from "@/lib/deadlines/kinds";
import type { DeadlineDto } from "@/lib/deadlines/schema";

export const TABS = ["ahead", "proposed", "toCheck", "late", "over", "done"] as const;
export type Tab = (typeof TABS)[number];

/** The heading of a group: overdue, this week, next week, or a later month; or what is uncertain and near. */
type Heading =
  | { kind: "late" }
  | { kind: "soon" }
  | { kind: "thisWeek" | "nextWeek"; from: string; to: string }
  | { kind: "month"; day: Day };
export type Group = { key: string; heading: Heading; deadlines: DeadlineDto[] };

export function isIn(tab: Tab, deadline: DeadlineDto, today: string): boolean {
  const { state, date, isLate, isTextChanged } = deadline;
  const isOpen = state === "proposed" || state === "confirmed";
  const isAhead = isOpen && (date >= today || isLate);
  if (tab === "ahead") return isAhead;
  if (tab === "toCheck") return state === "toCheck" && date >= today;
  if (tab === "late") return isLate;
  if (tab === "done") return state === "done" || state === "dismissed";
  if (tab === "proposed") return state === "proposed" && (isAhead || isTextChanged);
  return (isOpen && !isAhead) || (state === "toCheck" && date < today);
}

/** Whether a tab counts it: what is folded is in no count. Source: B-27.19. */
export function isCountedIn(tab: Tab, deadline: DeadlineDto, today: string): boolean {
  return !isFolded(deadline) && isIn(tab, deadline, today);
}

/** Whether nothing is left to do about it: beside a contract it is folded. Source: B-27.10. */
export function isOver({ state, date, isLate, isTextChanged }: DeadlineDto, today: string): boolean {
  return state === "done" || state === "dismissed" || (date < today && !isLate && !isTextChanged);
}

/** How far ahead an uncertain date is shown beside those that are certain. */
export const SOON_UNCERTAIN_DAYS = 90;

/** Uncertain dates of the next weeks: under *Upcoming*, apart from the others, so that no notice is missed unseen. */
export function soonUncertain(deadlines: readonly DeadlineDto[], today: string): DeadlineDto[] {
  return deadlines.filter(
    (one) => isCountedIn("toCheck", one, today) && daysUntil(one.date, today) <= SOON_UNCERTAIN_DAYS,
  );
}

/** Where nothing is ahead, dates that wait for the reader are shown first. */
export function firstTab(count: (tab: Tab) => number): Tab {
  return (["ahead", "proposed", "toCheck"] as const).find((tab) => count(tab) > 0) ?? "ahead";
}

/** By week, and from the third week on by month. Past or done ones are grouped by month, newest first. */
export function grouped(deadlines: readonly DeadlineDto[], tab: Tab, today: string): Group[] {
  const groups = new Map<string, Group>();
  const isPast = tab === "over" || tab === "done";
  for (const deadline of isPast ? deadlines.toReversed() : deadlines) {
    const heading = isPast ? monthHeading(deadline.date) : toHeading(deadline, today);
    const key = heading.kind === "month" ? `${heading.day.year}-${heading.day.month}` : heading.kind;
    const group = groups.get(key) ?? { key, heading, deadlines: [] };
    groups.set(key, group);
    group.deadlines.push(deadline);
  }
  return [...groups.values()];
}

/** Days from today, negative if past. */
export function daysUntil(date: string, today: string): number {
  return daysFrom(dayIn(today), dayIn(date));
}

function toHeading({ date, isLate }: DeadlineDto, today: string): Heading {
  if (isLate) return { kind: "late" };
  const monday = findMonday(dayIn(today));
  for (const [index, kind] of (["thisWeek", "nextWeek"] as const).entries()) {
    const [from, to] = [daysLater(monday, 7 * index), daysLater(monday, 7 * index + 6)].map(writeDay);
    if (from && to && date >= from && date <= to) return { kind, from, to };
  }
  return monthHeading(date);
}

function monthHeading(date: string): Heading {
  return { kind: "month", day: { ...dayIn(date), day: 1 } };
}

/** Dates come from our own server, which only allows valid ones. */
export function dayIn(text: string): Day {
  return readDay(text) ?? { year: 1970, month: 1, day: 1 };
}
