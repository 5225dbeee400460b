import { cues } from "../pack";

/** Lines of the page, not of the text. Raw text. */
export const furniture = cues("en", {
  line: {
    pattern: /^(?:page\s{1,3}-?\d{1,4}-?(?:\s{1,3}of\s{1,3}\d{1,4})?|<page>|source:.{0,160})$/iu,
    yes: "Page 3 of 9",
    no: "On page 3",
  },
});

/** A line that ends so goes on in the next one. Raw text. */
export const unfinished = cues("en", {
  word: { pattern: /(?<!\p{L})(?:of|the|and|or|to|in|by|with|for|a|an)$/iu, yes: "the price of the", no: "the price" },
});
