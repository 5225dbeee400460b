import { heavyMatches } from "./anchors";
import { matchSequences, type Match } from "./match-sequences";
import { Interner, isWord, letterCount, splitTokens } from "./tokens";

/** Neighbours differ in kind. */
export type WordRun = { kind: "same" | "inserted" | "deleted"; text: string };

/** The shared text, or the text before and after. Letters are counted as it grows, in many small steps. */
type Piece = { same: string; before: string; after: string; letters: { same: number; before: number; after: number } };

/** A longer equal stretch, in words, is never merged into a change. */
const MAX_ISLAND_WORDS = 4;
const MAX_ISLAND_CHARS = 80;
/** If a smaller share of the letters stays, the paragraph reads better as replaced. */
const LEAST_KEPT = 0.15;

/** How coarsely to mark differences; the default reads well, and a `leastKept` of 0 is exact. */
export type Grain = { islandWords?: number; leastKept?: number };

/** The differences of two versions of a paragraph, word by word, as a person would mark them. */
export function wordRuns(
  before: string,
  after: string,
  { islandWords = MAX_ISLAND_WORDS, leastKept = LEAST_KEPT }: Grain = {},
): WordRun[] {
  const [from, to] = [splitTokens(before), splitTokens(after)];
  const least = leastKept * Math.max(letterCount(before), letterCount(after));
  const shared = sharedLetters(from, to);
  if (shared < least) return replaced(before, after);
  const joined = withoutIslands(bestPieces(from, to, shared), islandWords);
  const whole = leastKept === 0 ? joined : withoutShreds(joined);
  const pieces = withClosedBrackets(whole.map(withoutSharedEnd));
  return keptLetters(pieces) < least ? replaced(before, after) : toRuns(pieces);
}

/**
 * Most tokens are blanks and small words: if sentences changed places, the most pairs may have fewer letters than one
 * whole sentence. Chooses what keeps more letters.
 */
function bestPieces(from: readonly string[], to: readonly string[], shared: number): Piece[] {
  const ids = new Interner();
  const [a, b] = [ids.toIds(from), ids.toIds(to)];
  const pieces = toPieces(from, to, matchSequences(a, b, ids.size));
  if (keptLetters(pieces) >= shared) return pieces;
  const weights = new Float64Array(ids.size);
  from.forEach((token, place) => (weights[a[place] ?? 0] = 1 + letterCount(token)));
  const heavy = toPieces(from, to, heavyMatches(a, b, weights));
  return keptLetters(heavy) > keptLetters(pieces) ? heavy : pieces;
}

function keptLetters(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { letters }) => sum + letters.same, 0);
}

function replaced(before: string, after: string): WordRun[] {
  return toRuns([toPiece({ same: "", before, after })]);
}

/** Letters of the tokens in both texts, counting repetitions: an upper bound for what can stay. */
function sharedLetters(from: readonly string[], to: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const token of from) counts.set(token, (counts.get(token) ?? 0) + 1);
  let letters = 0;
  for (const token of to) {
    const left = counts.get(token) ?? 0;
    if (left === 0) continue;
    counts.set(token, left - 1);
    letters += letterCount(token);
  }
  return letters;
}

function toPiece(words: { same: string; before: string; after: string }): Piece {
  return {
    ...words,
    letters: { same: letterCount(words.same), before: letterCount(words.before), after: letterCount(words.after) },
  };
}

/** Alternating pieces: a change, then what is equal after it. Either may be empty only at the ends. */
function toPieces(before: readonly string[], after: readonly string[], matches: readonly Match[]): Piece[] {
  const pieces: Piece[] = [];
  let next = { from: 0, to: 0 };
  let index = 0;
  while (index < matches.length || next.from < before.length || next.to < after.length) {
    const match = matches[index] ?? { from: before.length, to: after.length };
    const changed = {
      before: before.slice(next.from, match.from).join(""),
      after: after.slice(next.to, match.to).join(""),
    };
    let length = 0;
    while (matches[index + length]?.from === match.from + length && matches[index + length]?.to === match.to + length)
      length += 1;
    pieces.push(toPiece({ ...changed, same: before.slice(match.from, match.from + length).join("") }));
    next = { from: match.from + length, to: match.to + length };
    index += length;
  }
  return pieces;
}

/** A few equal words between larger changes join them: 'thirty days' is replaced, not 'thirty' and 'days'. */
function withoutIslands(pieces: readonly Piece[], maxWords: number): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    let current = piece;
    for (let last = result.at(-1); last && isIsland(last, current, maxWords); last = result.at(-1)) {
      current = mergedPiece(last, current);
      result.pop();
    }
    result.push(current);
  }
  return result;
}

/** So many changes in a row make a passage that reads better as replaced, if less than this share of it stays. */
const SHREDS = 3;
const LEAST_BETWEEN = 0.5;

/** A passage that was written anew keeps a word here and there by chance: it is one change, not one for each gap. */
function withoutShreds(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (let at = 0; at < pieces.length;) {
    let end = at;
    while (end + 1 < pieces.length && isShortGap(pieces[end]) && !isEmptyAt(pieces[end + 1])) end += 1;
    const row = pieces.slice(at, end + 1);
    result.push(...(row.length >= SHREDS && isAnew(row) ? [row.reduce(mergedPiece)] : row));
    at = end + 1;
  }
  return result;
}

/** Whether little stays between the first change of a row and the last. */
function isAnew(row: readonly Piece[]): boolean {
  const { letters } = row.reduce(mergedPiece);
  const between = row.slice(0, -1).reduce((sum, piece) => sum + piece.letters.same, 0);
  return between < LEAST_BETWEEN * Math.max(letters.before, letters.after);
}

function isShortGap(piece: Piece | undefined): boolean {
  if (!piece || isEmpty(piece) || piece.same.length > MAX_ISLAND_CHARS || piece.same.includes("\n")) return false;
  return splitTokens(piece.same).filter(isWord).length <= MAX_ISLAND_WORDS;
}

const isEmptyAt = (piece: Piece | undefined) => piece === undefined || isEmpty(piece);

/** White space at the end of a change in both texts isn't part of it. */
function withoutSharedEnd(piece: Piece): Piece {
  const { before, after, same } = piece;
  let length = 0;
  while (
    length < before.length &&
    before.at(-1 - length) === after.at(-1 - length) &&
    /[ \u00a0]/.test(before.at(-1 - length) ?? "")
  )
    length += 1;
  if (length === 0) return piece;
  const cut = (text: string) => text.slice(0, text.length - length);
  return { ...piece, before: cut(before), after: cut(after), same: before.slice(before.length - length) + same };
}

/** If both sides of a change open a bracket, the closing one belongs to the change: '30 (thirty)', 'ten (10%)'. */
function withClosedBrackets(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece) => {
    const { before, after, same } = piece;
    const end = /^%?\)/.exec(same)?.[0];
    if (end === undefined || !isOpen(before) || !isOpen(after)) return piece;
    return { ...piece, before: before + end, after: after + end, same: same.slice(end.length) };
  });
}

const isOpen = (text: string) => text.lastIndexOf("(") > text.lastIndexOf(")");

function mergedPiece(last: Piece, next: Piece): Piece {
  return {
    before: last.before + last.same + next.before,
    after: last.after + last.same + next.after,
    same: next.same,
    letters: {
      before: last.letters.before + last.letters.same + next.letters.before,
      after: last.letters.after + last.letters.same + next.letters.after,
      same: next.letters.same,
    },
  };
}

function isIsland(last: Piece, next: Piece, maxWords: number): boolean {
  if (isEmpty(last) || isEmpty(next)) return false;
  if (last.same.length > MAX_ISLAND_CHARS || last.same.includes("\n")) return false;
  const words = splitTokens(last.same).filter(isWord);
  if (words.length > maxWords) return false;
  if (isAmountInFigures(last, next)) return true;
  const replaced = [last, next].filter(({ letters }) => letters.before > 0 && letters.after > 0).length;
  const isReplaced = replaced === 2;
  if (words.length === 0) return isReplaced || (replaced === 1 && last.same.trim() === "");
  const size = ({ letters }: Piece) => Math.max(letters.before, letters.after);
  return isReplaced && last.letters.same <= Math.min(size(last), size(next));
}

/** 'fifty per cent (50%)': an amount in words and the same in figures are one change, decided on together. */
function isAmountInFigures(last: Piece, next: Piece): boolean {
  if (!/\((?:\p{Lu}{2,3} ?|\p{Sc} ?)?$/u.test(last.same)) return false;
  return [next.before, next.after].every(isFigures) && [last.before, last.after].every((side) => /^\p{L}/u.test(side));
}

const isFigures = (text: string) => /^\p{N}[\p{N}.,\s]*$/u.test(text);

function isEmpty(piece: Piece): boolean {
  return piece.before === "" && piece.after === "";
}

function toRuns(pieces: readonly Piece[]): WordRun[] {
  const runs: WordRun[] = [];
  for (const { before, after, same } of pieces) {
    if (before !== "") runs.push({ kind: "deleted", text: before });
    if (after !== "") runs.push({ kind: "inserted", text: after });
    if (same !== "") runs.push({ kind: "same", text: same });
  }
  return runs;
}
