import { cues } from "../pack";

/** A line that ends so goes on in the next one. Raw text. */
export const unfinished = cues("mn", { word: { pattern: /(?<!\p{L})(?:ба|болон)$/iu, yes: "үнэ ба", no: "үнэ" } });
