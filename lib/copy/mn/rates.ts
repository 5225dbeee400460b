import type { rates as english } from "../en/rates";

/** A price with the stretch of time that it is for, Mongolian. */
export const rates: typeof english = {
  month: (sum) => `сард ${sum}`,
  year: (sum) => `жилд ${sum}`,
  quarter: (sum) => `улиралд ${sum}`,
  week: (sum) => `долоо хоногт ${sum}`,
  day: (sum) => `өдөрт ${sum}`,
  hour: (sum) => `цагт ${sum}`,
};
