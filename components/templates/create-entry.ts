/**
 * What is entered to create a contract from a template, and what is still wrong with it. Pure. Source: behaviour §9.
 */
import type { z } from "zod";
import { MAX_NAME_CHARS } from "@/lib/contracts/bounds";
import { TEMPLATES, initialValues, type TemplateType } from "@/lib/documents/templates/catalogue";
import { maxFieldChars } from "@/lib/documents/templates/fields";
import type { createFromTemplateBody } from "@/lib/contracts/template-schema";
import type { FieldIssue } from "@/lib/errors";
import type { Copy } from "@/lib/copy/copy";

export type CreateInput = z.input<typeof createFromTemplateBody>;
export type CreateEntry = { type: TemplateType; name: string; fields: Readonly<Record<string, string>> };
/** Words by what they are about: `name`, or a field's name. */
export type EntryProblems = Readonly<Record<string, string>>;

/** The form of a template as it begins. `today` is the user's own day, `YYYY-MM-DD`. */
export function startOf(type: TemplateType, today: string, words: Copy): CreateEntry {
  return { type, name: words.templates.defaultName(words.contracts.types[type]), fields: initialValues(type, today) };
}

/** Whether something was typed that going back would lose. */
export function isTouched(entry: CreateEntry, start: CreateEntry): boolean {
  return (
    entry.name !== start.name || Object.entries(entry.fields).some(([field, value]) => value !== start.fields[field])
  );
}

/** What keeps an entry from being sent; nothing when it is complete. */
export function problemsOf(entry: CreateEntry, words: Copy): EntryProblems {
  const name = nameProblem(entry.name.trim(), words);
  const fields = TEMPLATES[entry.type].fields.flatMap((field) => {
    const value = (entry.fields[field] ?? "").trim();
    const limit = maxFieldChars(field);
    if (value === "") return [[field, words.templates.fieldRequired]];
    return value.length > limit ? [[field, words.templates.fieldTooLong(limit)]] : [];
  });
  return { ...(name === null ? {} : { name }), ...(Object.fromEntries(fields) as EntryProblems) };
}

/** What the server found wrong, beside the field it is about. */
export function problemsFrom(issues: readonly FieldIssue[]): EntryProblems {
  return Object.fromEntries(issues.map(({ path, message }) => [path.replace(/^fields\./, ""), message]));
}

function nameProblem(name: string, words: Copy): string | null {
  if (name === "") return words.templates.nameRequired;
  return name.length > MAX_NAME_CHARS ? words.contracts.upload.nameTooLong(MAX_NAME_CHARS) : null;
}
