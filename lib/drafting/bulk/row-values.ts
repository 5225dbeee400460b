/** A row's values as the template takes them, and what is wrong with them. Pure. Source: B-33.4. */
import { MAX_NAME_CHARS } from "@/lib/contracts/bounds";
import { visibleText } from "@/lib/documents/richtext/characters";
import { readDay, writeDay } from "@/lib/days";
import type { ValueProblem } from "@/lib/drafting/bounds";
import type { FieldSpec, TemplateSource } from "./source";

export type RowValues = {
  /** Without empty ones; days as YYYY-MM-DD. */
  fields: Record<string, string>;
  problems: { field: string; kind: ValueProblem }[];
};

/** Something that people can see. */
const VISIBLE = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u;

export function readRowValues(specs: readonly FieldSpec[], given: Readonly<Record<string, string>>): RowValues {
  const fields: Record<string, string> = {};
  const problems: RowValues["problems"] = [];
  for (const spec of specs) {
    const text = visibleText(Object.hasOwn(given, spec.key) ? (given[spec.key] ?? "") : "").trim();
    const { value, problem } = readValue(spec, text);
    if (value !== "") fields[spec.key] = value;
    if (problem) problems.push({ field: spec.key, kind: problem });
  }
  const [start = "", end = ""] = [fields["startDate"], fields["endDate"]];
  const isTerm = specs.some(({ key, kind }) => key === "endDate" && kind === "date");
  if (isTerm && readDay(start) && readDay(end) && end < start)
    problems.push({ field: "endDate", kind: "endsBeforeStart" });
  return { fields, problems };
}

function readValue(spec: FieldSpec, text: string): { value: string; problem: ValueProblem | null } {
  if (!VISIBLE.test(text)) return { value: "", problem: spec.isRequired ? "required" : "staysField" };
  if (text.length > spec.mostChars) return { value: text, problem: "tooLong" };
  if (spec.kind === "date") {
    const day = toDay(text);
    return typeof day === "string" ? { value: day, problem: null } : { value: text, problem: day.problem };
  }
  const isAmount = spec.isRequired && /(?:Amount|Price)$/u.test(spec.key);
  return { value: text, problem: isAmount && !/\p{N}/u.test(text) ? "noAmount" : null };
}

const YEAR_FIRST = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ]\d{2}:\d{2}.*)?$/u;
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:\s?г\.?)?$/u;
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/u;

/** YYYY-MM-DD. 3/4/2026 is a day in March to one and in April to another: nobody guesses. */
function toDay(text: string): string | { problem: "notADay" | "unsureDay" } {
  const [, year, month, day] = YEAR_FIRST.exec(text)?.map(Number) ?? [];
  if (year !== undefined) return known({ year, month, day });
  const [, dotDay, dotMonth, dotYear] = DOTTED.exec(text)?.map(Number) ?? [];
  if (dotYear !== undefined) return known({ year: dotYear, month: dotMonth, day: dotDay });
  const [, one = 0, other = 0, slashYear] = SLASHED.exec(text)?.map(Number) ?? [];
  if (slashYear === undefined) return { problem: "notADay" };
  if (one <= 12 && other <= 12 && one !== other) return { problem: "unsureDay" };
  return one > 12
    ? known({ year: slashYear, month: other, day: one })
    : known({ year: slashYear, month: one, day: other });
}

type Parts = { year: number; month: number | undefined; day: number | undefined };

function known({ year, month = 0, day = 0 }: Parts): string | { problem: "notADay" } {
  const written = writeDay({ year, month, day });
  return readDay(written) ? written : { problem: "notADay" };
}

const HOLE = /\{([^{}]{1,200})\}/gu;

/** A draft's name: holes are filled with the template's name, the row's number or its values. */
export function nameFrom(
  pattern: string,
  source: Pick<TemplateSource, "name">,
  { row, fields }: { row: number; fields: Readonly<Record<string, string>> },
): string {
  const filled = pattern.replace(HOLE, (_, hole: string) => {
    if (hole === "template") return source.name;
    return hole === "row" ? String(row) : Object.hasOwn(fields, hole) ? (fields[hole] ?? "") : "";
  });
  const name = filled
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replace(/^[\s–-]+|[\s–-]+$/gu, "")
    .replace(/–(?: –)+/gu, "–")
    .slice(0, MAX_NAME_CHARS)
    .trim();
  return name === "" ? `${source.name} ${row}` : name;
}
