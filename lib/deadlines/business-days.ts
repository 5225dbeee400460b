/** Working days in Mongolia: neither a weekend nor a holiday. Pure. Source: B-27.2. */
import { daysLater, toWeekday, type Day, writeDay } from "@/lib/days";

// Mongolia's public holidays as data: the law on public holidays and days of observance. Source: B-27.2.
//
// Three of them follow the lunar calendar and are announced each year; future ones are computed from it and may be a
// day off, so a date counted across a year not yet announced is never more than likely.

/** Month and day. */
const EACH_YEAR = ["01-01", "03-08", "06-01", "07-11", "07-12", "07-13", "07-14", "07-15", "11-26", "12-29"];

/** By year: the first of the three days of Tsagaan Sar, Buddha's day, Chinggis Khaan's day. */
const BY_THE_MOON: Readonly<Record<number, readonly [tsagaanSar: string, buddha: string, chinggisKhaan: string]>> = {
  2020: ["02-24", "06-05", "11-16"],
  2021: ["02-12", "05-26", "11-05"],
  2022: ["02-02", "06-14", "11-24"],
  2023: ["02-21", "06-04", "11-14"],
  2024: ["02-10", "05-23", "11-02"],
  2025: ["03-01", "06-11", "11-21"],
  2026: ["02-18", "05-31", "11-10"],
  2027: ["02-07", "05-20", "11-29"],
  2028: ["02-26", "06-07", "11-17"],
  2029: ["02-14", "05-27", "11-07"],
  2030: ["02-03", "05-17", "11-26"],
  2031: ["02-22", "06-05", "11-15"],
  2032: ["02-12", "05-25", "11-04"],
  2033: ["01-31", "06-12", "11-22"],
  2034: ["02-19", "06-02", "11-11"],
  2035: ["02-09", "05-22", "11-30"],
};

/** The years whose movable holidays have been announced. */
const ANNOUNCED = { from: 2020, to: 2026 };
const TSAGAAN_SAR_DAYS = 3;

/** Whether it is a holiday; doesn't check for Saturdays and Sundays. */
function isHoliday(day: Day): boolean {
  return listHolidays(day.year).has(writeDay(day));
}

/** Whether all holidays of the year are certain. */
function areHolidaysAnnounced(year: number): boolean {
  return year >= ANNOUNCED.from && year <= ANNOUNCED.to;
}

function listHolidays(year: number): ReadonlySet<string> {
  const ready = known.get(year);
  if (ready) return ready;
  const days = new Set([...EACH_YEAR.map((day) => `${year}-${day}`), ...movable(year)]);
  known.set(year, days);
  return days;
}

const known = new Map<number, ReadonlySet<string>>();

function movable(year: number): string[] {
  const dates = BY_THE_MOON[year];
  if (!dates) return [];
  const [tsagaanSar, ...single] = dates;
  const [month = 1, day = 1] = tsagaanSar.split("-").map(Number);
  const newYear = Array.from({ length: TSAGAAN_SAR_DAYS }, (_, index) =>
    writeDay(daysLater({ year, month, day }, index)),
  );
  return [...newYear, ...single.map((date) => `${year}-${date}`)];
}

const SATURDAY = 6;

export function isBusinessDay(day: Day): boolean {
  return toWeekday(day) < SATURDAY && !isHoliday(day);
}

/**
 * The day that many business days after a given day, which itself doesn't count; before it if `count` is negative.
 *
 * @returns `isCertain` false if the count crosses a year whose movable holidays are not announced
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
