/** What a clause is found to be beside our ask, English. Source: behaviour §24. */
export const verdicts = {
  deviates: "Deviates",
  missing: "Missing",
  needsReview: "Needs review",
  acceptable: "Acceptable",
  matches: "Matches",
};
