/** Tables as CSV by RFC 4180: CRLF, and quotes around what needs them. */

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/u;
/**
 * A spreadsheet takes a cell that begins so for a formula; their wide forms and a leading space or tab change nothing.
 */
const FORMULA = /^[\s\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** One line of a table, with its line end. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/**
 * A cell that no spreadsheet runs: text that looks like a formula gets an apostrophe before it. Numbers stay numbers.
 */
export function csvCell(value: string | number): string {
  const text = typeof value === "string" && FORMULA.test(value) ? `'${value}` : String(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
