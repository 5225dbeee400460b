import { cues } from "../pack";

/** The word before a clause's number. Lower case. */
export const referenceTo = cues("ru", {
  word: {
    pattern: /(?:(?:под)?пункт[а-яё]{0,3}|раздел[а-яё]{0,3}|п\.)\s{1,3}(?=\d)/,
    yes: "пунктом 4.1",
    no: "пункт договора",
  },
});

/** Between two numbers of one reference. Raw text. */
export const nextNumber = cues("ru", {
  comma: { pattern: /^\s?,\s?(?:и|или)\s?(?=\d{1,2}\.\d)/u, yes: ", и 8.1", no: ", а также" },
  and: { pattern: /^\s(?:и|или)\s(?=\d{1,2}\.\d)/u, yes: " и 8.1", no: " и далее" },
});

/** Another document is meant, or a law. Raw text behind the number. */
export const elsewhere = cues("ru", {
  statute: {
    pattern: /^[^.;\n]{0,60}(?:кодекс|закон|ГК|ТК|НК|Устав|Положени|Правил|приложени|регламент)/u,
    yes: " Гражданского кодекса",
    no: " настоящего договора",
  },
});

/** The same, told by the words before the number. Raw text. */
export const elsewhereBefore = cues("ru", {
  statute: {
    pattern: /(?:кодекс\p{L}{0,2}|закон\p{L}{0,2}|приложени\p{L}\s?№?\s?\d*|стандарт\p{L}{0,4})\s{0,3},?\s{0,3}$/iu,
    yes: "Гражданского кодекса",
    no: "настоящего договора",
  },
});
