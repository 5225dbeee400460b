import { cues } from "../pack";

/** Behind what a party has to do or may. Folded. */
export const behindAct = cues("mn", {
  modal: {
    pattern: /(?:үүрэгтэй|ёстой|эрхтэй|болно)[.;]?$/u,
    yes: "төлбөрийг төлөх үүрэгтэй.",
    no: "төлбөрийг төлнө.",
  },
});
