import { matchSequences } from "./match-sequences";
import type { RedlineRun } from "./redline";
import { Interner, isWord, letterCount, tokensOf } from "./tokens";

/** A stretch of a paragraph: what it says in both texts, or what it said before and says after. */
type Piece = { same: string; before: string; after: string };

/** An equal stretch of more words than this is never taken into a change. */
const MAX_ISLAND_WORDS = 4;
const MAX_ISLAND_CHARS = 80;
/** When less than this part of the letters stays, the paragraph reads better as replaced. */
const LEAST_KEPT = 0.15;

/** The differences of two versions of one paragraph, word by word, as a person would mark them. */
export function wordRuns(before: string, after: string): RedlineRun[] {
  const pieces = withoutIslands(piecesOf(tokensOf(before), tokensOf(after)));
  const kept = pieces.reduce((sum, piece) => sum + letterCount(piece.same), 0);
  if (kept < LEAST_KEPT * Math.max(letterCount(before), letterCount(after))) return runsOf([{ same: "", before, after }]);
  return runsOf(pieces);
}

/** Pieces by turns: a change, then what is equal after it. Either may be empty only at the ends. */
function piecesOf(before: readonly string[], after: readonly string[]): Piece[] {
  const ids = new Interner();
  const [a, b] = [ids.idsOf(before), ids.idsOf(after)];
  const matches = matchSequences(a, b, ids.size);
  const pieces: Piece[] = [];
  let next = { from: 0, to: 0 };
  let index = 0;
  while (index < matches.length || next.from < before.length || next.to < after.length) {
    const match = matches[index] ?? { from: before.length, to: after.length };
    const changed = { before: before.slice(next.from, match.from).join(""), after: after.slice(next.to, match.to).join("") };
    let length = 0;
    while (matches[index + length]?.from === match.from + length && matches[index + length]?.to === match.to + length) length += 1;
    pieces.push({ ...changed, same: before.slice(match.from, match.from + length).join("") });
    next = { from: match.from + length, to: match.to + length };
    index += length;
  }
  return pieces;
}

/** Takes a few equal words that stand between larger changes into one change with them: 'thirty days' is replaced, not 'thirty' and 'days'. */
function withoutIslands(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    let current = piece;
    for (let last = result.at(-1); last && isIsland(last, current); last = result.at(-1)) {
      current = { before: last.before + last.same + current.before, after: last.after + last.same + current.after, same: current.same };
      result.pop();
    }
    result.push(current);
  }
  return result;
}

function isIsland(last: Piece, next: Piece): boolean {
  if (isEmpty(last) || isEmpty(next)) return false;
  if (last.same.length > MAX_ISLAND_CHARS || last.same.includes("\n")) return false;
  const words = tokensOf(last.same).filter(isWord);
  if (words.length > MAX_ISLAND_WORDS) return false;
  const isReplaced = [last, next].every((piece) => letterCount(piece.before) > 0 && letterCount(piece.after) > 0);
  if (words.length === 0) return isReplaced;
  const size = (piece: Piece) => Math.max(letterCount(piece.before), letterCount(piece.after));
  return isReplaced && letterCount(last.same) <= Math.min(size(last), size(next));
}

function isEmpty(piece: Piece): boolean {
  return piece.before === "" && piece.after === "";
}

function runsOf(pieces: readonly Piece[]): RedlineRun[] {
  const runs: RedlineRun[] = [];
  for (const { before, after, same } of pieces) {
    if (before !== "") runs.push({ kind: "deleted", text: before });
    if (after !== "") runs.push({ kind: "inserted", text: after });
    if (same !== "") runs.push({ kind: "same", text: same });
  }
  return runs;
}
