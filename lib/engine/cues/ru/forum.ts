/** How Russian contracts name who decides. Raw text. */
import { cues } from "../pack";

export const forum = cues("ru", {
  courts: {
    pattern: /(?<!\p{L})(?:арбитражн\p{L}{2,3} )?суд\p{L}{0,2}(?!\p{L})(?: (?:[гГ]\.\s?)?[^.;,]{2,60})?/iu,
    yes: "в арбитражном суде города Москвы",
    no: "путем переговоров",
  },
});
