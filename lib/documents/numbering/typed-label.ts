/** Clause numbers as people type them. Pure and client-safe. */
import { groupedBy } from "@/lib/grouped-by";
import { formatNumber } from "./number-format";

/** One way to read a number: `values` of its levels, and its text with `%1`, `%2` … in their places. */
export type LabelReading = { format: string; values: readonly number[]; text: string };
/** The number that a text begins with, with what parts it from the words, in all the ways it can be read. */
export type TypedLabel = { length: number; suffix: "" | " "; readings: readonly LabelReading[] };

const WORDS =
  "Article|ARTICLE|Section|SECTION|Clause|CLAUSE|Schedule|SCHEDULE|Annex|ANNEX|Exhibit|EXHIBIT|" +
  "Статья|СТАТЬЯ|Раздел|РАЗДЕЛ|Глава|ГЛАВА|Пункт|ПУНКТ|Приложение|ПРИЛОЖЕНИЕ|Бүлэг|БҮЛЭГ|Зүйл|ЗҮЙЛ|Хавсралт|ХАВСРАЛТ";
const LABEL = new RegExp(
  `^((?:${WORDS}) )?(\\(?)(?:(\\d{1,3}(?:\\.\\d{1,3}){0,6})|([ivxlc]{1,7}|[IVXLC]{1,7}|\\p{L}))([.):]{0,2})( (?=\\S)|(?=\\p{L}))`,
  "u",
);
/** Years, sums and other large numbers are no clause's. */
const MAX_VALUE = 200;
/** Letters count once through their alphabet, and as far in Roman numbers, as clauses do. */
const SIGNS: Readonly<Record<string, number>> = {
  lowerRoman: 60,
  upperRoman: 60,
  lowerLetter: 26,
  upperLetter: 26,
  russianLower: 29,
  russianUpper: 29,
};
const READINGS = readingsOfSigns();

/** The number that a text begins with; null where it has none that is surely one. */
export function typedLabelOf(text: string): TypedLabel | null {
  const [all, word = "", open = "", decimal, sign, close = "", suffix = ""] = LABEL.exec(text) ?? [];
  if (all === undefined || (open !== "" && !close.startsWith(")"))) return null;
  const isMarked = word !== "" || close !== "";
  const isParted = suffix === " " || (decimal !== undefined && close !== "");
  if (!isParted || (!isMarked && decimal?.includes(".") !== true)) return null;
  const values = decimal?.split(".").map(Number);
  const found = values ? [{ format: "decimal", values }] : (READINGS.get(sign ?? "") ?? []);
  const readings = found
    .map((reading) => ({ ...reading, text: `${word}${open}${placesOf(reading.values)}${close}` }))
    .filter((reading) => saysAgain(reading, text));
  return readings.length === 0 ? null : { length: all.length, suffix: suffix === " " ? " " : "", readings };
}

const placesOf = (values: readonly number[]) => values.map((_, level) => `%${level + 1}`).join(".");

/** Zeros in front, and what is too large, are not what is counted. */
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
