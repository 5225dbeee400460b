import { cues } from "../pack";

/** What is numbered beside the clauses: annexes, chapters that hold articles, tables. Raw text. */
export const notClauses = cues("ru", {
  other: { pattern: /^(?:приложение|часть|глава|таблица|этап)(?!\p{L})/iu, yes: "Приложение 2", no: "Пункт 2" },
});

/** A citation at the head of a line, a table's cell, or a date: no clause begins there. Raw text. */
export const noClause = cues("ru", {
  measure: { pattern: /^(?:\S{1,12}\s)?\d[\d.]*\s{0,3}(?:г\.|год|руб)/u, yes: "5 рублей", no: "5. Оплата" },
});

/** The word that may stand before a clause's own number. Raw text. */
export const clauseWords = cues("ru", {
  word: { pattern: /(?:пункт|п\.|раздел|статья)/iu, yes: "Раздел 2", no: "Глава 2" },
});
