/** Limits of reports. No zod: browsers load them. Source: behaviour §35. */

/** Contracts that count in a period, the newest. */
export const MOST_REPORTED = 10_000;
/** Of contracts whose verdicts are counted, and of rounds whose changes are read, the newest. */
export const MOST_JUDGED = 2_000;
export const MOST_ROUNDS = 200;
export const MOST_BOOKS = 3;
export const MOST_TOPICS = 10;
/** From how many days on: the last group has no end. */
export const DAY_STEPS = [0, 8, 15, 31, 61, 91] as const;
/** So many rounds and more are one group. */
export const ROUNDS_TOLD = 6;
/** Below it a middle value says little, and the page says so. */
export const FEW = 5;
