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
import { readCells, tableAt, type Cell } from "./rows";

const TAGS: Record<Mark, string> = { bold: "strong", italic: "em", underline: "u", strike: "s" };
const ORDER: readonly Mark[] = ["bold", "italic", "underline", "strike"];

/**
 * Writes blocks as canonical HTML (see `blocks.ts`). All text is escaped, so the result has no tag or attribute beyond
 * the canonical ones, whatever the blocks contain. `blocksFromHtml(htmlFromBlocks(b))` gives `b` back.
 */
export function htmlFromBlocks(blocks: readonly Block[]): string {
  const html: string[] = [];
  let index = 0;
  while (index < blocks.length) {
    const block = blocks[index];
    if (block === undefined) break;
    if (block.kind === "item") {
      const end = endOfList(blocks, index);
      html.push(lists(blocks.slice(index, end).map(notTooDeep)));
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
  return `<tr>${readCells(row).map(cellHtml).join("")}</tr>`;
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

/** The first index after `start` that isn't an item, or is an outermost item of the other kind of list. */
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

/** All parent lists of an item are written around it, so no block may be deeper than this. */
function notTooDeep(block: Block): ItemBlock {
  const item = block as ItemBlock; // the caller checked that it is one
  return item.depth <= MAX_LIST_DEPTH ? item : { ...item, depth: MAX_LIST_DEPTH };
}

type ListTag = "ol" | "ul";
const listTag = (kind: ItemBlock["list"] | undefined): ListTag => (kind === "number" ? "ol" : "ul");

/**
 * Writes a range of items as nested lists, in one pass. An item whose parent is missing is put in items without words;
 * a list ends where its kind changes, and is bulleted if it has no item of its own.
 */
function lists(items: readonly ItemBlock[]): string {
  const missing = listsToOpen(items);
  const html: string[] = [];
  const open: ListTag[] = [];
  const closeTo = (depth: number) => {
    while (open.length > depth) html.push(`</li></${open.pop() ?? "ul"}>`);
  };
  items.forEach((item, index) => {
    const { depth } = item;
    closeTo(depth + 1);
    if (open.length > depth && open[depth] === listTag(item.list)) html.push("</li>");
    else {
      closeTo(depth);
      for (const tag of missing[index] ?? []) {
        html.push(open.length < depth ? `<${tag}><li>` : `<${tag}>`);
        open.push(tag);
      }
    }
    const align = item.align ? ` style="text-align: ${item.align}"` : "";
    html.push(`<li${align}>${inlineHtml(item.inlines)}`);
  });
  closeTo(0);
  return html.join("");
}

/** For each item the lists that open before it, outermost first, including those of missing parents. */
function listsToOpen(items: readonly ItemBlock[]): ListTag[][] {
  const before: ListTag[][] = [];
  const next: (ItemBlock["list"] | undefined)[] = []; // the kind of the next item at each depth in the same list
  for (let index = items.length - 1; index >= 0; index -= 1) {
    const { depth, list } = items[index] as ItemBlock;
    next.length = depth + 1;
    next[depth] = list;
    const above = items[index - 1]?.depth ?? -1;
    before[index] = Array.from(next.slice(Math.min(above + 1, depth)), listTag);
  }
  return before;
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
