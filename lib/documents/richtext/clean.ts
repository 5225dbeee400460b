import sanitizeHtml from "sanitize-html";
import { withoutUnseen } from "./characters";
import { withCountedNumbers } from "@/lib/documents/numbering/count-numbers";
import { blocksFromHtml, readTags, type TagReader } from "./from-html";
import { htmlFromBlocks, escapeHtml } from "./to-html";

/**
 * Makes any HTML safe and canonical: an allow-list first (`sanitize-html`), then the form of `blocks.ts`. HTML nested
 * too deep for that library is first brought into that form, so that no text is lost. Characters without a shape are
 * removed, clauses are renumbered. Called once, when text enters a version; stored text can be trusted. Idempotent.
 * Source: B-8.23, B-11.4.
 */
export function cleanHtml(html: string): string {
  const shallow = wellFormed(html, TAGS) ?? htmlFromBlocks(blocksFromHtml(html));
  return htmlFromBlocks(withCountedNumbers(blocksFromHtml(sanitizeHtml(withoutUnseen(shallow), ALLOWED))));
}

const TAGS: ReadonlySet<string> = new Set([
  "p",
  "div",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "ul",
  "ol",
  "li",
  "b",
  "strong",
  "i",
  "em",
  "u",
  "s",
  "strike",
  "del",
  "br",
  "span",
  "table",
  "tbody",
  "thead",
  "tr",
  "td",
  "th",
  "blockquote",
  "pre",
  "section",
  "article",
]);

const SPANS = ["style", "colspan", "rowspan"];

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...TAGS],
  allowedAttributes: { "*": ["style"], span: ["style", "data-page", "data-number"], td: SPANS, th: SPANS },
  allowedStyles: {
    "*": {
      "text-align": [/^(center|right|justify)$/],
      "padding-inline-start": [/^\d{1,4}px$/, /^calc\(\d{1,2} ?\* ?\d{1,4}px\)$/],
      "font-weight": [/^(bold|[1-9]00)$/],
      "font-style": [/^italic$/],
      "text-decoration": [/^[a-z -]{1,40}$/],
    },
  },
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "title", "iframe", "object", "svg", "math"],
  allowedSchemes: [],
  parseStyleAttributes: true,
};

/** No contract nests tags deeper. */
const MAX_DEPTH = 100;
/** No word processor writes longer styles; UTF-16 units. */
const MAX_STYLE_CHARS = 4_000;
/** Elements whose content isn't document text. */
const DROPPED = new Set([
  "script",
  "style",
  "textarea",
  "option",
  "noscript",
  "title",
  "iframe",
  "object",
  "svg",
  "math",
]);
const KEPT_ATTRIBUTES = ["style", "data-page", "data-number", "colspan", "rowspan"];

/**
 * The same HTML with only `tags`, every tag closed, all text escaped, and only the attributes style, page, number and
 * spans, so that further cleaning takes time linear in its length, whatever it was.
 * @returns null if tags are nested deeper than in any document
 */
function wellFormed(html: string, tags: ReadonlySet<string>): string | null {
  const writer = new Writer(tags);
  readTags(html, writer, { selfClosing: false });
  return writer.isTooDeep ? null : writer.html;
}

class Writer implements TagReader {
  html = "";
  isTooDeep = false;
  #depth = 0;
  #dropped = 0;

  constructor(readonly tags: ReadonlySet<string>) {}

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (DROPPED.has(name)) this.#dropped += 1;
    if (!this.#isKept(name)) return;
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) this.isTooDeep = true;
    const kept = KEPT_ATTRIBUTES.map((key) => attributeHtml(key, attributes[key]));
    this.html += `<${name}${kept.join("")}>`;
  }

  text(text: string): void {
    if (this.#dropped === 0 && !this.isTooDeep) this.html += escapeHtml(text);
  }

  close(name: string): void {
    if (this.#isKept(name)) {
      this.#depth -= 1;
      if (name !== "br") this.html += `</${name}>`;
    }
    if (DROPPED.has(name)) this.#dropped -= 1;
  }

  #isKept(name: string): boolean {
    return this.#dropped === 0 && !this.isTooDeep && this.tags.has(name);
  }
}

function attributeHtml(key: string, value: string | undefined): string {
  return value === undefined || value.length > MAX_STYLE_CHARS ? "" : ` ${key}="${escapeHtml(value)}"`;
}
