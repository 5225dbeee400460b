/** Where to insert a clause that a contract lacks, and under which number. Pure. Source: B-24.10. */
import { labelAfter, labelBelow } from "@/lib/documents/numbering/clause-label";
import { findNumber } from "@/lib/documents/numbering/number-rule";
import type { Block } from "@/lib/documents/richtext/blocks";
import { Neighbours } from "@/lib/documents/richtext/neighbours";
import { folded } from "../text/folding";
import { sentencesIn } from "../text/sentences";
import { GENERAL_TITLE, isSigning, type Line } from "./body";
import { isHeading, readOutline, type Article, type Outline } from "./outline";

/** `quote` is the end of the text before the clause; `replacement` repeats it, followed by the clause on new lines. */
export type ClausePlace = { quote: string; replacement: string; start: number; end: number };
/** `related`: offsets of clauses it belongs next to, nearest first. `title`: in the contract's language. */
export type NewClause = { wording: string; title: string; related: readonly number[] };

/** How much of the preceding clause to show, and what is too little to find its place again by. UTF-16 units. */
const MOST_SHOWN = 200;
const FEWEST_SHOWN = 60;

/**
 * After the last clause of the article on a related subject, else of the general one; else as a new last article,
 * before signatures and annexes. No existing number changes. Null if there is no text.
 */
export function placeOfClause(blocks: readonly Block[], clause: NewClause): ClausePlace | null {
  const outline = readOutline(blocks);
  const { lines, articles } = outline;
  if (articles.length === 0) return behind(lines, unnumberedPlace(outline, clause.related), clause.wording);
  const host = pickHost(outline, clause.related);
  if (host) return behind(lines, host.to, lastChild(host, { blocks, wording: clause.wording }));
  const last = articles.findLast(({ title }) => !isSigning(title)) ?? articles[0];
  if (!last) return null;
  if (last === articles.at(-1) && last.number !== null)
    return behind(lines, last.to, newArticle(outline, { blocks, clause }));
  const label = last.line.label && labelBelow(last.line.label);
  return behind(lines, last.to, `${label ?? ""}${clause.wording}`);
}

/** An article with numbered clauses, to which one more can be added. */
function pickHost({ articles }: Outline, related: readonly number[]): Article | undefined {
  const open = articles.filter(({ title, children }) => children.length > 0 && !isSigning(title));
  for (const place of related) {
    const article = articles.findLast(({ line }) => line.start <= place);
    if (article && open.includes(article)) return article;
  }
  const last = articles.at(-1);
  const isNoneBehind = !last || last.number === null || isSigning(last.title);
  return open.findLast(({ title }) => GENERAL_TITLE.test(folded(title))) ?? (isNoneBehind ? open.at(-1) : undefined);
}

function lastChild({ children }: Article, { blocks, wording }: { blocks: readonly Block[]; wording: string }): string {
  const last = children.at(-1);
  if (!last?.line.label) return wording;
  const counted = numberedAfter(blocks, last.line, last.to);
  return `${counted ?? labelAfter(last.line.label)}${wording}`;
}

/** The number Word would give a paragraph like this one at a place; null if it gives none. */
function numberedAfter(blocks: readonly Block[], { block }: Line, to: number): string | null {
  if (!findNumber(block)) return null;
  const here = new Neighbours();
  for (const before of blocks.slice(0, to)) here.pass(before);
  return here.numberAfter(block);
}

/** An article in the style of the others: with a title if they have one, and a number for its clause. */
function newArticle(
  { articles }: Outline,
  { blocks, clause }: { blocks: readonly Block[]; clause: NewClause },
): string {
  const last = articles.at(-1);
  const label = last?.line.label;
  if (!last || !label) return clause.wording;
  const number = numberedAfter(blocks, last.line, last.to) ?? labelAfter(label);
  const most = (test: (article: Article) => boolean) => articles.filter(test).length * 2 > articles.length;
  if (most(({ isRunIn }) => isRunIn)) return `${number}${clause.title}. ${clause.wording}`;
  if (!most(({ title }) => title !== "")) return `${number}${clause.wording}`;
  const title = isCapital(last.title) ? clause.title.toUpperCase() : clause.title;
  return `${number}${title}\n${numberWithin(articles, (last.number ?? 0) + 1)}${clause.wording}`;
}

const isCapital = (title: string) => title === title.toUpperCase() && /\p{Lu}{2}/u.test(title);

/** The number of the first clause of a new article, in the style of the others; empty if they don't number clauses. */
function numberWithin(articles: readonly Article[], number: number): string {
  const like = articles.findLast(({ children }) => children[0]?.line.label?.levels.length === 2);
  const label = like?.children[0]?.line.label;
  return label ? label.text.replace(label.levels.join("."), `${number}.1`) : "";
}

/** If nothing is numbered: after the part on a related subject, else before the signatures. */
function unnumberedPlace({ lines, end: last }: Outline, related: readonly number[]): number {
  const [place] = related;
  const at = place === undefined ? -1 : lines.findLastIndex(({ start }) => start <= place);
  if (at < 0 || at >= last) return last;
  let to = at + 1;
  const isWithin = (line: Line | undefined) => line !== undefined && line.index < last && !isNextPart(line);
  while (isWithin(lines[to])) to += 1;
  return to;
}

/** A list or table continues the paragraph before it; any other paragraph is a clause of its own. */
function isNextPart(line: Line): boolean {
  return isHeading(line) || (line.block.kind !== "item" && line.block.kind !== "row" && line.text.trim() !== "");
}

/** @param to one past the line to insert after */
function behind(lines: readonly Line[], to: number, clause: string): ClausePlace | null {
  let last = to - 1;
  while (last > 0 && (isEmpty(lines[last]) || isWithinTable(lines, last))) last -= 1;
  let [quote, first] = ["", last];
  for (; first >= 0 && quote.trim() === ""; first -= 1)
    quote = `${lines[first]?.text ?? ""}${quote === "" ? "" : `\n${quote}`}`;
  const line = lines[last];
  if (!line || quote.trim() === "") return null;
  const shown = quote.slice(shownFrom(quote));
  const end = line.start + line.text.length;
  return { quote: shown, replacement: `${shown}\n${clause}`, start: end - shown.length, end };
}

/**
 * Where the shown end of a clause begins: with a sentence if that leaves enough of it, else with a word. Only a word
 * longer than all that is shown is cut. Linear.
 */
function shownFrom(quote: string): number {
  const earliest = quote.length - MOST_SHOWN;
  if (earliest <= 0) return 0;
  const sentences = sentencesIn(quote, { start: 0, end: quote.length });
  const sentence = sentences.find(({ start }) => start >= earliest);
  if (sentence && sentence.start <= quote.length - FEWEST_SHOWN) return sentence.start;
  const word = /(?<=\s)\S/u.exec(quote.slice(earliest - 1));
  if (word) return earliest - 1 + word.index;
  return earliest + (isLowSurrogate(quote.charCodeAt(earliest)) ? 1 : 0);
}

const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

const isEmpty = (line: Line | undefined) => line?.block.kind !== "row" && line?.text.trim() === "";

function isWithinTable(lines: readonly Line[], index: number): boolean {
  const next = lines[index + 1]?.block;
  return lines[index]?.block.kind === "row" && next?.kind === "row" && !next.isFirst;
}
