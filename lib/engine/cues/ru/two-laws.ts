import { cues } from "../pack";

export const lawWord = cues("ru", { law: { pattern: /прав[оау]|закон/u, yes: "право Франции", no: "срок" } });

export const ofTheContract = cues("ru", {
  contract: { pattern: /договор|соглашени|контракт|отношени/u, yes: "настоящий договор", no: "ипотека" },
});

export const ofAPart = cues("ru", {
  arbitration: {
    pattern: /арбитражн\p{L}{2,3} (?:процесс|разбирательств|оговорк)/u,
    yes: "арбитражный процесс",
    no: "арбитраж",
  },
  within: { pattern: /за исключением/u, yes: "за исключением аренды", no: "включая аренду" },
});

export const emptyWords = cues("ru", { word: { pattern: /^(?:республик|штат)/u, yes: "республика", no: "франция" } });
