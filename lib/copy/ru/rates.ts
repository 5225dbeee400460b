import type { rates as english } from "../en/rates";

/** A price with the stretch of time that it is for, Russian. */
export const rates: typeof english = {
  month: (sum) => `${sum} в месяц`,
  year: (sum) => `${sum} в год`,
  quarter: (sum) => `${sum} в квартал`,
  week: (sum) => `${sum} в неделю`,
  day: (sum) => `${sum} в день`,
  hour: (sum) => `${sum} в час`,
};
