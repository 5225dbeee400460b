/** Finds typed clause numbers that form a sequence, as lists that count the same way. Pure and client-safe. */
import { groupedBy } from "@/lib/grouped-by";
import type { ListLevel } from "./list-counter";
import { toNumberRule } from "./number-rule";
import { formatNumber } from "./number-format";

/** Lists that may still continue; older ones are closed. */
const MOST_OPEN = 12;
/** A single number isn't a list. */
const LEAST_MEMBERS = 2;

type Member = { index: number; level: number };
type Form = { text: string; suffix: string };

/** One list: the look of its levels, their starts, and the current count. */
class TypedList {
  readonly members: Member[] = [];
  readonly #forms: (Form | undefined)[] = [];
  readonly #starts: number[];
  #counts: (number | undefined)[] = [];

  constructor(
    readonly format: string,
    values: readonly number[],
  ) {
    this.#starts = [...values];
  }

  /** Whether a number is the next of its level. */
  takes({ format, values, text }: LabelReading, suffix: string): boolean {
    const level = values.length - 1;
    const form = this.#forms[level];
    if (format !== this.format || (form && (form.text !== text || form.suffix !== suffix))) return false;
    if (values.some((value, above) => above < level && (this.#counts[above] ?? this.#startAt(above)) !== value))
      return false;
    const count = this.#counts[level];
    return values[level] === (count === undefined ? this.#startAt(level) : count + 1);
  }

  add(index: number, { values, text }: LabelReading, suffix: string): void {
    const level = values.length - 1;
    this.#forms[level] ??= { text, suffix };
    this.#counts = [...values];
    this.members.push({ index, level });
  }

  /** The counting rule of each member, by index. */
  rules(id: string): [number, string][] {
    const instance = { list: id, id: "1", levels: (level: number) => this.#toLevel(level), startAt: () => undefined };
    return this.members.flatMap(({ index, level }): [number, string][] => {
      const rule = toNumberRule(instance, level);
      return rule === null ? [] : [[index, rule]];
    });
  }

  #startAt(level: number): number {
    return this.#starts[level] ?? 1;
  }

  #toLevel(level: number): ListLevel {
    const { text, suffix } = this.#forms[level] ?? { text: `%${level + 1}.`, suffix: " " };
    return { start: this.#startAt(level), format: this.format, text, suffix, isLegal: false };
  }
}

/**
 * The counting rules of typed numbers, by paragraph index. A number continues the most recently used list that expects
 * it, else starts a new one; a list of one is dropped.
 */
export function rulesOfTyped(labels: readonly (TypedLabel | null)[]): Map<number, string> {
  const all: TypedList[] = [];
  let open: TypedList[] = [];
  labels.forEach((label, index) => {
    if (!label) return;
    const { readings, suffix } = label;
    const found = open
      .flatMap((list) => readings.map((reading) => ({ list, reading })))
      .find(({ list, reading }) => list.takes(reading, suffix));
    const first = found?.reading ?? readings.find(mayBegin);
    if (!first) return;
    const list = found?.list ?? new TypedList(first.format, first.values);
    if (!found) all.push(list);
    list.add(index, first, suffix);
    open = [list, ...open.filter((one) => one !== list)].slice(0, MOST_OPEN);
  });
  const kept = all.filter(({ members }) => members.length >= LEAST_MEMBERS);
  return new Map(kept.flatMap((list, number) => list.rules(`n${number + 1}`)));
}

/** Letters begin with the first; numbers may begin anywhere on the outermost level, but with the first below it. */
function mayBegin({ format, values }: LabelReading): boolean {
  return values.at(-1) === 1 || (format === "decimal" && values.length === 1);
}

// Clause numbers as people type them.

/** One way to read a number: `values` of its levels, and its text with `%1`, `%2` … in their places. */
type LabelReading = { format: string; values: readonly number[]; text: string };
/** The number a text begins with, with its separator, in every possible reading. */
export type TypedLabel = { length: number; suffix: "" | " "; readings: readonly LabelReading[] };

const WORDS =
  "Article|ARTICLE|Section|SECTION|Clause|CLAUSE|Schedule|SCHEDULE|Annex|ANNEX|Exhibit|EXHIBIT|" +
  "Статья|СТАТЬЯ|Раздел|РАЗДЕЛ|Глава|ГЛАВА|Пункт|ПУНКТ|Приложение|ПРИЛОЖЕНИЕ|Бүлэг|БҮЛЭГ|Зүйл|ЗҮЙЛ|Хавсралт|ХАВСРАЛТ";
const LABEL = new RegExp(
  `^((?:${WORDS}) )?(\\(?)(?:(\\d{1,3}(?:\\.\\d{1,3}){0,6})|([ivxlc]{1,7}|[IVXLC]{1,7}|\\p{L}))([.):]{0,2})( (?=\\S)|(?=\\p{L}))`,
  "u",
);
/** Years, sums and other large numbers aren't clause numbers. */
const MAX_VALUE = 200;
/** Letters go once through their alphabet, and Roman numerals as far as clauses do. */
const SIGNS: Readonly<Record<string, number>> = {
  lowerRoman: 60,
  upperRoman: 60,
  lowerLetter: 26,
  upperLetter: 26,
  russianLower: 29,
  russianUpper: 29,
};
const READINGS = readingsOfSigns();

/** The number a text begins with; null unless it certainly is one. */
export function readTypedLabel(text: string): TypedLabel | null {
  const [all, word = "", open = "", decimal, sign, close = "", suffix = ""] = LABEL.exec(text) ?? [];
  if (all === undefined || (open !== "" && !close.startsWith(")"))) return null;
  const isMarked = word !== "" || close !== "";
  const isParted = suffix === " " || (decimal !== undefined && close !== "");
  if (!isParted || (!isMarked && decimal?.includes(".") !== true)) return null;
  const values = decimal?.split(".").map(Number);
  const found = values ? [{ format: "decimal", values }] : (READINGS.get(sign ?? "") ?? []);
  const readings = found
    .map((reading) => ({ ...reading, text: `${word}${open}${toPattern(reading.values)}${close}` }))
    .filter((reading) => saysAgain(reading, text));
  return readings.length === 0 ? null : { length: all.length, suffix: suffix === " " ? " " : "", readings };
}

const toPattern = (values: readonly number[]) => values.map((_, level) => `%${level + 1}`).join(".");

/** Leading zeros and too large values aren't counted numbers. */
function saysAgain({ format, values, text }: LabelReading, label: string): boolean {
  if (values.some((value) => value < 1 || value > MAX_VALUE)) return false;
  return label.startsWith(text.replace(/%(\d)/g, (_, level) => formatNumber(values[Number(level) - 1] ?? 0, format)));
}

function readingsOfSigns(): ReadonlyMap<string, { format: string; values: number[] }[]> {
  const all = Object.entries(SIGNS).flatMap(([format, most]) =>
    Array.from({ length: most }, (_, index) => ({ format, values: [index + 1] })),
  );
  return groupedBy(all, ({ format, values }) => formatNumber(values[0] ?? 0, format));
}
