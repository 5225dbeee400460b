import { cues } from "../pack";

/** A day that is not filled in: its month, if any, and its year are caught. Raw text. */
export const blankDay = cues("en", {
  blank: {
    pattern:
      /(?:as of|dated|\bon|this|effective|day of|into)\s{1,3}(?:the\s)?[_\s·●[\]*.-]{0,24}(?:day of\s)?(?:(\p{L}{3,9})\b)?[_\s·●[\]*-]{1,30},?\s{0,3}((?:19|20)\d{2})(?!\d)/iu,
    yes: "dated as of ________, 2015",
    no: "dated as of June 3, 2015",
  },
  nothing: {
    pattern:
      /(?:\b(?:this|the)[_\s]{1,24}day\s{1,3}of|\bas\s{1,3}of,?)\s{0,3}(?:(\p{L}{3,9})\b)?[_\s]{0,20},[_\s]{0,3}((?:19|20)\d{2})(?!\d)/iu,
    yes: "made this day of , 2014",
    no: "made this 4th day of May, 2014",
  },
});

/** Before a day that is none of the contract's own. Raw text. */
export const notItsDay = cues("en", {
  source: { pattern: /\bsource:\s[^\n]{0,110}$/iu, yes: "Source: Brightwater Inc., 8-K, ", no: "The source of " },
  deadline: {
    pattern: /\b(?:on or before|before|no(?:t)? later than)\s$/iu,
    yes: "shall deliver it on or before ",
    no: "is made on ",
  },
});
/** Words that lead to another contract, and no word of this one; what it is and its day follow. Raw text. */
export const toAnother = cues("en", {
  word: {
    pattern: /\b(?:to|under|into|in|by|of|with|an?|certain|is the)\s(?:the\s|an?\s)?(?:(?!\bthis\b)[^.;\n(]){0,80}/iu,
    yes: "are parties to a supply ",
    no: "this supply.",
  },
});
export const contractDated = cues("en", {
  word: {
    pattern:
      /\b(?:agreement|contract|letter)["”')\s]{0,3}(?:\([^)]{0,40}\)\s?)?,?\s(?:dated|made)(?:\sas)?(?:\sof)?\s$/iu,
    yes: "supply agreement dated as of ",
    no: "supply agreement is dated ",
  },
});
