import type { ReactNode } from "react";
import { preload } from "react-dom";
import { classes } from "@/components/ui/classes";
import {
  isPageMark,
  MAX_INDENT,
  type Block,
  type Inline,
  type ItemBlock,
  type RowBlock,
} from "@/lib/documents/richtext/blocks";
import { readCells, linesOfCell, tableAt, type Cell } from "@/lib/documents/richtext/rows";
import cyrillic from "@/public/fonts/paper-cyrillic.woff2";
import latin from "@/public/fonts/paper-latin.woff2";
import mongolian from "@/public/fonts/paper-mongolian.woff2";

/** What names a page of the original. */
type PageLabel = (page: number) => string;
type Props = { blocks: readonly Block[]; pageLabel: PageLabel };

/**
 * The contract's first lines as the editor will show them, rendered by the server: readable before any script loads.
 * Uses only classes, because the page's policy allows no inline styles (B-6.11).
 */
export function PaperBeginning({ blocks, pageLabel }: Props) {
  preloadLetters(blocks);
  const parts: ReactNode[] = [];
  for (let index = 0; index < blocks.length;) {
    const end = endOfPart(blocks, index);
    parts.push(<PartView key={index} blocks={blocks.slice(index, end)} pageLabel={pageLabel} />);
    index = end;
  }
  return parts;
}

/** Adjacent items form lists, rows of one table a table. */
function endOfPart(blocks: readonly Block[], start: number): number {
  const table = tableAt(blocks, start);
  if (table) return start + table.length;
  if (blocks[start]?.kind !== "item") return start + 1;
  const after = blocks.slice(start).findIndex(({ kind }) => kind !== "item");
  return after === -1 ? blocks.length : start + after;
}

function PartView({ blocks, pageLabel }: Props) {
  const [block] = blocks;
  if (!block) return null;
  if (block.kind === "item") return <ListView items={blocks.filter(isItem)} depth={0} pageLabel={pageLabel} />;
  if (block.kind === "row") return <TableView rows={blocks.filter(isRow)} pageLabel={pageLabel} />;
  const Tag = block.kind === "heading" ? (`h${block.level}` as const) : "p";
  const indent = block.kind === "paragraph" ? INDENTS[Math.min(MAX_INDENT, block.indent)] : "";
  return (
    <Tag className={classes(block.align && ALIGNS[block.align], indent)}>
      <InlinesView inlines={block.inlines} pageLabel={pageLabel} />
    </Tag>
  );
}

type ListProps = { items: readonly ItemBlock[]; depth: number; pageLabel: PageLabel };

/** Items of one depth, containing deeper ones; another kind of list starts a new one. */
function ListView({ items, depth, pageLabel }: ListProps) {
  return groupRuns(items, (one, other) => other.depth > depth || one.list === other.list).map((run, index) => {
    const Tag = run[0]?.list === "number" ? "ol" : "ul";
    let value = 0;
    const groups = groupRuns(run, (one, other) => one.depth > depth && other.depth > depth); // own items stand alone
    return (
      <Tag key={index}>
        {groups.map((group, at) =>
          (group[0]?.depth ?? 0) > depth ? (
            <li key={at} className="contract-nested-item">
              <ListView items={group} depth={depth + 1} pageLabel={pageLabel} />
            </li>
          ) : (
            group.map((item) => (
              <li key={at} value={Tag === "ol" ? (value += 1) : undefined} className={item.align && ALIGNS[item.align]}>
                <InlinesView inlines={item.inlines} pageLabel={pageLabel} />
              </li>
            ))
          ),
        )}
      </Tag>
    );
  });
}

function TableView({ rows, pageLabel }: { rows: readonly RowBlock[]; pageLabel: PageLabel }) {
  return (
    <div className="contract-table-frame">
      <table className="contract-table">
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {readCells(row).map((cell, column) => (
                <CellView key={column} cell={cell} pageLabel={pageLabel} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A line of a cell is a paragraph of it. */
function CellView({ cell, pageLabel }: { cell: Cell; pageLabel: PageLabel }) {
  const Tag = cell.isHeader ? "th" : "td";
  return (
    <Tag colSpan={cell.colSpan} rowSpan={cell.rowSpan}>
      {linesOfCell(cell.inlines).map(({ inlines }, index) => (
        <p key={index} className={cell.align && ALIGNS[cell.align]}>
          <InlinesView inlines={inlines} pageLabel={pageLabel} />
        </p>
      ))}
    </Tag>
  );
}

function InlinesView({ inlines, pageLabel }: { inlines: readonly Inline[]; pageLabel: PageLabel }) {
  if (inlines.length === 0) return <br />;
  return inlines.map((inline, index) =>
    isPageMark(inline) ? (
      <span key={index} className="contract-page-mark" data-page={inline.page} data-label={pageLabel(inline.page)} />
    ) : (
      <span
        key={index}
        className={classes(
          inline.number !== undefined && "contract-number",
          ...inline.marks.map((mark) => `contract-${mark}`),
        )}
      >
        {inline.text}
      </span>
    ),
  );
}

/** Groups adjacent items that belong together. */
function groupRuns<T>(all: readonly T[], belong: (first: T, next: T) => boolean): T[][] {
  const runs: T[][] = [];
  for (const one of all) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && belong(run[0], one)) run.push(one);
    else runs.push([one]);
  }
  return runs;
}

const isItem = (block: Block): block is ItemBlock => block.kind === "item";
const isRow = (block: Block): block is RowBlock => block.kind === "row";
const ALIGNS = { center: "text-center", right: "text-right", justify: "text-justify" } as const;
/** Steps of 40 pixels (`INDENT_PX`). */
const INDENTS = [
  "",
  "ps-[40px]",
  "ps-[80px]",
  "ps-[120px]",
  "ps-[160px]",
  "ps-[200px]",
  "ps-[240px]",
  "ps-[280px]",
  "ps-[320px]",
];

/** The letters that only this file has; `app/fonts.css` has the ranges. */
const FILES = [
  { address: latin, letters: /[\u0020-\u017f]/ },
  { address: cyrillic, letters: /[\u0400-\u045f]/ },
  { address: mongolian, letters: /[ҮүӨө]/ },
] as const;

/** Preloads the fonts for a text's letters, so that nothing moves when they replace the fallback. */
function preloadLetters(blocks: readonly Block[]): void {
  const texts = blocks.flatMap(({ inlines }) => inlines.map((inline) => (isPageMark(inline) ? "" : inline.text)));
  for (const { address, letters } of FILES)
    if (texts.some((text) => letters.test(text)))
      preload(address, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
