"use client";

import { useId } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { readAll } from "@/components/data/read-list";
import { useRead } from "@/components/data/use-read";
import { useRecordWords, listChoices } from "@/components/portfolio/words/record-words";
import { Field, Input, Textarea } from "@/components/ui/field";
import { FILTER_STATES, VERDICTS } from "@/lib/portfolio/bounds";
import type { GridFilter } from "@/lib/portfolio/schema";

type FieldsProps = {
  column: string;
  by: GridFilter["by"];
  /** What is set now, where this is a change of it. */
  filter: GridFilter | null;
  problem: string | null;
};

/** The fields of a filter, by what it compares. */
export function FilterFields({ column, by, filter, problem }: FieldsProps) {
  const { filters: words, verdicts, states } = useCopy().portfolio;
  const chosen = readChosen(filter);
  switch (by) {
    case "text":
      return (
        <Field label={words.text} error={problem}>
          <Input name="text" maxLength={200} autoComplete="off" defaultValue={chosen[0] ?? ""} />
        </Field>
      );
    case "day":
      return <Bounds type="date" filter={filter} problem={problem} />;
    case "number":
      return (
        <>
          <Bounds type="text" filter={filter} problem={problem} />
          <Field label={words.currency} hint={words.currencyHint}>
            <Input
              name="currency"
              maxLength={3}
              autoComplete="off"
              placeholder={words.anyCurrency}
              defaultValue={chosen[0] ?? ""}
            />
          </Field>
        </>
      );
    case "verdict": {
      const items = VERDICTS.map((value) => ({ value, name: verdicts[value] }));
      return <Choices label={words.ways.verdict} {...{ items, chosen, problem }} />;
    }
    case "state": {
      const items = FILTER_STATES.map((value) => ({ value, name: states[value] }));
      return <Choices label={words.ways.state} {...{ items, chosen, problem }} />;
    }
    case "values":
      return <Values {...{ column, chosen, problem }} />;
  }
}

/** What a filter names, but for its bounds. */
function readChosen(filter: GridFilter | null): readonly string[] {
  switch (filter?.by) {
    case "text":
      return [filter.text];
    case "number":
      return filter.currency === undefined ? [] : [filter.currency];
    case "verdict":
      return filter.verdicts;
    case "state":
      return filter.states;
    case "values":
      return filter.values;
    default:
      return [];
  }
}

type BoundsProps = { type: "date" | "text"; filter: GridFilter | null; problem: string | null };

function Bounds({ type, filter, problem }: BoundsProps) {
  const { filters: words } = useCopy().portfolio;
  const { from = "", until = "" } = filter?.by === "day" || filter?.by === "number" ? filter : {};
  const shared = { type, autoComplete: "off", ...(type === "text" ? { inputMode: "decimal" as const } : {}) };
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={words.from} error={problem}>
        <Input name="from" {...shared} defaultValue={from} />
      </Field>
      <Field label={words.until}>
        <Input name="until" {...shared} defaultValue={until} />
      </Field>
    </div>
  );
}

type ChoicesProps = {
  label: string;
  items: readonly { value: string; name: string }[];
  chosen: readonly string[];
  problem: string | null;
};

function Choices({ label, items, chosen, problem }: ChoicesProps) {
  const problemId = useId();
  return (
    <fieldset aria-describedby={problem ? problemId : undefined} className="space-y-1">
      <legend className="pb-1 text-sm font-medium">{label}</legend>
      {items.map(({ value, name }) => (
        <label key={value} className="flex min-h-9 items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            name="chosen"
            value={value}
            defaultChecked={chosen.includes(value)}
            className="size-4 accent-primary"
          />
          {name}
        </label>
      ))}
      {problem && (
        <p id={problemId} role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** Values that are known are chosen; others are written. */
function Values({ column, chosen, problem }: Pick<ChoicesProps, "chosen" | "problem"> & { column: string }) {
  const { filters: words } = useCopy().portfolio;
  const recordWord = useRecordWords();
  const { data: labels = [] } = useRead<string[]>(`values of ${column}`, () => labelsFor(column));
  const known = listChoices(column) ?? labels;
  if (known.length === 0)
    return (
      <Field label={words.values} hint={words.valuesHint} error={problem}>
        <Textarea name="values" rows={3} defaultValue={chosen.join("\n")} />
      </Field>
    );
  return (
    <Choices
      label={words.values}
      items={[...new Set([...known, ...chosen])].map((value) => ({ value, name: recordWord(column, value) }))}
      chosen={chosen}
      problem={problem}
    />
  );
}

/** The reader's own labels. */
async function labelsFor(column: string): Promise<string[] | null> {
  return column === "labels" ? readAll<string>("/api/labels") : [];
}
