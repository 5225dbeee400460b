/** Kinds and states of deadlines. Client-safe. Source: behaviour §27. */

const FOUND_KINDS = ["expiration", "renewal", "notice", "payment", "option", "delivery", "duty"] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** `duty`: found, from a passage chosen by a person, or in their own words; `other`: any other date. */
export const DEADLINE_KINDS = [...FOUND_KINDS, "other"] as const;
export type DeadlineKind = (typeof DEADLINE_KINDS)[number];

/**
 * `proposed` until a person confirms or changes it; `toCheck` if the text isn't certain: then it appears in no
 * calendar, letter or count before someone confirms it.
 */
export const DEADLINE_STATES = ["proposed", "toCheck", "confirmed", "done", "dismissed"] as const;
export type DeadlineState = (typeof DEADLINE_STATES)[number];

/** Kinds someone must act on by then. An end or a renewal happens by itself, so afterwards it is past, not overdue. */
export const TO_DO: readonly DeadlineKind[] = ["notice", "payment", "delivery", "duty", "other"];

/**
 * What a list shows of a contract's next deadline; `title`: a person's own words, '' if its kind says it all; whether
 * the text doesn't say it for certain and nobody has confirmed it.
 */
export type NextStep = { date: string; kind: DeadlineKind; title: string; isToCheck?: true };

/** Where deadlines are looked for: without those that are right less often, except the contract's end (B-27.19). */
export const NOT_FOLDED = { OR: [{ kind: "expiration" }, { NOT: { found: { contains: '"isLessCertain":true' } } }] };

/**
 * Whether it is right less often than most, and so folded and in no count. The contract's end never is: lists show it
 * in a column of its own, and who overlooks it loses most. Source: B-27.19.
 */
export function isFolded({
  kind,
  isLessCertain,
}: {
  kind: DeadlineKind;
  isLessCertain?: boolean | undefined;
}): boolean {
  return isLessCertain === true && kind !== "expiration";
}

/** Whether it counts, and is neither done nor dismissed. */
export function isOpen(state: DeadlineState): boolean {
  return state === "proposed" || state === "confirmed";
}

/** Whether it still has to be confirmed. */
export function isUnanswered(state: DeadlineState): boolean {
  return state === "proposed" || state === "toCheck";
}

/** Whether its date passed undone. If already past when found, it was never anyone's to do. Days as ISO. */
export function isLate(
  deadline: { kind: DeadlineKind; state: DeadlineState; date: string; foundOn: string },
  today: string,
): boolean {
  const { kind, state, date, foundOn } = deadline;
  return isOpen(state) && date < today && TO_DO.includes(kind) && !(state === "proposed" && date < foundOn);
}
