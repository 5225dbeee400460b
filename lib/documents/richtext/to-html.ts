import {
  INDENT_PX,
  MAX_INDENT,
  MAX_LIST_DEPTH,
  isPageMark,
  type Block,
  type Inline,
  type ItemBlock,
  type Mark,
  type RowBlock,
  type TextRun,
} from "./blocks";
import { cellsOf, tableAt, type Cell } from "./rows";

const TAGS: Record<Mark, string> = { bold: "strong", italic: "em", underline: "u", strike: "s" };
const ORDER: readonly Mark[] = ["bold", "italic", "underline", "strike"];

/**
 * Writes blocks as canonical HTML (see `blocks.ts`). All text is escaped, so whatever the blocks hold, the result has
 * no tag or attribute beyond the canonical ones. `blocksFromHtml(htmlFromBlocks(b))` gives `b` back.
 */
export function htmlFromBlocks(blocks: readonly Block[]): string {
  const html: string[] = [];
  let index = 0;
  while (index < blocks.length) {
    const block = blocks[index];
    if (block === undefined) break;
    if (block.kind === "item") {
      const end = endOfList(blocks, index);
      html.push(list(blocks.slice(index, end).map(notTooDeep), 0));
      index = end;
    } else if (block.kind === "row") {
      const rows = tableAt(blocks, index) ?? [block];
      html.push(`<table><tbody>${rows.map(rowHtml).join("")}</tbody></table>`);
      index += rows.length;
    } else {
      html.push(singleBlock(block));
      index += 1;
    }
  }
  return html.join("");
}

function rowHtml(row: RowBlock): string {
  return `<tr>${cellsOf(row).map(cellHtml).join("")}</tr>`;
}

function cellHtml({ colSpan, rowSpan, isHeader, align, inlines }: Cell): string {
  const tag = isHeader ? "th" : "td";
  const columns = colSpan > 1 ? ` colspan="${Math.trunc(colSpan)}"` : "";
  const rows = rowSpan > 1 ? ` rowspan="${Math.trunc(rowSpan)}"` : "";
  const style = align ? ` style="text-align: ${align}"` : "";
  return `<${tag}${columns}${rows}${style}>${inlineHtml(inlines)}</${tag}>`;
}

function singleBlock(block: Exclude<Block, ItemBlock | RowBlock>): string {
  const tag = block.kind === "heading" ? `h${block.level}` : "p";
  const indent = block.kind === "paragraph" ? Math.min(Math.max(Math.trunc(block.indent), 0), MAX_INDENT) : 0;
  const styles = [
    ...(block.align ? [`text-align: ${block.align}`] : []),
    ...(indent > 0 ? [`padding-inline-start: ${indent * INDENT_PX}px`] : []),
  ];
  const style = styles.length > 0 ? ` style="${styles.join("; ")}"` : "";
  return `<${tag}${style}>${inlineHtml(block.inlines)}</${tag}>`;
}

/** The first index after `start` that is no item, or an outermost item of the other kind of list. */
function endOfList(blocks: readonly Block[], start: number): number {
  const first = blocks[start] as ItemBlock;
  let index = start + 1;
  for (; index < blocks.length; index += 1) {
    const block = blocks[index];
    if (block?.kind !== "item") break;
    if (block.depth === 0 && block.list !== first.list) break;
  }
  return index;
}

/**
 * The lists of an item are written within each other, by functions that call themselves: no block may ask for more of
 * them.
 */
function notTooDeep(block: Block): ItemBlock {
  const item = block as ItemBlock; // the caller has seen that it is one
  return item.depth <= MAX_LIST_DEPTH ? item : { ...item, depth: MAX_LIST_DEPTH };
}

function list(items: readonly ItemBlock[], depth: number): string {
  const tag =
    items.find((item) => item.depth <= depth)?.list === "number" ||
    (items[0]?.depth === depth && items[0].list === "number")
      ? "ol"
      : "ul";
  const html: string[] = [];
  let index = 0;
  while (index < items.length) {
    const item = items[index] as ItemBlock;
    const isOwn = item.depth <= depth;
    const from = isOwn ? index + 1 : index;
    let end = from;
    while (end < items.length && (items[end] as ItemBlock).depth > depth) end += 1;
    const nested = end > from ? nestedLists(items.slice(from, end), depth + 1) : "";
    const align = isOwn && item.align ? ` style="text-align: ${item.align}"` : "";
    html.push(`<li${align}>${isOwn ? inlineHtml(item.inlines) : ""}${nested}</li>`);
    index = end;
  }
  return `<${tag}>${html.join("")}</${tag}>`;
}

/** Items below one parent, cut where the kind of list changes at their own depth. */
function nestedLists(items: readonly ItemBlock[], depth: number): string {
  const cuts = [0];
  let kind = items.find((item) => item.depth <= depth)?.list;
  items.forEach((item, index) => {
    if (item.depth > depth || item.list === kind) return;
    kind = item.list;
    if (index > 0) cuts.push(index);
  });
  return cuts.map((from, index) => list(items.slice(from, cuts[index + 1]), depth)).join("");
}

function inlineHtml(inlines: readonly Inline[]): string {
  const html = inlines
    .map((inline) => (isPageMark(inline) ? `<span data-page="${inline.page}"></span>` : numberedHtml(inline)))
    .join("");
  return html === "" ? "<br>" : html;
}

function numberedHtml({ text, marks, number }: TextRun): string {
  const html = runHtml(text, marks);
  return number === undefined ? html : `<span data-number="${escapeHtml(number)}">${html}</span>`;
}

function runHtml(text: string, marks: readonly Mark[]): string {
  const tags = ORDER.filter((mark) => marks.includes(mark)).map((mark) => TAGS[mark]);
  const open = tags.map((tag) => `<${tag}>`).join("");
  const close = [...tags]
    .reverse()
    .map((tag) => `</${tag}>`)
    .join("");
  return open + escapeHtml(text).replaceAll("\n", "<br>") + close;
}

/** Escapes text for an element's content or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
