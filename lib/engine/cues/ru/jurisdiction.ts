import { cues } from "../pack";

/** A dispute, and who decides it. Folded. */
export const disputeWord = cues("ru", {
  stem: { pattern: /(?:спор|разноглас|иск|конфликт|претензи)/u, yes: "все споры", no: "все платежи" },
});

export const courtWord = cues("ru", {
  noun: {
    pattern:
      /суд(?:е|а|у|ом|ах|ам|ы|ов|ами)?|мкас|юрисдикци\p{L}{1,2}|арбитраж(?:е|а|у|ем)?|судебн\p{L}{2,3} порядк\p{L}{1,2}/u,
    yes: "в суде",
    no: "в доме",
  },
});
