/** A table of values as it is read from a file: what it holds, its limits, and what is wrong with it. Pure. */

/** `row` as the file counts it, from 1. Cells stand under their heads; missing ones are ''. */
export type SheetRow = { row: number; cells: string[]; isHidden: boolean };
/** Why one cell can't be used. The rest of the table can. */
export const CELL_FAULTS = ["formula", "errorValue", "cellTooLong", "badCharacters", "notADay", "beyondHeads"] as const;
export type CellFault = (typeof CELL_FAULTS)[number];
/** `column` counts from 0. */
export type Place = { row: number; column: number };
export type SheetFault = Place & { kind: CellFault };
export type ReadSheet = {
  kind: "csv" | "xlsx";
  /** The sheet that was read, and the other visible ones; null and none of a CSV file. */
  name: string | null;
  otherSheets: string[];
  heads: string[];
  rows: SheetRow[];
  faults: SheetFault[];
};

/** Why nothing of a file can be used. */
export type SheetFailure =
  | "notASpreadsheet"
  | "encrypted"
  | "corrupt"
  | "tooLarge"
  | "tooManyRows"
  | "tooManyColumns"
  | "empty"
  | "headMissing"
  | "headsAlike"
  | "brokenQuotes";

/** `place`: where, if it is in one place. */
export class UnreadableSheet extends Error {
  constructor(
    readonly failure: SheetFailure,
    readonly place: Place | null = null,
    options?: { cause?: unknown },
  ) {
    super(failure, options);
    this.name = "UnreadableSheet";
  }
}

export const MOST_ROWS = 500;
export const MOST_COLUMNS = 120;
/** What a cell of a spreadsheet holds at most, in UTF-16 units. */
export const MOST_CELL_CHARS = 32_767;
export const MAX_SHEET_BYTES = 5 * 1024 * 1024;
/** All cells together, in UTF-16 units: what one request may send back as JSON. */
export const MOST_SHEET_CHARS = 2_000_000;

/** 'C7' for the third column of row 7. */
export function placeName({ row, column }: Place): string {
  return `${columnName(column)}${row}`;
}

function columnName(column: number): string {
  let letters = "";
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return letters;
}
