import { cues } from "../pack";

/** What a term is the term of, in a sentence on that and nothing else. Folded. */
export const whatLasts = cues("en", {
  contract: {
    pattern:
      /\b(?:this|the|your|our|my) (?:[\p{L}-]{1,20} ){0,3}(?:agreement|contract|lease|license|appointment|engagement|nda|employment|tenancy|amendment|venture)\b[^;]{0,40}\b/u,
    yes: "this agreement shall",
    no: "the seller shall",
  },
  rights: {
    pattern: /\brights granted hereunder\b[^;]{0,20}\b/u,
    yes: "the rights granted hereunder shall",
    no: "the rights of",
  },
  term: {
    pattern:
      /(?<!renewal |extended |extension |additional |post-)\bterm\b["”]?(?: of (?:this|the) [\p{L} ]{1,40})?\s?(?:\([^)]{0,40}\))?[\s,:]{0,3}/u,
    yes: "the initial term of this agreement ",
    no: "each renewal term ",
  },
});

/** How it lasts. Folded. */
export const lasts = cues("en", {
  verb: {
    pattern:
      /\b(?:shall|will|is|be|begins?|commences?|continues?|remains?|means?|runs?|lasts?|expires?|ends?|terminates?|lapses?|comes?|has|have|of)\b[^;]{0,200}$/u,
    yes: "shall continue in force for",
    no: "and its schedules",
  },
});

/** The length of the term follows. Folded. */
export const forATerm = cues("en", {
  forATerm: {
    pattern: /\bfor an? (?:initial |original |primary |fixed )?(?:term|period) of ?$/u,
    yes: "is engaged for an initial term of ",
    no: "is engaged within ",
  },
});

/** Before a length or a day that is not the term's. Folded. */
export const notTheTerm = cues("en", {
  afterTheEnd: {
    pattern:
      /\b(?:after|following|upon|prior to|before) (?:the |any |such )?(?:expir|terminat|end of|completion)\p{L}*/u,
    yes: "after the termination of this agreement for",
    no: "shall expire after",
  },
  madeLonger: {
    pattern: /\b(?:(?:be|is|are|been|automatically) extended|may extend)\b/u,
    yes: "this agreement may be extended for",
    no: "this agreement shall extend for",
  },
  partOfIt: {
    pattern:
      /\b(?:during|within|throughout|each|every|any|post-term|shorter|notice|renewal|minimum|at least|last)\b[^,;]{0,60}$/u,
    yes: "during the first",
    no: "for an initial period of",
  },
  another: {
    pattern:
      /\b(?:store|sale|payment|royalt\p{L}*|order|exclusiv\p{L}*|confidential\p{L}*|records?|sick|trial|offer)\b/u,
    yes: "the exclusive right shall last for",
    no: "this agreement shall last for",
  },
  onlyForSome: {
    pattern: /\bfor (?:all |any )?(?:deliver|orders?\b|signature|acceptance|purchases|shipments|works?\b)/u,
    yes: "this agreement is effective for deliveries made until",
    no: "this agreement is effective until",
  },
  inACase: {
    pattern: /^(?:\S{1,8} )?(?:if|when|should)\b/u,
    yes: "if no order is placed this agreement ends on",
    no: "it ends on",
  },
});

/** After a length that is not the term's. Folded. */
export const notItsLength = cues("en", {
  notice: {
    pattern:
      /^[\s)]{0,3}(?:prior|before|after (?:the )?(?:expir|terminat|end)|notice|of the (?:executive|employ)|['’])/u,
    yes: " prior to the expiry",
    no: " from the effective date",
  },
});

/** From when a term's length is counted. Folded. */
export const countedFrom = cues("en", {
  itsDate: {
    pattern:
      /\b(?:date (?:of (?:this|the) (?:agreement|contract|lease|nda)|hereof|above|first (?:set forth |written |stated |above )|of (?:its )?(?:execution|signature|signing))|execution of this|signing of this)/u,
    yes: "five years from the date hereof",
    no: "five years from the launch",
  },
});
export const countedFromSigning = cues("en", {
  signing: {
    pattern:
      /\b(?:(?:from|on) its (?:date|signing|signature)|from (?:signing|signature)|date (?:on which )?it is signed)\b/u,
    yes: "for two years from its date",
    no: "from its delivery",
  },
});
export const countedFromEffect = cues("en", {
  effective: { pattern: /\beffective date\b/u, yes: "from the effective date", no: "from the launch date" },
});
/** The day it takes effect is said to be another than any date in the head. Folded. */
export const effectElsewhere = cues("en", {
  means: {
    pattern: /"?effective date"? (?:shall )?(?:means?|is|be|has the meaning)\b/u,
    yes: '"effective date" means the day of the last signature',
    no: 'made on may 1, 2020 (the "effective date")',
  },
});

/** Without end only where no length stands beside it. Folded. */
export const lengthBeforeEnd = cues("en", {
  until: {
    pattern: /\b(?:until the end of|successive|so long as|as long as|year|month)/u,
    yes: "until the end of the fifteenth contract year and thereafter until terminated",
    no: "until terminated",
  },
});

/** Elsewhere: it was made longer. Folded. */
export const extended = cues("en", {
  byNow: {
    pattern:
      /\b(?:term|agreement|contract|lease|it)\b.{0,30}\b(?:is|was|has been) (?:hereby )?(?:extended|prolonged) (?:to|until|by)\b(?!.{0,40}\b(?:each|unless|if)\b)/u,
    yes: "the term is hereby extended to 31 may 2029",
    no: "the term may be extended",
  },
});
/** It lasts longer than this sentence's own day or length says. Folded. */
export const lengthened = cues("en", {
  by: {
    pattern: /\bextended by\b|\b(?:was|were) (?:due |originally )?to (?:end|expire|terminate)\b/u,
    yes: "the term, which was to end on 28 february 2027, is extended by two years",
    no: "the term is extended to 28 february 2027",
  },
});
/** Behind an end: it holds in a case. Folded. */
export const onlyIf = cues("en", {
  inACase: {
    pattern: /^[^.;]{0,60}\bonly (?:if|where|when|provided)\b/u,
    yes: " only if the buyer so asks",
    no: " unless terminated",
  },
});
