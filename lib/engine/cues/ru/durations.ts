import { cues } from "../pack";

export const yearUnit = cues("ru", { unit: { pattern: /^(?:лет|год)/u, yes: "лет", no: "месяцев" } });

export const monthUnit = cues("ru", { unit: { pattern: /^месяц/u, yes: "месяцев", no: "лет" } });

export const weekUnit = cues("ru", { unit: { pattern: /^недел/u, yes: "недели", no: "дня" } });
