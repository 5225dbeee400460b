/** A place that was to be filled in. Raw text. */
import { ANY_MONTH_EN, ANY_MONTH_STEM_RU } from "@/lib/copy/month-names";

export const placeholder = {
  en: {
    blank:
      /\[(?:insert|enter|name|date|address|amount|number|company|party|client|provider|seller|buyer)(?!\p{L})[^[\]\n]{0,60}\]/iu,
    otherBlank:
      /\[(?:city|state|country|title|tbd|tbc|xx+|to be (?:agreed|completed|confirmed|determined|inserted))(?!\p{L})[^[\]\n]{0,60}\]/iu,
    braced: /(?<!\{)\{(?:(?:IF|ELSE|END ?IF|FOREACH)\b[^{}\n]{0,60}|[a-z][\w. -]{1,40})\}(?!\})/iu,
    letters:
      /(?<![\p{L}\d*[-])x{2,4}(?:[./]x{2,4}[./](?:x{2,4}|\d{2,4})|\s(?:days?|months?|years?|percent|%|dollars|usd|eur))/iu,
    toCome: /(?<![\p{L}\d])(?:tbd|tbc|t\.b\.d\.)(?![\p{L}\d])/iu,
    angled:
      /<<?(?:insert|enter|company name|name|date|address|amount|price|party|client|customer|supplier|title|city|country|number)[^<>\n]{0,50}>>?/iu,
  },
  ru: {
    blank:
      /\[(?:укажите|указать|вставить|вписать|наименование|название|дата|сумма|адрес|фио|номер|срок)(?!\p{L})[^[\]\n]{0,60}\]/iu,
    letters:
      /(?<![\p{L}\d*[-])х{2,4}(?:[./]х{2,4}[./](?:х{2,4}|\d{2,4})|\s(?:дн|календарн|рабоч|месяц|лет|год|процент|руб))/iu,
    braced: /(?<!\{)\{[а-яё][а-яё _.-]{1,40}\}(?!\})/iu,
    angled:
      /<<?(?:указать|наименование|название|дата|сумма|адрес|фио|номер|срок|город|заказчик|исполнитель)[^<>\n]{0,50}>>?/iu,
  },
  mn: {
    blank: /\[(?:нэр|огноо|дүн|хаяг|хугацаа|бичих|бичнэ|оруулах|оруулна)(?!\p{L})[^[\]\n]{0,60}\]/iu,
    braced: /(?<!\{)\{[а-яёөү][а-яёөү _.-]{1,40}\}(?!\})/iu,
    angled: /<<?(?:нэр|огноо|дүн|хаяг|хугацаа|захиалагч|гүйцэтгэгч)[^<>\n]{0,50}>>?/iu,
  },
};

/** An empty template field: '[sellerName]'; or a field's name. Raw text. */
export const emptyField = {
  en: /\[(?:[a-z]{2,20}(?:[A-Z][a-z]{1,20}){1,3}|(?:[A-Z][a-z]{2,14}\s){0,3}(?:Name|Date|Address|Amount|Number|Title|Price|Term|State|Country|City|Party|Company))\]/u,
  ru: /\[(?:[а-яё-]{2,20} ){0,3}(?:адрес|имя|наименование|дата|сумма|номер|телефон)(?: [а-яё-]{2,20})?\]/u,
  mn: /\[(?:[а-яёөү-]{2,20} ){0,3}(?:хаяг|нэр|огноо|дүн|дугаар|утас)\]/u,
};

/** Before a signature line, which is meant to be empty. Raw text. */
export const toSign = {
  en: {
    signature:
      /(?<!\p{L})(?:signature|signed|sign here|by|witness|attest|its|per|initials?|notary|expires)\s{0,3}[:/.,]?\s{0,12}$/iu,
    initials: /(?<!\p{L})initiall?ed(?: (?:by|for))?\s[^\n_]{2,60}:\s{0,12}$/iu,
    signedFor: /(?<!\p{L})(?:signed|signature|executed) (?:for|by|on behalf of)[^\n_]{2,50}:?\s{0,12}$/iu,
    details: /(?<!\p{L})(?:name|title|date|dated|print(?:ed)? name|fax)\s{0,3}[:/.,]?\s{0,12}$/iu,
  },
  ru: /(?:подпись|подписи|(?:экземпляр\p{L}{0,2} )?получил\p{L}{0,2}|м\.?\s?п|фио|ф\.и\.о|должность|дата)\s{0,3}[:/.,]?\s{0,12}$/iu,
  mn: /(?:гарын үсэг|нэр|албан тушаал|огноо|тамга)\s{0,3}[:/.,]?\s{0,12}$/iu,
};

/** The title of an annex that is a form: its blanks are filled in later. Raw text. */
export const formTitle = {
  en: /(?<!\p{L})(?:form|specimen|template) of(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:форма|образец|бланк)(?!\p{L})/iu,
  mn: /(?<!\p{L})(?:загвар|маягт)(?!\p{L})/iu,
};

/** After such a line. Raw text. */
export const signedAfter = {
  en: /^\s{0,20}\(\s?(?:signature|name|title|date)/iu,
  ru: /^\s{0,20}(?:\(\s?(?:подпись|фио|ф\.и\.о)|м\.?\s?п)/iu,
  mn: /^\s{0,20}\(\s?(?:гарын үсэг|нэр|тамга)/iu,
};

/** Asterisks for redacted words. Raw text. */
export const redacted = {
  en: /confidential treatment|redacted|has been omitted|have been omitted|omitted (?:and filed|information|portions?)|\[\s?\*+\s?\]\s?(?:indicates|denotes|=|means)/iu,
};

/** Says that something was there, or is elsewhere. Raw text. */
export const notOpen = {
  en: /removed|redacted|omitted|affixed|intentionally|deleted|reserved|attached|signature|page follows/iu,
  ru: /исключен|удален/iu,
};

/** Right before a blank for a detail, not a signature. Raw text. */
export const detailBefore = {
  en: {
    label:
      /(?:account|registration|company|passport|vat|tax|reference|policy|invoice)\s(?:no\.?|number|code|id)?\s{0,2}[:.]?\s{0,3}$/iu,
    other:
      /(?:iban|sort code|e-?mail|address|phone|tel\.?|contact|amount|price|fee|rent|limit|period|deposit)\s{0,2}[:.]?\s{0,3}$/iu,
  },
  ru: /(?:сч[её]т|р\/с|к\/с|инн|кпп|бик|огрн\p{L}{0,2}|паспорт|№|почта|адрес|тел\.?|телефон|размер\p{L}{0,3}|сумм\p{L}{1,2}|цен\p{L}{1,2}|срок\p{L}{0,2})\s{0,2}(?:№\s?)?:?\s{0,3}$/iu,
  mn: /(?:данс\p{L}{0,4}|регистр\p{L}{0,4}|рд|дугаар|тоот|и-?мэйл|мэйл|утас|хаяг|үнэ|дүн|хөлс|хугацаа|хувь)\s{0,2}(?:№\s?)?:?\s{0,3}$/iu,
};

/** Right before a date's missing year. Raw text. */
export const monthBefore = {
  en: new RegExp(String.raw`(?:${ANY_MONTH_EN})(?: \d{1,2})?,?\s{0,2}$`, "iu"),
  ru: new RegExp(String.raw`(?:${ANY_MONTH_STEM_RU})[яа]\s{0,2}$`, "iu"),
  mn: /(?:сарын|оны)\s{0,2}$/iu,
};
