import { cues } from "../pack";

export const yearUnit = cues("mn", { unit: { pattern: /^жил/u, yes: "жилийн", no: "сарын" } });

export const monthUnit = cues("mn", { unit: { pattern: /^сар/u, yes: "сарын", no: "жилийн" } });
