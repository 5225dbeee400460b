import { visibleText } from "@/lib/contracts/extraction/characters";
import { MAX_HTML_BYTES } from "@/lib/contracts/schema";
import { searchableText, type SearchableText } from "@/lib/contracts/searchable-text";
import { fillTemplate } from "@/lib/contracts/templates/fill";
import type { CreateFromTemplate } from "@/lib/contracts/templates/schema";
import { cleanHtml } from "@/lib/richtext/clean";
import { blocksFromHtml } from "@/lib/richtext/from-html";
import { replaceText } from "@/lib/richtext/replace-text";
import { htmlFromBlocks } from "@/lib/richtext/to-html";

/**
 * A way to a version's text: HTML that somebody sent is cleaned, a version's own is read, words of it are replaced, or a
 * template is filled.
 */
export type WritingTask =
  | { verb: "clean"; html: string }
  | { verb: "read"; html: string }
  | { verb: "replace"; html: string; start: number; end: number; words: string }
  | { verb: "fill"; type: CreateFromTemplate["type"]; fields: Readonly<Record<string, string>> };

/** Does it, here and now. @returns "tooLarge" when the HTML exceeds what a version may hold */
export function doWritingTask(task: WritingTask): SearchableText | "tooLarge" {
  const html = htmlOf(task);
  return Buffer.byteLength(html) > MAX_HTML_BYTES ? "tooLarge" : searchableText(html);
}

function htmlOf(task: WritingTask): string {
  if (task.verb === "read") return task.html;
  if (task.verb === "clean") return cleanHtml(task.html);
  if (task.verb === "replace") return htmlFromBlocks(replaceText(blocksFromHtml(task.html), task, task.words));
  const values = Object.fromEntries(Object.entries(task.fields).map(([field, value]) => [field, visibleText(value)]));
  return cleanHtml(htmlFromBlocks(fillTemplate(task.type, values)));
}
