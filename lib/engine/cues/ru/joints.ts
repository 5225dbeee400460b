import { cues } from "../pack";

export const listJoint = cues("ru", { word: { pattern: /и|или/iu, yes: "или", no: "но" } });
