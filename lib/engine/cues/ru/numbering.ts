import { cues } from "../pack";

/** The word before the number of a part of the contract. Raw text. */
export const partWord = cues("ru", {
  word: { pattern: /статья|ст\.|раздел|глава|пункт|п\.|часть|приложение/iu, yes: "Раздел", no: "Оплата" },
});
