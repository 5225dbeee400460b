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

/** A month alone on its line, as on a title page. Raw text. */
export const monthLine = cues("en", {
  line: {
    pattern:
      /(?:^|\n)\s{0,40}(january|february|march|april|may|june|july|august|september|october|november|december),?\s{1,3}((?:19|20)\d{2})\s{0,40}(?=\n|$)/iu,
    yes: "SUPPLY AGREEMENT\nApril 2013\n",
    no: "in April 2013\n",
  },
});

/** The name of a day or a time that is defined elsewhere. Raw text. */
export const definedEnd = cues("en", {
  day: {
    pattern: /\b(?:Scheduled |Initial )?(?:Expiration|Expiry|Termination|End) Date\b/u,
    yes: "shall expire on the Expiration Date",
    no: "shall expire on that date",
  },
  time: {
    pattern: /\b(?:Contract|Services?|Cooperation|Initial|License) (?:Term|Period)\b/u,
    yes: "shall continue for the Service Period",
    no: "shall continue for that period",
  },
});
/** Behind such a name: here it is defined. Raw text. */
export const isDefined = cues("en", {
  as: {
    pattern: /^["”'’)]{0,2}\s{0,3}(?::|(?:shall\s)?means?\b|(?:shall be|is)\b)/u,
    yes: '" means 3 May 2030',
    no: " shall follow",
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
