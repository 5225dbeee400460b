const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/u;
/** Spreadsheets take a cell that begins so for a formula, in wide forms or behind a space or tab too. */
const FORMULA = /^[\s\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** One line of a table, with its line end. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/** What looks like a formula gets an apostrophe before it; numbers stay numbers. */
export function csvCell(value: string | number): string {
  const text = typeof value === "string" && FORMULA.test(value) ? `'${value}` : String(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
