import { cues } from "../pack";

/** What is numbered beside the clauses: annexes, chapters that hold articles, tables. Raw text. */
export const notClauses = cues("en", {
  annex: {
    pattern: /^(?:schedule|exhibit|annex|appendix|attachment|addendum)(?!\p{L})/iu,
    yes: "Schedule 2",
    no: "Section 2",
  },
  other: { pattern: /^(?:chapter|part|table|figure|step|phase|item)(?!\p{L})/iu, yes: "Table 2", no: "Clause 2" },
});

/** A citation at the head of a line, a table's cell, or a date: no clause begins there. Raw text. */
export const noClause = cues("en", {
  measure: {
    pattern: /^(?:\S{1,12}\s)?\d[\d.]*\s{0,3}(?:USD|EUR|kg|km|of (?:this|the)|and\s\d|to\s\d|through\s\d)/u,
    yes: "Section 5 of this Agreement",
    no: "5. Payment",
  },
});

/** The word that may stand before a clause's own number. Raw text. */
export const clauseWords = cues("en", {
  word: { pattern: /(?:section|clause|article|paragraph)/iu, yes: "Section 2", no: "Schedule 2" },
});
