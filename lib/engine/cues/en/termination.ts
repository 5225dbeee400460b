import { cues } from "../pack";

/** How a contract may be ended is asked for. Folded. */
export const terminationAsked = cues("en", {
  how: {
    pattern:
      /\bhow (?:can|do|does|may|could|is|to)\b.{0,40}\b(?:terminat|cancel)|\bgrounds? (?:for|of) terminat|\bwho (?:can|may) terminate/u,
    yes: "how can it be terminated?",
    no: "when does it terminate?",
  },
});

/** How it may be ended. Folded. */
export const saysTermination = cues("en", {
  right: {
    pattern: /\b(?:may|right to|entitled to|can|option to)\b.{0,80}\b(?:terminat|cancel|rescind)/u,
    yes: "either party may, on notice, terminate this lease",
    no: "the term ends in may",
  },
  ends: {
    pattern:
      /\b(?:agreement|contract|lease)\b.{0,60}\bterminate[sd]?\b.{0,60}\b(?:by (?:either|any|the|one|mutual)|upon|if|in the event)\b/u,
    yes: "this agreement shall terminate automatically upon bankruptcy",
    no: "this agreement is terminated",
  },
});
