import { cues } from "../pack";

export const lawWord = cues("mn", { law: { pattern: /хууль|хуул/u, yes: "Монгол Улсын хууль", no: "хугацаа" } });

export const ofTheContract = cues("mn", { contract: { pattern: /гэрээ/u, yes: "энэ гэрээ", no: "ипотек" } });

export const ofAPart = cues("mn", { arbitration: { pattern: /арбитрын журам/u, yes: "арбитрын журам", no: "арбитр" } });

export const emptyWords = cues("mn", { word: { pattern: /^(?:улс|улсын|хууль)/u, yes: "улсын", no: "франц" } });
