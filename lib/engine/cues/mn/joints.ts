import { cues } from "../pack";

export const listJoint = cues("mn", { word: { pattern: /ба|болон/iu, yes: "болон", no: "харин" } });
