/** The row of a table that is being read from HTML, and what stands within its cells. */
import { MAX_COLUMNS, MAX_ROW_SPAN, type CellShape } from "./blocks";
import { alignOf, isBlockName, type Attributes } from "./block-elements";
import type { Cell } from "./rows";

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
