/** Facts that a summary states or names as missing. */
export const SUMMARY_FACTS = [
  "parties",
  "date",
  "term",
  "money",
  "obligations",
  "termination",
  "liability",
  "law",
  "courts",
  "dates",
] as const;
export type SummaryFact = (typeof SUMMARY_FACTS)[number];
