import { cues } from "../pack";

/** Who is bound in a sentence: the word before 'shall'. Folded; caught. */
export const boundParty = cues("en", {
  shall: {
    pattern:
      /\b(\p{L}+),? (?:shall|will|must|agrees to|undertakes to|is (?:obliged|required) to) (?!not\b|be\b|have\b|no\b)/gu,
    yes: "The Provider shall deliver the goods.",
    no: "The goods shall be delivered.",
  },
});

/** Something that one side does for the other, in the passive voice. Folded. */
export const isDone = cues("en", {
  done: {
    pattern:
      /\b(?:shall|will|must) be (?:\p{L}+ )?(?:delivered|performed|provided|rendered|completed|supplied|carried out|repaired|remedied)\b/u,
    yes: "The goods shall be delivered.",
    no: "The goods shall be inspected.",
  },
});

export const isPaid = cues("en", {
  paid: {
    pattern: /\b(?:shall|will|must) be (?:\p{L}+ )?(?:paid|reimbursed|refunded|repaid|settled)\b/u,
    yes: "The fee shall be paid.",
    no: "The fee shall be agreed.",
  },
});

/** Who works or delivers, and who pays. Folded. */
export const performer = cues("en", {
  role: {
    pattern:
      /^(?:provider|supplier|seller|vendor|contractor|consultant|developer|manufacturer|landlord|lessor|licensor|carrier|agent|company)$/u,
    yes: "provider",
    no: "client",
  },
});

export const payer = cues("en", {
  role: {
    pattern: /^(?:client|customer|buyer|purchaser|tenant|lessee|licensee|company|employer|distributor)$/u,
    yes: "client",
    no: "provider",
  },
});

export const pronoun = cues("en", { it: { pattern: /^(?:it|he|she|they|its)$/u, yes: "it", no: "bank" } });
