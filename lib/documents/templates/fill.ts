import { isPageMark, paragraph, type Block, type TextRun } from "@/lib/documents/richtext/blocks";
import { TEMPLATES, type TemplateType } from "./catalogue";

/** Values of a template's fields by name; a field that isn't there is empty. */
export type FieldValues = Readonly<Record<string, string | undefined>>;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/**
 * The contract that a template and its values make, as blocks. Values are text, whatever they hold: no HTML, no
 * notation, no placeholder of their own is read in them. Their lines become line breaks; of a free text, paragraphs.
 * Source: B-9.9, B-9.13.
 */
export function fillTemplate(type: TemplateType, values: FieldValues): Block[] {
  return blocksWith(type, values, () => "");
}

/**
 * The same for the preview: an empty value is shown as its field's name in square brackets.
 * @returns no block at all for a free text of which nothing is typed; the screen then asks for it. Source: B-9.9,
 *   B-9.13
 */
export function previewBlocks(type: TemplateType, values: FieldValues): Block[] {
  return blocksWith(type, values, (field) => `[${field}]`);
}

function blocksWith(type: TemplateType, values: FieldValues, whenEmpty: (field: string) => string): Block[] {
  const { text } = TEMPLATES[type];
  if (text === null) return paragraphsOf(values["textContent"] ?? "");
  return text.map((block) => ({
    ...block,
    inlines: block.inlines.map((inline) => (isPageMark(inline) ? inline : filled(inline, values, whenEmpty))),
  }));
}

function filled(run: TextRun, values: FieldValues, whenEmpty: (field: string) => string): TextRun {
  if (!run.text.includes("{{")) return run;
  return {
    ...run,
    text: run.text.replace(
      PLACEHOLDER,
      (_, field: string) => unixLines(values[field] ?? "").trim() || whenEmpty(field),
    ),
  };
}

/** A paragraph for each line; lines without text only part them, as in a text file that is uploaded. */
function paragraphsOf(text: string): Block[] {
  return unixLines(text)
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== "")
    .map((line) => paragraph(line));
}

function unixLines(text: string): string {
  return text.replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, "\n");
}
