import { cues } from "../pack";

/** Names of the document and of its parties: given by custom, whether or not they are used again. Folded. */
export const customary = cues("mn", { name: { pattern: /^(?:гэрээ|тал(?:ууд)?)$/u, yes: "гэрээ", no: "бараа" } });
