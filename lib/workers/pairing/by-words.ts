/** Two texts word by word, where paragraphs can't be trusted: a PDF, a scan or a plain text. Pure. Source: B-45.3. */
import type { Block } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { compareSigned } from "@/lib/documents/signed/compare";
import type { SignedDifference } from "@/lib/documents/signed/differences";
import { NOWHERE, type Draft, type PairChange, type PairedFile } from "./pair";
import { clauseAt, weigh } from "./weigh";

type Side = Pick<PairedFile, "unread" | "uncertain" | "places"> & { html: string; isPaged: boolean };
type ByWords = { changes: Draft[]; more: number };

const DOUBTS: Readonly<Record<string, PairChange["doubt"]>> = {
  unread: "reading",
  misread: "reading",
  uncertain: "reading",
  spacing: "form",
  hyphen: "form",
  numbering: "form",
  order: "form",
  recurs: "form",
};

/** The text that has paragraphs is the one to compare with; where that is the newer one, results are turned round. */
export function changesByWords(before: Side, after: Side, textOf: (blocks: readonly Block[]) => string): ByWords {
  const isTurned = before.isPaged && !after.isPaged;
  const [agreed, copy] = isTurned ? [after, before] : [before, after];
  const blocks = blocksFromHtml(agreed.html);
  const text = textOf(blocks);
  const { unread, uncertain, places } = copy;
  const part = { blocks: blocksFromHtml(copy.html), unread, uncertain, places };
  const { differences, more } = compareSigned(blocks, [part]);
  const changes = differences.map((difference) => toChange(difference, { isTurned, text }));
  return { changes: withLayout(changes, text, differences), more };
}

const TOKEN = /[\p{L}\p{N}]+/gu;

/** Fewer words that oblige, permit or forbid are no cell that was read in another order: 'not' in another row. */
const FEWEST_MOVED = 4;

/**
 * A page shows the cells of a table in another order than a text: what is gone at one of its rows and there at another
 * is probably no change. Never one with a number, a lone 'not', or two parties that changed places.
 */
function withLayout(changes: readonly Draft[], text: string, places: readonly { start: number }[]): Draft[] {
  const placeOf = (index: number) => places[index]?.start ?? 0;
  const isExchanged = exchangesIn(changes, (index) => lineStart(text, placeOf(index)));
  const isMovable = (change: PairChange, index: number) => {
    const words = change.before + change.after;
    if (change.doubt !== null || /\p{N}/u.test(words) || !isInTable(text, placeOf(index))) return false;
    const isLoneDuty = change.weight === "duty" && (words.match(TOKEN)?.length ?? 0) < FEWEST_MOVED;
    return !isLoneDuty && !isExchanged(change, index);
  };
  const balance = new Map<string, number>();
  const add = (words: string, by: number) => {
    for (const [token] of words.matchAll(TOKEN)) balance.set(token, (balance.get(token) ?? 0) + by);
  };
  const movable = changes.filter(isMovable);
  for (const { before, after } of movable) {
    add(before, -1);
    add(after, 1);
  }
  const isBalanced = ({ before, after }: PairChange) =>
    [...(before + " " + after).matchAll(TOKEN)].every(([token]) => balance.get(token) === 0);
  return changes.map((change, index) =>
    (isMovable(change, index) && isBalanced(change)) || isBesideTwin(changes, index)
      ? { ...change, doubt: "form" as const }
      : change,
  );
}

/** Whether one row has 'A' for 'B' where another has 'B' for 'A'. */
function exchangesIn(changes: readonly PairChange[], lineOf: (index: number) => number) {
  const lines = new Map<string, Set<number>>();
  changes.forEach(({ kind, before, after }, index) => {
    if (kind !== "replace") return;
    const key = `${before.trim()}\n${after.trim()}`;
    lines.set(key, (lines.get(key) ?? new Set()).add(lineOf(index)));
  });
  return ({ before, after }: PairChange, index: number) => {
    const there = lines.get(`${after.trim()}\n${before.trim()}`);
    return there !== undefined && (there.size > 1 || !there.has(lineOf(index)));
  };
}

/** Lines of a page that were read in another order: the same words are gone here and there right beside. */
function isBesideTwin(changes: readonly PairChange[], index: number): boolean {
  const one = changes[index];
  if (!one || one.doubt !== null || one.weight !== "words" || /\p{N}/u.test(one.before + one.after)) return false;
  return [changes[index - 1], changes[index + 1]].some(
    (other) =>
      other?.doubt === null &&
      ((one.before === "" && other.after === "" && one.after === other.before) ||
        (one.after === "" && other.before === "" && one.before === other.after)),
  );
}

const lineStart = (text: string, place: number) => (place === 0 ? 0 : text.lastIndexOf("\n", place - 1) + 1);

function isInTable(text: string, place: number): boolean {
  const end = text.indexOf("\n", place);
  return text.slice(lineStart(text, place), end < 0 ? undefined : end).includes("\t");
}

function toChange(difference: SignedDifference, { isTurned, text }: { isTurned: boolean; text: string }): Draft {
  const { agreed, signed, start, end, doubt, page } = difference;
  const [before, after] = isTurned ? [signed, agreed] : [agreed, signed];
  const kind = difference.kind === "moved" ? "move" : before === "" ? "insert" : after === "" ? "delete" : "replace";
  const of = { kind, before: isTurned ? after : before, after: isTurned ? before : after, start, end };
  return {
    kind,
    weight: weigh(of, text),
    isMarked: false,
    author: null,
    doubt: doubt === null ? null : (DOUBTS[doubt] ?? null),
    before,
    after,
    ...NOWHERE,
    findPlace: () => ({ ...besides(difference), clause: clauseAt(text, start), page }),
  };
}

/**
 * The words on either side, within the paragraph of what changed: a heading above it isn't a beginning of its sentence.
 * They come without the spaces between them and what changed.
 */
function besides({ before, after }: SignedDifference): { lead: string; tail: string } {
  const [above, below] = [before.lastIndexOf("\n"), after.indexOf("\n")];
  const lead = above < 0 && before !== "" ? `…${before}` : before.slice(above + 1);
  const tail = below >= 0 ? after.slice(0, below) : after === "" || ENDS.test(after) ? after : `${after}…`;
  return {
    lead: lead === "" || /[\s(«“"[-]$/u.test(lead) ? lead : `${lead} `,
    tail: tail === "" || /^[\s,.;:!?)»”"\]%-]/u.test(tail) ? tail : ` ${tail}`,
  };
}

const ENDS = /[.;:!?…]$/u;
