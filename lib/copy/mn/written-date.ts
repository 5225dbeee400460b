/** A day as Mongolian documents write it, with the time of day where there is one. Parts are in figures. */
export function writtenDate({
  year,
  month,
  day,
  time,
}: {
  year: string;
  month: string;
  day: string;
  time: string | null;
}): string {
  const date = `${year} оны ${writtenDay(month, day)}`;
  return time === null ? date : `${date}, ${time}`;
}

/** A day of the year, in figures. */
export function writtenDay(month: string, day: string): string {
  return `${month}-р сарын ${day}`;
}
