import { cues } from "../pack";

/** Words that bound a value or count from something, and say nothing of what it is for. Lower case. */
export const bounds =
  "within upon less least more most later earlier than not days day working business calendar after " +
  "before each every per date days' following period written writing fewer week weeks month months year " +
  "years hour hours bank percent cent usd eur gbp mnt dollar dollars pounds euro sum amount total";

/** The sentence holds in a case, or besides another rule. Folded. */
export const conditional = cues("en", {
  word: {
    pattern:
      /\b(?:if|unless|except|however|instead|where|otherwise|save|only|notwithstanding|provided that|in case)\b/u,
    yes: "if it rains",
    no: "the rain",
  },
});

/** The sentence changes another one. Folded. */
export const changing = cues("en", {
  word: {
    pattern: /\b(?:becomes?|replaced?s?|amended|instead of|now reads?|in place of|not as stated|prevails?)\b/u,
    yes: "it becomes 16 weeks",
    no: "it is 16 weeks",
  },
});

/** The last line of a table, before its sum. Lower case. */
export const total = cues("en", { word: { pattern: /^(?:grand )?total(?!\p{L})/u, yes: "total 100", no: "totally" } });

/** Two texts are equal; one of two texts goes before the other. Folded. */
export const textsEqual = cues("en", {
  equal: {
    pattern: /(?:texts?|versions?|languages?)[^.;]{0,60}\bequal(?:ly)? (?:force|authentic|valid)/u,
    yes: "both texts have equal force",
    no: "equal shares",
  },
});
export const textPrevails = cues("en", {
  prevails: {
    pattern: /\b(?:text|version|language)\b[^.;]{0,30}\b(?:prevails?|controls?|governs?)\b/u,
    yes: "the english text prevails",
    no: "the annex prevails",
  },
});

/** What makes a number a sum or a share, before it and behind it. Raw text. */
export const moneyBefore = cues("en", {
  sign: { pattern: /(?:[$€£¥₮₽₸]|usd|eur|gbp|mnt|rub|kzt|sgd)\s?$/iu, yes: "EUR ", no: "of " },
});
export const moneyAfter = cues("en", {
  sign: {
    pattern: /^\s?(?:[$€£¥₮₽₸]|usd|eur|gbp|mnt|rub|kzt|sgd|dollars?|pounds?|euros?)/iu,
    yes: " dollars",
    no: " days",
  },
});
export const percentAfter = cues("en", {
  sign: { pattern: /^\s?(?:%|per ?cent)/iu, yes: " per cent", no: " per day" },
});

/** Before the number of a clause or a year, or amid other numbers: nothing is counted. Raw text. */
export const numbered = cues("en", {
  part: {
    pattern: /(?:§|no\.|clauses?|sections?|paragraphs?|articles?|\p{Lu}\p{L}*)\s?$/u,
    yes: "clause ",
    no: "has ",
  },
  listed: { pattern: /(?:and|to|or|[,(])\s?$/u, yes: "3 to ", no: "the " },
});
/** A year or a month of several, and no length. Raw text. */
export const ordinal = cues("en", {
  word: { pattern: /^(?:first|second|third|fourth|fifth|sixth)(?!\p{L})/iu, yes: "first year", no: "five years" },
});
