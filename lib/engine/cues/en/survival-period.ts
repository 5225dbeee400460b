import { cues } from "../pack";

/** Words that every clause on what outlives the contract has. Folded. */
export const lastingWords = cues("en", {
  word: { pattern: /surviv|continue|remain/u, yes: "shall survive", no: "shall end" },
});

/** What outlives it: duties and promises. Folded. */
export const duty = cues("en", {
  duty: {
    pattern:
      /\b(?:obligation|dut(?:y|ies)|confidential|restriction|undertaking|covenant|indemni|warrant|non-?compet|non-?solicit|commitment)/u,
    yes: "the duties of the Seller",
    no: "the price",
  },
});

export const outlives = cues("en", {
  survives: { pattern: /surviv(?:e|es)/u, yes: "shall survive", no: "the survivor" },
  remainsAfter: {
    pattern:
      /(?:shall|will) (?:continue|remain) (?:in (?:full )?(?:force|effect)|to (?:apply|bind)|binding|in effect).{0,60}\b(?:after|following|beyond|notwithstanding)\b/u,
    yes: "shall remain in force after the end",
    no: "shall remain in force",
  },
});

/** Words on how long. Folded. */
export const statesPeriod = cues("en", {
  figure: {
    pattern: /\d+ ?(?:\([^)]{1,30}\) ?)?(?:calendar |full |consecutive )?(?:year|month|day|week)/u,
    yes: "for 5 (five) years",
    no: "for some years",
  },
  spelt: {
    pattern:
      /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty|thirty|sixty|ninety)\b.{0,16}\b(?:year|month|day)/u,
    yes: "for five further years",
    no: "for some years",
  },
  forEver: {
    pattern:
      /indefinit|perpetu|permanent|forever|without (?:any )?limit(?:ation)? (?:of|in|as to) time|in perpetuity|no (?:time )?limit/u,
    yes: "indefinitely",
    no: "at the end",
  },
  asLongAs: {
    pattern: /(?:for )?(?:so|as) long as|until/u,
    yes: "for so long as it is secret",
    no: "as soon as it ends",
  },
  byLaw: {
    pattern: /statute of limitations|limitation period|anniversary|periods? of limitation/u,
    yes: "until the statute of limitations has run",
    no: "by law",
  },
  periodStated: {
    pattern: /period (?:of|set|specified|stated|provided|permitted|required)|remaining term|duration of/u,
    yes: "for a period of time",
    no: "periodically",
  },
  forTheTerm: {
    pattern: /for the (?:full |remaining |remainder |balance |entire |whole |duration|legal |term\b|life|applicable)/u,
    yes: "for the full term of the patent",
    no: "for the Seller",
  },
  provided: {
    pattern: /provided,? (?:that )?\p{L}+(?: \p{L}+)? (?:continue|pay)/u,
    yes: "provided that the Tenant continue paying",
    no: "provided that it is secret",
  },
});

/** Rights and debts that have come about stay by themselves; nobody states a period for them. Folded. */
export const accrued = cues("en", {
  accrued: {
    pattern: /accrued|incurred|arising (?:prior|before)|prior to (?:such |the )?(?:terminat|expir)|outstanding/u,
    yes: "rights accrued before the end",
    no: "duties of secrecy",
  },
  payment: {
    pattern: /payment obligations?|pay(?:ment)?s? (?:due|owing|obligation)/u,
    yes: "payments due at the end",
    no: "duties of secrecy",
  },
  byNature: {
    pattern: /by (?:its|their) (?:very )?(?:nature|terms|context)|intended to/u,
    yes: "those that by their nature survive",
    no: "those that survive",
  },
  ofASale: {
    pattern: /closing|merger|delivery of the deed|investigation/u,
    yes: "The warranties survive the closing.",
    no: "The duties survive.",
  },
});

/** What it outlives is the contract. Folded. */
export const contractEnds = cues("en", {
  ends: { pattern: /terminat|expir|cancel|end of|complet|surrender/u, yes: "after termination", no: "after delivery" },
});

/** The sentence is about what the contract replaces. Folded. */
export const otherSurvival = cues("en", {
  replaced: {
    pattern:
      /supersede|entire (?:agreement|understanding)|merge|spin-?off|invalid|unenforceab|severab|deliver to the other/u,
    yes: "This is the entire agreement.",
    no: "This is an agreement.",
  },
});

/** 'Clauses 6 to 10, 13 and 14 survive': a list in which each clause has its own time. Folded. */
export const clauseList = cues("en", {
  numbers: {
    pattern:
      /(?:sections?|clauses?|articles?|paragraphs?)\s{0,2}(?:\d[\d.]*|[ivxl]+)\s?(?:\([^)]{1,60}\)\s?){0,3}(?:[,;]| and | to | through |-)\s?(?:and |or )?(?:(?:section|clause|article)s? )?(?:\d|[ivxl]+\b)/u,
    yes: "Clauses 6 to 10 survive",
    no: "Clause 6 survives",
  },
});

/** The clause that a sentence names; its number is caught. Folded. */
export const clauseNamed = cues("en", {
  number: {
    pattern: /(?:section|clause|article|paragraph)\s(\d{1,2}(?:\.\d{1,2}){0,3})/u,
    yes: "under Section 7.2",
    no: "under the section",
  },
});
