import { cues } from "../pack";

export const notClauses = cues("mn", {
  other: { pattern: /^(?:хавсралт|хүснэгт)(?!\p{L})/iu, yes: "Хавсралт 2", no: "Зүйл 2" },
});

export const noClause = cues("mn", {
  measure: { pattern: /^(?:\S{1,12}\s)?\d[\d.]*\s{0,3}(?:оны|сарын|төг)/u, yes: "5 сарын 6", no: "5. Төлбөр" },
});
