/** Months by name, January first. Mongolian numbers its months. Pure, client-safe. */
export const MONTHS_EN: readonly string[] =
  "January February March April May June July August September October November December".split(" ");
export const MONTHS_RU: readonly string[] =
  "Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь".split(" ");
/** As they stand in a date. */
export const MONTHS_RU_IN_DATES: readonly string[] =
  "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split(" ");

/** In lower case, as alternatives of a pattern. */
export const ANY_MONTH_EN = MONTHS_EN.join("|").toLowerCase();
/** Their stems, to which each case has its ending. */
export const MONTH_STEMS_RU: readonly string[] = MONTHS_RU_IN_DATES.map((name) => name.slice(0, -1));
export const ANY_MONTH_STEM_RU = MONTH_STEMS_RU.join("|");
