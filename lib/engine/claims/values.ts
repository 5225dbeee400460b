import type { Language } from "@/lib/copy/languages";
import { currencyOf } from "../facts/currencies";
import { amountsIn } from "../facts/sums";
import { stemIn } from "../language/stem";
import { boundAt } from "../positions/bound";
import { either, light } from "../text/either";
import type { Span } from "../text/spans";
import { datesAmong } from "../time/written/dates";
import { lengthsAmong } from "../time/written/lengths";
import { numberAt } from "../time/written/numbers";
import { tokenize, type Token } from "../time/written/tokens";

/**
 * A sum, duration, day, share or other number in a text. `key` is the same for equal values in any wording and
 * language; `bound` separates at least, at most and exactly.
 */
export type SaidValue = Span & {
  kind: "sum" | "length" | "day" | "share" | "number";
  key: string;
  bound: ReturnType<typeof boundAt>;
  /** 'USD 1,500 a month': the period of the sum before it. */
  isRate: boolean;
};
type Found = Omit<SaidValue, "bound" | "isRate">;

const SHARE = light(
  new RegExp(
    [
      String.raw`(?<![\d.,])(\d{1,3}(?:[.,]\d{1,4})?)(?:\s?\([^()]{1,60}\))?\s?(?:%|per ?cent`,
      String.raw`|процент\p{L}{0,3}`,
      String.raw`|хув[ьи]\p{L}{0,5})`,
    ].join(""),
    "giu",
  ),
);
const FIGURE =
  /(?<![\d.,])\d{1,3}(?:[ ,.'’\u00a0\u202f]\d{3}){1,4}(?:[.,]\d{1,2})?(?!\d)|(?<![\d.,])\d{1,12}(?:[.,]\d{1,2})?(?!\d)/gu;
/** After 'dollars': of which country. */
const OF_COUNTRY = either("^ of the united states(?: of america)?", "^ сша");
const SCALES: readonly (readonly [number, RegExp])[] = [
  [1_000_000_000, either("billion|bn", "млрд|миллиард", "тэрбум")],
  [1_000_000, either(String.raw`million|mln|\dm\b`, "млн|миллион", "сая")],
  [1_000, either("thousand", "тыс", "мянг")],
];

const LONGEST_COUNTRY = 40;

/** The values of a text with single spaces, in order; if two overlap, the first kind wins. */
export function valuesSaid(text: string, language: Language): SaidValue[] {
  const found: Found[] = [];
  const add = (one: Found) => {
    if (found.every(({ start, end }) => one.end <= start || one.start >= end)) found.push(one);
  };
  const tokens = tokenize(text);
  for (const { start, end, year, month, day } of datesAmong(tokens))
    add({ kind: "day", key: `${year ?? "?"}-${month}-${day}`, start, end });
  for (const { start, end, months, days, businessDays } of lengthsAmong(tokens))
    add({ kind: "length", key: `${months} ${days} ${businessDays}`, start, end });
  sumsIn(text).forEach(add);
  for (const match of text.matchAll(SHARE))
    add({ kind: "share", key: `${parseFigure(match[1] ?? "")}`, ...toSpan(match) });
  for (const match of text.matchAll(FIGURE))
    add({ kind: "number", key: withUnit(parseFigure(match[0]), text, toSpan(match).end, language), ...toSpan(match) });
  numbersInWords(tokens, text, language).forEach(add);
  const lower = text.toLowerCase();
  return found
    .sort((one, other) => one.start - other.start)
    .map((one, at) => ({
      ...one,
      bound: boundAt(lower, one.start, one.end, language),
      isRate: found[at - 1]?.kind === "sum" && text.slice(found[at - 1]?.end, one.start).trim() === "",
    }));
}

function toSpan({ index = 0, 0: words }: RegExpMatchArray): Span {
  return { start: index, end: index + words.length };
}

function sumsIn(text: string): Found[] {
  let from = 0;
  return amountsIn(text).map((amount) => {
    const start = text.indexOf(amount, from);
    from = start + amount.length;
    from += OF_COUNTRY.exec(text.slice(from, from + LONGEST_COUNTRY))?.[0].length ?? 0;
    const bare = amount.replace(/\([^()]*\)/gu, " ");
    const scale = SCALES.find(([, word]) => word.test(bare))?.[0] ?? 1;
    const figures = (bare.match(FIGURE) ?? []).map((figure) => parseFigure(figure) * scale);
    const currency = currencyOf(amount) ?? "other";
    return { kind: "sum", key: `${currency} ${figures.join("-")}`, start, end: from };
  });
}

/** Reads '1,500', '1 500,00' and '1.5': a last mark before one or two digits is a decimal point. */
function parseFigure(figure: string): number {
  const [, whole = figure, rest = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(figure) ?? [];
  return Number(`${whole.replace(/\D/gu, "")}.${rest || "0"}`);
}

/** Two to nine thousand in words, such as 'two copies'; 'one' is mostly an article. */
function numbersInWords(tokens: readonly Token[], text: string, language: Language): Found[] {
  return tokens.flatMap((token, at) => {
    const number = token.opening === "number" ? numberAt(tokens, at) : null;
    const end = tokens[(number?.next ?? 0) - 1]?.end ?? 0;
    if (!number || number.value < 2) return [];
    return [{ kind: "number" as const, key: withUnit(number.value, text, end, language), start: token.start, end }];
  });
}

/** '24 hours' aren't 24 minutes. */
function withUnit(value: number, text: string, end: number, language: Language): string {
  const [, next] = /^(?:\s?\([^()]{1,40}\))?[\s-]{1,2}(\p{L}+)/u.exec(text.slice(end, end + 60)) ?? [];
  return next === undefined ? `${value}` : `${value} ${stemIn(language, next.toLowerCase())}`;
}
