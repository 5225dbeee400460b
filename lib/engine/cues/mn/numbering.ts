import { cues } from "../pack";

export const partWord = cues("mn", { word: { pattern: /зүйл|бүлэг|хавсралт/iu, yes: "Бүлэг", no: "Төлбөр" } });
