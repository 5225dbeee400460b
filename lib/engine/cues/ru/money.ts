import { cues } from "../pack";

export const unitBefore = cues("ru", {
  unit: {
    pattern: /\s+(?:рубл\p{L}{1,3}|процент\p{L}{0,3}|тенге|евро|доллар\p{L}{0,3})(?:\sсша)?\s?$/iu,
    yes: "сто тысяч долларов США",
    no: "сто тысяч",
  },
});

export const unitWithin = cues("ru", {
  unit: {
    pattern: /\s(?:рубл|коп|доллар|евро|процент|тенге|дн|лет|год|месяц|час).*$/iu,
    yes: "пять рублей",
    no: "пять",
  },
});

export const currencyWord = cues("ru", {
  word: { pattern: /руб\p{L}{0,3}|тенге|сом(?!\p{L})|доллар\p{L}{0,3}|евро|гривен/iu, yes: "5 рублей", no: "5 дней" },
});

export const paysWord = cues("ru", {
  word: {
    pattern: /стоимост|цен[аыу]|оплат|плат[аыу]|вознагражден|аванс/u,
    yes: "стоимость товара",
    no: "качество товара",
  },
  total: { pattern: /^(?:\S{1,6} )?(?:итого|всего)(?!\p{L})/u, yes: "итого: 92 400 руб.", no: "всегда" },
  loan: {
    pattern: /(?:за[ей]м|кредит)\p{L}{0,6}.{0,60}рубл|сумм[аы] займа/u,
    yes: "сумма займа",
    no: "сумма неустойки",
  },
  salary: { pattern: /(?<!\p{L})(?:оклад|зарплат|заработн)/u, yes: "оклад 68 000 рублей", no: "складской учет" },
});

export const payment = cues("ru", {
  pays: {
    pattern: /оплачива(?:ет|ют)|оплатить|уплачива(?:ет|ют)|вносит|вносить|производит оплату|перечисля(?:ет|ют)/u,
    yes: "Арендатор оплачивает",
    no: "Арендатор получает",
  },
});

export const minorSum = cues("ru", {
  sum: { pattern: /пен[яюи]|штраф|неустойк|аванс|предоплат|задат|залог|депозит/u, yes: "неустойка", no: "цена" },
});

export const wholePrice = cues("ru", {
  total: {
    pattern: /общ(?:ая|ей|ую) (?:стоимост|сумм|цен)|(?:цена|стоимость) (?:настоящего )?(?:договора|контракта)/u,
    yes: "общая стоимость",
    no: "стоимость дня",
  },
});

/** Right behind an amount: its kopecks. Raw text. */
export const minorUnit = cues("ru", {
  kopecks: { pattern: /^\.?\s\d\d\sкоп\p{L}{0,4}/iu, yes: ". 00 коп. в месяц", no: " в месяц" },
});

/** Right behind an amount: for how much, or how long, it is paid. Raw text. */
export const perUnit = cues("ru", {
  per: {
    pattern:
      /^\.?\s(?:в|за)\s(?:(?:один|одну|каждый|каждую|1)\s)?(?:месяц|год|квартал|неделю|день|сутки|час|штуку|единицу|тонну|кг|литр|кв\.\s?м|человека)(?!\p{L})/iu,
    yes: " в месяц",
    no: " в кассу",
  },
  often: {
    pattern: /^\.?\s(?:ежемесячно|ежегодно|ежеквартально|еженедельно)(?!\p{L})/iu,
    yes: " ежемесячно",
    no: " сразу",
  },
});

export const again = cues("ru", {
  often: { pattern: /(?<!\p{L})кажд\p{L}{2,3} \d|раз в \d/u, yes: "каждые 15 дней", no: "в течение 15 дней" },
});
