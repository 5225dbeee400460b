import { isPageMark, paragraph, type Block, type TextRun } from "@/lib/documents/richtext/blocks";
import { TEMPLATES, type ReadyText, type TemplateType } from "./catalogue";
import type { TemplateField } from "./fields";
import { writtenValue } from "./written-values";

/** Values of a template's fields by name; a missing field is empty. */
export type FieldValues = Readonly<Record<string, string | undefined>>;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/**
 * The contract made from a template and its values, as blocks. Values are plain text: no HTML, notation or placeholder
 * in them is interpreted. Their lines become line breaks; in a free text, paragraphs.
 * @param ready our full text in a language, which formats days and sums in that language; null for the documented text,
 * with values as entered Source: B-9.9, B-9.13, B-9.17.
 */
export function fillTemplate(type: TemplateType, values: FieldValues, ready: ReadyText | null = null): Block[] {
  return blocksWith({ type, ready }, values, () => "");
}

/**
 * The same for the preview: an empty value appears as its field's name in square brackets.
 * @param labelFor the form's label of a field; our own texts show that, the documented ones its name
 * @returns no block for an empty free text; the screen then asks for it. Source: B-9.9, B-9.13
 */
export function previewBlocks(
  type: TemplateType,
  values: FieldValues,
  ready: ReadyText | null = null,
  labelFor: (field: TemplateField) => string = (field) => field,
): Block[] {
  // our texts have no other fields
  return blocksWith({ type, ready }, values, (field) => `[${ready ? labelFor(field as TemplateField) : field}]`);
}

type Source = { type: TemplateType; ready: ReadyText | null };

function blocksWith({ type, ready }: Source, values: FieldValues, whenEmpty: (field: string) => string): Block[] {
  const text = ready?.text ?? TEMPLATES[type].text;
  if (text === null) return toParagraphs(values["textContent"] ?? "");
  const valueOf = (field: string) => {
    const value = unixLines(values[field] ?? "").trim();
    if (value === "") return whenEmpty(field);
    // our texts have no other fields
    return ready === null ? value : writtenValue(field as TemplateField, value, ready.language);
  };
  return text.map((block) => ({
    ...block,
    inlines: block.inlines.map((inline) => (isPageMark(inline) ? inline : filled(inline, valueOf))),
  }));
}

function filled(run: TextRun, valueOf: (field: string) => string): TextRun {
  if (!run.text.includes("{{")) return run;
  return { ...run, text: run.text.replace(PLACEHOLDER, (_, field: string) => valueOf(field)) };
}

/** One paragraph per line; blank lines only separate them, as in an uploaded text file. */
function toParagraphs(text: string): Block[] {
  return unixLines(text)
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== "")
    .map((line) => paragraph(line));
}

function unixLines(text: string): string {
  return text.replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, "\n");
}
