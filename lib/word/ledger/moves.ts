/** What a side did to a clause, and where the clause stands. Client-safe. Source: B-26.19. */

/**
 * `untracked`: they changed it without tracking that; `undone`: the same after it was agreed; `undecided`: their change
 * waits for our decision.
 */
export const MOVES = [
  "first",
  "same",
  "asked",
  "held",
  "countered",
  "gave",
  "agreed",
  "untracked",
  "undone",
  "undecided",
] as const;
export type Move = (typeof MOVES)[number];

/** `theyGave` if our wording holds, `weGave` if theirs does, `halfway` if neither. */
export const STANDINGS = ["open", "theyGave", "weGave", "halfway", "untracked", "undone"] as const;
export type Standing = (typeof STANDINGS)[number];
