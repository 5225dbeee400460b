/** English words of sums: currencies, how many, percent. Raw text. */
import { cues } from "../pack";

export const percentSign = cues("en", {
  percent: { pattern: /%|percent|per cent/iu, yes: "two percent", no: "two per week" },
});

export const units = cues("en", {
  dollars: { pattern: /\$|\bUSD\b|dollar/iu, yes: "$5", no: "5 euros" },
  euros: { pattern: /€|\bEUR|\beuro/iu, yes: "EUR 5", no: "$5" },
  pounds: { pattern: /£|\bGBP\b|pound/iu, yes: "£5", no: "$5" },
  yuan: { pattern: /\b(?:RMB|CNY)\b|yuan/iu, yes: "RMB 5", no: "$5" },
  yen: { pattern: /\bJPY\b|\byen\b/iu, yes: "JPY 5", no: "$5" },
  canadian: { pattern: /CA\$|\bCAD\b/iu, yes: "CAD 5", no: "$5" },
  australian: { pattern: /AU\$|\bAUD\b/iu, yes: "AUD 5", no: "$5" },
  francs: { pattern: /\bCHF\b/iu, yes: "CHF 5", no: "$5" },
  rubles: { pattern: /₽|\bRUB\b/iu, yes: "RUB 5", no: "$5" },
  tugriks: { pattern: /₮|\bMNT\b/iu, yes: "MNT 5", no: "$5" },
});

export const scales = cues("en", {
  billion: { pattern: /billion/iu, yes: "$2 billion", no: "$2 million" },
  million: { pattern: /million|mln/iu, yes: "$2 million", no: "$2 billion" },
  thousand: { pattern: /thousand/iu, yes: "2 thousand dollars", no: "$2 million" },
});

export const perDay = cues("en", {
  day: { pattern: /(?:per|a|each|every|for each|for every) day|daily/iu, yes: "1 % per day", no: "1 % per month" },
});
