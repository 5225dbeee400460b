/** How English clauses call the time for which a contract is renewed where they give no number. */
import { cues } from "../pack";

export const yearly = cues("en", {
  yearToYear: {
    pattern: /year[- ](?:to|by)[- ]year|(?:annual|yearly)(?:ly)?\s{1,3}(?:basis|periods?|terms?|renew\p{L}*)/iu,
    yes: "continues from year to year",
    no: "in its first year",
  },
  renewsYearly: {
    pattern: /(?:renew|extend)\p{L}*\s{1,3}(?:automatically\s{1,3})?(?:annually|yearly|each year)/iu,
    yes: "shall be renewed annually",
    no: "is paid annually",
  },
  successiveYears: {
    pattern: /(?:successive|additional|further|consecutive)\s{1,3}(?:annual|yearly|year)/iu,
    yes: "for successive annual terms",
    no: "an annual report",
  },
});

export const monthly = cues("en", {
  monthToMonth: {
    pattern: /month[- ](?:to|by)[- ]month|monthly basis/iu,
    yes: "on a month-to-month basis",
    no: "a month later",
  },
});
