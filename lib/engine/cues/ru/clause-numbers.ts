import { cues } from "../pack";

export const notClauses = cues("ru", {
  other: { pattern: /^(?:приложение|часть|глава|таблица|этап)(?!\p{L})/iu, yes: "Приложение 2", no: "Пункт 2" },
});

export const noClause = cues("ru", {
  measure: { pattern: /^(?:\S{1,12}\s)?\d[\d.]*\s{0,3}(?:г\.|год|руб)/u, yes: "5 рублей", no: "5. Оплата" },
});

export const clauseWords = cues("ru", {
  word: { pattern: /(?:пункт|п\.|раздел|статья)/iu, yes: "Раздел 2", no: "Глава 2" },
});
