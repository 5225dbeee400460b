/** The law that a table of the contract names: a row 'Governing law', then 'Mongolia'. Raw text. */
import * as cue from "../../find/governing-law.cues";
import { lawInCell } from "../../facts/governing-law-name";
import { anyOf } from "../../language/patterns";
import type { Passage } from "../../port";
import { sentenceAt, type Reading } from "../../text/reading";
import { trimmed, type Span } from "../../text/spans";
import { quoted } from "./made-fact";

const LABEL = anyOf(cue.lawCell);
/** Names of the law agree that begin with as many of the same letters: case endings differ. */
const STEM = 4;
const BEFORE_ITS_NAME = anyOf(cue.beforeItsName);
/** UTF-16 units. */
const LONGEST_LABEL = 80;

/** `law` as the table says it, `passage` from the label to it. */
export type LawOfTable = { law: string; passage: Passage };

/** Null if no row names a law, or rows name several. Linear. Source: B-25.1. */
export function lawInTable(reading: Reading): LawOfTable | null {
  const { text } = reading.contract;
  let found: LawOfTable | null = null;
  for (let start = 0; start < text.length;) {
    const lineEnd = text.indexOf("\n", start);
    const end = lineEnd < 0 ? text.length : lineEnd;
    const row = inRow(reading, { start, end });
    if (row && found && !isSameLaw(row.law, found.law)) return null;
    found ??= row;
    start = end + 1;
  }
  return found;
}

/** Whether two names are of one law: 'England' and 'England and Wales', a Russian name in two cases. */
export function isSameLaw(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.toLowerCase().replace(BEFORE_ITS_NAME, ""));
  if (a === undefined || b === undefined) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short === long || long.startsWith(`${short} and `) || long.startsWith(`${short}, `)) return true;
  return /^[\u0400-\u052f]/u.test(short) && short.length >= STEM && short.slice(0, STEM) === long.slice(0, STEM);
}

/** In a row the name is in the cell behind the label's. */
function inRow(reading: Reading, line: Span): LawOfTable | null {
  const cells = cellsOf(reading.contract.text, line);
  const words = ({ start, end }: Span) => reading.contract.text.slice(start, end);
  const at = cells.findIndex((cell) => cell.end - cell.start <= LONGEST_LABEL && LABEL.test(words(cell)));
  const [label, value] = [cells[at], cells[at + 1]];
  if (at < 0 || !label || !value || sentenceAt(reading, label.start)?.isInstruction) return null;
  const law = lawInCell(words(value));
  return law === null ? null : { law, passage: quoted(reading, { start: label.start, end: value.end }) };
}

/** Those with something in them; none for a line that is no row. */
function cellsOf(text: string, line: Span): Span[] {
  const first = text.indexOf("\t", line.start);
  if (first < 0 || first >= line.end) return [];
  const cells: Span[] = [];
  let start = line.start;
  for (const cell of text.slice(line.start, line.end).split("\t")) {
    const span = trimmed(text, { start, end: start + cell.length });
    if (span.end > span.start) cells.push(span);
    start += cell.length + 1;
  }
  return cells;
}
