/**
 * The day of a moment as English screens write it, in this machine's time zone, which the browser has too. Tests ask
 * the app for the moment: what they themselves call today is yesterday a moment later.
 */
const DAY = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric" });

export const toDay = (moment: string): string => DAY.format(new Date(moment));
