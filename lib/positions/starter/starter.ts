/** The topics that starters have positions on, and the shape of their words. Pure. */
import type { Side } from "../bounds";
import type { Limit } from "../position";

export const STARTER_TOPICS = [
  "liability_cap",
  "uncapped_liability",
  "indemnity",
  "termination_for_convenience",
  "renewal_term",
  "renewal_notice",
  "unilateral_amendment",
  "assignment",
  "change_of_control",
  "exclusivity",
  "non_compete",
  "no_solicit_employees",
  "most_favored_nation",
  "ip_assignment",
  "audit",
  "insurance",
  "warranty_duration",
  "payment_terms",
  "late_payment",
  "liquidated_damages",
  "governing_law",
] as const;
export type StarterTopic = (typeof STARTER_TOPICS)[number];

/** The same for every side, or what differs from `mutual`. */
export type Sided<T> = { mutual: T } & { [S in Exclude<Side, "mutual">]?: T };

/** The words of one topic in one language. `wording` is the clause that is proposed. */
export type StarterWords = {
  wanted: Sided<string>;
  fallback: string;
  redLine: Sided<string>;
  wording: string;
  why: string;
  law?: string;
};
export type StarterLimits = { wanted: Limit[]; fallback: Limit[]; redLine: Limit[] };

export function forSide<T>(sided: Sided<T>, side: Side): T {
  return sided[side] ?? sided.mutual;
}
