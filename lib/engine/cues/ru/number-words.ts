import { cues } from "../pack";

export const thousand = cues("ru", { word: { pattern: /^тысяч\p{L}{0,3}$/u, yes: "тысяч", no: "сто" } });

export const million = cues("ru", { word: { pattern: /^миллион\p{L}{0,3}$/u, yes: "миллионов", no: "тысяч" } });

export const billion = cues("ru", { word: { pattern: /^миллиард\p{L}{0,3}$/u, yes: "миллиард", no: "миллион" } });

export const numeralJoint = cues("ru", { word: { pattern: /^и$/u, yes: "и", no: "пять" } });
