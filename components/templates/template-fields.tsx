"use client";

import { memo, useCallback } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { Field, Input, Textarea } from "@/components/ui/field";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { listFields, TEMPLATES } from "@/lib/documents/templates/catalogue";
import { FREE_TEXT_ROWS, fieldGroups, fieldKind, type TemplateField } from "@/lib/documents/templates/fields";
import type { CreateEntry, EntryProblems } from "./create-entry";

type TemplateFieldsProps = {
  entry: CreateEntry;
  problems: EntryProblems;
  disabled: boolean;
  onChange: (field: TemplateField, value: string) => void;
};

/** The selected text's fields, all required, grouped by party. Source: behaviour §9. */
export function TemplateFields(props: TemplateFieldsProps) {
  const words = useCopy().templates;
  const { entry } = props;
  const groups = fieldGroups(listFields(entry.type, entry.language ?? null));
  if (groups.length === 1) return <FieldGrid {...props} fields={groups[0]?.fields ?? []} />;
  return groups.map(({ group, fields }) => (
    <fieldset key={group} className="min-w-0 border-t border-line pt-4">
      <legend className="float-left mb-3 w-full text-sm font-semibold text-ink">{words.groups[group]}</legend>
      <FieldGrid {...props} fields={fields} />
    </fieldset>
  ));
}

type FieldGridProps = TemplateFieldsProps & { fields: readonly TemplateField[] };

function FieldGrid({ entry, problems, disabled, onChange, fields }: FieldGridProps) {
  return (
    <div className="clear-both grid gap-5 sm:grid-cols-2">
      {fields.map((field) => (
        <div key={field} className={isWide(field) ? "sm:col-span-2" : ""}>
          <FieldInput
            field={field}
            value={entry.fields[field] ?? ""}
            problem={problems[field]}
            disabled={disabled}
            onChange={onChange}
          />
        </div>
      ))}
    </div>
  );
}

type FieldInputProps = {
  field: TemplateField;
  value: string;
  problem: string | undefined;
  disabled: boolean;
  onChange: TemplateFieldsProps["onChange"];
};

const FieldInput = memo(function FieldInput({ field, value, problem, disabled, onChange }: FieldInputProps) {
  const words = useCopy().templates;
  const hints: Partial<Record<TemplateField, string>> = words.hints;
  const kind = fieldKind(field);
  const change = useCallback(
    (event: { target: { value: string } }) => onChange(field, event.target.value),
    [field, onChange],
  );
  const control = { name: field, value, disabled, required: true, onChange: change };
  return (
    <Field label={words.fields[field]} hint={hints[field]} error={problem} required>
      {kind === "date" && <Input type="date" max="9999-12-31" {...control} />}
      {kind === "single-line" && <Input autoComplete="off" {...control} />}
      {kind === "multi-line" && <Textarea rows={3} {...control} />}
      {kind === "free-text" && <Textarea rows={FREE_TEXT_ROWS} {...control} />}
    </Field>
  );
});

/** Dates and short values go side by side; everything else is full width. */
function isWide(field: TemplateField): boolean {
  return ["multi-line", "free-text"].includes(fieldKind(field)) || /(?:Name|Representative)$/.test(field);
}

type TextChoiceProps = { entry: CreateEntry; disabled: boolean; onChoose: (language: Language | null) => void };

/** Which text to fill in: one's own, or ours in one of three languages. Source: B-9.16, B-9.18. */
export function TextChoice({ entry, disabled, onChoose }: TextChoiceProps) {
  const words = useCopy().templates.text;
  const chosen = entry.language ?? null;
  const isFreeText = TEMPLATES[entry.type].text === null;
  // for sales and services the English text is the documented one
  const choices = isFreeText
    ? [null, ...LANGUAGES]
    : LANGUAGES.map((language) => (language === "en" ? null : language));
  return (
    <div className="space-y-2">
      <div role="group" aria-label={words.label} className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
        {choices.map((language) => (
          <button
            key={language ?? "documented"}
            type="button"
            disabled={disabled}
            aria-pressed={language === chosen}
            onClick={() => onChoose(language)}
            className={classes(
              "min-h-9 rounded border px-3 text-sm disabled:opacity-60",
              language === chosen
                ? "border-primary bg-primary-50 font-medium text-primary-800"
                : "border-line text-ink-muted hover:border-primary-400 hover:text-ink",
            )}
          >
            {language === null && isFreeText ? words.own : words.ready[language ?? "en"]}
          </button>
        ))}
      </div>
      <p className="text-sm text-ink-muted">{noteOn(chosen, isFreeText, words)}</p>
    </div>
  );
}

type Words = ReturnType<typeof useCopy>["templates"]["text"];

function noteOn(chosen: Language | null, isFreeText: boolean, words: Words): string {
  if (chosen === null && isFreeText) return words.offer;
  return chosen === null || chosen === "en" ? words.forLawyer : words.unread;
}
