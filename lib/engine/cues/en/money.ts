import { cues } from "../pack";

/** The words for percent behind a figure. Raw text. */
export const percent = cues("en", { word: { pattern: /percent/iu, yes: "5 percent", no: "5 per week" } });
