import { cues } from "../pack";

/** What is no part of a party's name, so that more or other than a name was read. Raw text. */
export const notAName = cues("en", {
  clause: {
    pattern:
      /\b(?:is|are|whereas|having|hereof|hereinafter|incorporated under|organi[sz]ed|on the (?:one|other) hand|located at|issued by|and$|of$)(?:\b|$)/iu,
    yes: "Alder Ltd is a company",
    no: "Alder Ltd",
  },
  description: {
    pattern:
      /[,.] an? \p{L}|\ba (?:corporation|company|limited|\p{L}+ corporation)\b|\bof an?\b|telephone|\bplaza\b|\broad\b|\bstreet\b|\bmeans\b/iu,
    yes: "Alder Inc. a corporation",
    no: "Alder Trading Corporation",
  },
  title: { pattern: /\b(?:agreement|contract|addendum)\b/iu, yes: "SUPPLY AGREEMENT Alder", no: "Alder Contractors" },
  behindItsForm: {
    pattern:
      /\b(?:Inc|LLC|L\.L\.C|Ltd|GmbH)\b\.?,?\s(?!and (?:its|all|any|each)\b|and\/|&|of\b|Co\b|Ltd\b|Limited\b)\p{L}{2}/iu,
    yes: "Alder Ltd. Larch Street",
    no: "Alder Co. Ltd. and its affiliates",
  },
  twoForms: {
    pattern:
      /\b(?:plc|Corp|Corporation|Company|Limited|LLP|L\.P)\b\.?,\s(?!(?:Inc|Ltd|LLC|Limited|L\.L\.C|Co|N\.A|as|d\/b)\b)\p{L}{2}/iu,
    yes: "Alder Mining plc, Larch Gold Ltd",
    no: "Alder Company, Inc.",
  },
  dated: { pattern: /\bdated\b/iu, yes: "John Larch Dated 3 May", no: "John Larch" },
  signature: { pattern: /\/s\/|\((?:seal|signature|signed)\)/iu, yes: "Alder (seal) Jane Larch", no: "Seal & Larch" },
});

/** Words that go on from something before them, so that no name begins here. Raw text. */
export const beginsSmall = cues("en", {
  twoSmall: { pattern: /^(?!(?:de|van|von|la|el)\s)[a-z]{2,}\s[a-z]/u, yes: "certain affiliates", no: "Alder" },
  joint: {
    pattern: /^(?:as|or|for|dated|in|to|with|such|each|any|all)\s/u,
    yes: "as Administrator for Larch",
    no: "e.l.f. Beauty",
  },
});

/** Where a party's name is still to be filled in. Raw text. */
export const blank = cues("en", {
  elsewhere: {
    pattern:
      /^(?:the |The )?[\p{L} -]{3,40} (?:named|identified|specified|set forth) (?:above|below|on|in|herein|as)\b/u,
    yes: "the individual or entity identified on the cover page",
    no: "Larch Ltd on the cover page",
  },
  line: {
    pattern: /^[^\p{L}]{0,4}(?:_{3}|\[[\s●•*_-]{0,8}\]|\[(?:name|insert)\b)/u,
    yes: '____ (the "Buyer")',
    no: "Larch",
  },
});

/** Behind the parties who open a contract without 'between'. Folded. */
export const partiesAgree = cues("en", {
  agree: {
    pattern: /^[^.;]{0,120}\bagrees? (?:to|as|that|on)\b/u,
    yes: ' ("consultant") agree to all terms',
    no: ". the seller shall agree to",
  },
});

/** The forms of companies. Folded. */
export const forms = cues("en", {
  form: {
    pattern: /[ ,.]+(?:inc|ltd|llc|limited|corp|corporation|company|co|gmbh|plc|lp|llp|holdings?)\b\.?/u,
    yes: "alder trading, inc.",
    no: "inc. of alder",
  },
});

/** Words by which the parties are brought in. Folded. */
export const partiesFollow = cues("en", {
  between: {
    pattern: /\b(?:between|among(?:st)?|by and|parties|party)\b/u,
    yes: "this agreement is made between",
    no: "the naming sponsor of the ballpark",
  },
  thisContract: {
    pattern: /\bthis\b[^.;]{0,80}\b(?:agreement|contract|lease|amendment)\b[^;]{0,200}$/u,
    yes: "this supply agreement is made by",
    no: "the agreement on this sign",
  },
});

/** Behind a party's first name in brackets: another one, whose role was taken for its own. Raw text. */
export const another = cues("en", {
  company: {
    pattern:
      /["”'’]\)[^()]{0,400}?(?:,|;|\band)\s(?:\(\d\)\s)?[\p{Lu}\d][^,()]{2,80},?\s(?:Inc|Ltd|LLC|L\.L\.C|Limited|Corp|Corporation|L\.P|N\.A)\b/u,
    yes: 'Alder Fund (the "Fund"), Larch Advisers, LLC (the "Adviser")',
    no: 'Alder Fund, Inc. (the "Fund" or "Buyer")',
  },
});

/** Between two parties: a company that was read as neither. Raw text. */
export const passedOver = cues("en", {
  company: {
    pattern:
      /(?<!\p{L})(?<!\b(?:an?|of) )\p{Lu}[^,()"“”;]{1,60},?\s(?:Inc|INC|Ltd|LTD|LLC|L\.L\.C|Limited(?! Liab)|Corp|L\.P|GmbH|N\.A)\b/u,
    yes: ", Birch Inc. and ",
    no: ", a Nevada Corporation, and ",
  },
});
