/** How Mongolian writes days: in lists and forms in figures, a near one in words. Parts are in figures. */
type DateParts = { year: string; month: string; day: string; time: string | null };

/** A day as lists and forms write it, `2026.11.27`, with its time where there is one. */
export function listedDate({ year, month, day, time }: DateParts): string {
  const date = [year, month.padStart(2, "0"), day.padStart(2, "0")].join(".");
  return time === null ? date : `${date}, ${time}`;
}

/** A day of the year. */
export function writtenDay(month: string, day: string): string {
  return `${writtenMonth(month)}ын ${day}`;
}

/** A month of the year. */
export function writtenMonth(month: string): string {
  return `${month}-р сар`;
}
