import { cues } from "../pack";

/** Right behind a party and its verb, where the party is not who does it. Folded. */
export const isDoneTo = cues("en", {
  passive: {
    pattern: /^(?:shall|must|will|may|is|are|has|have)?\s?(?:be|been|is|are|was|were)\b/u,
    yes: "shall be paid",
    no: "shall pay",
  },
});
