import { cues } from "../pack";

export const furniture = cues("ru", { line: { pattern: /^стр\.?\s{0,3}\d{1,4}$/iu, yes: "стр. 3", no: "на стр. 3" } });

export const unfinished = cues("ru", {
  word: { pattern: /(?<!\p{L})(?:и|или|в|на|с|по|не|от|для)$/iu, yes: "цена и", no: "цена" },
});
