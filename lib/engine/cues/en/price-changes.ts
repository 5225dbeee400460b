/** A clause by which a price changes, or may not. Folded. */
import { cues } from "../pack";

export const priceChanges = cues("en", {
  changed: {
    pattern:
      /\b(?:increase|raise|adjust|revise|review|index|change)\p{L}{0,4}\b.{0,60}\b(?:prices?|rents?|fees?|charges?|rates?|tariffs?)\b/u,
    yes: "may increase the fees once a year",
    no: "may change the manual",
  },
  changes: {
    pattern:
      /\b(?:prices?|rents?|fees?|charges?|tariffs?)\b.{0,60}\b(?:increase|raise|adjust|revis|review|index|chang|fixed|go up)/u,
    yes: "rent review on 1 february 2030",
    no: "the rent is due",
  },
});
