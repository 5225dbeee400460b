import { cues } from "../pack";

/** Words that every choice of law has. Folded. */
export const lawWord = cues("ru", { law: { pattern: /прав[оау]|закон/u, yes: "право Франции", no: "срок" } });

/** It is the law of the contract. Folded. */
export const ofTheContract = cues("ru", {
  contract: { pattern: /договор|соглашени|контракт|отношени/u, yes: "настоящий договор", no: "ипотека" },
});

/** It is the law of a part of it, of a right, or of an arbitration. Folded. */
export const ofAPart = cues("ru", {
  arbitration: {
    pattern: /арбитражн\p{L}{2,3} (?:процесс|разбирательств|оговорк)/u,
    yes: "арбитражный процесс",
    no: "арбитраж",
  },
  within: { pattern: /за исключением/u, yes: "за исключением аренды", no: "включая аренду" },
});

/** Words in the name of a law that do not tell it from another. Folded. */
export const emptyWords = cues("ru", { word: { pattern: /^(?:республик|штат)/u, yes: "республика", no: "франция" } });
