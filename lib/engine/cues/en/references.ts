import { cues } from "../pack";

/** The word before a clause's number. Lower case. */
export const referenceTo = cues("en", {
  word: {
    pattern: /(?:sections?|clauses?|paragraphs?|articles?)\s{1,3}(?=\d)|§{1,2}\s{0,3}(?=\d)/,
    yes: "section 5.2",
    no: "section five",
  },
});

/** Between two numbers of one reference. Raw text. */
export const nextNumber = cues("en", {
  comma: { pattern: /^\s?,\s?(?:and|or)?\s?(?=\d{1,2}\.\d)/u, yes: ", and 8.1", no: ", 2020" },
  and: { pattern: /^\s(?:and|or|to|through)\s(?=\d{1,2}\.\d)/u, yes: " and 8.1", no: " and so on" },
});

/** Another document is meant, or a law. Raw text behind the number. */
export const elsewhere = cues("en", {
  ofThe: {
    pattern:
      /^(?:\s?\([a-z\d]{1,4}\))*\s{0,2},?\s{0,2}(?:of|in)\s+(?:the|that|such|said|an?|its|our|their)\s+(?!agreement|contract|event|case|same|manner|hereof)[\p{L}\d]/u,
    yes: " of the Lease",
    no: " of the agreement",
  },
  ofNamed: {
    pattern:
      /^(?:\s?\([a-z\d]{1,4}\))*\s{0,2},?\s{0,2}(?:hereof and )?(?:of|in|to|under|from)\s+["“'’]?(?=[\p{Lu}"“'’])/u,
    yes: " of Schedule 2",
    no: " of this agreement",
  },
  statute: {
    pattern:
      /^(?:\s?\([a-z\d]{1,4}\))*\s{0,2},?\s{0,2}\(?\s?(?:[\p{Lu}][\p{L}]{3,}\s){0,4}(?:Act|Code|Rules?|Regulations?|Law|Policy|Guidelines?|Lease|Plan|Terms)(?!\p{L})/u,
    yes: " Companies Act",
    no: " companies",
  },
  range: {
    pattern:
      /^\s(?:to|through)\s\d{1,4}(?:\.\d{1,3})?\s(?:\(inclusive\)\s)?(?:of|in|under)\s+(?:the|that|such)\s+(?![Aa]greement|[Cc]ontract|present)\p{L}/u,
    yes: " to 43 (inclusive) of the Patents Act",
    no: " to 43 of this Agreement",
  },
  code: {
    pattern: /^(?:\s?\([a-z\d]{1,4}\))*,?\s(?:UK\s)?\p{Lu}{3,6}(?![\p{L}\s]{0,3}\p{Lu}{2})/u,
    yes: " (1) GDPR",
    no: " Act",
  },
  thereof: { pattern: /^[^;\n]{0,25}\bthereof\b/u, yes: " thereof", no: " hereof" },
  otherNumber: {
    pattern: /^\s?(?:election|exchange|plan|filing|corporation|[-–]\s?\d)/u,
    yes: " exchange",
    no: " applies",
  },
});

/** The same, told by the words before the number. Raw text. */
export const elsewhereBefore = cues("en", {
  statute: {
    pattern:
      /(?:act|code|u\.?s\.?c\.?|c\.?f\.?r\.?|rules?|regulations?|law|treaty|convention|standard|policy|plan|master agreement|lease)(?:\s(?:19|20)\d\d)?\s{0,3},?\s{0,3}(?:of the\s)?$/iu,
    yes: "under the Companies Act,",
    no: "under the seller",
  },
  annex: {
    pattern: /(?:exhibit|schedule|appendix|annex)\s\S{1,3},?\s{0,3},?\s{0,3}(?:of the\s)?$/iu,
    yes: "in Schedule B,",
    no: "in the following,",
  },
  otherContract: {
    pattern:
      /(?<!(?:[Tt]his|[Tt]he) )[A-Z]\p{L}+ (?:Agreement|Plan|Lease|Contract|Indenture)(?: \([^)]{1,30}\))?,? (?:under|pursuant to|in|at|of|by)\s$/iu,
    yes: "Master Lease in ",
    no: "Master Lease on ",
  },
});

/** Right before the clause that an item is of. Raw text; the item is caught. */
export const itemBefore = cues("en", {
  of: {
    pattern: /(?:paragraph|item|point|sub-?clause|limb)\s\(?(\p{L}|\d{1,2})\)?\sof\s$/iu,
    yes: "paragraph (b) of ",
    no: "part of ",
  },
});
