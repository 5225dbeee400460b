/** A price with the stretch of time that it is for, English. */
export const rates = {
  month: (sum: string) => `${sum} a month`,
  year: (sum: string) => `${sum} a year`,
  quarter: (sum: string) => `${sum} a quarter`,
  week: (sum: string) => `${sum} a week`,
  day: (sum: string) => `${sum} a day`,
  hour: (sum: string) => `${sum} an hour`,
};
