import { cues } from "../pack";

/** Days on which people work, in a length of time. */
export const businessDays = cues("en", {
  days: { pattern: /(?:business|working|banking) days?/iu, yes: "(10) business days", no: "10 calendar days" },
});

/** Time that runs from the day on which the contract was signed. */
export const fromSigning = cues("en", {
  signing: {
    pattern:
      /(?:after|from|of|following|upon) (?:the )?(?:date of )?(?:the )?(?:signing|signature|execution) of (?:this|the) (?:agreement|contract)/iu,
    yes: "within 10 days after the signing of this Agreement",
    no: "within 10 days after the signing of the acceptance report",
  },
  itsDate: {
    pattern: /(?:after|from|of|following) the date of (?:this|the) (?:agreement|contract)/iu,
    yes: "within 30 days of the date of this Agreement",
    no: "within 30 days of the date of the invoice",
  },
});

/** Time that runs from the day on which the contract takes effect. */
export const fromEffect = cues("en", {
  effect: {
    pattern: /(?:after|from|of|following) the (?:effective|commencement) date/iu,
    yes: "within thirty days after the Effective Date",
    no: "within thirty days after delivery",
  },
});

/** A renewal that comes only once. */
export const renewsOnce = cues("en", {
  once: {
    pattern:
      /\b(?:for|by) (?:one|an|a single) (?:\(1\) )?(?:additional|further|more|single)\b|\b(?:only once|one[- ]time)\b/iu,
    yes: "renews for one (1) additional year",
    no: "renews for successive periods of one (1) year",
  },
});
