import { cues } from "../pack";

/** A spelt thousand, million or billion. Lower case. */
export const thousand = cues("en", { word: { pattern: /^thousand$/u, yes: "thousand", no: "hundred" } });

export const million = cues("en", { word: { pattern: /^million$/u, yes: "million", no: "thousand" } });

export const billion = cues("en", { word: { pattern: /^billion$/u, yes: "billion", no: "million" } });

/** Joins the parts of a spelt number. Lower case. */
export const numeralJoint = cues("en", { word: { pattern: /^and$/u, yes: "and", no: "ten" } });
/** Words that may stand before a spelt number. Lower case. */
export const skipped = cues("en", { word: { pattern: /^(?:full|us)$/u, yes: "full", no: "ten" } });
