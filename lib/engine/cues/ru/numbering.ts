import { cues } from "../pack";

export const partWord = cues("ru", {
  word: { pattern: /статья|ст\.|раздел|глава|пункт|п\.|часть|приложение/iu, yes: "Раздел", no: "Оплата" },
});
