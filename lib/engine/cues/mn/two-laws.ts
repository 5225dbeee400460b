import { cues } from "../pack";

/** Words that every choice of law has. Folded. */
export const lawWord = cues("mn", { law: { pattern: /хууль|хуул/u, yes: "Монгол Улсын хууль", no: "хугацаа" } });

/** It is the law of the contract. Folded. */
export const ofTheContract = cues("mn", { contract: { pattern: /гэрээ/u, yes: "энэ гэрээ", no: "ипотек" } });

/** It is the law of a part of it, of a right, or of an arbitration. Folded. */
export const ofAPart = cues("mn", { arbitration: { pattern: /арбитрын журам/u, yes: "арбитрын журам", no: "арбитр" } });

/** Words in the name of a law that do not tell it from another. Folded. */
export const emptyWords = cues("mn", { word: { pattern: /^(?:улс|улсын|хууль)/u, yes: "улсын", no: "франц" } });
