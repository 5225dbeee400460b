/** A signed copy held against the version that was agreed, word by word. Pure. Source: B-28.2. */
import { matchSequences, type Match } from "@/lib/documents/redline/match-sequences";
import { Interner } from "@/lib/documents/redline/tokens";
import type { Block } from "@/lib/documents/richtext/blocks";
import { differencesOf, recurringLine, type SignedDifference } from "./differences";
import { runningLines } from "./running-lines";
import { guardsOf } from "./names";
import type { Segment } from "./segment";
import { spotsOf } from "./spots";
import { agreedWords, signedWords, type ComparedText, type SignedPart } from "./words";

/**
 * `same`: every word, and every page was read; `differs`: somewhere other words stand for sure; `unsure`: nothing is
 * known to differ, but some places could not be compared with certainty.
 */
export const SIGNED_OUTCOMES = ["same", "differs", "unsure"] as const;
type SignedOutcome = (typeof SIGNED_OUTCOMES)[number];
export type SignedComparison = {
  outcome: SignedOutcome;
  /** Words of the agreed text, and how many of them stand in the signed copy. */
  words: { agreed: number; found: number };
  differences: SignedDifference[];
  /** Differences that are not listed because there are too many. */
  more: number;
};

/** `heads`: what our own export puts above a page; `names`: those of the parties. */
type Known = { heads?: readonly string[]; names?: readonly string[] };

/** Beyond that many nobody reads on: it is another text. */
const MOST_DIFFERENCES = 200;
/** Equal signs between two differences, no word among them, that join them: the bracket in 'thirty (30'. */
const LARGEST_ISLAND = 2;

/**
 * Cost grows with length and with the differences, bounded for texts that have nothing in common.
 */
export function compareSigned(
  agreed: readonly Block[],
  parts: readonly SignedPart[],
  { heads = [], names = [] }: Known = {},
): SignedComparison {
  const ours = agreedWords(agreed);
  const whole = signedWords(parts, heads);
  const running = runningLines(whole.words, ours.words);
  const theirs = withoutBlocks(whole, running.blocks);
  const matches = matchesOf(ours, theirs);
  const places = parts.map((part) => part.places ?? []);
  const spots = spotsOf(whole.words, places);
  const texts = { ours, theirs, spots, guards: guardsOf(ours, names) };
  const differences = [
    ...differencesOf(segmentsOf(matches, { ours, theirs }), texts),
    ...running.told.flatMap((block) => recurringLine(block, whole, spots)),
  ];
  const hasUnread = parts.some(({ unread }) => unread.length > 0);
  return {
    outcome: outcomeOf(differences, hasUnread),
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

function outcomeOf(differences: readonly SignedDifference[], hasUnread: boolean): SignedOutcome {
  if (differences.some(({ doubt }) => doubt === null)) return "differs";
  return differences.length > 0 || hasUnread ? "unsure" : "same";
}

function matchesOf(ours: ComparedText, theirs: ComparedText): Match[] {
  const ids = new Interner();
  const a = ids.idsOf(ours.words.map(({ norm }) => norm));
  const b = ids.idsOf(theirs.words.map(({ norm }) => norm)); // '' of a page that was not read is nowhere in ours
  return matchSequences(a, b, ids.size);
}

/** What stands between the matches, neighbours with next to nothing between them as one. */
function segmentsOf(matches: readonly Match[], { ours, theirs }: { ours: ComparedText; theirs: ComparedText }) {
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
