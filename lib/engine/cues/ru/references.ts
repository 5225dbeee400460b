import { cues } from "../pack";

export const referenceTo = cues("ru", {
  word: {
    pattern: /(?:(?:под)?пункт[а-яё]{0,3}|раздел[а-яё]{0,3}|стать[а-яё]{1,3}|п\.|ст\.)\s{1,3}(?=\d)/,
    yes: "пунктом 4.1",
    no: "пункт договора",
  },
});

export const nextNumber = cues("ru", {
  comma: { pattern: /^\s?,\s?(?:и|или)\s?(?=\d{1,2}\.\d)/u, yes: ", и 8.1", no: ", а также" },
  and: { pattern: /^\s(?:и|или)\s(?=\d{1,2}\.\d)/u, yes: " и 8.1", no: " и далее" },
});

export const elsewhere = cues("ru", {
  statute: {
    pattern: /^[^.;\n]{0,60}(?:кодекс|закон|[ГТНЖ]К(?!\p{L})|КоАП|ФЗ|Устав|Положени|Правил|приложени|регламент)/u,
    yes: " Гражданского кодекса",
    no: " настоящего договора",
  },
});

export const elsewhereBefore = cues("ru", {
  statute: {
    pattern: /(?:кодекс\p{L}{0,2}|закон\p{L}{0,2}|приложени\p{L}\s?№?\s?\d*|стандарт\p{L}{0,4})\s{0,3},?\s{0,3}$/iu,
    yes: "Гражданского кодекса",
    no: "настоящего договора",
  },
});

export const itemBefore = cues("ru", {
  of: {
    pattern: /(?:подпункт|абзац)\p{L}{0,3}\s[«"(]?(\p{L}|\d{1,2})[»")]?\s$/iu,
    yes: "в подпункте «б» ",
    no: "в подпунктах ",
  },
});
