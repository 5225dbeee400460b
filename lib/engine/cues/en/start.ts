/** When a contract begins to hold. Folded, but where told. */
import { cues } from "../pack";

export const startAsked = cues("en", {
  whenItStarts: {
    pattern:
      /\bwhen \p{L}{2,4} (?:it|(?:this|the) (?:\p{L}{1,14} )?(?:agreement|contract|lease|term|tenancy|employment)) (?:start|begin|commence|take effect|(?:come|enter) into|(?:become )?effective)/u,
    yes: "when does this agreement start?",
    no: "when does the delivery start?",
  },
  startDate: {
    pattern: /\b(?:start|starting|commencement|effective|beginning) date\b|^from when\b/u,
    yes: "what is the effective date?",
    no: "what is the delivery date?",
  },
});
/** Right before the day from which the term counts. Raw text. */
export const startsOn = cues("en", {
  begins: {
    pattern:
      /\b(?:begin(?:s|ning)?|start(?:s|ing)?|commenc(?:es?|ing)|(?:effect|force|effective)|from|as of)(?: on| as of| from| with effect from)?\s$/iu,
    yes: "The lease begins on ",
    no: "The lease ends on ",
  },
});
