/** The limits that a machine can check of what one side asks for itself. Pure. */
import { atLeast, atMost, HIGHEST_PENALTY, levels, notOnlyTheirs, present } from "./limits";
import type { StarterLimits, StarterTopic, Who } from "./starter";

export const OWN_LIMITS: Readonly<Partial<Record<StarterTopic, Readonly<Partial<Record<Who, StarterLimits>>>>>> = {
  uncapped_liability: { buy: levels([]) },
  liquidated_damages: { buy: levels([atLeast(10, "percent")], [atLeast(5, "percent")]) },
  late_payment: {
    supply: levels(
      [atLeast(0.1, "percentPerDay")],
      [atLeast(0.05, "percentPerDay")],
      [atMost(HIGHEST_PENALTY.percentPerDay, "percentPerDay")],
    ),
  },
  deposit_return: { supply: levels([atLeast(30, "days")], [atLeast(14, "days")]) },
  price_increase: { supply: levels([notOnlyTheirs]) },
  subcontracting: { supply: levels([notOnlyTheirs], [present], [present]) },
  sublease: { buy: levels([present], [], [present]) },
  confidentiality_term: { recipient: levels([atMost(24, "months")], [atMost(36, "months")]) },
  return_of_information: { recipient: levels([atLeast(30, "days")], [atLeast(14, "days")]) },
  probation: { employer: levels([atLeast(3, "months")], [atLeast(1, "months")]) },
};
