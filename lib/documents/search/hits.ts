/** Where the words of a search are in a text as people see it. Pure, client-safe. */
import { foldForSearch } from "@/lib/documents/search/search-text";
import { listForms, type WordForm } from "@/lib/documents/search/word-forms";

const WORD_BEGINS = /^[\p{L}\p{M}\p{N}]/u;
const WORD_ENDS = /[\p{L}\p{M}\p{N}]$/u;
/** Letters of an ending that are highlighted with the word. */
const LONGEST_ENDING = 30;

export type Hit = { start: number; end: number };
/** Contract text around a hit; offsets in UTF-16 units of `text`. */
export type Snippet = { text: string; hits: readonly Hit[] };

/** Length of a snippet, and of the text before its first hit, in UTF-16 units. */
const SNIPPET_CHARS = 200;
const CHARS_BEFORE = 60;
/** The same on a line that has little room. */
const CHARS_ON_A_LINE = 16;
/** A phrase with an endless blank in it is shown up to here. */
const LONGEST_HIT_CHARS = 400;

/**
 * Every place in `text` where one of the folded terms occurs, in any form, in order, without overlaps. Linear in the
 * length.
 */
export function hitsIn(text: string, terms: readonly string[]): Hit[] {
  const { folded, starts, ends } = foldedWithOffsets(text);
  const found = terms
    .flatMap(listForms)
    .flatMap((form) =>
      spans(folded, form).map(([at, end]): Hit => ({ start: starts[at] ?? 0, end: ends[end - 1] ?? text.length })),
    );
  let covered = 0;
  return found
    .sort((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ start, end }) => {
      const isFree = start >= covered;
      covered = Math.max(covered, end);
      return isFree;
    });
}

/** The part of a contract's text with most of the terms, or null if it has none. Lines are separated by `\n`. */
export function findSnippet(text: string, terms: readonly string[]): Snippet | null {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const best = pickBest(lines, terms) ?? pickBest(pairLines(lines), terms); // a phrase across a line end
  return best === null ? null : cut(best, firstHits(best, terms));
}

/** A snippet for a single line that may be cut at its end: it begins a few words before the first hit. */
export function nearFirstHit({ text, hits }: Snippet): Snippet {
  const first = hits[0]?.start ?? 0;
  if (first <= CHARS_ON_A_LINE) return { text, hits };
  const space = text.indexOf(" ", first - CHARS_ON_A_LINE);
  const from = space === -1 || space >= first ? first : space + 1;
  const moved = hits.map(({ start, end }) => ({ start: start - from + 1, end: end - from + 1 }));
  return { text: `…${text.slice(from)}`, hits: moved };
}

/** The hits at the start of a line, as many as a snippet can show. An endless line isn't scanned further. */
function firstHits(line: string, terms: readonly string[]): Hit[] {
  for (let length = 10 * SNIPPET_CHARS; ; length *= 4) {
    const hits = hitsIn(line.slice(0, length), terms);
    const isShown = hits[0] !== undefined && hits[0].start + 4 * SNIPPET_CHARS < length;
    if (isShown || length >= line.length) return hits;
  }
}

function* pairLines(lines: readonly string[]): Iterable<string> {
  for (let index = 1; index < lines.length; index += 1) yield `${lines[index - 1]} ${lines[index]}`;
}

/**
 * The text of canonical HTML (`lib/documents/richtext/blocks.ts`), one line per block: faster than reading blocks, and
 * good enough to search.
 */
export function linesOfHtml(html: string): string {
  const text = html.replace(/<\/?(?:strong|em|u|s|span)\b[^<>]*>/g, "").replace(/<[^<>]*>/g, "\n");
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

function pickBest(lines: Iterable<string>, terms: readonly string[]): string | null {
  let best: { line: string; count: number } | null = null;
  const wanted = terms.map(listForms);
  for (const line of lines) {
    const folded = foldForSearch(line);
    const count = wanted.filter((forms) => forms.some((form) => stands(folded, form))).length;
    if (count > (best?.count ?? 0)) best = { line, count };
    if (count === terms.length) break;
  }
  return best?.line ?? null;
}

function cut(line: string, hits: readonly Hit[]): Snippet | null {
  const first = hits[0];
  if (!first) return null;
  const from = first.start <= CHARS_BEFORE ? 0 : wordStart(line, first.start - CHARS_BEFORE, first.start);
  const end = Math.min(first.end, first.start + LONGEST_HIT_CHARS);
  const to =
    line.length <= from + SNIPPET_CHARS ? line.length : wordEnd(line, Math.max(end, from + SNIPPET_CHARS), end);
  const before = from > 0 ? "…" : "";
  const after = to < line.length ? "…" : "";
  const shift = before.length - from;
  const shown = [{ ...first, end }, ...hits.slice(1)]
    .filter((hit) => hit.end <= to)
    .map((hit) => ({ start: hit.start + shift, end: hit.end + shift }));
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

/** Start and end of a form wherever it occurs; for a stem the whole word. */
function spans(folded: string, form: WordForm): [number, number][] {
  const { length } = form.piece;
  const found = places(folded, form.piece).filter((at) => isBounded(folded, at, form));
  return found.map((at) => [at, form.isStem ? endOfWord(folded, at + length) : at + length]);
}

function stands(folded: string, form: WordForm): boolean {
  const { piece } = form;
  for (let at = folded.indexOf(piece); at >= 0 && piece !== ""; at = folded.indexOf(piece, at + piece.length))
    if (isBounded(folded, at, form)) return true;
  return false;
}

/** What begins with a letter or digit must begin a word, as in the word index. */
function isBounded(folded: string, at: number, { piece, isWhole }: WordForm): boolean {
  if (WORD_BEGINS.test(piece) && WORD_ENDS.test(folded.slice(Math.max(0, at - 2), at))) return false;
  return !isWhole || !WORD_BEGINS.test(folded.slice(at + piece.length, at + piece.length + 2));
}

/** Looks only a short way, because anything longer isn't a word. */
function endOfWord(folded: string, from: number): number {
  let at = from;
  while (at < from + LONGEST_ENDING && isLetter(folded, at)) at += 1;
  return at;
}

function isLetter(folded: string, at: number): boolean {
  return /\p{L}/u.test(folded[at] ?? "");
}

function places(folded: string, term: string): number[] {
  const found: number[] = [];
  for (let at = folded.indexOf(term); at >= 0 && term !== ""; at = folded.indexOf(term, at + term.length))
    found.push(at);
  return found;
}

/** The folded text, and for each of its units the start and end of its source character. */
function foldedWithOffsets(text: string): { folded: string; starts: number[]; ends: number[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  const pieces: string[] = [];
  const known = new Map<string, string>(); // a text has few different characters, and folding one takes many steps
  for (const match of text.matchAll(/\s+|\P{M}\p{M}*|\p{M}+/gu)) {
    const piece = known.get(match[0]) ?? foldedPiece(match[0]);
    if (match[0].length <= LONGEST_KNOWN) known.set(match[0], piece);
    pieces.push(piece);
    for (let unit = 0; unit < piece.length; unit += 1) {
      starts.push(match.index);
      ends.push(match.index + match[0].length);
    }
  }
  return { folded: pieces.join(""), starts, ends };
}

const LONGEST_KNOWN = 4;

function foldedPiece(characters: string): string {
  return characters.trim() === "" ? " " : foldForSearch(characters);
}
