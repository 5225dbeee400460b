import { cues } from "../pack";

export const dutyWord = cues("mn", {
  word: { pattern: /үүрэг|хориглоно|ёстой/u, yes: "төлөх үүрэгтэй", no: "төлсөн" },
});
