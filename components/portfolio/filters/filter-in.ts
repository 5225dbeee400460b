/** Reads a filter from its form. Pure but for the form's values. */
import { fieldText } from "@/components/forms/use-form";
import { FILTER_STATES, VERDICTS } from "@/lib/portfolio/bounds";
import type { GridFilter } from "@/lib/portfolio/schema";
import { numberIn } from "./numbers-in";

/** @returns null where nothing is set that would narrow */
export function filterIn(form: FormData, column: string, by: GridFilter["by"]): GridFilter | null {
  const text = (name: string) => fieldText(form, name).trim();
  switch (by) {
    case "text":
      return text("text") === "" ? null : { column, by, text: text("text") };
    case "day":
      return bounded({ column, by }, { from: text("from") || null, until: text("until") || null });
    case "number": {
      const filter = bounded({ column, by }, { from: numberIn(text("from")), until: numberIn(text("until")) });
      const currency = text("currency").toUpperCase();
      return filter && currency.length === 3 ? { ...filter, currency } : filter;
    }
    case "verdict": {
      const verdicts = VERDICTS.filter((one) => form.getAll("chosen").includes(one));
      return verdicts.length === 0 ? null : { column, by, verdicts };
    }
    case "state": {
      const states = FILTER_STATES.filter((one) => form.getAll("chosen").includes(one));
      return states.length === 0 ? null : { column, by, states };
    }
    case "values": {
      const values = [...chosenIn(form), ...linesIn(text("values"))];
      return values.length === 0 ? null : { column, by, values };
    }
  }
}

function bounded<F extends object, V>(filter: F, { from, until }: { from: V | null; until: V | null }) {
  if (from === null && until === null) return null;
  return { ...filter, ...(from !== null && { from }), ...(until !== null && { until }) };
}

function chosenIn(form: FormData): string[] {
  return form.getAll("chosen").filter((value) => typeof value === "string");
}

function linesIn(text: string): string[] {
  return [...new Set(text.split("\n").map((line) => line.trim()))].filter((line) => line !== "");
}
