/** The head of a table's last column: what is paid for a row. Folded. */
export const moneyColumn = {
  en: /\b(?:payment|price|amount|charge|fee|sum|instal\p{L}{1,6}|cost)s?\b/u,
  ru: /(?<!\p{L})(?:плат[её]ж|сумм|цен|стоимост|оплат)/u,
  mn: /(?:төлбөр|үнэ|дүн|мөнгө)/u,
};

/** The price of one piece, hour or month. Folded. */
export const unitColumn = {
  en: /\b(?:unit|each|per|hour|day|month|rate)/u,
  ru: /(?:за единиц|за шт|ед\.|час|день|месяц|ставк|тариф)/u,
  mn: /(?:нэгж|цаг|хоног|сар|тариф|ширхэг)/u,
};

/** Folded. */
export const totalRow = {
  en: /\btotal\b/u,
  ru: /(?<!\p{L})(?:итого|всего)(?!\p{L})/u,
  mn: /(?<!\p{L})(?:нийт|бүгд|дүн)(?!\p{L})/u,
};
