import { cues } from "../pack";

/** Units of time, lower case. */
export const yearUnit = cues("en", { unit: { pattern: /^year/u, yes: "years", no: "months" } });

export const monthUnit = cues("en", { unit: { pattern: /^month/u, yes: "months", no: "years" } });

export const weekUnit = cues("en", { unit: { pattern: /^week/u, yes: "weeks", no: "days" } });
