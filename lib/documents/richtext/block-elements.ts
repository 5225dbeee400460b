/** Which HTML elements make blocks, and what their attributes mean. */
import { readRule } from "@/lib/documents/numbering/number-rule";
import { INDENT_PX, MAX_INDENT, type Alignment } from "./blocks";

export type Attributes = Readonly<Record<string, string>>;

/** Elements whose content isn't document text. */
export const SILENT = new Set([
  "script",
  "style",
  "head",
  "title",
  "template",
  "noscript",
  "iframe",
  "object",
  "svg",
  "math",
  "textarea",
  "select",
]);
/** Elements that begin a new block, in addition to the canonical ones. */
export const BREAKING = new Set([
  "div",
  "section",
  "article",
  "blockquote",
  "pre",
  "table",
  "tbody",
  "thead",
  "tr",
  "header",
  "footer",
  "main",
  "address",
  "dl",
  "dt",
  "dd",
  "hr",
  "figure",
  "center",
]);

/** Whether the element separates the text on either side, except a table as a whole. */
export function isBlockName(name: string): boolean {
  return (
    name === "p" ||
    /^h[1-6]$/.test(name) ||
    (BREAKING.has(name) && name !== "table" && name !== "tr" && name !== "tbody" && name !== "thead")
  );
}

/** The original's page that begins at a mark. */
export function parsePage(attributes: Attributes): number | null {
  const page = Number(attributes["data-page"]);
  return Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : null;
}

/** The rule of a counted clause number. */
export function parseNumberRule(attributes: Attributes): string | null {
  const rule = attributes["data-number"];
  return rule !== undefined && readRule(rule) ? rule : null;
}

/** Indent of a paragraph in the editor, in steps. */
export function parseIndent(attributes: Attributes): number {
  const match = /padding-inline-start:\s*(?:calc\((\d{1,2})\s*\*\s*)?(\d{1,4})px/.exec(attributes["style"] ?? "");
  if (!match) return 0;
  return Math.min(MAX_INDENT, Math.round((Number(match[1] ?? 1) * Number(match[2])) / INDENT_PX));
}

export function parseAlignment(attributes: Attributes): Alignment | undefined {
  const align = /text-align:\s*(center|right|justify)/.exec(attributes["style"] ?? "")?.[1];
  return align as Alignment | undefined; // the pattern allows only these three
}
