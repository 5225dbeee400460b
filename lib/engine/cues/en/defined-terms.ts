import { cues } from "../pack";

/** Names of the document and of its parties: given by custom, whether or not they are used again. Folded. */
export const customary = cues("en", {
  document: {
    pattern: /^(?:(?:\p{L}+ )?(?:agreement|contract)|(?:lease|deed|amendment|letter|nda|mnda|note|plan|addendum))$/u,
    yes: "service agreement",
    no: "services",
  },
  other: { pattern: /^(?:part(?:y|ies)|effective date)$/u, yes: "effective date", no: "date" },
});
