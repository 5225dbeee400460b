import { cues } from "../pack";

/** Between the last two items of a list. Raw text. */
export const listJoint = cues("en", { word: { pattern: /and|or/iu, yes: "and", no: "but" } });
