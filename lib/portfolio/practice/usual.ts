/** What is usual among values that were signed: each answer is a value that somebody signed. Pure. Source: B-34.2. */
import { wordsKey } from "@/lib/assistant/answers/sort-key";
import { groupedBy } from "@/lib/grouped-by";
import { MOST_SHOWN } from "./bounds";
import type { CountedValue, Figures, PracticeTopic, PracticeValue } from "./schema";

const MONTH_DAYS = 365 / 12;
/** A share a day and a share of the whole are both per cent, and never one series. */
const WITHOUT_SERIES = ["late_payment"];

/** What a value is compared by: its kind and its figure, a length of time in days; null where it has words alone. */
export function toFigure(topic: string, value: PracticeValue): { measure: string; figure: number } | null {
  const { amount, currency = "", number, unit } = value;
  if (WITHOUT_SERIES.includes(topic)) return null;
  if (amount !== undefined) return { measure: currency, figure: amount };
  if (number === undefined || unit === undefined) return null;
  return unit === "months" ? { measure: "days", figure: number * MONTH_DAYS } : { measure: unit, figure: number };
}

/** By what two values count as one: the figure within its kind, else the words. */
export function valueKey(topic: string, value: PracticeValue): string {
  const figure = toFigure(topic, value);
  if (!figure) return `words ${wordsKey(withoutSigns(value.text))}`;
  return `${figure.measure} ${Math.round(figure.figure * 100) / 100}`;
}

/** Letters, figures and shares; other signs and where blanks stand make no difference. */
function withoutSigns(text: string): string {
  const spaced = text.replace(/\s+%/gu, "%").replace(/[^\p{L}\d%.,]+/gu, " ");
  return spaced.replace(/[.,](?!\d)/gu, "").trim();
}

/** @param values newest contract first; `hasWords`: whether words are values of their own, or a clause's beginning */
export function summarize(topic: string, values: readonly PracticeValue[], hasWords: boolean) {
  const measured = values.flatMap((value) => {
    const figure = toFigure(topic, value);
    return figure ? [{ value, ...figure }] : [];
  });
  const series = [...groupedBy(measured, ({ measure }) => measure)].map(([measure, some]) =>
    toFigures(topic, measure, some),
  );
  const worded = hasWords ? values.filter((value) => toFigure(topic, value) === null && value.text !== "") : [];
  return {
    figures: series.toSorted((one, other) => other.count - one.count || byCode(one.measure, other.measure)),
    words: mostFrequent(topic, worded).slice(0, MOST_SHOWN),
  } satisfies Pick<PracticeTopic, "figures" | "words">;
}

const byCode = (one: string, other: string) => (one < other ? -1 : Number(one > other));

type Measured = { value: PracticeValue; figure: number };

function toFigures(topic: string, measure: string, some: readonly Measured[]): Figures {
  const [first, ...rest] = some.toSorted((one, other) => one.figure - other.figure);
  const sorted = first ? [first, ...rest] : [];
  const middle = sorted[Math.ceil(sorted.length / 2) - 1];
  const last = sorted.at(-1);
  if (!first || !middle || !last) throw new Error("a series has a value");
  const distance = ({ value }: CountedValue) => Math.abs((toFigure(topic, value)?.figure ?? 0) - middle.figure);
  const counts = mostFrequent(
    topic,
    sorted.map(({ value }) => value),
  );
  const most = counts[0]?.count ?? 0;
  const [usual] = counts
    .filter(({ count }) => count === most)
    .toSorted((one, other) => distance(one) - distance(other));
  return {
    measure,
    count: sorted.length,
    usual: usual ?? { value: middle.value, count: 1 },
    median: middle.value,
    least: first.value,
    most: last.value,
  };
}

/** Most frequent first; of several as frequent, the one that comes first. */
function mostFrequent(topic: string, values: readonly PracticeValue[]): CountedValue[] {
  const byKey = groupedBy(values, (value) => valueKey(topic, value));
  return [...byKey.values()]
    .flatMap((some) => (some[0] ? [{ value: some[0], count: some.length }] : []))
    .toSorted((one, other) => other.count - one.count);
}
