import { cues } from "../pack";

export const placeholder = cues("ru", {
  blank: {
    pattern:
      /\[(?:укажите|указать|вставить|вписать|наименование|название|дата|сумма|адрес|фио|номер|срок)(?!\p{L})[^[\]\n]{0,60}\]/iu,
    yes: "[указать сумму]",
    no: "[цена]",
  },
  angled: { pattern: /<<?(?:указать|наименование)[^<>\n]{0,50}>>?/iu, yes: "<наименование>", no: "<цена>" },
});

export const toSign = cues("ru", {
  signature: {
    pattern: /(?:подпись|подписи|м\.?\s?п|фио|ф\.и\.о|должность|дата)\s{0,3}[:/.,]?\s{0,12}$/iu,
    yes: "Должность:",
    no: "Цена:",
  },
});

export const signedAfter = cues("ru", {
  bracket: { pattern: /^\s{0,20}(?:\(\s?(?:подпись|фио|ф\.и\.о)|м\.?\s?п)/iu, yes: " (подпись)", no: " (цена)" },
});

export const notOpen = cues("ru", { said: { pattern: /исключен|удален/iu, yes: "[адрес удален]", no: "[адрес]" } });
