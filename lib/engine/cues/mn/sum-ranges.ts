/** Mongolian words that make a sum of figures, or a range of two. Raw text. */
import { cues } from "../pack";

export const scaleWord = cues("mn", {
  word: { pattern: /(?:сая|тэрбум|мянган?)/iu, yes: "5 сая төгрөг", no: "5 төгрөг" },
});

export const ofCountry = cues("mn", {
  word: { pattern: /(?:америк|ану-ын)/iu, yes: "5 америк доллар", no: "5 төгрөг" },
});

/** Before an amount: for how long or how much it is paid. */
export const rateBefore = cues("mn", {
  ofTime: {
    pattern:
      /(?<!\p{L})(?:сарын|сард|сар бүр|сар тутам\p{L}{0,2}|жилийн|жилд|улирлын|улиралд|өдрийн|өдөрт|хоногийн|цагийн|цагт)\s$/iu,
    yes: "Түрээс сарын ",
    no: "Түрээс нийт ",
  },
  ofThing: {
    pattern: /(?<!\p{L})(?:нэг бүр|нэгж|ширхэг|кг|тонн|литр|м2|м²)\p{L}{0,3}\s$/iu,
    yes: "Үнэ тонн тутамд нэгж ",
    no: "Үнэ нийт ",
  },
});

/** Behind the lower figure: 'from'. */
export const lowerEnd = cues("mn", {
  from: { pattern: /\p{L}(?:аас|ээс|оос|өөс)$/iu, yes: "5,000 төгрөгөөс", no: "5,000 төгрөг" },
});

/** Behind the higher figure: 'up to'. */
export const upTo = cues("mn", { word: { pattern: /^ хүртэл/iu, yes: " хүртэл байна", no: " байна" } });
