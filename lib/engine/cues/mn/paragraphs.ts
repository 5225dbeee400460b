import { cues } from "../pack";

export const unfinished = cues("mn", { word: { pattern: /(?<!\p{L})(?:ба|болон)$/iu, yes: "үнэ ба", no: "үнэ" } });
