/** The price that a contract gives only as the total of a table. */
import { loweredKeepingPlaces } from "../suggest/draft";
import { summedTables, type SummedTable } from "../suggest/values/totals";
import type { Reading } from "../text/reading";
import { parseAmount } from "./amounts";
import type { Fact } from "./fact";
import { fact, quoted } from "./made-fact";

/** The currency is in the total itself, or in the head of the table: UTF-16 units before its first row. */
const HEAD = 200;

/**
 * The total of the only table of sums that adds up, where its currency is said beside it; `likely`, because a table may
 * be of something else than the price. Linear. Source: B-25.1.
 */
export function priceInTable(reading: Reading): Fact[] {
  const { text } = reading.contract;
  const tables = summedTables({ text, lower: loweredKeepingPlaces(text) });
  const [first] = tables;
  if (!first || tables.some(({ total }) => total.number !== first.total.number)) return [];
  const { amount } = parseAmount(first.total.written);
  const currency = currencyOf(text, first);
  if (amount === undefined || currency === undefined) return [];
  const passage = quoted(reading, first.total);
  return [
    { ...fact("price", `${first.total.written} ${currency}`, passage), amount, currency },
    { ...fact("currency", currency, passage), currency },
  ];
}

function currencyOf(text: string, { total, parts: [top] }: SummedTable): string | undefined {
  const own = parseAmount(text.slice(total.start, total.end)).currency;
  const start = top?.start ?? total.start;
  return own ?? parseAmount(text.slice(Math.max(0, start - HEAD), start)).currency;
}
