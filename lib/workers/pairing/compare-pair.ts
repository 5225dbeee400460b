/** Compares two files of unknown origin by what the product's own comparisons find. Pure. Source: behaviour §45. */
import { blockText, isPageMark, type Block } from "@/lib/documents/richtext/blocks";
import { isDrawnAlike } from "@/lib/documents/redline/drawn-alike";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { WordFile } from "@/lib/word/file/word-file";
import { hiddenWords } from "@/lib/word/returned/behind/facts";
import type { ReturnedChange } from "@/lib/word/returned/change";
import { readReturned, readReturnedText } from "@/lib/word/returned/returned";
import { changesByWords } from "./by-words";
import { NOWHERE, WEIGHTS, type Draft, type PairChange, type PairedFile, type PairFinding } from "./pair";
import { clauseAt, weigh, wordsAround } from "./weigh";

/** With more, somebody reads both files. */
const MOST_CHANGES = 300;
const MOST_CHARS = 600;
const MOST_NAME = 100;

/** @throws UnreadableDocument for a Word file that can't be taken apart */
export function comparePair(before: PairedFile, after: PairedFile): PairFinding {
  const [was, now] = [toText(blocksFromHtml(before.html)), toText(blocksFromHtml(after.html))];
  const { changes, more } = isByWords(before, after) ? throughWords(before, after) : throughParagraphs(before, after);
  const found = withTwins([...changes, ...hiddenIn(after, before, changes)].filter(isChange));
  const sure = found.filter(({ doubt }) => doubt === null);
  const count = (holds: (change: PairChange) => boolean) => sure.filter(holds).length;
  const isUnrelated = found.length > 0 && areUnrelated(was, now);
  return {
    outcome: isUnrelated ? "unrelated" : found.length === 0 && more === 0 ? "same" : "changed",
    seemsSwapped: found.length > 0 && seemSwapped(before, after),
    changes: isUnrelated ? [] : found.toSorted(byWeight).slice(0, MOST_CHANGES).map(listed),
    more: isUnrelated ? 0 : more + Math.max(0, found.length - MOST_CHANGES),
    counts: {
      all: sure.length + more,
      unmarked: count(({ isMarked }) => !isMarked) + more,
      numbers: count(({ weight }) => weight === "number"),
      hidden: count(({ weight }) => weight === "hidden"),
      alike: count(({ weight }) => weight === "alike"),
    },
  };
}

/** Lines of a PDF or a plain text say nothing about paragraphs. */
function isByWords(...files: readonly PairedFile[]): boolean {
  return files.some(({ kind }) => kind === "pdf" || kind === "txt");
}

function throughParagraphs(before: PairedFile, after: PairedFile): { changes: Draft[]; more: number } {
  const { changes } = after.bytes
    ? readReturned(after.bytes, { html: before.html, file: before.bytes })
    : readReturnedText(after.html, before.html);
  const place = places(before.html);
  return { changes: changes.map((change) => toChange(change, place)), more: 0 };
}

/** What is tracked in the newer file, and by words what it says without that. */
function throughWords(before: PairedFile, after: PairedFile): { changes: Draft[]; more: number } {
  const own = after.beforeHtml ?? after.html;
  const side = ({ kind, unread, uncertain, places: at }: PairedFile, html: string) => ({
    ...{ html, unread, uncertain, places: at },
    isPaged: kind === "pdf",
  });
  const silent = changesByWords(side(before, before.html), side(after, own), toText);
  const place = places(own);
  const returned = after.bytes ? readReturned(after.bytes, { html: own, file: null }).changes : [];
  const tracked = returned.filter((change) => change.tracked).map((change) => toChange(change, place));
  return { changes: [...silent.changes, ...tracked], more: silent.more };
}

/** Words that nobody sees in the newer file, without those that are as hidden in the older one. */
function hiddenIn(after: PairedFile, before: PairedFile, known: readonly PairChange[]): Draft[] {
  if (!after.bytes) return [];
  const open = new Map<string, number>();
  const add = (words: string, by: number) => open.set(words, (open.get(words) ?? 0) + by);
  for (const words of before.bytes ? hiddenWords(new WordFile(before.bytes)) : []) add(words, 1);
  for (const change of known) if (change.weight === "hidden") add(change.after, 1);
  const fresh = hiddenWords(new WordFile(after.bytes)).filter((words) => {
    add(words, -1);
    return (open.get(words) ?? 0) < 0;
  });
  return fresh.map((words) => ({
    ...{ kind: "insert", weight: "hidden", isMarked: false, author: null, doubt: null, before: "" },
    ...{ after: words, ...NOWHERE, findPlace: () => NOWHERE },
  }));
}

type Places = { text: string; pageAt: (place: number) => number | null };

function places(html: string): Places {
  const blocks = blocksFromHtml(html);
  const marks: { at: number; page: number }[] = [];
  let offset = 0;
  for (const block of blocks) {
    let at = offset;
    for (const inline of block.inlines) {
      if (isPageMark(inline)) marks.push({ at, page: inline.page });
      else at += inline.text.length;
    }
    offset += blockText(block).length + 1;
  }
  return { text: toText(blocks), pageAt: (place) => marks.findLast(({ at }) => at <= place)?.page ?? null };
}

function toChange(change: ReturnedChange, { text, pageAt }: Places): Draft {
  const { kind, tracked, author, before, after, start, place } = change;
  const isText = place === "text";
  const isBehind = place === "hidden" || place === "link" || place === "field" || place === "embedded";
  return {
    kind,
    weight: isText || place === "header" ? weigh(change, text) : isBehind ? "hidden" : "look",
    isMarked: tracked,
    author,
    doubt: null,
    before,
    after,
    ...NOWHERE,
    findPlace: () => ({
      ...(isText ? wordsAround(text, change) : { lead: "", tail: "" }),
      clause: isText || isBehind ? clauseAt(text, start) : "",
      page: pageAt(start),
    }),
  };
}

/** How far apart a paragraph that is gone and its look-alike may be listed. */
const NEARBY = 3;

/** A short paragraph with a foreign letter is another one to a comparison: both together are one change. */
function withTwins(changes: readonly Draft[]): Draft[] {
  const joined = new Set<Draft>();
  const made = changes.map((change, index) => {
    if (change.kind !== "delete" || change.isMarked || change.before.length > MOST_CHARS) return change;
    const near = changes.slice(Math.max(0, index - NEARBY), index + NEARBY + 1);
    const twin = near.find(
      (other) =>
        other.kind === "insert" &&
        !other.isMarked &&
        !joined.has(other) &&
        other.after.length <= MOST_CHARS &&
        isDrawnAlike(change.before, other.after),
    );
    if (!twin) return change;
    joined.add(twin);
    return { ...change, kind: "replace" as const, weight: "alike" as const, after: twin.after };
  });
  return made.filter((change) => !joined.has(change));
}

/** An empty paragraph more or less is no change to anybody. */
function isChange({ kind, before, after, weight }: PairChange): boolean {
  return kind === "format" || weight === "hidden" || weight === "look" || (before + after).trim() !== "";
}

const shortened = (words: string, most: number) =>
  words.length > most ? `${words.slice(0, most).toWellFormed().trimEnd()}…` : words;

/** Its place is looked up only now, as there may be thousands of changes that nobody lists. */
function listed({ findPlace, ...draft }: Draft): PairChange {
  const change = { ...draft, ...findPlace() };
  const [before, after] = [shortened(change.before, MOST_CHARS), shortened(change.after, MOST_CHARS)];
  const author = change.author === null ? null : shortened(change.author, MOST_NAME);
  const [lead, tail] = [shortened(change.lead, MOST_NAME), shortened(change.tail, MOST_NAME)];
  return { ...change, before, after, author, lead, tail, clause: shortened(change.clause, MOST_NAME) };
}

/** Sure ones first, unmarked before marked among those of one weight; else in the order of the text. */
function byWeight(one: PairChange, other: PairChange): number {
  const rank = ({ doubt, weight, isMarked }: PairChange) =>
    (doubt === null ? 0 : 100) + WEIGHTS.indexOf(weight) * 2 + (isMarked ? 1 : 0);
  return rank(one) - rank(other);
}

function toText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join("\n");
}

const PROPERTIES = "docProps/core.xml";
const MODIFIED = /<dcterms:modified\b[^>]{0,200}>\s{0,20}([0-9TZ:.+-]{10,40})\s{0,20}<\/dcterms:modified>/u;

/**
 * Whether the first of two files seems to be the newer one: by changes that only it has tracked, else by when Word last
 * saved each. Source: B-45.6.
 */
function seemSwapped(before: PairedFile, after: PairedFile): boolean {
  const [isFirstTracked, isSecondTracked] = [before.beforeHtml !== null, after.beforeHtml !== null];
  if (isFirstTracked !== isSecondTracked) return isFirstTracked;
  const [first, second] = [savedAt(before), savedAt(after)];
  return first !== null && second !== null && first > second;
}

/** Milliseconds; null if the file doesn't say. */
function savedAt({ bytes }: PairedFile): number | null {
  const properties = bytes && new WordFile(bytes).textNamed(PROPERTIES);
  const at = Date.parse(MODIFIED.exec(properties ?? "")?.[1] ?? "");
  return Number.isNaN(at) ? null : at;
}

const WORD = /[\p{L}\p{N}]+/gu;
const RUN = 4;
/** Share of the shorter text's runs of words that the other has; even a contract rewritten from one form has more. */
const LEAST_SHARED = 0.06;
/** Below, a few words decide; then single words are compared. */
const SHORT = 40;
const LEAST_SHARED_WORDS = 0.3;
const MOST_WORDS = 200_000;

/** Whether two texts have anything to do with each other. Pure, linear. Source: B-45.6. */
function areUnrelated(one: string, other: string): boolean {
  const [a, b] = [wordsIn(one), wordsIn(other)];
  if (a.length === 0 || b.length === 0) return false;
  const isShort = Math.min(a.length, b.length) < SHORT;
  const [runs, others] = isShort ? [new Set(a), new Set(b)] : [runsOf(a), runsOf(b)];
  const [fewer, more] = runs.size <= others.size ? [runs, others] : [others, runs];
  let shared = 0;
  for (const run of fewer) if (more.has(run)) shared += 1;
  return shared / fewer.size < (isShort ? LEAST_SHARED_WORDS : LEAST_SHARED);
}

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).slice(0, MOST_WORDS);
}

function runsOf(words: readonly string[]): Set<string> {
  const runs = new Set<string>();
  for (let at = 0; at + RUN <= words.length; at += 1) runs.add(words.slice(at, at + RUN).join(" "));
  return runs;
}
