import { cues } from "../pack";

/** Right behind a party and its verb, where the party is not who does it. Folded. */
export const isDoneTo = cues("en", {
  passive: {
    pattern: /^(?:shall|must|will|may|is|are|has|have)?\s?(?:be|been|is|are|was|were)\b/u,
    yes: "shall be paid",
    no: "shall pay",
  },
});

/** Between a party and what it has to do or may. Folded. */
export const beforeAct = cues("en", {
  modal: {
    pattern:
      /^(?:shall|must|will|may|can|(?:agrees?|undertakes?|has|(?:is )?(?:required|obliged|entitled)) to)\s(?:also\s|\p{L}{2,12}ly\s)?/u,
    yes: "shall promptly pay for water",
    no: "pays for water",
  },
});
