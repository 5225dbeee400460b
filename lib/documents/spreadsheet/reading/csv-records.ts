import { UnreadableSheet } from "./sheet";

const DELIMITERS = [",", ";", "\t"] as const;
type Delimiter = (typeof DELIMITERS)[number];
/** The first line of some files says it: 'sep=;'. */
const NAMED = /^sep=([,;\t])\r?\n/iu;

/** What stands between the values: what the heads have most of, outside quotes; of as many a semicolon first. */
function findDelimiter(text: string): { delimiter: Delimiter; start: number } {
  const named = NAMED.exec(text);
  if (named) return { delimiter: named[1] as Delimiter, start: named[0].length }; // one of the three, by the pattern
  const counts = { ",": 0, ";": 0, "\t": 0 };
  let isQuoted = false;
  for (const letter of text.trimStart()) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === "\n" || letter === "\r")) break;
    else if (!isQuoted && letter in counts) counts[letter as Delimiter] += 1;
  }
  const most = Math.max(...Object.values(counts));
  const delimiter = most === 0 ? "," : (["\t", ";", ","] as const).find((one) => counts[one] === most);
  return { delimiter: delimiter ?? ",", start: 0 };
}

/**
 * The records of a CSV text (RFC 4180), one after the other. A quotation mark within a cell that doesn't begin with one
 * is a letter like any other: ООО "Ромашка". Linear in the text.
 * @throws UnreadableSheet `brokenQuotes` with its place
 */
export function* csvRecords(text: string): Generator<{ row: number; cells: string[] }> {
  const { delimiter, start } = findDelimiter(text);
  let at = start;
  for (let row = start > 0 ? 2 : 1; at < text.length; row += 1) {
    const cells: string[] = [];
    for (;;) {
      const cell = text[at] === '"' ? quotedCell(text, at, delimiter) : plainCell(text, at, delimiter);
      if (cell === null) throw new UnreadableSheet("brokenQuotes", { row, column: cells.length });
      cells.push(cell.text);
      at = cell.end;
      if (text[at] !== delimiter) break;
      at += 1;
    }
    at += text.startsWith("\r\n", at) ? 2 : 1;
    yield { row, cells };
  }
}

type Cell = { text: string; end: number };

function plainCell(text: string, start: number, delimiter: Delimiter): Cell {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return { text: text.slice(start, end), end };
}

/** @returns null where it never ends, or something else than the next cell stands behind its end */
function quotedCell(text: string, start: number, delimiter: Delimiter): Cell | null {
  const pieces: string[] = [];
  for (let from = start + 1; ;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return null;
    pieces.push(text.slice(from, quote));
    if (text[quote + 1] === '"') {
      pieces.push('"');
      from = quote + 2;
      continue;
    }
    const end = quote + 1;
    const isOver = end >= text.length || text[end] === delimiter || text[end] === "\n" || text[end] === "\r";
    return isOver ? { text: pieces.join(""), end } : null;
  }
}
