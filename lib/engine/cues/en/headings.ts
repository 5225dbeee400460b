import { cues } from "../pack";

/** A verb that makes a line a clause, not a heading. Folded. */
export const verb = cues("en", {
  word: {
    pattern: /(?<!\p{L})(?:shall|will|must|may|is|are|was|has|have|agrees?|hereby|lasts)(?!\p{L})/u,
    yes: "The Tenant shall pay",
    no: "Payment",
  },
  lawApplies: {
    pattern: /(?<!\p{L})law (?:applies|governs)(?!\p{L})/u,
    yes: "austrian law applies.",
    no: "test plans (applies to all)",
  },
});

/** Words that stay small in a heading. Folded. */
export const smallWord = cues("en", {
  word: { pattern: /^(?:of|the|and|or|to|in|on|by|for|with|from|a|an|at|as|its)$/u, yes: "of", no: "price" },
});
