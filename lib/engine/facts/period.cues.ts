/** How a price says which stretch of time it is for: before the sum or behind it. */

/** Of the whole text of one price: it ends with what it is for. */
export const perMonth = {
  en: /\s?(?:an?|per|each|every|\/)\s?(?:calendar )?month$|^(?:the )?monthly(?!\p{L})/iu,
  ru: /\s(?:в|за)\s(?:(?:один|каждый)\s)?(?:календарный\s)?месяц$|^ежемесячн\p{L}{2,3}\s/iu,
  mn: /^сар(?:ын|д| бүр| тутам(?:д|ын)?)\s/iu,
};
export const perYear = {
  en: /\s?(?:an?|per|each|every|\/)\s?(?:calendar )?(?:year|annum)$|^(?:the )?(?:annual|yearly)(?!\p{L})/iu,
  ru: /\s(?:в|за)\s(?:(?:один|каждый)\s)?(?:календарный\s)?год$|^(?:ежегодн|годов)\p{L}{2,3}\s/iu,
  mn: /^жил(?:ийн|д)\s/iu,
};
export const perQuarter = {
  en: /\s?(?:an?|per|each|every|\/)\s?(?:calendar )?quarter$|^(?:the )?quarterly(?!\p{L})/iu,
  ru: /\s(?:в|за)\s(?:(?:один|каждый)\s)?(?:календарный\s)?квартал$|^ежеквартальн\p{L}{2,3}\s/iu,
  mn: /^улир(?:лын|алд)\s/iu,
};
export const perWeek = {
  en: /\s?(?:an?|per|each|every|\/)\s?week$|^(?:the )?weekly(?!\p{L})/iu,
  ru: /\s(?:в|за)\s(?:(?:одну|каждую)\s)?неделю$|^еженедельн\p{L}{2,3}\s/iu,
  mn: /^долоо хоног(?:т|ийн)\s/iu,
};
export const perDay = {
  en: /\s?(?:an?|per|each|every|\/)\s?(?:calendar )?day$|^(?:the )?daily(?!\p{L})/iu,
  ru: /\s(?:в|за)\s(?:день|сутки)$|^(?:ежедневн|суточн)\p{L}{2,3}\s/iu,
  mn: /^(?:өдрийн|өдөрт|хоногийн)\s/iu,
};
export const perHour = {
  en: /\s?(?:an?|per|each|every|\/)\s?hour$|^(?:the )?hourly(?!\p{L})/iu,
  ru: /\s(?:в|за)\s(?:один\s)?час$|^почасов\p{L}{2,3}\s/iu,
  mn: /^(?:цагийн|цагт)\s/iu,
};

/** It is also for a thing or a person, or for part of the time only. */
export const perSomethingElse = {
  en: /(?<!\p{L})(?:per|each|every|an?|for)\s(?!(?:calendar )?(?:month|year|annum|quarter|week|day|hour)(?!\p{L}))\p{L}/iu,
  ru: /(?<!\p{L})(?:за|по|на|с)\s(?!(?:(?:один|каждый|одну|каждую)\s)?(?:календарный\s)?(?:месяц|год|квартал|неделю|день|сутки|час)(?!\p{L}))[\p{L}\d]/iu,
  mn: /(?<!\p{L})(?:м2|м²|кг|тонн|литр|нэг|нэгж|ширхэг|хүн|бүрийн|километр|км)(?!\p{L})/iu,
};
