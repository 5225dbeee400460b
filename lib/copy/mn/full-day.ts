/** '2026 оны 11 дүгээр сарын 28-ны өдөр': the endings follow the vowels of the number as it is spoken. */
export function fullDay(year: number, month: number, day: number): string {
  const ordinal = [1, 4, 9, 11].includes(month) ? "дүгээр" : "дугаар";
  const genitive = [1, 4, 9].includes(day % 10) ? "ний" : "ны";
  return `${year} оны ${month} ${ordinal} сарын ${day}-${genitive} өдөр`;
}
