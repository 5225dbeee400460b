import { cues } from "../pack";

export const thousand = cues("mn", { word: { pattern: /^(?:мянга\p{L}{0,3}|мянган)$/u, yes: "мянган", no: "зуун" } });

export const million = cues("mn", { word: { pattern: /^сая$/u, yes: "сая", no: "мянга" } });

export const billion = cues("mn", { word: { pattern: /^тэрбум$/u, yes: "тэрбум", no: "сая" } });
