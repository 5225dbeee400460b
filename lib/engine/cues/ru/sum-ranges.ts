/** Russian words that make a sum of figures, or a range of two. Raw text. */
import { cues } from "../pack";

export const scaleWord = cues("ru", {
  word: {
    pattern: /(?:млн|млрд|тыс(?:яч\p{L}{0,2})?|миллион\p{L}{0,3}|миллиард\p{L}{0,3})/iu,
    yes: "5 тысяч рублей",
    no: "5 рублей",
  },
});

export const rangeFrom = cues("ru", { word: { pattern: /(?:от|между) /iu, yes: "от 5 000", no: "в 5 000" } });

export const rangeTo = cues("ru", { word: { pattern: /до/iu, yes: "от 5 до 7 рублей", no: "5 и 7 рублей" } });

export const rangeAnd = cues("ru", { word: { pattern: /и/iu, yes: "между 5 и 7 рублями", no: "5 до 7" } });
