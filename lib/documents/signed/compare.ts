/** Compares a signed copy with the agreed version, word by word. Pure. Source: B-28.2. */
import { matchSequences, type Match } from "@/lib/documents/redline/match-sequences";
import { Interner } from "@/lib/documents/redline/tokens";
import type { Block } from "@/lib/documents/richtext/blocks";
import { groupedBy } from "@/lib/grouped-by";
import { findDifferences, recurringLine, type SignedDifference, type Segment } from "./differences";
import { findSpots } from "./spots";
import {
  agreedWords,
  signedWords,
  type ComparedText,
  type SignedPart,
  comparedTokens,
  type ComparedWord,
} from "./words";
import type { Guards } from "./misread";

/**
 * `same`: every word matches and every page was read; `differs`: other words somewhere for certain; `unsure`: no known
 * difference, but some places couldn't be compared with certainty.
 */
export const SIGNED_OUTCOMES = ["same", "differs", "unsure"] as const;
type SignedOutcome = (typeof SIGNED_OUTCOMES)[number];
export type SignedComparison = {
  outcome: SignedOutcome;
  /** Words of the agreed text, and how many of them are in the signed copy. */
  words: { agreed: number; found: number };
  differences: SignedDifference[];
  /** Differences not listed because there are too many. */
  more: number;
};

/** `heads`: what our own export prints above a page; `names`: the parties'. */
type Known = { heads?: readonly string[]; names?: readonly string[] };

/** With more differences it is another text. */
const MOST_DIFFERENCES = 200;
/** Equal tokens, none a word, that don't separate two differences: the bracket in 'thirty (30'. */
const LARGEST_ISLAND = 2;

/** Cost grows with length and differences, with a bound for unrelated texts. */
export function compareSigned(
  agreed: readonly Block[],
  parts: readonly SignedPart[],
  { heads = [], names = [] }: Known = {},
): SignedComparison {
  const ours = agreedWords(agreed);
  const whole = signedWords(parts, heads);
  const running = runningLines(whole.words, ours.words);
  const theirs = withoutBlocks(whole, running.blocks);
  const matches = findMatches(ours, theirs);
  const places = parts.map((part) => part.places ?? []);
  const spots = findSpots(whole.words, places);
  const texts = { ours, theirs, spots, pages: places, guards: buildGuards(ours, names) };
  const differences = [
    ...findDifferences(toSegments(matches, { ours, theirs }), texts),
    ...running.ignoredPages.flatMap((block) => recurringLine(block, whole, spots)),
  ];
  const hasUnread = parts.some(({ unread }) => unread.length > 0);
  return {
    outcome: toOutcome(differences, hasUnread),
    words: {
      agreed: ours.words.filter(({ kind }) => kind === "word").length,
      found: matches.filter(({ from }) => ours.words[from]?.kind === "word").length,
    },
    differences: differences.slice(0, MOST_DIFFERENCES),
    more: Math.max(0, differences.length - MOST_DIFFERENCES),
  };
}

function withoutBlocks({ text, words }: ComparedText, gone: ReadonlySet<number>): ComparedText {
  return { text, words: words.filter(({ block, kind }) => kind === "unreadPage" || !gone.has(block)) };
}

function toOutcome(differences: readonly SignedDifference[], hasUnread: boolean): SignedOutcome {
  if (differences.some(({ doubt }) => doubt === null)) return "differs";
  return differences.length > 0 || hasUnread ? "unsure" : "same";
}

function findMatches(ours: ComparedText, theirs: ComparedText): Match[] {
  const ids = new Interner();
  const a = ids.toIds(ours.words.map(({ norm }) => norm));
  const b = ids.toIds(theirs.words.map(({ norm }) => norm)); // '' of an unread page is nowhere in ours
  return matchSequences(a, b, ids.size);
}

/** What is between the matches; neighbours with next to nothing between them are merged. */
function toSegments(matches: readonly Match[], { ours, theirs }: { ours: ComparedText; theirs: ComparedText }) {
  const segments: Segment[] = [];
  let next = { from: 0, to: 0 };
  for (const match of [...matches, { from: ours.words.length, to: theirs.words.length }]) {
    if (match.from > next.from || match.to > next.to) {
      const segment = { a0: next.from, a1: match.from, b0: next.to, b1: match.to };
      const last = segments.at(-1);
      if (last && isIsland(ours, last.a1, segment.a0))
        segments[segments.length - 1] = { ...segment, a0: last.a0, b0: last.b0 };
      else segments.push(segment);
    }
    next = { from: match.from + 1, to: match.to + 1 };
  }
  return segments;
}

function isIsland({ words }: ComparedText, from: number, to: number): boolean {
  if (to - from > LARGEST_ISLAND) return false;
  return words.slice(from, to).every(({ kind }) => kind !== "word");
}

// Names in the agreed text, which never count as misread. Source: B-28.7.

const CAPITAL = /^\p{Lu}/u;
const INITIAL = /^\p{Lu}$/u;

/** @param parties the parties' names as in the text */
function buildGuards({ words }: ComparedText, parties: readonly string[]): Guards {
  const known = new Set(words.map(({ norm }) => norm));
  const small = new Set(words.flatMap(({ norm }) => (CAPITAL.test(norm) ? [] : [norm])));
  const names = new Set(parties.flatMap((name) => comparedTokens(name).map(({ norm }) => norm.toLowerCase())));
  for (const [index, { norm }] of words.entries())
    if (!small.has(norm.toLowerCase()) && isOfName(words, index)) names.add(norm.toLowerCase());
  return { names: new Set([...names].filter((name) => /\p{L}/u.test(name))), known };
}

/** Next to another capitalised word, or after an initial: 'Ivan Petrov', 'Б. Нандин'. */
function isOfName(words: readonly ComparedWord[], index: number): boolean {
  const word = words[index];
  if (word?.kind !== "word" || !CAPITAL.test(word.norm)) return false;
  const [before, after] = [words[index - 1], words[index + 1]];
  const isBeside = (other: ComparedWord | undefined) =>
    other?.kind === "word" && other.block === word.block && CAPITAL.test(other.norm);
  const isBehindInitial = before?.norm === "." && INITIAL.test(words[index - 2]?.norm ?? "");
  return isBeside(before) || isBeside(after) || isBehindInitial;
}

// Headers and footers that a copy repeats on its pages. Source: B-28.2.

/** Blocks from the top and bottom of a page. */
const FARTHEST = 2;
/** Longer ones are text. */
const MOST_CHARS = 100;
/** Stands for the page's own number and for the page count. */
const OF_PAGE = "#";
/** Words in a page's own numbering. */
const PAGE_WORD = /^(?:page|pages|pg?|of|стр|страница|лист|из|хуудас|хуудасны|х|[^\p{L}\p{N}]+)$/iu;

type Line = { block: number; letters: string; place: string; numbers: readonly string[]; isPageNumber: boolean };

/** `blocks`: all of them; `ignoredPages`: one of each that is neither in the agreed text nor mere page numbering. */
type RunningLines = { blocks: ReadonlySet<number>; ignoredPages: readonly number[] };

/**
 * The blocks that are page headers and footers: short lines at the same place on at least two pages, and on half of
 * all. Never one with a number that isn't its page's, the page count or in the agreed text; lines of the agreed text
 * itself stay as often as they occur there.
 */
function runningLines(words: readonly ComparedWord[], agreed: readonly ComparedWord[]): RunningLines {
  const pages = groupByPage(words);
  const lines = [...pages.values()].flatMap((blocks) => linesAtEdges(blocks, String(pages.size)));
  const known = new Set(agreed.map(({ norm }) => norm));
  const blocks = new Set<number>();
  const ignoredPages = new Map<string, number>();
  const said = timesSaid(agreed);
  for (const same of groupedBy(lines, ({ place, letters }) => `${place} ${letters}`).values()) {
    const [first] = same;
    const isOften = same.length >= 2 && same.length * 2 >= pages.size;
    if (!first || !isOften || !first.numbers.every((number) => known.has(number))) continue;
    for (const { block } of same.slice(said.get(first.letters) ?? 0)) blocks.add(block);
    if (!said.has(first.letters) && !first.isPageNumber && !ignoredPages.has(first.letters))
      ignoredPages.set(first.letters, first.block);
  }
  return { blocks, ignoredPages: [...ignoredPages.values()] };
}

/** For each page its words by block, in text order. */
function groupByPage(words: readonly ComparedWord[]): Map<string, Map<number, ComparedWord[]>> {
  const pages = new Map<string, Map<number, ComparedWord[]>>();
  for (const [page, all] of groupedBy(words, ({ file, page }) => `${file} ${page}`))
    pages.set(
      page,
      groupedBy(all, ({ block }) => block),
    );
  return pages;
}

function linesAtEdges(blocks: ReadonlyMap<number, readonly ComparedWord[]>, pages: string): Line[] {
  const all = [...blocks];
  const places = new Map<number, string>();
  for (let at = 0; at < Math.min(FARTHEST, all.length); at += 1) places.set(at, "top");
  for (let at = Math.max(FARTHEST, all.length - FARTHEST); at < all.length; at += 1) places.set(at, "bottom");
  return [...places].flatMap(([at, place]) => {
    const [block, words] = all[at] ?? [];
    const letters = (words ?? []).map(({ norm, page }) => (norm === String(page) || norm === pages ? OF_PAGE : norm));
    if (block === undefined || letters.join("").length > MOST_CHARS || !letters.some((one) => /\p{L}/u.test(one)))
      return [];
    const numbers = letters.filter((one) => /\p{N}/u.test(one));
    const isPageNumber = letters.every((one) => PAGE_WORD.test(one));
    return [{ block, place, letters: letters.join(""), numbers, isPageNumber }];
  });
}

/** How often the agreed text has a block of these letters. */
function timesSaid(agreed: readonly ComparedWord[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const words of groupedBy(agreed, ({ block }) => block).values()) {
    const letters = words.map(({ norm }) => norm).join("");
    times.set(letters, (times.get(letters) ?? 0) + 1);
  }
  return times;
}
