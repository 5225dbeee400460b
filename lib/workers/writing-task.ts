import { cleanCharacters, visibleText, withoutUnseen } from "@/lib/documents/richtext/characters";
import { numberLength } from "@/lib/documents/numbering/number-rule";
import { MAX_HTML_BYTES, blockText } from "@/lib/documents/richtext/blocks";
import { searchableText, type SearchableText } from "@/lib/documents/search/index-words";
import { placeFields } from "@/lib/documents/templates/own-fields";
import { fillTemplate } from "@/lib/documents/templates/fill";
import { readyText } from "@/lib/documents/templates/ready-texts";
import type { TemplateType } from "@/lib/documents/templates/catalogue";
import type { Language } from "@/lib/copy/languages";
import { carryOut, type Change } from "@/lib/documents/richtext/carry-out";
import { cleanHtml } from "@/lib/documents/richtext/clean";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { isAsPromised } from "@/lib/documents/richtext/promised";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";

export type NamedWords = { name: string; words: string };
/** `language` null: as the template is documented; else our full text in it. */
export type Filling = { type: TemplateType; language: Language | null; fields: Readonly<Record<string, string>> };

/** What `writing.ts` asks a thread to do. */
export type WritingTask =
  | { verb: "clean"; html: string }
  | { verb: "read"; html: string }
  | { verb: "replace"; html: string; changes: readonly Change[] }
  | { verb: "makeFields"; html: string; fields: readonly NamedWords[] }
  | ({ verb: "fill" } & Filling);

/**
 * @returns "tooLarge" when the HTML exceeds what a version may hold, "notAsPromised" when it does not say what the
 *   changes say
 */
export function doWritingTask(task: WritingTask): SearchableText | "tooLarge" | "notAsPromised" {
  const made = toHtml(task);
  if (made === "notAsPromised") return made;
  const { html } = made;
  return Buffer.byteLength(html) > MAX_HTML_BYTES ? "tooLarge" : searchableText(html);
}

function toHtml(task: WritingTask): { html: string } | "notAsPromised" {
  if (task.verb === "read") return { html: task.html };
  if (task.verb === "clean") return { html: cleanHtml(task.html) };
  if (task.verb === "replace") return withChanges(task.html, task.changes);
  if (task.verb === "makeFields") {
    const { plainText } = searchableText(task.html);
    return withChanges(task.html, outsideNumbers(task.html, placeFields(plainText, task.fields)));
  }
  return filledIn(task);
}

function filledIn({ type, language, fields }: Filling): { html: string } {
  const values = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, visibleText(value)]));
  const ready = language === null ? null : readyText(type, language);
  const filled = htmlFromBlocks(fillTemplate(type, values, ready));
  return { html: Buffer.byteLength(filled) > MAX_HTML_BYTES ? filled : cleanHtml(filled) }; // too large is refused
}

/** @returns "notAsPromised" where the text would not say what the changes say */
function withChanges(html: string, sent: readonly Change[]): { html: string } | "notAsPromised" {
  if (sent.length === 0) return { html };
  const changes = sent.map((change) => ({ ...change, words: withoutUnseen(cleanCharacters(change.words)) }));
  const before = blocksFromHtml(html);
  const after = htmlFromBlocks(carryOut(before, changes));
  return isAsPromised(before, blocksFromHtml(after), changes) ? { html: after } : "notAsPromised";
}

/** Without those that reach into a number that is counted: that is no text. */
function outsideNumbers(html: string, changes: readonly Change[]): Change[] {
  const numbers: { start: number; end: number }[] = [];
  let offset = 0;
  for (const block of blocksFromHtml(html)) {
    if (numberLength(block) > 0) numbers.push({ start: offset, end: offset + numberLength(block) });
    offset += blockText(block).length + 1;
  }
  return changes.filter(({ start, end }) => !numbers.some((number) => number.start < end && start < number.end));
}
