import * as en from "../cues/en/sums";
import * as mn from "../cues/mn/sums";
import { anyOf, inOrder } from "../cues/pack";
import * as ru from "../cues/ru/sums";
import { isRangeOfSums } from "../facts/sums";

/** Sums and rates as figures. */
const CURRENCIES: readonly { iso: string; written: RegExp }[] = [
  { iso: "MNT", written: anyOf(en.units.tugriks, mn.units.tugriks) },
  { iso: "RUB", written: anyOf(en.units.rubles, ru.units.rubles) },
  { iso: "EUR", written: anyOf(en.units.euros, ru.units.euros) },
  { iso: "GBP", written: anyOf(en.units.pounds) },
  { iso: "CNY", written: anyOf(en.units.yuan) },
  { iso: "JPY", written: anyOf(en.units.yen) },
  { iso: "KZT", written: anyOf(ru.units.tenge) },
  { iso: "CAD", written: anyOf(en.units.canadian) },
  { iso: "AUD", written: anyOf(en.units.australian) },
  { iso: "CHF", written: anyOf(en.units.francs) },
  { iso: "USD", written: anyOf(en.units.dollars, ru.units.dollars) },
];
const SCALES: readonly { word: RegExp; times: number }[] = [
  { word: anyOf(en.scales.billion, ru.scales.billion, mn.scales.billion), times: 1e9 },
  { word: anyOf(en.scales.million, ru.scales.million, mn.scales.million), times: 1e6 },
  { word: anyOf(en.scales.thousand, ru.scales.thousand, mn.scales.thousand), times: 1e3 },
];
const PERCENT = inOrder(
  /(?<!\d)(?<!\d[.,])(\d{1,3}(?:[.,]\d{1,3})?)\s?(?:\([^()]{2,40}\)\s?)?/iu,
  anyOf(en.percentSign, ru.percentSign, mn.percentSign),
);

/** Currencies that are known by their letters alone. */
const LETTERS = /(?<!\p{L})(?:DKK|SEK|NOK|PLN|CZK|KZT|KRW|INR|SGD|HKD|NZD|AED|TRY)(?!\p{L})/iu;

/**
 * '$1,250,000.50' as a figure with its currency; either is missing where it can't be told. The sum in words, in
 * brackets, is the same sum again, and a range has no figure.
 */
export function figureOf(amount: string): { amount?: number; currency?: string } {
  const plain = amount.replace(/\([^()]*\)/gu, " ");
  const currency = LETTERS.exec(plain)?.[0].toUpperCase() ?? CURRENCIES.find(({ written }) => written.test(plain))?.iso;
  const digits = isRangeOfSums(amount)
    ? undefined
    : /\d[\d,.'’\s]*/u
        .exec(plain)?.[0]
        .replace(/[\s'’]/gu, "")
        .replace(/[.,]$/u, "");
  const figure = digits === undefined ? NaN : Number(withoutGrouping(digits));
  const times = SCALES.find(({ word }) => word.test(plain))?.times ?? 1;
  return { ...(Number.isFinite(figure) ? { amount: figure * times } : {}), ...(currency ? { currency } : {}) };
}

const PER_DAY = anyOf(en.perDay, ru.perDay, mn.perDay);

export function isPerDay(clause: string): boolean {
  return PER_DAY.test(clause);
}

export function percentIn(clause: string): { text: string; percent: number } | null {
  const match = PERCENT.exec(clause);
  return match ? { text: match[0], percent: Number((match[1] ?? "").replace(",", ".")) } : null;
}

/** A point or comma before one or two last figures parts them; all others only group. */
function withoutGrouping(digits: string): string {
  const [, whole = digits, rest = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(digits) ?? [];
  return `${whole.replace(/[.,]/gu, "")}${rest === "" ? "" : `.${rest}`}`;
}
