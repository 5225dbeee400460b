import { cues } from "../pack";

/** The words for percent behind a figure. Raw text. */
export const percent = cues("en", { word: { pattern: /percent/iu, yes: "5 percent", no: "5 per week" } });

/** Between a spelt number and its figures: 'two million US dollars'. Raw text. */
export const unitBefore = cues("en", {
  unit: {
    pattern:
      /\s+(?:(?:united states|u\.?s\.?|canadian|australian)\s+)?(?:dollars?|euros?|pounds?(?: sterling)?|percent|per cent)(?:\sof the united states)?\s?$/iu,
    yes: "two million US dollars ",
    no: "two million ",
  },
});

/** The unit behind a spelt number, with the rest of the words. Raw text. */
export const unitWithin = cues("en", {
  unit: { pattern: /\s(?:dollar|euro|percent|day|month|year).*$/iu, yes: "ten days each", no: "ten" },
});
