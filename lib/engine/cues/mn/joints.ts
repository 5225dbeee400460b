import { cues } from "../pack";

/** Between the last two items of a list. Raw text. */
export const listJoint = cues("mn", { word: { pattern: /ба|болон/iu, yes: "болон", no: "харин" } });
