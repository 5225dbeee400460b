import { cues } from "../pack";

/** How people ask for what the engine answers in a way of its own. Folded questions. */
export const summaryAsked = cues("en", {
  summary: { pattern: /\bsummar(?:y|i[sz]e|ise)\b|\boverview\b/u, yes: "Give me a summary", no: "Is a sum due?" },
  mainPoints: {
    pattern: /main points|key (?:terms|points)|what is this (?:contract|agreement|document) about/u,
    yes: "What are the key terms?",
    no: "What is the term?",
  },
});
