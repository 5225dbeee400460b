import { cues } from "../pack";

/** Before the day on which a contract is made. Raw text. */
export const dated = cues("en", {
  made: {
    pattern: /(?:dated|made|entered|effective|executed|as of|this|signed|date[:)]?|on the)[^.;]{0,80}$/iu,
    yes: "made and entered into on ",
    no: "delivered until .",
  },
});
