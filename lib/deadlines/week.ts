import "server-only";
import type { Actor } from "@/lib/access/actor";
import { daysLater, readDay, writeDay } from "@/lib/days";
import { listDeadlines, findToday } from "./deadlines";
import type { DeadlineDto } from "./schema";

type Needs = { count: number; first: DeadlineDto[] };
/** `proposed` counts dates to confirm in the next two months, and those the text now says differently. */
export type WeekNeeds = Record<"late" | "due" | "proposed", Needs>;

/** Lines shown per kind. */
const LINES = 2;
/** A week from today, so that on Sunday Monday's dates already show. */
const DUE_DAYS = 7;
const PROPOSED_DAYS = 60;

/**
 * What needs the caller this week, without snoozed deadlines. `toCheck` is the next day of theirs that the text doesn't
 * say for certain, within two months; such days are in no count (B-27.18). Source: B-27.11.
 */
export async function needsThisWeek(
  actor: Actor,
): Promise<{ needs: WeekNeeds; toCheck: string | null; today: string }> {
  const today = await findToday(actor);
  const day = readDay(today) ?? { year: 1970, month: 1, day: 1 }; // we wrote it
  const last = writeDay(daysLater(day, DUE_DAYS));
  const to = writeDay(daysLater(day, PROPOSED_DAYS));
  const [{ items }, uncertain] = await Promise.all([
    listDeadlines(actor, { state: "open", mine: "true", to }),
    listDeadlines(actor, { state: "toCheck", mine: "true", from: today, to, limit: 1 }),
  ]);
  const mine = items.filter(({ snoozedUntil }) => snoozedUntil === null || snoozedUntil <= today);
  const isDue = ({ date, state }: DeadlineDto) => date >= today && date <= last && state === "confirmed";
  const isProposed = ({ date, state, isLate, isTextChanged }: DeadlineDto) =>
    state === "proposed" && !isLate && (date >= today || isTextChanged);
  const needs = {
    late: toNeeds(mine.filter(({ isLate }) => isLate)),
    due: toNeeds(mine.filter(isDue)),
    proposed: toNeeds(mine.filter(isProposed)),
  };
  return { needs, toCheck: uncertain.items[0]?.date ?? null, today };
}

function toNeeds(deadlines: readonly DeadlineDto[]): Needs {
  return { count: deadlines.length, first: deadlines.slice(0, LINES) };
}
