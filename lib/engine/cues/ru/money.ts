import { cues } from "../pack";

/** The words for percent behind a figure. Raw text. */
export const percent = cues("ru", { word: { pattern: /процент\p{L}{0,3}/iu, yes: "5 процентов", no: "5 рублей" } });
