/** Days on which people work in Mongolia: neither a weekend nor a holiday. Pure. Source: B-27.2. */
import { daysLater, weekdayOf, type Day } from "@/lib/days";
import { areHolidaysAnnounced, isHoliday } from "./holidays";

const SATURDAY = 6;

export function isBusinessDay(day: Day): boolean {
  return weekdayOf(day) < SATURDAY && !isHoliday(day);
}

/**
 * So many business days after a day, which itself does not count; before it where `count` is negative.
 *
 * @returns `isCertain` false where a year was counted over whose movable holidays are not announced
 */
export function businessDaysLater(from: Day, count: number): { day: Day; isCertain: boolean } {
  const step = Math.sign(count);
  let [day, isCertain] = [from, areHolidaysAnnounced(from.year)];
  for (let left = Math.abs(count); left > 0;) {
    day = daysLater(day, step);
    isCertain &&= areHolidaysAnnounced(day.year);
    if (isBusinessDay(day)) left -= 1;
  }
  return { day, isCertain };
}
