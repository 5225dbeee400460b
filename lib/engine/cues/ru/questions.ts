import { cues } from "../pack";

export const verdictAsked = cues("ru", {
  isItTrue: {
    pattern: /^(?:верно ли,? что\s+|правда ли,? что\s+|верно или неверно\s*[:?-]\s*)/u,
    yes: "Верно ли, что платит Заказчик?",
    no: "Верно ли указана цена?",
  },
});

export const yesOrNoAsked = cues("ru", {
  particle: { pattern: /(?<!\p{L})ли(?!\p{L})/u, yes: "Вправе ли Арендатор сдавать квартиру?", no: "Если или когда" },
  verbFirst: {
    pattern:
      /^(?:есть|имеется|предусмотрен\p{L}?|может|могут|можно|вправе|обязан\p{L}?|нужно|разрешен\p{L}?|запрещен\p{L}?)(?!\p{L})/u,
    yes: "Можно сдавать квартиру?",
    no: "Кто может сдавать квартиру?",
  },
});

export const durationAsked = cues("ru", {
  howLong: {
    pattern: /сколько (?:лет|месяц|дн|времени)|какой срок|какова продолжит|в течение какого/u,
    yes: "Сколько дней дано на оплату?",
    no: "Сколько стоит товар?",
  },
});
export const amountAsked = cues("ru", {
  howMuch: { pattern: /сколько стоит|сколько/u, yes: "Сколько стоит товар?", no: "Кто платит?" },
  whatIsTheSum: {
    pattern: /какова (?:\p{L}{4,15} )?(?:стоимост|цена|плата|сумма)|какой размер|каков размер/u,
    yes: "Какова общая стоимость?",
    no: "Каков срок?",
  },
});
export const dayAsked = cues("ru", {
  when: { pattern: /когда|дата|до какого|какого числа/u, yes: "Какого числа платить?", no: "Где платить?" },
});
export const placeAsked = cues("ru", {
  where: { pattern: /(?<!\p{L})где(?!\p{L})|место/u, yes: "Где передают товар?", no: "Куда платить?" },
});
export const personAsked = cues("ru", {
  who: { pattern: /(?<!\p{L})кто(?!\p{L})|(?<!\p{L})кого(?!\p{L})/u, yes: "Кто платит?", no: "Никто не платит" },
});

export const goesOn = cues("ru", {
  opens: { pattern: /^(?:а|и|но|тогда|а если)/u, yes: "А для Заказчика?", no: "Для Заказчика?" },
});
export const pointsBack = cues("ru", {
  pronoun: {
    pattern: /(?<!\p{L})(?:он|она|оно|они|его|ее|их|ему|ей|им|этого|этой|этом|это|тот|та|то)(?!\p{L})/u,
    yes: "Когда она заканчивается?",
    no: "Когда заканчивается аренда?",
  },
});

export const documentWords = cues("ru", {
  word: { pattern: /^(?:договор\p{L}*|сторон\p{L}*)$/u, yes: "Договора", no: "Франции" },
});
export const clauseNumbers = cues("ru", {
  before: {
    pattern: /(?:п\.|пункт\p{L}*|раздел\p{L}*|стать\p{L}+|ст\.|№)\s?[\d.]+/iu,
    yes: "в пункте 7.2",
    no: "в течение 60 дней",
  },
});
