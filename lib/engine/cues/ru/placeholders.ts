import { cues } from "../pack";

/** A place that was to be filled in. Raw text. */
export const placeholder = cues("ru", {
  blank: {
    pattern:
      /\[(?:укажите|указать|вставить|вписать|наименование|название|дата|сумма|адрес|фио|номер|срок)(?!\p{L})[^[\]\n]{0,60}\]/iu,
    yes: "[указать сумму]",
    no: "[цена]",
  },
  angled: { pattern: /<<?(?:указать|наименование)[^<>\n]{0,50}>>?/iu, yes: "<наименование>", no: "<цена>" },
});

/** Before a line to sign on, which is meant to be empty. Raw text. */
export const toSign = cues("ru", {
  signature: {
    pattern: /(?:подпись|подписи|м\.?\s?п|фио|ф\.и\.о|должность|дата)\s{0,3}[:/.,]?\s{0,12}$/iu,
    yes: "Должность:",
    no: "Цена:",
  },
});

/** Behind such a line. Raw text. */
export const signedAfter = cues("ru", {
  bracket: { pattern: /^\s{0,20}(?:\(\s?(?:подпись|фио|ф\.и\.о)|м\.?\s?п)/iu, yes: " (подпись)", no: " (цена)" },
});

/** Says that something was there, or stands elsewhere. Raw text. */
export const notOpen = cues("ru", { said: { pattern: /исключен|удален/iu, yes: "[адрес удален]", no: "[адрес]" } });
