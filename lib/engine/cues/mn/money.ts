import { cues } from "../pack";

/** The words for percent behind a figure. Raw text. */
export const percent = cues("mn", { word: { pattern: /хув(?:ь|ийн|ийг)?/iu, yes: "5 хувь", no: "5 төгрөг" } });
