import { cues } from "../pack";

export const customary = cues("mn", { name: { pattern: /^(?:гэрээ|тал(?:ууд)?)$/u, yes: "гэрээ", no: "бараа" } });
