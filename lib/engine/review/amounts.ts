import { currencyOf } from "../facts/currencies";
import * as cue from "../facts/money.cues";
import { anyOf, inOrder } from "../language/patterns";
import { isRangeOfSums } from "../facts/sums";

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
const LETTERS = /(?<!\p{L})(?:DKK|SEK|NOK|PLN|CZK|KRW|INR|AED|TRY)(?!\p{L})/iu;

/**
 * '$1,250,000.50' as a number with its currency; each is missing if unclear. Bracketed words repeat the same sum, and a
 * range has no number.
 */
export function parseAmount(amount: string): { amount?: number; currency?: string } {
  const plain = amount.replace(/\([^()]*\)/gu, " ");
  const currency = LETTERS.exec(plain)?.[0].toUpperCase() ?? currencyOf(plain.replaceAll("¥", " ")); // of yen or yuan
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
