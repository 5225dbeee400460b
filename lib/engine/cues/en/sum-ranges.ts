/** English words that make a sum of figures, or a range of two. Raw text. */
import { cues } from "../pack";

export const scaleWord = cues("en", {
  word: { pattern: /(?:million|billion|thousand|mln|bn)/iu, yes: "5 million", no: "5 dollars" },
});

export const ofCountry = cues("en", {
  word: { pattern: /(?:united states|u\.?s\.?|canadian|australian|american)/iu, yes: "5 US dollars", no: "5 dollars" },
});

export const rangeFrom = cues("en", { word: { pattern: /(?:from|between) /iu, yes: "from $5", no: "of $5" } });

export const rangeTo = cues("en", { word: { pattern: /to/iu, yes: "$5 to $7", no: "$5 or $7" } });

export const rangeAnd = cues("en", { word: { pattern: /and/iu, yes: "between $5 and $7", no: "between $5 or $7" } });
