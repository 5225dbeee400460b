import { cues } from "../pack";

/** A law that the contract does not choose. Raw text. */
export const notItsLaw = cues("en", {
  notGoverned: {
    pattern:
      /\bnot (?:be )?(?:governed|construed|subject)\b|\bthe (?:lease|loan|deed|guarantee|licen[cs]e) of the [^.;]{0,40}\bgoverned\b/iu,
    yes: "This Agreement is not governed by the laws of Ohio.",
    no: "This Agreement is governed by the laws of Ohio.",
  },
});
/** Some of its clauses have a law of their own. Raw text. */
export const lawOfAPart = cues("en", {
  except: {
    pattern:
      /\b(?:except|save|other than)\b[^.;]{0,60}\b(?:which|clauses?|sections?|articles?|schedules?)\b[^.;]{0,40}\bgoverned\b/iu,
    yes: "except for clause 5, which is governed by the laws of Texas",
    no: "except for its rules on conflicts of laws",
  },
});
