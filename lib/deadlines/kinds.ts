/** What deadlines there are, and how they stand. Client-safe. Source: behaviour §27. */

/** What is found in a text. The first three come once in a term, the others as often as the text has them. */
const FOUND_KINDS = ["expiration", "renewal", "notice", "payment", "option", "delivery", "duty"] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** `duty`: found, from a passage that a person chose, or in their own words; `other`: any other date. */
export const DEADLINE_KINDS = [...FOUND_KINDS, "other"] as const;
export type DeadlineKind = (typeof DEADLINE_KINDS)[number];

/**
 * `proposed` until a person has confirmed or changed it; `toCheck` where the text does not say it for certain: it is in
 * no calendar, letter or count before somebody confirmed it.
 */
export const DEADLINE_STATES = ["proposed", "toCheck", "confirmed", "done", "dismissed"] as const;
export type DeadlineState = (typeof DEADLINE_STATES)[number];

/** What somebody has to do by then. An end or a renewal comes by itself, and is over then, not late. */
const TO_DO: readonly DeadlineKind[] = ["notice", "payment", "delivery", "duty", "other"];

/** Whether it counts, and nobody has done it, nor put it aside. */
export function isOpen(state: DeadlineState): boolean {
  return state === "proposed" || state === "confirmed";
}

/** Whether it waits for somebody's word. */
export function isUnanswered(state: DeadlineState): boolean {
  return state === "proposed" || state === "toCheck";
}

/** Whether its day went by undone. What was over on the day it was found was never anybody's to do. Days as ISO. */
export function isLate(
  deadline: { kind: DeadlineKind; state: DeadlineState; date: string; foundOn: string },
  today: string,
): boolean {
  const { kind, state, date, foundOn } = deadline;
  return isOpen(state) && date < today && TO_DO.includes(kind) && !(state === "proposed" && date < foundOn);
}
