import sanitizeHtml from "sanitize-html";
import { withCountedNumbers } from "@/lib/documents/numbering/count-numbers";
import { blocksFromHtml } from "./from-html";
import { htmlFromBlocks } from "./to-html";
import { wellFormed } from "./well-formed";

/**
 * Makes any HTML safe and canonical: an allow-list first (`sanitize-html`), then the shape of `blocks.ts`. HTML whose
 * tags stand too deep within each other for that library is brought into the shape first, so that no text is lost.
 * Clause numbers are counted anew.
 * Called once, when text enters a version; what the store gives back may be trusted. Idempotent. Source: B-11.4.
 */
export function cleanHtml(html: string): string {
  const shallow = wellFormed(html, TAGS) ?? htmlFromBlocks(blocksFromHtml(html));
  return htmlFromBlocks(withCountedNumbers(blocksFromHtml(sanitizeHtml(shallow, ALLOWED))));
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
