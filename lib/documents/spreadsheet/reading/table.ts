import {
  MOST_CELL_CHARS,
  MOST_COLUMNS,
  MOST_ROWS,
  MOST_SHEET_CHARS,
  UnreadableSheet,
  type CellFault,
  type ReadSheet,
  type SheetFault,
  type SheetRow,
} from "./sheet";

/** A cell as a reader finds it; `fault` where its value can't be used. */
export type RawCell = { column: number; text: string; fault?: CellFault };
export type RawRow = { row: number; cells: readonly RawCell[]; isHidden: boolean };

// eslint-disable-next-line no-control-regex -- these are what is looked for
const BAD_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd-\uffff]/u;

/**
 * Puts rows together as they are read: the first that holds anything has the heads. Rows without a value are left out.
 * @throws UnreadableSheet as soon as a limit is passed, so that nothing behind it is read
 */
export class Table {
  readonly #rows: SheetRow[] = [];
  readonly #faults: SheetFault[] = [];
  #heads: string[] | null = null;
  #chars = 0;

  add({ row, cells, isHidden }: RawRow): void {
    const used = cells.filter(({ text, fault }) => text.trim() !== "" || fault !== undefined);
    const [first] = used;
    if (!first) return;
    const beyond = used.find(({ column }) => column >= MOST_COLUMNS);
    if (beyond) throw new UnreadableSheet("tooManyColumns", { row, column: beyond.column });
    if (this.#heads === null) this.#heads = toHeads(used, row);
    else this.#addValues(used, { row, isHidden, heads: this.#heads });
  }

  result(about: Pick<ReadSheet, "kind" | "name" | "otherSheets">): ReadSheet {
    if (this.#heads === null || this.#rows.length === 0) throw new UnreadableSheet("empty");
    return { ...about, heads: this.#heads, rows: this.#rows, faults: this.#faults };
  }

  #addValues(
    used: readonly RawCell[],
    { row, isHidden, heads }: { row: number; isHidden: boolean; heads: readonly string[] },
  ): void {
    if (this.#rows.length === MOST_ROWS) throw new UnreadableSheet("tooManyRows", { row, column: 0 });
    const values = heads.map(() => "");
    for (const { column, text, fault } of used) {
      const kind = fault ?? findFault(text) ?? ((heads[column] ?? "") === "" ? "beyondHeads" : null);
      if (kind) this.#faults.push({ row, column, kind });
      if (column >= values.length || kind === "cellTooLong" || kind === "formula") continue;
      this.#chars += text.length;
      if (this.#chars > MOST_SHEET_CHARS) throw new UnreadableSheet("tooLarge", { row, column });
      values[column] = text.trim();
    }
    this.#rows.push({ row, cells: values, isHidden });
  }
}

function findFault(text: string): CellFault | null {
  if (text.length > MOST_CELL_CHARS) return "cellTooLong";
  return BAD_CHARACTERS.test(text) || !text.isWellFormed() ? "badCharacters" : null;
}

const MOST_HEAD_CHARS = 200;

/** @throws UnreadableSheet `headsAlike`, `headMissing` */
function toHeads(cells: readonly RawCell[], row: number): string[] {
  const heads = Array.from({ length: (cells.at(-1)?.column ?? 0) + 1 }, () => "");
  const places = new Map<string, number>();
  for (const { column, text, fault } of cells) {
    const head = text.trim().replace(/\s+/gu, " ").slice(0, MOST_HEAD_CHARS);
    if (fault !== undefined || findFault(text) !== null) throw new UnreadableSheet("headMissing", { row, column });
    if (places.has(head.toLowerCase())) throw new UnreadableSheet("headsAlike", { row, column });
    places.set(head.toLowerCase(), column);
    heads[column] = head;
  }
  return heads;
}
