/** The hierarchy of a contract's clauses, needed to insert a new one. Pure. */
import { readClauseLabel, type ClauseLabel } from "@/lib/documents/numbering/clause-label";
import { findNumber } from "@/lib/documents/numbering/number-rule";
import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { isTitle } from "../text/headings";
import { bodyEnd, isSignatures, isSigning, type Line } from "./body";

/** A clause with everything under it: its lines up to `to`, exclusive. `label` is null if it has no number. */
type Clause = { line: Line; to: number };
/** `title` is "" for an article without a title. */
export type Article = Clause & { number: number | null; title: string; isRunIn: boolean; children: readonly Clause[] };
export type Outline = { lines: readonly Line[]; articles: readonly Article[]; end: number };

/** How many numbers may be skipped between two articles. */
const MOST_GAP = 3;
/** Lists of one form that may still continue. */
const MOST_OPEN = 4;
/** A lettered clause is a full sentence; shorter ones are list items. UTF-16 units. */
const CLAUSE_CHARS = 25;
const SHORT_CHARS = 90;
/** Two names side by side. */
const BESIDE = /^\p{Lu}.{5,100}\s{5,}\p{Lu}/u;

/** The articles of the main text with their clauses; none if nothing is numbered. Linear. */
export function readOutline(blocks: readonly Block[]): Outline {
  const lines = toLines(blocks);
  const last = bodyEnd(lines);
  const own = lines.slice(0, last).filter(({ label }) => label !== null);
  const heads = longestRun(own.filter(({ label }) => label?.levels.length === 1));
  const parts = heads.length > 1 ? heads : firstOfEach(longestPairs(own));
  const end = signaturesFrom(lines.slice(0, last), parts.at(-1)?.index ?? null);
  const isVirtual = parts !== heads;
  const articles = parts.map((line, at): Article => {
    const to = parts[at + 1]?.index ?? end;
    const number = line.label?.levels[0] ?? null;
    const named = isVirtual ? { title: "", isRunIn: false } : readTitle(line, lines[line.index + 1]);
    return {
      line,
      to: trimmedEnd(lines, line.index, to),
      number: isVirtual ? null : number,
      ...named,
      children: findChildren(lines, line, to, isVirtual),
    };
  });
  return { lines, articles, end };
}

function toLines(blocks: readonly Block[]): Line[] {
  let start = 0;
  return blocks.map((block, index) => {
    const text = blockText(block);
    const line = { index, start, text, block, label: block.kind === "row" ? null : readLabel(block, text) };
    start += text.length + 1;
    return line;
  });
}

/** Word's own numbers may look unlike typed ones: '5 ', 'Clause the First'. */
function readLabel(block: Block, text: string): ClauseLabel | null {
  const label = readClauseLabel(text);
  const counted = findNumber(block)?.text;
  if (label || counted === undefined) return label;
  const levels = counted.match(/\d{1,3}/gu)?.map(Number);
  return levels ? { text: counted, levels, form: counted.replace(/\d+/gu, "#").trim() } : null;
}

/** Of all labels on one level that count up from 1, the sequence that spans most of the text. */
function longestRun(labelled: readonly Line[]): Line[] {
  const open = new Map<string, Line[][]>();
  let best: Line[] = [];
  for (const line of labelled) {
    const { form = "", levels: [number = 0] = [] } = line.label ?? {};
    const runs = open.get(form) ?? [];
    const run = number === 1 ? [] : (runs.find(isBefore(number, 1)) ?? runs.find(isBefore(number, MOST_GAP)));
    if (!run) continue;
    run.push(line);
    open.set(form, [run, ...runs.filter((one) => one !== run)].slice(0, MOST_OPEN));
    if (runLength(run) > runLength(best)) best = run;
  }
  return best;
}

const isBefore = (number: number, most: number) => (run: readonly Line[]) => {
  const last = run.at(-1)?.label?.levels[0] ?? 0;
  return last < number && number <= last + most;
};
const runLength = (run: readonly Line[]) => (run.at(-1)?.start ?? 0) - (run[0]?.start ?? 0);

/** If articles have no numbers, their clauses do: 1.1, 1.2, 2.1. */
function longestPairs(labelled: readonly Line[]): Line[] {
  return labelled.filter(({ label }) => label?.levels.length === 2);
}

function firstOfEach(clauses: readonly Line[]): Line[] {
  const found: Line[] = [];
  for (const line of clauses) {
    const number = line.label?.levels[0] ?? 0;
    if (number === (found.at(-1)?.label?.levels[0] ?? 0) + 1) found.push(line);
  }
  return found;
}

function findChildren(lines: readonly Line[], { index, label }: Line, to: number, isVirtual: boolean): Clause[] {
  const within = lines.slice(isVirtual ? index : index + 1, to);
  const number = label?.levels[0];
  const pairs = within.filter((line) => line.label?.levels.length === 2 && line.label.levels[0] === number);
  const own = pairs.length > 0 ? countedOn(pairs, 1) : lettered(lines.slice(index, to));
  return own.map((line, at) => ({ line, to: trimmedEnd(lines, line.index, own[at + 1]?.index ?? to) }));
}

/** Those that count up from the first; a repeated number belongs to another list. */
function countedOn(clauses: readonly Line[], level: number): Line[] {
  const own: Line[] = [];
  for (const line of clauses) {
    const number = line.label?.levels[level] ?? 0;
    if (own.length === 0 || number > (own.at(-1)?.label?.levels[level] ?? 0)) own.push(line);
  }
  return own;
}

/** '(a)', '(b)' if each is a full sentence, not a list item. */
function lettered(article: readonly Line[]): Line[] {
  const letters = article.slice(1).filter(({ label }) => label?.levels.length === 1);
  const form = letters[0]?.label?.form;
  const own = countedOn(
    letters.filter(({ label }) => label?.form === form),
    0,
  );
  const areClauses = own.every(({ text, label }) => {
    const words = text.slice(label?.text.length ?? 0).trim();
    return words.length >= CLAUSE_CHARS && /^\p{Lu}/u.test(words) && /[.!?»”"]$/u.test(words);
  });
  const lead = article[(own[0]?.index ?? 0) - (article[0]?.index ?? 0) - 1]?.text ?? "";
  const isList = /:\s*$/u.test(lead);
  return areClauses && !isList ? own : [];
}

/** Where the clauses end: before the signatures after the last clause, including the lines above these. */
function signaturesFrom(lines: readonly Line[], lastClause: number | null): number {
  const from = lastClause ?? Math.floor(lines.length / 2);
  const isFirst = (line: Line) =>
    line.label === null && (isSignatures(line) || (isHeading(line) && isSigning(line.text)));
  let first = lines.findIndex((line) => line.index > from && isFirst(line));
  if (first < 0) return lines.length;
  while (first - 1 > (lastClause ?? 0) && isAbove(lines[first - 1])) first -= 1;
  return first;
}

/** A signatory's name, or a row of the signature table. */
const isAbove = (line: Line | undefined) =>
  line !== undefined &&
  line.label === null &&
  (line.block.kind === "row" ||
    BESIDE.test(line.text) ||
    (line.text.length < SHORT_CHARS && !/[.;,]\s*$/u.test(line.text)));

/** The end without the next heading and empty lines. */
function trimmedEnd(lines: readonly Line[], from: number, to: number): number {
  let end = to;
  while (end - 1 > from && isLoose(lines[end - 1])) end -= 1;
  return end;
}

const isLoose = (line: Line | undefined) =>
  line !== undefined &&
  line.block.kind !== "row" &&
  line.label === null &&
  (line.text.trim() === "" || isHeading(line));

/** An unnumbered heading. */
export function isHeading({ block, text, label }: Line): boolean {
  if (label !== null || block.kind === "row" || block.kind === "item") return false;
  return (
    block.kind === "heading" || (/^\p{Lu}/u.test(text) && isTitle(text, { numbering: null, opens: true, alone: true }))
  );
}

function readTitle({ text, label }: Line, next: Line | undefined): { title: string; isRunIn: boolean } {
  const words = text.slice(label?.text.length ?? 0).trim();
  const own = words === "" && next?.label === null ? next.text.trim() : words;
  if (isTitle(own, { numbering: NUMBERED, opens: true, alone: true })) return { title: own, isRunIn: false };
  const [, runIn] = /^([^.:]{2,60})[.:]\s+\S/u.exec(words) ?? [];
  const isRunIn = runIn !== undefined && isTitle(`${runIn}.`, { numbering: NUMBERED, opens: true, alone: false });
  return { title: isRunIn ? runIn : "", isRunIn };
}

const NUMBERED = { number: "1", length: 0, depth: 1 };
