"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Field, Input, Select } from "@/components/ui/field";
import { MAX_PATTERN_CHARS } from "@/lib/drafting/bounds";
import type { SheetDto } from "@/lib/drafting/schema";
import { placeName } from "@/lib/documents/spreadsheet/reading/sheet";
import type { Bulk } from "./use-bulk";

/** Which column holds which field, and how drafts are named; folded where every field has its column. */
export function ColumnChoice({ bulk, sheet }: { bulk: Bulk; sheet: SheetDto }) {
  const words = useCopy().drafting.check;
  const { choices, setChoices } = bulk;
  const missing = sheet.fields.filter(({ key }) => !choices.columns.includes(key)).map(({ label }) => label);
  const unused = sheet.heads.flatMap(({ name }, at) => (name !== "" && choices.columns[at] === null ? [name] : []));
  const about = [
    ...(sheet.name === null ? [] : [words.sheet(sheet.name)]),
    ...(sheet.otherSheets.length > 0 ? [words.otherSheets(sheet.otherSheets.join(", "))] : []),
  ];
  return (
    <section className="draft-card space-y-3">
      {about.length > 0 && <p className="text-sm text-ink-muted">{about.join(" · ")}</p>}
      {missing.length > 0 && (
        <Banner tone={sheet.fields.some((one) => one.isRequired) ? "warning" : "info"}>
          {words.missing(missing.join(", "))}
        </Banner>
      )}
      {unused.length > 0 && <Banner>{words.unknown(unused.join(", "))}</Banner>}
      <Field label={words.pattern} hint={words.patternHint}>
        <Input
          value={choices.pattern}
          maxLength={MAX_PATTERN_CHARS}
          onChange={(event) => setChoices({ ...choices, pattern: event.target.value })}
        />
      </Field>
      <details open={missing.length > 0}>
        <summary className="cursor-pointer py-1 text-sm font-medium">{words.columns}</summary>
        <ul className="draft-columns">
          {sheet.heads.map(({ name }, at) => (
            <li key={at}>
              <ColumnSelect bulk={bulk} sheet={sheet} at={at} head={name || words.unnamed(letterOf(at))} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const letterOf = (column: number) => placeName({ row: 1, column }).replace(/\d+$/u, "");

type ColumnSelectProps = { bulk: Bulk; sheet: SheetDto; at: number; head: string };

/** A field that another column had is taken from it. */
function ColumnSelect({ bulk, sheet, at, head }: ColumnSelectProps) {
  const words = useCopy().drafting.check;
  const { choices, setChoices } = bulk;
  const choose = (field: string | null) => {
    const columns = choices.columns.map((one, index) => (index === at ? field : one === field ? null : one));
    setChoices({ ...choices, columns });
  };
  return (
    <label className="draft-column">
      <span className="min-w-0 truncate text-sm" title={head}>
        {head}
      </span>
      <Select
        aria-label={words.column(head)}
        value={choices.columns[at] ?? ""}
        onChange={(event) => choose(event.target.value || null)}
      >
        <option value="">{words.unused}</option>
        {sheet.fields.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
    </label>
  );
}
