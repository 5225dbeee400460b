import { cues } from "../pack";

export const beforeAct = cues("ru", {
  modal: {
    pattern: /^(?:обязан\p{L}?|обязуется|долж(?:ен|на|но|ны)|вправе|может|имеет право)\s/u,
    yes: "обязан оплачивать воду",
    no: "оплачивает воду",
  },
});
