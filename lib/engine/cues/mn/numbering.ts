import { cues } from "../pack";

/** The word before the number of a part of the contract. Raw text. */
export const partWord = cues("mn", { word: { pattern: /зүйл|бүлэг|хавсралт/iu, yes: "Бүлэг", no: "Төлбөр" } });
