import sanitizeHtml from "sanitize-html";
import { blocksFromHtml } from "./from-html";
import { htmlFromBlocks } from "./to-html";

/**
 * Makes any HTML safe and canonical: an allow-list first (`sanitize-html`), then the shape of `blocks.ts`.
 * Called once, when text enters a version; what the store gives back may be trusted. Idempotent. Source: decisions §6.
 */
export function cleanHtml(html: string): string {
  return htmlFromBlocks(blocksFromHtml(sanitizeHtml(html, ALLOWED)));
}

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ["p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "b", "strong", "i", "em", "u", "s", "strike", "del", "br", "span", "table", "tbody", "thead", "tr", "td", "th", "blockquote", "pre", "section", "article"],
  allowedAttributes: { "*": ["style"], span: ["style", "data-page"] },
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
