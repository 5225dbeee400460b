import { isPageMark, type Block } from "./blocks";
import { blocksFromHtml } from "./from-html";

/** Of `&quot;` and the like, as canonical HTML has them. */
const LONGEST_ENTITY = 8;

/**
 * The first blocks of a text of which only the beginning was read. The block that was cut goes, unless it is the only
 * one; [] where no words are left. @param html canonical HTML, or its beginning, cut anywhere @param most blocks
 */
export function blocksOfBeginning(html: string, { isCut, most }: { isCut: boolean; most: number }): Block[] {
  const blocks = blocksFromHtml(isCut ? withoutCutSign(html) : html);
  const whole = isCut && blocks.length > 1 ? blocks.slice(0, -1) : blocks;
  const shown = whole.slice(0, most);
  return shown.some(hasText) ? shown : [];
}

/** A tag or a letter of which only a part is left would be read as words. */
function withoutCutSign(html: string): string {
  const [tag, entity] = [html.lastIndexOf("<"), html.lastIndexOf("&")];
  if (tag > html.lastIndexOf(">")) return html.slice(0, tag);
  if (entity > html.lastIndexOf(";") && html.length - entity < LONGEST_ENTITY) return html.slice(0, entity);
  return html.replace(/[\uD800-\uDBFF]$/, "");
}

function hasText({ inlines }: Block): boolean {
  return inlines.some((inline) => !isPageMark(inline) && inline.text.trim() !== "");
}
