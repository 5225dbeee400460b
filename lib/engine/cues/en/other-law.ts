import { cues } from "../pack";

/** A law that the contract does not choose. Raw text. */
export const notItsLaw = cues("en", {
  notGoverned: {
    pattern:
      /\bnot (?:be )?(?:governed|construed|subject)\b|\bthe (?:lease|loan|deed|guarantee|licen[cs]e) of the [^.;]{0,40}\bgoverned\b/iu,
    yes: "This Agreement is not governed by the laws of Ohio.",
    no: "This Agreement is governed by the laws of Ohio.",
  },
});
/** Some of its clauses have a law of their own. Raw text. */
export const lawOfAPart = cues("en", {
  except: {
    pattern:
      /\b(?:except|save|other than)\b[^.;]{0,60}\b(?:which|clauses?|sections?|articles?|schedules?)\b[^.;]{0,40}\bgoverned\b/iu,
    yes: "except for clause 5, which is governed by the laws of Texas",
    no: "except for its rules on conflicts of laws",
  },
  mandatory: {
    pattern: /\b(?:except|save|but)\b[^.;]{0,40}\bmandatory\b|\b(?:except|save) (?:that|where)\b[^.;]{0,40}\blaw\b/iu,
    yes: "Spanish law applies, except that Irish mandatory law on agents is kept",
    no: "Spanish law applies, except its rules on conflicts of laws",
  },
});

/** Words in the place of a law's name that name no place: the law is said elsewhere, or left to fill in. Raw text. */
export const noPlace = cues("en", {
  first: {
    pattern:
      /^(?:the|any|another|such|each|that|its|this|our|your|their|whichever|which|where|all|both|either|other|pursuant|in|as|a|an)(?: |$)/iu,
    yes: "any jurisdiction",
    no: "New York",
  },
  general: {
    pattern:
      /^(?:territor(?:y|ies)|jurisdictions?|countr(?:y|ies)|states?|provinces?|places?|seat|land|nation|domicile|residence|incorporation|organization|governments?)(?: (?!of \p{L})|$)/iu,
    yes: "Territory",
    no: "Ohio",
  },
  ofLaw: {
    pattern:
      /(?:^|[ -])(?:laws?|governing|applicable|proper|mandatory|local|relevant|agreements?|contract|section|clause|article|hereof|herein|law-?suits?)(?: |$)/iu,
    yes: "Governing Law The",
    no: "England and Wales",
  },
  ofParty: {
    pattern:
      /(?<!people)['’]s(?: |$)|^(?:supplier|seller|buyer|purchaser|client|customer|landlord|tenant|lessor|lessee|licen[cs]\p{L}{2}|provider|company|part(?:y|ies))\p{L}{0,2}(?: |$)/iu,
    yes: "Supplier's country",
    no: "People's Republic of China",
  },
  public: {
    pattern: / (?:having|bodies|government|located|where)(?: |$)/iu,
    yes: "a government having",
    no: "New York",
  },
  brokenOff: { pattern: / (?:the|of|and|or|in|a|an|by|to)$/iu, yes: "State of", no: "State of Ohio" },
});

/** Before the name of the law: 'Governing law: '. Raw text. */
export const lawLabel = cues("en", {
  label: {
    pattern: /^(?:[\d.]{1,6}\s)?(?:(?:governing|applicable|proper) )?law\s?[:–-]\s?/iu,
    yes: "5. Governing law: Ireland",
    no: "5. The law of Ireland",
  },
});

/** Before a place's name what it is, and behind it the beginning of what comes next. Raw text. */
export const besideItsName = cues("en", {
  before: { pattern: /^(?:state|commonwealth|province) of (?=\p{L})/iu, yes: "State of Ohio", no: "Ohio" },
  behind: {
    pattern: / and(?: of)?(?: the)?(?: laws?)?(?: of)?$/iu,
    yes: "New York and the laws",
    no: "New York and Ohio",
  },
});
