import {
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
  AlignmentType,
  Tab,
  TextRun,
  type IRunOptions,
  LevelFormat,
  LevelSuffix,
  type ILevelsOptions,
  type IParagraphOptions,
} from "docx";
import {
  isPageMark,
  type RowBlock,
  type TextRun as ContractRun,
  type Alignment,
  type Block,
} from "@/lib/documents/richtext/blocks";
import { toGrid, headingRows, type PlacedCell } from "@/lib/documents/richtext/rows";
import { findNumber, readRule, type NumberRule } from "@/lib/documents/numbering/number-rule";
import { ITEM_HANGING_TWIPS, ITEM_STEP_TWIPS } from "@/lib/documents/numbering/written-numbers";
import { isSignedTable } from "./signature-blocks";
import { fitColumns } from "./table-columns";

/**
 * A table, and the paragraph that stops Word from merging it with a following table. Rows aren't split across pages,
 * nor is a signed table; the header repeats on each page.
 */
export function toDocxTable(rows: readonly RowBlock[]): [Table, Paragraph] {
  const grid = toGrid(rows);
  const [heading, isKept] = [headingRows(grid), isSignedTable(rows)];
  const widths = fitColumns(grid).widths.map((width) => Math.round(width * TWIPS_PER_POINT));
  const table = new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    rows: grid.rows.map(
      (cells, index) =>
        new TableRow({
          cantSplit: true,
          ...(index < heading ? { tableHeader: true } : {}),
          children: cells.map((cell) => toDocxCell(cell, { widths, keepNext: isKept && index < rows.length - 1 })),
        }),
    ),
  });
  return [table, new Paragraph({ spacing: { before: 0, after: 0, line: 120 } })];
}

function toDocxCell(
  cell: PlacedCell,
  { widths, keepNext }: { widths: readonly number[]; keepNext: boolean },
): TableCell {
  const { column, colSpan, rowSpan, isHeader, align } = cell;
  const width = widths.slice(column, column + colSpan).reduce((sum, one) => sum + one, 0);
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(colSpan > 1 ? { columnSpan: colSpan } : {}),
    ...(rowSpan > 1 ? { rowSpan } : {}),
    children: linesOfCell(cell).map(
      (runs) =>
        new Paragraph({
          ...(keepNext ? { keepNext } : {}),
          ...(align ? { alignment: ALIGNMENT[align] } : {}),
          children: runs.flatMap((run) =>
            toDocxRuns(isHeader && !run.marks.includes("bold") ? { ...run, marks: [...run.marks, "bold"] } : run),
          ),
        }),
    ),
  });
}

/** A cell's paragraphs. */
function linesOfCell({ inlines }: PlacedCell): ContractRun[][] {
  const lines: ContractRun[][] = [[]];
  for (const inline of inlines) {
    if (isPageMark(inline)) continue;
    inline.text.split("\n").forEach((text, index) => {
      if (index > 0) lines.push([]);
      if (text !== "") lines.at(-1)?.push({ ...inline, text });
    });
  }
  return lines;
}

export const TWIPS_PER_POINT = 20;
export const ALIGNMENT = {
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
} satisfies Record<Alignment, string>;

/** The marks of a run in Word's form. */
export function toRunOptions({ marks }: ContractRun): IRunOptions {
  return {
    ...(marks.includes("bold") ? { bold: true } : {}),
    ...(marks.includes("italic") ? { italics: true } : {}),
    ...(marks.includes("underline") ? { underline: {} } : {}),
    ...(marks.includes("strike") ? { strike: true } : {}),
  };
}

/** A run of the contract's text with Word's tabs and line breaks. */
export function toDocxRuns(run: ContractRun): TextRun[] {
  const look = toRunOptions(run);
  return run.text.split("\n").map(
    (line, index) =>
      new TextRun({
        ...look,
        ...(index > 0 ? { break: 1 } : {}),
        children: line
          .split(/(\t)/u)
          .filter((part) => part !== "")
          .map((part) => (part === "\t" ? new Tab() : part)),
      }),
  );
}

/** Where a clause's words begin beside its number. */
const CLAUSE_TWIPS = 720;
/** Words follow directly after longer numbers. */
const MOST_HUNG = 7;
const FORMATS = new Map(Object.values(LevelFormat).map((format) => [String(format), format]));

type List = { levels: Map<number, NumberRule>; hung: Map<number, boolean> };
/** The numbered lists of a Word file, and how to write a paragraph in one of them. */
export type WordLists = {
  config: { reference: string; levels: ILevelsOptions[] }[];
  findListPlace: (block: Block, origin: Block, indent: number) => IParagraphOptions | null;
};

/**
 * The lists that count the numbers of a text.
 * @param written the text with its counted numbers, of `origins` in the same order
 */
export function wordLists(written: readonly Block[], origins: readonly Block[]): WordLists {
  const lists = new Map<string, List>();
  const rules = new Map<Block, NumberRule>();
  written.forEach((block, index) => {
    const run = findNumber(block);
    const rule = run && readRule(run.number);
    if (!rule) return;
    rules.set(block, rule);
    const list = lists.get(rule.list) ?? { levels: new Map(), hung: new Map() };
    lists.set(rule.list, list);
    list.levels.set(rule.level, rule);
    const isHung = isBeside(block) && run.text.length <= MOST_HUNG && origins[index]?.kind !== "item";
    list.hung.set(rule.level, (list.hung.get(rule.level) ?? true) && isHung);
  });
  return {
    config: [...lists].map(([reference, list]) => ({ reference, levels: toLevelOptions(list) })),
    findListPlace: (block, origin, indent) => {
      const rule = rules.get(block);
      if (!rule) return null;
      const numbering = { reference: rule.list, level: rule.level };
      if (origin.kind === "item") return { numbering };
      const isHung = lists.get(rule.list)?.hung.get(rule.level) === true;
      const stands = isHung ? { left: indent + CLAUSE_TWIPS, hanging: CLAUSE_TWIPS } : { left: indent, firstLine: 0 };
      return { numbering, indent: stands };
    },
  };
}

const isBeside = ({ align }: Block) => align === undefined || align === "justify";

/** All levels down to the deepest: a level's text may refer to those above it. */
function toLevelOptions({ levels, hung }: List): ILevelsOptions[] {
  const deepest = [...levels.values()].reduce((most, rule) => (rule.level > most.level ? rule : most));
  return deepest.levels.map((above, level) => {
    const own = levels.get(level)?.levels[level] ?? above;
    return {
      level,
      start: own.start,
      format: FORMATS.get(own.format) ?? LevelFormat.DECIMAL,
      text: own.text === "" ? `%${level + 1}.` : own.text,
      alignment: AlignmentType.LEFT,
      suffix: own.suffix === "" ? LevelSuffix.NOTHING : hung.get(level) === false ? LevelSuffix.SPACE : LevelSuffix.TAB,
      style: { paragraph: { indent: { left: (level + 1) * ITEM_STEP_TWIPS, hanging: ITEM_HANGING_TWIPS } } },
    };
  });
}
