/** English words by which a clause holds for both sides, counts by the yearly fees, or by month and year. Raw text. */
import { cues } from "../pack";

export const bothSides = cues("en", {
  parties: {
    pattern: /\b(?:either|each|neither|both|any) (?:of the )?part(?:y|ies)\b(?!['’]s prior)/iu,
    yes: "Neither party may assign this Agreement.",
    no: "The Supplier may assign this Agreement with the other party's consent.",
  },
  mutual: {
    pattern: /\b(?:mutual(?:ly)?|each other|one another)\b|\bthe parties (?:shall|will|may|agree)/iu,
    yes: "The parties shall indemnify each other.",
    no: "The Supplier indemnifies the Customer.",
  },
});

export const oneSide = cues("en", {
  role: {
    pattern:
      /(?:^|[\d.;:)]\s{1,3}|,\s)(?:[Tt]he\s)?(?!The\s)(\p{Lu}[\p{L}&-]{2,30})(?:\s\p{Lu}[\p{L}&-]{2,30})?\s(?:shall|may|will|must|agrees to|hereby)(?: not)?\s/u,
    yes: "The Supplier may terminate this Agreement on notice.",
    no: "It may be terminated on notice.",
  },
});

export const oneMay = cues("en", {
  role: {
    pattern: /(?:,|\bthat|^|[.;])\s?(?:[Tt]he\s)?(?!The\s)\p{Lu}[\p{L}&-]{2,30} may (?!not\b)/u,
    yes: "However, Provider may assign this Agreement upon notice.",
    no: "Neither party may assign this Agreement.",
  },
});

export const timesTheFees = cues("en", {
  paidInYear: {
    pattern:
      /\b(?:fees|amounts?|sums|price)\b.{0,120}\b(?:twelve|12)\b.{0,12}\bmonth|\b(?:annual|yearly) (?:fees|price)\b/iu,
    yes: "shall not exceed the fees paid in the twelve (12) months before the claim",
    no: "shall not exceed the fees for the order",
  },
  inContractYear: {
    pattern: /\b(?:fees|amounts?|sums|price)\b.{0,60}\b(?:in|during|for) (?:that|the|such|each) (?:contract )?year\b/iu,
    yes: "the fees payable in that contract year",
    no: "the fees payable for the goods",
  },
});

export const factorOfFees = cues("en", {
  two: {
    pattern: /\b(?:two|2)(?: \(2\))? times\b|\b(?:twice|double)\b/iu,
    yes: "two (2) times the fees",
    no: "the fees",
  },
  three: { pattern: /\b(?:three|3)(?: \(3\))? times\b/iu, yes: "three times the fees", no: "the fees" },
});

export const perMonth = cues("en", {
  month: { pattern: /(?:per|a|each|every) month|monthly/iu, yes: "1.5 % per month", no: "1.5 % per year" },
});

export const perYear = cues("en", {
  year: {
    pattern: /(?:per|a|each|every) (?:year|annum)|annually|annual rate/iu,
    yes: "8 % per annum",
    no: "8 % a day",
  },
});

/** What is paid before the rest. Raw text. */
export const advance = cues("en", {
  before: {
    pattern: /\b(?:advance|deposit|down ?payment|prepa(?:y|id)\p{L}*|retainer)\b/iu,
    yes: "40% advance",
    no: "60% later",
  },
});

/** Before a time to do something in. Raw text. */
export const deadlineBefore = cues("en", {
  within: { pattern: /\bwithin\s(?:a period of\s)?$/iu, yes: "must give notice within ", no: "is warranted for " },
});
