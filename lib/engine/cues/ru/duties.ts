import { cues } from "../pack";

export const dutyWord = cues("ru", {
  word: { pattern: /обяза[нл]|обязу|долж[ен]н|не вправе|запрещ/u, yes: "обязан платить", no: "платил" },
});
