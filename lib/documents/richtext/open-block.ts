import {
  type Alignment,
  type CellShape,
  type HeadingLevel,
  type Inline,
  type PageMark,
  type TextRun,
  MAX_COLUMNS,
  MAX_ROW_SPAN,
} from "./blocks";
import { numberRuleOf, type Attributes, alignOf, isBlockName } from "./block-elements";
import type { Cell } from "./rows";

/** What an element makes of the text within it; a cell is no block of its own, but a part of its row. */
export type Shell =
  | { kind: "paragraph"; indent: number }
  | { kind: "heading"; level: HeadingLevel }
  | { kind: "item"; list: "bullet" | "number"; depth: number }
  | { kind: "cell"; shape: CellShape; pieces: CellPieces };
/**
 * The block that is being read. `pages` begin before it and came from outside; `inlines` are its own; `last` is the run
 * at their end, which grows.
 */
export type OpenBlock = {
  shell: Shell;
  align?: Alignment;
  pages: PageMark[];
  inlines: Inline[];
  last: TextRun | null;
  /** The element that made `last` a number; what is in it is one run, whatever its look. */
  lastNumber: OpenNumber | null;
  hasText: boolean;
  endsInSpace: boolean;
  hasLineBreak: boolean;
};

/** An element that is open and whose text is a clause number. */
export type OpenNumber = { rule: string };

/** Which of the elements that are open hold numbers. */
export class OpenNumbers {
  /** One for each open element: the innermost number that it is or stands in. */
  readonly #opened: (OpenNumber | null)[] = [];

  /** The number whose text comes now. */
  get now(): OpenNumber | null {
    return this.#opened.at(-1) ?? null;
  }

  open(name: string, attributes: Attributes): void {
    const rule = name === "span" ? numberRuleOf(attributes) : null;
    this.#opened.push(rule === null ? this.now : { rule });
  }

  /** Ends the element that was opened last. */
  close(): void {
    this.#opened.pop();
  }
}

/** The row of a table that is being read from HTML, and what stands within its cells. */

/** Cells that are read, and the shape of the one that is open. */
export class OpenRow {
  readonly cells: Cell[] = [];
  #width = 0;

  /** Whether no column is left: what comes then is text of the last cell. */
  get isFull(): boolean {
    return this.#width >= MAX_COLUMNS;
  }

  /** The shape of the cell that begins, which takes its columns. */
  take(name: string, attributes: Attributes): CellShape {
    const colSpan = spanOf(attributes["colspan"], MAX_COLUMNS - this.#width);
    this.#width += colSpan;
    const align = alignOf(attributes);
    return {
      colSpan,
      rowSpan: spanOf(attributes["rowspan"], MAX_ROW_SPAN),
      isHeader: name === "th",
      ...(align ? { align } : {}),
    };
  }
}

/**
 * What parts the pieces of a cell: its paragraphs, and the items of its lists, are lines of it; of a table within it
 * the rows are. Tells what is to be put before the next text.
 */
export class CellPieces {
  readonly #lists: { isNumbered: boolean; count: number }[] = [];
  #tables = 0;
  #gap: "" | " " | "\u2028" = "";
  #label = "";

  /** Whether the cell's own table is the innermost one. */
  get isOwn(): boolean {
    return this.#tables === 0;
  }

  /** Whether one piece is over and the next has not begun. */
  get isBetween(): boolean {
    return this.#gap !== "" || this.#label !== "";
  }

  open(name: string): void {
    if (name === "table") this.#tables += 1;
    if (name === "ul" || name === "ol") this.#lists.push({ isNumbered: name === "ol", count: 0 });
    this.#part(name);
    if (name === "li") this.#label = this.#nextLabel();
  }

  close(name: string): void {
    if (name === "table") this.#tables = Math.max(0, this.#tables - 1);
    if (name === "ul" || name === "ol") this.#lists.pop();
    this.#part(name);
  }

  /** Cells that find no column of their own are parted by blanks. */
  part(): void {
    if (this.#gap === "") this.#gap = " ";
  }

  /** What stands before text that comes now. @param isBlank whether the cell has no text yet */
  before(isBlank: boolean): string {
    const before = (isBlank ? "" : this.#gap) + this.#label;
    this.#gap = "";
    this.#label = "";
    return before;
  }

  #part(name: string): void {
    if (name === "td" || name === "th") this.part();
    else if (PARTING.has(name) || isBlockName(name)) this.#gap = "\u2028";
  }

  #nextLabel(): string {
    const list = this.#lists.at(-1);
    if (!list?.isNumbered) return "• ";
    list.count += 1;
    return `${list.count}. `;
  }
}

const PARTING = new Set(["ul", "ol", "li", "table", "tr"]);

function spanOf(attribute: string | undefined, most: number): number {
  const span = Number(attribute ?? 1);
  return Number.isSafeInteger(span) && span >= 1 ? Math.min(span, most) : 1;
}
