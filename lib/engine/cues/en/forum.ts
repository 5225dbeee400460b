/** How English contracts name who decides. Raw text. */
import { cues } from "../pack";

export const forum = cues("en", {
  courts: {
    pattern: /courts? (?:of|in|located in|sitting in)[^.;,]{2,80}|arbitration[^.;,]{0,80}/iu,
    yes: "the courts of England",
    no: "a tennis court",
  },
});
