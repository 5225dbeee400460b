import { cues } from "../pack";

/** The words for percent behind a figure. Raw text. */
export const percent = cues("ru", { word: { pattern: /процент\p{L}{0,3}/iu, yes: "5 процентов", no: "5 рублей" } });

/** Between a spelt number and its figures: 'two million US dollars'. Raw text. */
export const unitBefore = cues("ru", {
  unit: {
    pattern: /\s+(?:рубл\p{L}{1,3}|процент\p{L}{0,3}|тенге|евро|доллар\p{L}{0,3})(?:\sсша)?\s?$/iu,
    yes: "сто тысяч долларов США",
    no: "сто тысяч",
  },
});

/** The unit behind a spelt number, with the rest of the words. Raw text. */
export const unitWithin = cues("ru", {
  unit: {
    pattern: /\s(?:рубл|коп|доллар|евро|процент|тенге|дн|лет|год|месяц|час).*$/iu,
    yes: "пять рублей",
    no: "пять",
  },
});
