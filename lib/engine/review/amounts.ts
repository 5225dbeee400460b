import * as cue from "../facts/money.cues";
import { anyOf, inOrder } from "../language/patterns";
import { isRangeOfSums } from "../facts/sums";

/** Sums and rates as figures. */
const CURRENCIES: readonly { iso: string; written: RegExp }[] = [
  { iso: "MNT", written: anyOf(cue.units.en.tugriks, cue.units.ru.tugriks, cue.units.mn.tugriks) },
  { iso: "BYN", written: anyOf(cue.units.ru.belarusian) },
  { iso: "RUB", written: anyOf(cue.units.en.rubles, cue.units.ru.rubles, cue.units.mn.rubles) },
  { iso: "EUR", written: anyOf(cue.units.en.euros, cue.units.ru.euros, cue.units.mn.euros) },
  { iso: "GBP", written: anyOf(cue.units.en.pounds) },
  { iso: "CNY", written: anyOf(cue.units.en.yuan, cue.units.ru.yuan, cue.units.mn.yuan) },
  { iso: "JPY", written: anyOf(cue.units.en.yen) },
  { iso: "KZT", written: anyOf(cue.units.en.tenge, cue.units.ru.tenge) },
  { iso: "KGS", written: anyOf(cue.units.ru.soms) },
  { iso: "CAD", written: anyOf(cue.units.en.canadian, cue.units.ru.canadian, cue.units.mn.canadian) },
  { iso: "AUD", written: anyOf(cue.units.en.australian, cue.units.ru.australian, cue.units.mn.australian) },
  { iso: "SGD", written: anyOf(cue.units.en.singapore, cue.units.ru.singapore, cue.units.mn.singapore) },
  { iso: "HKD", written: anyOf(cue.units.en.hongKong, cue.units.ru.hongKong, cue.units.mn.hongKong) },
  { iso: "NZD", written: anyOf(cue.units.en.zealand, cue.units.ru.zealand, cue.units.mn.zealand) },
  { iso: "BRL", written: anyOf(cue.units.en.reais) },
  { iso: "CHF", written: anyOf(cue.units.en.francs) },
  { iso: "USD", written: anyOf(cue.units.en.dollars, cue.units.ru.dollars, cue.units.mn.dollars) },
];
const SCALES: readonly { word: RegExp; times: number }[] = [
  { word: anyOf(cue.scales.en.billion, cue.scales.ru.billion, cue.scales.mn.billion), times: 1e9 },
  { word: anyOf(cue.scales.en.million, cue.scales.ru.million, cue.scales.mn.million), times: 1e6 },
  { word: anyOf(cue.scales.en.thousand, cue.scales.ru.thousand, cue.scales.mn.thousand), times: 1e3 },
];
const PERCENT = inOrder(
  /(?<!\d)(?<!\d[.,])(\d{1,3}(?:[.,]\d{1,3})?)\s?(?:\([^()]{2,40}\)\s?)?/iu,
  anyOf(cue.percentSign),
);

/** Currencies recognised only by their codes. */
const LETTERS = /(?<!\p{L})(?:DKK|SEK|NOK|PLN|CZK|KZT|KRW|INR|SGD|HKD|NZD|AED|TRY)(?!\p{L})/iu;

/**
 * '$1,250,000.50' as a number with its currency; each is missing if unclear. Bracketed words repeat the same sum, and a
 * range has no number.
 */
export function parseAmount(amount: string): { amount?: number; currency?: string } {
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

const PER_DAY = anyOf(cue.perDay);

export function isPerDay(clause: string): boolean {
  return PER_DAY.test(clause);
}

export function percentIn(clause: string): { text: string; percent: number } | null {
  const match = PERCENT.exec(clause);
  return match ? { text: match[0], percent: Number((match[1] ?? "").replace(",", ".")) } : null;
}

/** A point or comma before one or two last digits is a decimal mark; all others group digits. */
function withoutGrouping(digits: string): string {
  if (/^0\.\d+$/u.test(digits)) return digits;
  const [, whole = digits, rest = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(digits) ?? [];
  return `${whole.replace(/[.,]/gu, "")}${rest === "" ? "" : `.${rest}`}`;
}
