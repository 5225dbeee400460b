/** How long a shown passage stays highlighted. */
const HIGHLIGHT_MS = 5_000;
const NAME = "contract-passage";

let ending: ReturnType<typeof setTimeout> | undefined;

/** By the CSS Custom Highlight API; in browsers without it the selection shows the range. */
export function highlight(range: Range): void {
  if (typeof Highlight === "undefined" || typeof CSS === "undefined" || !CSS.highlights) return;
  clearTimeout(ending);
  CSS.highlights.set(NAME, new Highlight(range));
  ending = setTimeout(() => CSS.highlights.delete(NAME), HIGHLIGHT_MS);
}
