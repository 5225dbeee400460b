/**
 * The limits of the starters that a machine can check. If the words say more than limits can, there are none, and a
 * person decides.
 */
import type { Unit } from "../bounds";
import type { Limit } from "../position";
import type { Sided, StarterLimits, StarterTopic } from "./starter";

export const present: Limit = { is: "present" };
const absent: Limit = { is: "absent" };
const mutual: Limit = { is: "mutual" };
export const notOnlyTheirs: Limit = { is: "notOnlyTheirs" };
export const atMost = (value: number, unit: Unit): Limit => ({ is: "atMost", unit, value });
export const atLeast = (value: number, unit: Unit): Limit => ({ is: "atLeast", unit, value });
export const levels = (wanted: Limit[], fallback: Limit[] = [], redLine: Limit[] = []): StarterLimits => ({
  wanted,
  fallback,
  redLine,
});

/** A higher penalty per day or in total is void under Mongolian law: Civil Code 2002, article 232. */
export const HIGHEST_PENALTY = { percentPerDay: 0.5, percent: 50 };

export const STARTER_LIMITS: Readonly<Record<StarterTopic, Sided<StarterLimits>>> = {
  liability_cap: {
    mutual: levels([mutual, atMost(1, "times")], [mutual, atMost(1.5, "times")], [mutual]),
    buy: levels([notOnlyTheirs, atLeast(2, "times")], [notOnlyTheirs, atLeast(1.5, "times")]),
    supply: levels([notOnlyTheirs, atMost(1, "times")], [notOnlyTheirs, atMost(1.5, "times")]),
  },
  uncapped_liability: { mutual: levels([absent]) },
  indemnity: { mutual: levels([]) },
  termination_for_convenience: {
    mutual: levels([mutual, atMost(60, "days")], [mutual, atMost(60, "days")]),
    buy: levels([notOnlyTheirs, atMost(30, "days")], [notOnlyTheirs, atMost(60, "days")]),
    supply: levels([absent], [notOnlyTheirs, atLeast(60, "days")]),
  },
  renewal_term: { mutual: levels([absent], [atMost(12, "months")], [atMost(12, "months")]) },
  renewal_notice: { mutual: levels([atMost(30, "days")], [atMost(60, "days")], [atMost(90, "days")]) },
  unilateral_amendment: { mutual: levels([absent]) },
  assignment: { mutual: levels([mutual]) },
  change_of_control: { mutual: levels([]), supply: levels([absent]) },
  exclusivity: { mutual: levels([absent]) },
  non_compete: { mutual: levels([absent], [atMost(0, "months")], [atMost(12, "months")]) },
  no_solicit_employees: { mutual: levels([mutual, atMost(12, "months")], [], [atMost(24, "months")]) },
  most_favored_nation: { mutual: levels([absent]), buy: levels([]) },
  ip_assignment: { mutual: levels([absent]), buy: levels([]) },
  audit: { mutual: levels([]), buy: levels([present]), supply: levels([absent]) },
  insurance: { mutual: levels([]), buy: levels([present]), supply: levels([absent]) },
  warranty_duration: {
    mutual: levels(
      [atLeast(6, "months"), atMost(12, "months")],
      [atLeast(6, "months"), atMost(12, "months")],
      [atMost(24, "months")],
    ),
    buy: levels([atLeast(12, "months")], [atLeast(6, "months")]),
    supply: levels([atMost(3, "months")], [atMost(6, "months")], [atMost(24, "months")]),
  },
  payment_terms: {
    mutual: levels([atMost(30, "days")], [atMost(45, "days")], [atMost(60, "days")]),
    buy: levels([atLeast(45, "days")], [atLeast(30, "days")]),
    supply: levels([atMost(30, "days")], [atMost(45, "days")], [atMost(60, "days")]),
  },
  late_payment: {
    mutual: levels(
      [atMost(0.1, "percentPerDay")],
      [atMost(0.1, "percentPerDay")],
      [atMost(HIGHEST_PENALTY.percentPerDay, "percentPerDay")],
    ),
    buy: levels([absent], [atMost(0.1, "percentPerDay")], [atMost(HIGHEST_PENALTY.percentPerDay, "percentPerDay")]),
  },
  liquidated_damages: {
    mutual: levels([atMost(10, "percent")], [atMost(10, "percent")], [atMost(HIGHEST_PENALTY.percent, "percent")]),
    supply: levels([absent], [atMost(10, "percent")], [atMost(HIGHEST_PENALTY.percent, "percent")]),
  },
  governing_law: { mutual: levels([]) },
  deposit_return: { mutual: levels([atMost(14, "days")], [atMost(30, "days")]) },
  price_increase: { mutual: levels([absent], [atMost(5, "percent")]) },
  sublease: { mutual: levels([absent]) },
  subcontracting: { mutual: levels([absent]) },
  probation: { mutual: levels([atMost(3, "months")], [atMost(6, "months")], [atMost(6, "months")]) },
  confidentiality_term: { mutual: levels([atLeast(24, "months")], [atLeast(12, "months")]) },
  return_of_information: { mutual: levels([atMost(14, "days")], [atMost(30, "days")]) },
};
