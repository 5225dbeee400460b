import { cues } from "../pack";

/** Between the last two items of a list. Raw text. */
export const listJoint = cues("ru", { word: { pattern: /и|или/iu, yes: "или", no: "но" } });
