/** How long ago something was, in words. Pure. */

/** Words for how long ago something was. */
export type AgoWords = {
  now: string;
  minutes: (count: number) => string;
  hours: (count: number) => string;
  yesterday: string;
  days: (count: number) => string;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long before `now` a moment was, in the largest unit that fits; days are those of the calendar.
 * @param at in ISO 8601
 * @returns null for a moment a week ago or more, in the future by a minute or more, or not a moment
 */
export function timeAgo(at: string, now: Date, words: AgoWords): string | null {
  const moment = new Date(at);
  const ageMs = now.getTime() - moment.getTime();
  if (!(ageMs > -MINUTE_MS)) return null;
  if (ageMs < MINUTE_MS) return words.now;
  if (ageMs < HOUR_MS) return words.minutes(Math.floor(ageMs / MINUTE_MS));
  if (ageMs < DAY_MS) return words.hours(Math.floor(ageMs / HOUR_MS));
  const days = Math.round((dayStart(now) - dayStart(moment)) / DAY_MS);
  if (days >= 7) return null;
  return days === 1 ? words.yesterday : words.days(days);
}

const dayStart = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
