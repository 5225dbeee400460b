import { cues } from "../pack";

export const placeholder = cues("ru", {
  blank: {
    pattern:
      /\[(?:укажите|указать|вставить|вписать|наименование|название|дата|сумма|адрес|фио|номер|срок)(?!\p{L})[^[\]\n]{0,60}\]/iu,
    yes: "[указать сумму]",
    no: "[цена]",
  },
  letters: {
    pattern:
      /(?<![\p{L}\d*[-])х{2,4}(?:[./]х{2,4}[./](?:х{2,4}|\d{2,4})|\s(?:дн|календарн|рабоч|месяц|лет|год|процент|руб))/iu,
    yes: "до ХХ.ХХ.2026",
    no: "в ХХ веке",
  },
  braced: { pattern: /(?<!\{)\{[а-яё][а-яё _.-]{1,40}\}(?!\})/iu, yes: "{наименование}", no: "{1}" },
  angled: {
    pattern:
      /<<?(?:указать|наименование|название|дата|сумма|адрес|фио|номер|срок|город|заказчик|исполнитель)[^<>\n]{0,50}>>?/iu,
    yes: "<наименование>",
    no: "<цена>",
  },
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

/** Right before a blank for a detail that is nobody's signature. Raw text. */
export const detailBefore = cues("ru", {
  label: {
    pattern: /(?:сч[её]т|р\/с|инн|бик|огрн\p{L}{0,2}|паспорт|№)\s{0,2}(?:№\s?)?:?\s{0,3}$/iu,
    yes: "счёт № ",
    no: "подпись: ",
  },
});
