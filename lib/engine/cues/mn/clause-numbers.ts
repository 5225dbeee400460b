import { cues } from "../pack";

/** What is numbered beside the clauses: annexes, chapters that hold articles, tables. Raw text. */
export const notClauses = cues("mn", {
  other: { pattern: /^(?:хавсралт|хүснэгт)(?!\p{L})/iu, yes: "Хавсралт 2", no: "Зүйл 2" },
});

/** A citation at the head of a line, a table's cell, or a date: no clause begins there. Raw text. */
export const noClause = cues("mn", {
  measure: { pattern: /^(?:\S{1,12}\s)?\d[\d.]*\s{0,3}(?:оны|сарын|төг)/u, yes: "5 сарын 6", no: "5. Төлбөр" },
});
