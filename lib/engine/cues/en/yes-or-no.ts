/** What a question for yes or no asks, and what a clause replies. Folded text. */
import { cues } from "../pack";

/** A sum in the clause is a bound, not what is due. */
export const bounds = cues("en", {
  words: {
    pattern: /\b(?:up to|at most|at least|(?:not|no) (?:more|less) than|maximum|minimum|exceed(?:s|ing)?)\b/u,
    yes: "a bonus of up to usd 4,000",
    no: "a bonus of usd 4,000",
  },
});
