import { cues } from "../pack";

/** Units of values by the beginning of their word; a unit of each language has the same place. Lower case. */
export const units = {
  day: /^days?$/u,
  week: /^weeks?$/u,
  month: /^months?$/u,
  year: /^years?$/u,
  hour: /^hours?$/u,
  minute: /^minutes?$/u,
  percent: /^(?:%|percent|per cent)$/u,
} as const;

/** Words that bound a value or count from something, and say nothing of what it is for. Lower case. */
export const bounds =
  "within upon less least more most later earlier than not days day working business calendar after before each every per date days' following period written writing";

/** The sentence holds in a case, or besides another rule. Folded. */
export const conditional = cues("en", {
  word: {
    pattern: /\b(?:if|unless|except|however|instead|where|otherwise|save|only|provided that|in case)\b/u,
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
