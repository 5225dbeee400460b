/** The entries for a contract from a template, and their validation. Pure. Source: behaviour §9. */
import type { z } from "zod";
import { isMaybe, isAmong, isRecordWith, isShape, isText, readJson } from "@/components/forms/shape";
import { MAX_NAME_CHARS } from "@/lib/contracts/bounds";
import type { createFromTemplateBody } from "@/lib/contracts/templates/template-schema";
import type { Copy } from "@/lib/copy/copy";
import { type Language, LANGUAGES } from "@/lib/copy/languages";
import { listFields, initialValues, type TemplateType, TEMPLATE_TYPES } from "@/lib/documents/templates/catalogue";
import { maxFieldChars, type TemplateField } from "@/lib/documents/templates/fields";
import type { FieldIssue } from "@/lib/errors";

export type CreateInput = z.input<typeof createFromTemplateBody>;
/** `language`: of our full text; null for the documented one, an English or a free text. */
export type CreateEntry = {
  type: TemplateType;
  name: string;
  language?: Language | null | undefined;
  fields: Readonly<Record<string, string>>;
};
/** Messages by subject: `name`, or a field's name. */
export type EntryProblems = Readonly<Record<string, string>>;

/** Fields whose value is a length of time. Not working hours: '9:00–18:00' needs no unit. */
const LENGTH_FIELDS = ["warrantyPeriod", "confidentialityPeriod", "annualLeave"] as const satisfies TemplateField[];
type LengthField = (typeof LENGTH_FIELDS)[number];

/** A template's initial form. `today` is the user's own date, `YYYY-MM-DD`. */
export function startEntry(
  type: TemplateType,
  today: string,
  words: Copy,
  language: Language | null = null,
): CreateEntry {
  const name = words.templates.defaultName(words.contracts.types[type]);
  return { type, name, language, fields: initialValues(type, today, language) };
}

/** The request for an entry: only the fields of its text, not of others viewed. */
export function toInput({ type, name, language = null, fields }: CreateEntry): CreateInput {
  const own = Object.fromEntries(listFields(type, language).map((field) => [field, fields[field] ?? ""]));
  if (type === "Sales Agreement" || type === "Service Agreement")
    return { type, name, ...(language === null ? {} : { language }), fields: own };
  return language === null
    ? { type, name, text: "own" as const, fields: own }
    : { type, name, text: "ready" as const, language, fields: own };
}

/** The entry for another text: keeps what was typed; prefilled values change with the language. */
export function onText(entry: CreateEntry, language: Language | null, today: string): CreateEntry {
  const before = initialValues(entry.type, today, entry.language ?? null);
  const begun = initialValues(entry.type, today, language);
  const typed = Object.entries(entry.fields).filter(([field, value]) => value !== "" && value !== before[field]);
  return { ...entry, language, fields: { ...begun, ...Object.fromEntries(typed) } };
}

/** Whether going back would lose something typed. */
export function isTouched(entry: CreateEntry, start: CreateEntry): boolean {
  const isTyped = ([field, value]: [string, string]) =>
    field in start.fields ? value !== start.fields[field] : value !== "";
  return entry.name !== start.name || Object.entries(entry.fields).some(isTyped);
}

/** What prevents an entry from being sent; empty if complete. */
export function findProblems(entry: CreateEntry, words: Copy): EntryProblems {
  const name = nameProblem(entry.name.trim(), words);
  const fields = listFields(entry.type, entry.language ?? null).flatMap((field) => {
    const value = (entry.fields[field] ?? "").trim();
    const limit = maxFieldChars(field);
    if (value === "") return [[field, words.templates.fieldRequired]];
    if (value.length > limit) return [[field, words.templates.fieldTooLong(limit)]];
    const example = isWithoutUnit(field, value) ? words.templates.lengths[field] : undefined;
    return example === undefined ? [] : [[field, words.templates.unitMissing(example)]];
  });
  return { ...(name === null ? {} : { name }), ...endProblem(entry, words), ...Object.fromEntries(fields) };
}

/** A length of time that has its number only: "for a period of 3" says nothing. Source: B-9.11. */
function isWithoutUnit(field: string, value: string): field is LengthField {
  return LENGTH_FIELDS.some((one) => one === field) && /\p{N}/u.test(value) && !/\p{L}/u.test(value);
}

/** A term that ends before it begins. Compares dates as strings, `YYYY-MM-DD`. */
function endProblem({ type, language = null, fields }: CreateEntry, words: Copy): EntryProblems {
  const [start = "", end = ""] = [fields["startDate"], fields["endDate"]];
  const hasTerm = listFields(type, language).includes("endDate") && start !== "" && end !== "";
  return hasTerm && end < start ? { endDate: words.templates.endsBeforeStart } : {};
}

/** The server's validation errors, by field. */
export function problemsFrom(issues: readonly FieldIssue[]): EntryProblems {
  return Object.fromEntries(issues.map(({ path, message }) => [path.replace(/^fields\./, ""), message]));
}

function nameProblem(name: string, words: Copy): string | null {
  if (name === "") return words.templates.nameRequired;
  return name.length > MAX_NAME_CHARS ? words.contracts.upload.nameTooLong(MAX_NAME_CHARS) : null;
}

/**
 * An entry that was begun and not sent, kept in the browser for its person, so that a reload or an expired session
 * loses nothing. */
const isEntry = isShape<CreateEntry>({
  type: isAmong(TEMPLATE_TYPES),
  name: isText,
  language: isMaybe(isAmong(LANGUAGES)),
  fields: isRecordWith(isText),
});

export type CreateDraft = { read(): CreateEntry | null; write(entry: CreateEntry): void; remove(): void };

/** The storage of a user's entry. A browser without storage, or with a full one, keeps none. */
export function createDraft(userId: string): CreateDraft {
  const key = `create-draft:${userId}`;
  return {
    read: () =>
      readJson(
        withStorage((storage) => storage.getItem(key)),
        isEntry,
      ),
    write: (entry) => void withStorage((storage) => storage.setItem(key, JSON.stringify(entry))),
    remove: () => void withStorage((storage) => storage.removeItem(key)),
  };
}

function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.localStorage);
  } catch {
    return null; // denied or full
  }
}
