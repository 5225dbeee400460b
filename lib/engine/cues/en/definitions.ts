import { cues } from "../pack";

/** After a quoted term, where it is said what it means. Raw text. */
export const definesAfter = cues("en", {
  means: {
    pattern:
      /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:as used (?:herein|in this \p{L}{3,12}),?\s)?(?:(?:shall|will)\s{1,3})?(?:means?|mean and include|includes?|refers? to)(?!\p{L})/u,
    yes: " shall mean goods",
    no: " and goods",
  },
  isDefined: {
    pattern:
      /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:as used (?:herein|in this \p{L}{3,12}),?\s)?(?:(?:shall|will)\s{1,3})?(?:be defined as|is defined as|are defined as)(?!\p{L})/u,
    yes: " shall be defined as goods",
    no: " and goods",
  },
});

/** The same, where the meaning stands elsewhere: no second definition. Raw text. */
export const meaningElsewhere = cues("en", {
  hasMeaning: {
    pattern:
      /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:[-–—]\s{0,2})?(?:(?:shall|will)\s{1,3})?ha(?:s|ve)\s{1,3}(?:the|such|its|their)\s{1,3}(?:respective\s)?meanings?/u,
    yes: " has the meaning given in Annex A",
    no: " means goods",
  },
  defined: {
    pattern:
      /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:[-–—]\s{0,2})?(?:(?:shall|will)\s{1,3})?(?:is|are|be) (?:as )?defined (?:in|under|by)/u,
    yes: " is defined in Annex A",
    no: " is goods",
  },
  usedAs: {
    pattern:
      /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:[-–—]\s{0,2})?(?:(?:shall|will)\s{1,3})?(?:is|are) used as defined/u,
    yes: " is used as defined there",
    no: " is used there",
  },
  meansAsIn: {
    pattern:
      /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:[-–—]\s{0,2})?(?:(?:shall|will)\s{1,3})?means? (?:the )?(?:\p{L}+ ){0,3}(?:as )?(?:defined|set forth|described|specified|identified) (?:in|on|under)/u,
    yes: " means what is defined in Annex A",
    no: " means goods",
  },
});

/** The same, where it only adds to a meaning. Raw text. */
export const adds = cues("en", {
  includes: {
    pattern:
      /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:(?:shall|will|does)\s{1,3}(?:also |not )?)?(?:includes?|refers? to)(?!\p{L})/u,
    yes: " shall also include lists",
    no: " means lists",
  },
});

/** What may stand between an opening bracket and the term. Raw text. */
export const bracketWords = cues("en", {
  pointing: {
    pattern: /the|this|that|these|such|such \p{L}{3,12}|each|each of|a|an|all|both|any|its|their/iu,
    yes: "such Seller",
    no: "()",
  },
  together: {
    pattern: /collectively|together|individually|singly|jointly|severally|foregoing|capacity/iu,
    yes: "collectively",
    no: "seller",
  },
  called: {
    pattern: /hereinafter|hereafter|herein|sometimes|also|referred|being|called|known|defined|short/iu,
    yes: "hereinafter called",
    no: "seller",
  },
  joining: { pattern: /to|as|and|or|with|in|of|for|is|are|be|will|shall|may/iu, yes: "to be", no: "llx" },
});

/** Before the term, outside brackets: 'hereinafter called the'. Raw text. */
export const namesBefore = cues("en", {
  hereinafter: {
    pattern:
      /(?:hereinafter|hereafter|herein)(?:[\s,]+(?:referred to|collectively|individually|called|known|sometimes|also|as|be|jointly|together))*[\s,]+(?:as[\s,]+)?(?:the\s|an?\s)?$/iu,
    yes: "hereinafter referred to as the ",
    no: "herein the goods",
  },
  together: {
    pattern:
      /(?:collectively|individually)(?:[\s,]+(?:referred to|collectively|individually|called|known|sometimes|also|as|be|jointly|together))*[\s,]+(?:as[\s,]+)?(?:the\s|an?\s)?$/iu,
    yes: "collectively called ",
    no: "collectively owned",
  },
  knownAs: {
    pattern:
      /(?:shall be |is |are |be )?(?:referred to|known)(?: herein(?:after)?| collectively| individually)* as\s(?:the\s|an?\s)?$/iu,
    yes: "known collectively as the ",
    no: "known for the ",
  },
});

/** A term at the head of a line; it is caught. Raw text. */
export const capitalisedPhrase = cues("en", {
  phrase: {
    pattern: /([\p{Lu}][\p{L}\d&/-]*(?:\s(?:of|and|or|the|[\p{Lu}(][\p{L}\d&/)-]*)){0,5})/u,
    yes: "Date of Payment",
    no: "date",
  },
});

export const definesLine = cues("en", {
  means: {
    pattern: /\s(?:shall\s)?(?:means?|includes?|refers to|ha(?:s|ve) the meanings?)(?!\p{L})/u,
    yes: " means",
    no: "meaning",
  },
});

/** A definition for one clause only, told by its sentence. Folded. */
export const local = cues("en", {
  asAWord: {
    pattern: /\b(?:when )?used as an? (?:noun|verb|adjective)\b/u,
    yes: "when used as a verb",
    no: "when used",
  },
  forThisClause: {
    pattern: /\bfor (?:the )?purposes? of (?:this|the foregoing|the preceding|clause|section|article)/u,
    yes: "for the purposes of this section",
    no: "for the purpose of sale",
  },
  inThisClause: {
    pattern:
      /\bas used in (?:this|the foregoing) (?:section|article|clause|paragraph|exhibit|schedule|annex)|\b(?:this|such) (?:section|article|clause|paragraph) \d{0,3}[^a-z]{0,8}(?:only|,? "|,? the term)/u,
    yes: "as used in this section",
    no: "as used in this agreement",
  },
});

/** A paper that goes with another one and takes its terms from there. Folded. */
export const goesWith = cues("en", {
  incorporated: {
    pattern:
      /(?:hereby |is |are )?(?:incorporated (?:into|in|by reference)|made (?:a )?part of) (?:and (?:made|forms?) (?:a )?part of )?(?:the|that certain|and made)\s/u,
    yes: "is incorporated into the Lease",
    no: "a lease",
  },
  issued: {
    pattern:
      /(?:hereby |is |are )?(?:attached to and|issued (?:pursuant to|under)|entered into (?:pursuant to|under)) (?:and (?:made|forms?) (?:a )?part of )?(?:the|that certain|and made)\s/u,
    yes: "issued under the Lease",
    no: "issued today",
  },
  amends: {
    pattern:
      /(?:hereby |is |are )?(?:supplements?|amends?) (?:and (?:made|forms?) (?:a )?part of )?(?:the|that certain|and made)\s/u,
    yes: "amends that certain Lease",
    no: "amends prices",
  },
});

/** Everything capitalised may be defined in another document. Folded. */
export const definedElsewhere = cues("en", {
  capitalised: {
    pattern:
      /capitali[sz]ed (?:terms?|words?)[^.]{0,140}(?:not (?:otherwise |expressly |specifically )?(?:defined|having)|without definition|meanings?|defined in|given)/u,
    yes: "Capitalised terms not otherwise defined",
    no: "capitalised interest",
  },
  notDefined: {
    pattern:
      /(?:terms?|words?)[^.]{0,60}(?:not|otherwise) (?:otherwise )?defined (?:herein|in this)[^.]{0,80}(?:meaning|defined|ascribed|given|set forth)/u,
    yes: "Terms not otherwise defined herein have the meaning given there.",
    no: "Terms of payment",
  },
});

/** Before a second name for the same. Raw text. */
export const orAlias = cues("en", {
  or: { pattern: /(?:["”»]\s?,?\s?|\s)(?:or|and)\s$/iu, yes: '"Fee" or ', no: '"Fee" for ' },
});

/** After a first name in the same bracket. Raw text. */
export const aliasAfter = cues("en", {
  or: { pattern: /^[,;]?\s{0,2}(?:and|or)(?!\p{L})[^)]{0,60}["“«]/u, yes: 'or the "Fee")', no: "or)" },
});
