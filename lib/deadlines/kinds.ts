/** What deadlines there are, and how they stand. Client-safe. Source: behaviour §27. */

/** What is reckoned from a contract's facts, each once for a contract. */
const FOUND_KINDS = ["expiration", "renewal", "notice", "payment"] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** `duty`: from a passage that a person chose, or their own words; `other`: any other date. */
export const DEADLINE_KINDS = [...FOUND_KINDS, "duty", "other"] as const;
export type DeadlineKind = (typeof DEADLINE_KINDS)[number];

/** `proposed` until a person has confirmed or changed it. */
export const DEADLINE_STATES = ["proposed", "confirmed", "done", "dismissed"] as const;
export type DeadlineState = (typeof DEADLINE_STATES)[number];

/** What somebody has to do by then. An end or a renewal comes by itself, and is over then, not late. */
const TO_DO: readonly DeadlineKind[] = ["notice", "payment", "duty", "other"];

/** Whether nobody has done it, nor put it aside. */
export function isOpen(state: DeadlineState): boolean {
  return state === "proposed" || state === "confirmed";
}

/** Whether its day went by undone. What was over on the day it was found was never anybody's to do. Days as ISO. */
export function isLate(
  deadline: { kind: DeadlineKind; state: DeadlineState; date: string; foundOn: string },
  today: string,
): boolean {
  const { kind, state, date, foundOn } = deadline;
  return isOpen(state) && date < today && TO_DO.includes(kind) && !(state === "proposed" && date < foundOn);
}
