/** The lines of the table, groups and contracts in one list, and where keys move between them. Pure. */
import type { GridRowDto, GridSummaryDto } from "@/lib/portfolio/schema";

export type AnswersGroup = GridSummaryDto["groups"][number];
type GroupLine = { key: string; kind: "group"; group: AnswersGroup; isFolded: boolean };
export type Line = GroupLine | { key: string; kind: "row"; row: GridRowDto };

export const HEAD = "head";
/** The cell that the keyboard is on: 0 is the contract's name. */
export type At = { line: string; column: number };

const groupLine = (groupKey: string) => `group ${groupKey}`;
export const rowLine = (contractId: string) => `row ${contractId}`;

/** Rows come in the order of their groups; one whose sums are not known yet stands under its key. */
export function toLines(
  rows: readonly GridRowDto[],
  groups: readonly AnswersGroup[] | null,
  folded: ReadonlySet<string>,
): Line[] {
  if (groups === null) return rows.map(toLine);
  const known = new Map(groups.map((group) => [group.key, group]));
  return rows.flatMap((row, index) => {
    const { groupKey } = row;
    const isFolded = folded.has(groupKey);
    const shown = isFolded ? [] : [toLine(row)];
    if (index > 0 && rows[index - 1]?.groupKey === groupKey) return shown;
    const group = known.get(groupKey) ?? { key: groupKey, name: "", count: 0, totals: {} };
    return [{ key: groupLine(groupKey), kind: "group" as const, group, isFolded }, ...shown];
  });
}

/** Pixels; all sums of a group stand there, one below the other. */
const LINE_HEIGHT = 40;
const GROUP_HEIGHT = 36;
const SUM_HEIGHT = 16;
const SUMS_WITHIN = 2;

export function lineHeight(line: Line | undefined): number {
  if (line?.kind !== "group") return LINE_HEIGHT;
  const most = Math.max(0, ...Object.values(line.group.totals).map(({ length }) => length));
  return GROUP_HEIGHT + Math.max(0, most - SUMS_WITHIN) * SUM_HEIGHT;
}

const toLine = (row: GridRowDto): Line => ({ key: rowLine(row.contract.id), kind: "row", row });

/** A name under which a cell is found on screen; a group has its name alone. */
export function cellKey(line: string, column: number): string {
  return `${line.startsWith("group ") ? 0 : column} ${line}`;
}

/** Rows that a page up or down passes. */
const PAGE_LINES = 10;
type Move = { key: string; isFar: boolean };

/** Where a key leads, or null for one that moves nothing. Above the first line stands the head. */
export function moved(at: At, { key, isFar }: Move, lines: readonly Line[], lastColumn: number): At | null {
  const index = lines.findIndex((line) => line.key === at.line);
  const to = (next: number): At => {
    const line = lines[Math.min(next, lines.length - 1)];
    return { line: next < 0 || !line ? HEAD : line.key, column: at.column };
  };
  const across = (column: number): At => ({ line: at.line, column: Math.min(lastColumn, Math.max(0, column)) });
  switch (key) {
    case "ArrowDown":
      return to(index + 1);
    case "ArrowUp":
      return to(index - 1);
    case "PageDown":
      return to(index + PAGE_LINES);
    case "PageUp":
      return to(Math.max(0, index - PAGE_LINES));
    case "ArrowRight":
      return across(at.column + 1);
    case "ArrowLeft":
      return across(at.column - 1);
    case "Home":
      return isFar ? { ...to(0), column: 0 } : across(0);
    case "End":
      return isFar ? { ...to(lines.length - 1), column: lastColumn } : across(lastColumn);
    default:
      return null;
  }
}

/** The contract that many lines on or back from one, or null at either end; groups are passed over. */
export function contractBeside(lines: readonly Line[], contractId: string, step: 1 | -1): string | null {
  const ids = lines.flatMap((line) => (line.kind === "row" ? [line.row.contract.id] : []));
  return ids[ids.indexOf(contractId) + step] ?? null;
}
