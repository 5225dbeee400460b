import { cues } from "../pack";

/** The words for percent behind a figure. Raw text. */
export const percent = cues("mn", { word: { pattern: /хув(?:ь|ийн|ийг)?/iu, yes: "5 хувь", no: "5 төгрөг" } });

/** Between a spelt number and its figures: 'two million US dollars'. Raw text. */
export const unitBefore = cues("mn", {
  unit: { pattern: /\s+(?:төгрөг|хувь)\s?$/iu, yes: "таван төгрөг", no: "таван" },
});

/** The unit behind a spelt number, with the rest of the words. Raw text. */
export const unitWithin = cues("mn", {
  unit: { pattern: /\s(?:төгрөг|хувь|сар|жил|хоног|өдөр).*$/iu, yes: "таван төгрөг", no: "таван" },
});
