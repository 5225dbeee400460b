import { visibleText } from "@/lib/documents/extraction/characters";
import { withCountedNumbers } from "@/lib/documents/numbering/count-numbers";
import { MAX_HTML_BYTES } from "@/lib/documents/richtext/limits";
import { searchableText, type SearchableText } from "@/lib/documents/search/searchable-text";
import { fieldsInPlaceOf } from "@/lib/documents/templates/own-fields";
import { fillTemplate } from "@/lib/documents/templates/fill";
import { readyText } from "@/lib/documents/templates/ready-texts";
import type { TemplateType } from "@/lib/documents/templates/catalogue";
import type { Language } from "@/lib/copy/languages";
import type { Block } from "@/lib/documents/richtext/blocks";
import { cleanHtml } from "@/lib/documents/richtext/clean";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { replaceText } from "@/lib/documents/richtext/replace-text";
import { replaceWords } from "@/lib/documents/richtext/replace-words";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";

/** A stretch of the plain text and the words to stand there. */
type Change = { start: number; end: number; words: string };

/**
 * HTML sent is cleaned, a version's own is read, words are replaced or made fields wherever they stand, or a template
 * is filled: as it is documented, or our full text in a language.
 */
export type WritingTask =
  | { verb: "clean"; html: string }
  | { verb: "read"; html: string }
  | { verb: "replace"; html: string; changes: readonly Change[] }
  | { verb: "makeFields"; html: string; fields: readonly { name: string; words: string }[] }
  | { verb: "fill"; type: TemplateType; language: Language | null; fields: Readonly<Record<string, string>> };

/** @returns "tooLarge" when the HTML exceeds what a version may hold */
export function doWritingTask(task: WritingTask): SearchableText | "tooLarge" {
  const html = htmlOf(task);
  return Buffer.byteLength(html) > MAX_HTML_BYTES ? "tooLarge" : searchableText(html);
}

function htmlOf(task: WritingTask): string {
  if (task.verb === "read") return task.html;
  if (task.verb === "clean") return cleanHtml(task.html);
  if (task.verb === "replace") return withChanges(task.html, task.changes);
  if (task.verb === "makeFields")
    return withChanges(task.html, fieldsInPlaceOf(searchableText(task.html).plainText, task.fields));
  const values = Object.fromEntries(Object.entries(task.fields).map(([field, value]) => [field, visibleText(value)]));
  const ready = task.language === null ? null : readyText(task.type, task.language);
  const filled = htmlFromBlocks(fillTemplate(task.type, values, ready));
  return Buffer.byteLength(filled) > MAX_HTML_BYTES ? filled : cleanHtml(filled); // too large is refused
}

function withChanges(html: string, changes: readonly Change[]): string {
  if (changes.length === 0) return html;
  return htmlFromBlocks(withCountedNumbers(replacedIn(blocksFromHtml(html), changes)));
}

/** Words of one line all at once; others from the last to the first, so that places before them stay where they are. */
function replacedIn(blocks: readonly Block[], changes: readonly Change[]): readonly Block[] {
  if (changes.every(isOneLine))
    return replaceWords(
      blocks,
      changes.toSorted((one, other) => one.start - other.start),
    );
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce<readonly Block[]>((text, { words, ...place }) => replaceText(text, place, words), blocks);
}

/** What has line ends or tabs makes paragraphs, each of which costs as much as the whole text. */
export function isOneLine({ words }: Change): boolean {
  return !/[\n\t]/.test(words);
}
