import { ANY_MONTH_STEM_RU } from "@/lib/copy/month-names";

const EN = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const EN_WORD =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/u;
const RU = "янв фев мар апр ма июн июл авг сен окт ноя дек".split(" ");
const RU_WORD = new RegExp(
  `^(?:${ANY_MONTH_STEM_RU})(?:ь|я|ю|е|ем|а|у|ом|й)?$|^(?:янв|февр?|мар|апр|авг|сент?|окт|нояб?|дек)$`,
  "u",
);

/** The month that a word names, 1 to 12. English and Russian; Mongolian numbers its months. Lower case. */
export function monthNamed(word: string): number | null {
  if (EN_WORD.test(word)) return EN.indexOf(word.slice(0, 3)) + 1;
  if (!RU_WORD.test(word) || word === "ма") return null;
  return RU.findIndex((name) => word.startsWith(name)) + 1;
}
