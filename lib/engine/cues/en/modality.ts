import { cues } from "../pack";

/** By which words somebody is let off a duty, barred, bound or free to do something. Folded. */
export const needNot = cues("en", {
  need: { pattern: /\bneed not\b/u, yes: "The Tenant need not paint.", no: "The Tenant needs paint." },
  letOff: {
    pattern:
      /\b(?:is|are|shall|will)(?: under)? (?:not (?:be )?|no )(?:required|obliged|obligated|bound|obligation|duty) to\b/u,
    yes: "The Tenant is not obliged to paint.",
    no: "The Tenant is obliged to paint.",
  },
  noDuty: {
    pattern: /\bha(?:s|ve) no (?:duty|obligation)\b/u,
    yes: "The Tenant has no duty to paint.",
    no: "The Tenant has a duty to paint.",
  },
});
export const mustNot = cues("en", {
  verbNot: {
    pattern: /\b(?:shall|will|must|may|can|should|does|do)(?: \p{L}{2,10},?)? (?:not|never)\b|\bcannot\b/u,
    yes: "The Tenant shall not sublet.",
    no: "The Tenant shall pay.",
  },
  barred: {
    pattern: /\b(?:is|are) (?:not (?:permitted|allowed|entitled)|prohibited|forbidden)\b/u,
    yes: "Subletting is prohibited.",
    no: "Subletting is permitted.",
  },
  promises: {
    pattern: /\b(?:agrees?|undertakes?) (?:not|never) to\b/u,
    yes: "The Tenant agrees not to sublet.",
    no: "The Tenant agrees to pay.",
  },
  nobody: {
    pattern: /\b(?:neither|no) (?:party|of them|of the parties) (?:shall|may|will|must)\b/u,
    yes: "Neither party may assign it.",
    no: "Either party may assign it.",
  },
});
export const may = cues("en", {
  may: { pattern: /\b(?:may|can)\b/u, yes: "The Tenant may sublet.", no: "The Tenant pays." },
  entitled: {
    pattern: /\b(?:is|are|be) (?:entitled|permitted|allowed|free) to\b|\bha(?:s|ve) the right to\b/u,
    yes: "The Tenant is entitled to sublet.",
    no: "The Tenant is bound to pay.",
  },
});
export const must = cues("en", {
  shall: { pattern: /\b(?:shall|must|will|has to|have to)\b/u, yes: "The Tenant shall pay.", no: "The Tenant paid." },
  bound: {
    pattern: /\b(?:agrees?|undertakes?) to\b|\b(?:is|are) (?:required|obliged|obligated|bound|responsible|to)\b/u,
    yes: "The Tenant is required to pay.",
    no: "The Tenant is a company.",
  },
});
/** What gives a part of a sentence to somebody who is not its subject. Folded, up to the name. */
export const oblique = cues("en", {
  preposition: {
    pattern:
      /(?:^|[\s(])(?:of|to|by|from|with|for|on|against|between|upon|towards|than|at) (?:the |an? |each |any )?$/u,
    yes: "notice to the ",
    no: "unless the ",
  },
});
/** Before the name of who does what is said in the passive. Folded, up to the name. */
export const doneBy = cues("en", {
  by: { pattern: /(?:^|\s)by (?:the |an? )?$/u, yes: "is paid by the ", no: "is paid to the " },
});
/** A sentence that takes back what stands before it. Folded. */
export const takesOut = cues("en", {
  notApply: {
    pattern: /\b(?:do(?:es)?|shall|will) not apply\b|\bis excepted\b/u,
    yes: "This does not apply in August.",
    no: "This applies in August.",
  },
});
