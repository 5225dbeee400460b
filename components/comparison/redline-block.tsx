"use client";

import { memo, type CSSProperties } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Badge } from "@/components/ui/badge";
import { classes } from "@/components/ui/classes";
import type { RedlineBlock, RedlineRun } from "@/lib/documents/redline/redline";
import { INDENT_PX, type Mark, CELL_END, type CellShape } from "@/lib/documents/richtext/blocks";

type RedlineBlockViewProps = {
  block: RedlineBlock;
  /** Number or bullet of a list item. */
  label: string | null;
  /** The stop number of each run, null if unchanged. */
  stops: readonly (number | null)[];
  /** The current stop, if it is in this block. */
  current: number | null;
};

/**
 * One paragraph of the comparison. Insertions are underlined, deletions struck through, and both are announced to
 * screen readers.
 */
export const RedlineBlockView = memo(function RedlineBlockView({
  block,
  label,
  stops,
  current,
}: RedlineBlockViewProps) {
  const words = useCopy().comparison;
  const { shape, change, move, edits } = block;
  const isHeading = shape.kind === "heading";
  const runs: readonly RedlineRun[] =
    block.runs.length > 0
      ? (edits ?? block.runs)
      : [{ kind: change === "inserted" || change === "deleted" ? change : "same", text: "" }];
  const note =
    move !== null
      ? change === "inserted"
        ? words.movedHere
        : words.movedAway
      : change === "reformatted"
        ? words.reformatted
        : null;
  const isCurrent = (index: number) => stops[index] !== null && stops[index] === current;
  const drawn = (run: RedlineRun, index: number, key: number) => (
    <Run
      key={key}
      run={run}
      isMoved={move !== null && (edits === undefined || run.kind === "same")}
      stop={note === null ? (stops[index] ?? null) : null}
      isCurrent={note === null && isCurrent(index)}
    />
  );
  return (
    <p
      {...(isHeading ? { role: "heading", "aria-level": Math.min(6, shape.level + 1) } : {})}
      data-change={change}
      data-look={isHeading ? `h${shape.level}` : shape.kind}
      style={toStyle(shape)}
      className="redline-block"
    >
      {note !== null && (
        <span data-stop={stops[0] ?? undefined} data-current={isCurrent(0) || undefined} className="redline-note">
          <Badge tone={move !== null ? "purple" : "gray"}>{note}</Badge>
        </span>
      )}
      {label !== null && <span className="redline-label">{label}</span>}
      {shape.kind === "row" ? (
        <span className="redline-row" style={toColumns(shape.cells)}>
          {runsByCell(runs).map((cell, column) => (
            <span
              key={column}
              className={classes("redline-cell", shape.cells[column]?.isHeader && "font-semibold")}
              style={cellStyle(shape.cells[column])}
            >
              {cell.map(({ run, index }, piece) => drawn(run, index, piece))}
            </span>
          ))}
        </span>
      ) : (
        runs.map((run, index) => drawn(run, index, index))
      )}
    </p>
  );
});

function Run({
  run,
  isMoved,
  stop,
  isCurrent,
}: {
  run: RedlineRun;
  isMoved: boolean;
  stop: number | null;
  isCurrent: boolean;
}) {
  const words = useCopy().comparison.spoken;
  if (run.kind === "same" && !isMoved) return <Parts run={run} />;
  if (run.isNumber)
    return (
      <span className={`redline-number redline-number-${run.kind}`} aria-hidden={run.kind === "deleted" || undefined}>
        {run.text}
      </span>
    );
  const isGone = run.kind === "deleted";
  const Tag = isGone ? "del" : "ins";
  const spoken = isMoved ? words[isGone ? "movedAway" : "movedHere"] : words[isGone ? "deleted" : "inserted"];
  return (
    <Tag
      data-stop={stop ?? undefined}
      data-current={isCurrent || undefined}
      className={classes("redline-run", isMoved && "redline-moved")}
    >
      <span className="redline-spoken">{` ${spoken} `}</span>
      <Parts run={run} />
      <span className="redline-spoken">{` ${words.end} `}</span>
    </Tag>
  );
}

/** A run's text with its original formatting. */
function Parts({ run: { kind, text, parts } }: { run: RedlineRun }) {
  const shown = kind === "same" ? (words: string) => words : withParagraphSigns;
  if (!parts) return shown(text);
  return parts.map((part, index) =>
    part.marks.length === 0 ? (
      shown(part.text)
    ) : (
      <span key={index} className={classes(...part.marks.map((mark) => LOOKS[mark]))}>
        {shown(part.text)}
      </span>
    ),
  );
}

const LOOKS: Readonly<Record<Mark, string>> = {
  bold: "font-semibold",
  italic: "italic",
  underline: "underline",
  strike: "line-through",
};

/** Makes inserted and deleted line ends visible. */
function withParagraphSigns(text: string): string {
  return text === "" ? "¶" : text.replaceAll("\n", "¶\n");
}

/** Width of a list level; its label is inside. */
const LIST_STEP_PX = 32;

function toStyle(shape: RedlineBlock["shape"]): CSSProperties {
  const indentPx =
    shape.kind === "paragraph"
      ? shape.indent * INDENT_PX
      : shape.kind === "item"
        ? (shape.depth + 1) * LIST_STEP_PX
        : 0;
  // React accepts custom properties, its types don't.
  const indent = { "--redline-indent": `${indentPx}px` } as CSSProperties;
  return { textAlign: shape.align ?? "start", ...(indentPx > 0 ? indent : {}) };
}

/** A table row in a redline: its runs by cell. */
type Piece = { run: RedlineRun; index: number };
type Part = NonNullable<RedlineRun["parts"]>[number];

/**
 * The runs of each cell with their index in the row. Uses the newer row's cells, or the older's if deleted: the text of
 * a removed cell appears in the cell next to it.
 */
function runsByCell(runs: readonly RedlineRun[]): Piece[][] {
  const isGone = runs.every(({ kind }) => kind === "deleted");
  const cells: Piece[][] = [[]];
  runs.forEach((run, index) => {
    if (run.kind === "deleted" && !isGone) return void cells.at(-1)?.push({ run: inOneCell(run), index });
    partsByCell(run).forEach((parts, piece) => {
      if (piece > 0) cells.push([]);
      const text = parts.map((part) => part.text).join("");
      if (text !== "") cells.at(-1)?.push({ run: { ...run, text, ...(run.parts ? { parts } : {}) }, index });
    });
  });
  return cells;
}

const toParts = ({ text, parts }: RedlineRun): readonly Part[] => parts ?? [{ text, marks: [] }];

function inOneCell(run: RedlineRun): RedlineRun {
  const joined = (text: string) => text.replaceAll(CELL_END, " ");
  const parts = run.parts ? { parts: run.parts.map((part) => ({ ...part, text: joined(part.text) })) } : {};
  return { ...run, text: joined(run.text), ...parts };
}

function partsByCell(run: RedlineRun): Part[][] {
  const cells: Part[][] = [[]];
  for (const { text, marks } of toParts(run))
    text.split(CELL_END).forEach((piece, index) => {
      if (index > 0) cells.push([]);
      if (piece !== "") cells.at(-1)?.push({ text: piece, marks });
    });
  return cells;
}

function toColumns(cells: readonly CellShape[]): CSSProperties {
  const columns = cells.reduce((sum, { colSpan }) => sum + colSpan, 0);
  return { gridTemplateColumns: `repeat(${Math.max(1, columns)}, minmax(0, 1fr))` };
}

function cellStyle(cell: CellShape | undefined): CSSProperties {
  return { gridColumn: `span ${cell?.colSpan ?? 1}`, textAlign: cell?.align ?? "start" };
}
