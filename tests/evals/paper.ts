import { readFileSync, writeFileSync } from "node:fs";

/**
 * Puts each table between its markers in a paper, `<!-- quality: NAME, written by npm run eval -- --write -->` and
 * `<!-- quality: NAME end -->`, and leaves all else.
 * @throws where a table has no markers, before anything is written
 */
export function writeTables(paper: string, tables: ReadonlyMap<string, string>): void {
  let text = readFileSync(paper, "utf8");
  for (const [name, table] of tables) text = withTable(text, name, table);
  writeFileSync(paper, text);
}

/** The text with a table in place of what stood between the table's markers. */
export function withTable(text: string, name: string, table: string): string {
  const [begin, end] = [
    `<!-- quality: ${name}, written by npm run eval -- --write -->\n\n`,
    `\n\n<!-- quality: ${name} end -->`,
  ];
  const [start, stop] = [text.indexOf(begin), text.indexOf(end)];
  if (start < 0 || stop < start) throw new Error(`No place for the table '${name}' between its two markers.`);
  return text.slice(0, start + begin.length) + table + text.slice(stop);
}
