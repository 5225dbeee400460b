import { later as laterDay, type Day } from "@/lib/days";
import { either } from "../text/either";
import type { Span } from "../text/spans";
import { datesAmong } from "../time/written/dates";
import { tokenize } from "../time/written/tokens";

/** A calendar day found in a text; months count from 1. */
export type FoundDate = Span & {
  year: number;
  month: number;
  day: number;
  /** '05/11/2026': day and month may be swapped. */
  isEitherWay?: true;
};

/** Every date has a year, in two or four digits or in words. */
const YEAR_AT_LEAST = either(String.raw`\d\d|thousand`, "тысяч", "мянга");

/** The dates of a text that have a year, in order, with offsets in it; if you have a `Reading`, use its times. */
export function datesIn(text: string): FoundDate[] {
  if (!YEAR_AT_LEAST.test(text)) return [];
  return datesAmong(tokenize(text)).flatMap(({ year, ...date }) => (year === null ? [] : [{ ...date, year }]));
}

/** The same day of the month some years, months or days later, or the last day of that month. */
export function later(date: Day, by: { years: number; months: number; days: number }): Day {
  return laterDay(date, { months: by.years * 12 + by.months, days: by.days });
}
