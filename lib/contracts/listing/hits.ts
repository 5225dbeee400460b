/** Where the words of a search stand in a text as people see it. Pure, client-safe. */
import { foldForSearch } from "@/lib/contracts/search-text";

export type Hit = { start: number; end: number };
/** A piece of a contract's text around what was found; offsets in UTF-16 units of `text`. */
export type Snippet = { text: string; hits: readonly Hit[] };

/** Length of a snippet, and of what stands before its first hit, in UTF-16 units. */
const SNIPPET_CHARS = 200;
const CHARS_BEFORE = 60;

/** Every place in `text` where one of the folded terms stands, in order, none overlapping. */
export function hitsIn(text: string, terms: readonly string[]): Hit[] {
  const { folded, starts, ends } = foldedWithOffsets(text);
  const found = terms.flatMap((term) => places(folded, term).map((at): Hit => ({ start: starts[at] ?? 0, end: ends[at + term.length - 1] ?? text.length })));
  const inOrder = found.sort((one, other) => one.start - other.start || other.end - one.end);
  return inOrder.filter((hit, index) => inOrder.slice(0, index).every((before) => before.end <= hit.start));
}

/** The part of a contract's text that shows most of the terms, or null when none stands in it. Lines are parted by `\n`. */
export function snippetOf(text: string, terms: readonly string[]): Snippet | null {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const best = bestOf(lines, terms) ?? bestOf(lines.slice(1).map((line, index) => `${lines[index]} ${line}`), terms); // a phrase over the end of a line
  return best === null ? null : cut(best, hitsIn(best, terms));
}

/** The text of canonical HTML (`lib/richtext/blocks.ts`), a line for each block: quicker than reading blocks, and good enough to look in. */
export function linesOfHtml(html: string): string {
  const text = html.replace(/<\/?(?:strong|em|u|s|span)\b[^>]*>/g, "").replace(/<[^>]*>/g, "\n");
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

function bestOf(lines: readonly string[], terms: readonly string[]): string | null {
  let best: { line: string; count: number } | null = null;
  for (const line of lines) {
    const folded = foldForSearch(line);
    const count = terms.filter((term) => folded.includes(term)).length;
    if (count > (best?.count ?? 0)) best = { line, count };
    if (count === terms.length) break;
  }
  return best?.line ?? null;
}

function cut(line: string, hits: readonly Hit[]): Snippet | null {
  const first = hits[0];
  if (!first) return null;
  const from = first.start <= CHARS_BEFORE ? 0 : wordStart(line, first.start - CHARS_BEFORE, first.start);
  const to = line.length <= from + SNIPPET_CHARS ? line.length : wordEnd(line, Math.max(first.end, from + SNIPPET_CHARS), first.end);
  const before = from > 0 ? "…" : "";
  const after = to < line.length ? "…" : "";
  const shift = before.length - from;
  const shown = hits.filter((hit) => hit.end <= to).map((hit) => ({ start: hit.start + shift, end: hit.end + shift }));
  return { text: before + line.slice(from, to).replace(/\s/g, " ") + after, hits: shown };
}

function wordStart(line: string, from: number, latest: number): number {
  const space = line.slice(from, latest).search(/\s\S/);
  return space < 0 ? from : from + space + 1;
}

function wordEnd(line: string, to: number, earliest: number): number {
  const space = line.slice(earliest, to).search(/\s\S*$/);
  return space < 0 ? to : earliest + space;
}

function places(folded: string, term: string): number[] {
  const found: number[] = [];
  for (let at = folded.indexOf(term); at >= 0 && term !== ""; at = folded.indexOf(term, at + term.length)) found.push(at);
  return found;
}

/** The folded text with, for each of its units, where the character that gave it begins and ends. */
function foldedWithOffsets(text: string): { folded: string; starts: number[]; ends: number[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = "";
  for (const match of text.matchAll(/\s+|\P{M}\p{M}*|\p{M}+/gu)) {
    const piece = match[0].trim() === "" ? " " : foldForSearch(match[0]);
    folded += piece;
    for (let unit = 0; unit < piece.length; unit += 1) {
      starts.push(match.index);
      ends.push(match.index + match[0].length);
    }
  }
  return { folded, starts, ends };
}
