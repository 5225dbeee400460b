/** Mongolian words of sums: currencies, how many, percent. Raw text. */
import { cues } from "../pack";

export const percentSign = cues("mn", {
  percent: { pattern: /хув(?:ь|ийн|иар|ийг)/iu, yes: "0.1 хувийн", no: "0.1 төгрөг" },
});

export const units = cues("mn", {
  dollars: { pattern: /доллар/iu, yes: "5 доллар", no: "5 төгрөг" },
  tugriks: { pattern: /төг/iu, yes: "5 төгрөг", no: "5 доллар" },
});

export const scales = cues("mn", {
  billion: { pattern: /тэрбум/iu, yes: "2 тэрбум", no: "2 сая" },
  million: { pattern: /сая/iu, yes: "2 сая төгрөг", no: "2 мянга" },
  thousand: { pattern: /мянга/iu, yes: "2 мянга", no: "2 сая" },
});

export const perDay = cues("mn", {
  day: { pattern: /(?:хоног|өдөр) тутам/iu, yes: "хоног тутамд 0.1 хувь", no: "сар тутамд" },
});
