/** A change within its whole sentence, to word it anew. Pure. Source: B-26.12. */
import type { RoundChangeDto } from "@/lib/exchange/rounds/schema";
import { differences, type Difference } from "./differences";

/** What stands before and after a change in its sentence. */
export type Sentence = { before: string; after: string };

/** A longer sentence is cut, so that the field stays one to read. UTF-16 units. */
const LONGEST_SIDE = 600;
/** A sentence ends before a capital; '23.' and 'No.' within a line end none. */
const ENDS = /[.!?;]["”»)]?\s+(?=["“«(]?[\p{Lu}])/gu;

/** Both empty where the change is outside the text, or takes in or parts whole paragraphs. */
export function findSentence(
  text: string,
  {
    place,
    before,
    after,
    start,
    end,
    isWhole,
  }: Pick<RoundChangeDto, "place" | "before" | "after" | "start" | "end" | "isWhole">,
): Sentence {
  if (place !== "text" || isWhole || /[\n\t]/u.test(before + after)) return { before: "", after: "" };
  const lineStart = Math.max(...["\n", "\t"].map((sign) => text.lastIndexOf(sign, start - 1))) + 1;
  const lineEnd = Math.min(...["\n", "\t"].map((sign) => placeOf(text, sign, end)));
  const head = text.slice(Math.max(start === 0 ? 0 : lineStart, start - LONGEST_SIDE), start);
  const tail = text.slice(end, Math.min(lineEnd, end + LONGEST_SIDE));
  const begins = [...head.matchAll(ENDS)].map((found) => found.index + found[0].length).at(-1) ?? 0;
  const [first] = [...tail.matchAll(ENDS)];
  return { before: head.slice(begins), after: first ? tail.slice(0, first.index + first[0].trimEnd().length) : tail };
}

function placeOf(text: string, sign: string, from: number): number {
  const place = text.indexOf(sign, from);
  return place === -1 ? text.length : place;
}

/** The words in a change's place, where the rest of its sentence was left as it is; else null. */
export function wordsWithin(written: string, { before, after }: Sentence): string | null {
  const isKept = written.startsWith(before) && written.endsWith(after);
  return isKept && written.length >= before.length + after.length
    ? written.slice(before.length, written.length - after.length)
    : null;
}

/** Words of ours elsewhere in the sentence, by their place in the text that was sent. */
export type RestOfSentence = { start: number; end: number; before: string; after: string };
export type Reworded = { counter: string; rest: RestOfSentence[] };

const PIECES = /[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu;
const [THEIRS, BESIDE] = [1, 2];
/** A word, blank or sign of the sentence; `at`: where it stands in the text that was sent, unless it is theirs. */
type Piece = { text: string; zone: number; at: number };

/**
 * What was written in place of a sentence: the words in the change's place, and what else of it is new. Null where one
 * replacement covers words of theirs and of ours, so that nobody could tell which of them are answered.
 */
export function rewordedSentence(
  written: string,
  { before, after }: Sentence,
  { theirs, start, end }: { theirs: string; start: number; end: number },
): Reworded | null {
  const within = wordsWithin(written, { before, after });
  if (within !== null) return { counter: within, rest: [] };
  const old = [
    ...piecesOf(before, { zone: 0, from: start - before.length }),
    ...piecesOf(theirs, { zone: THEIRS, from: 0 }),
    ...piecesOf(after, { zone: BESIDE, from: end }),
  ];
  const edits = differences(old.map(textOf), written.match(PIECES) ?? []);
  if (edits === null || edits.some((edit) => zoneOf(edit, old) === null)) return null;
  const ours = edits.filter((edit) => zoneOf(edit, old) === THEIRS);
  const first = old.findIndex(({ zone }) => zone === THEIRS);
  let [counter, done] = ["", first];
  for (const { from, to, words } of ours) {
    counter += joined(old.slice(done, from)) + words;
    done = to;
  }
  const last = old.findLastIndex(({ zone }) => zone === THEIRS) + 1;
  const rest = edits.filter((edit) => !ours.includes(edit)).map((edit) => restOf(edit, old));
  return { counter: counter + joined(old.slice(done, last)), rest };
}

function piecesOf(text: string, { zone, from }: { zone: number; from: number }): Piece[] {
  return [...text.matchAll(PIECES)].map(({ 0: piece, index }) => ({ text: piece, zone, at: from + index }));
}

/** Which part of the sentence an edit is in; what is added beside words of theirs is theirs. Null if in two. */
function zoneOf({ from, to }: Difference, old: readonly Piece[]): number | null {
  const touched = from === to ? [old[from - 1], old[from]] : old.slice(from, to);
  const zones = new Set(touched.flatMap((piece) => (piece ? [piece.zone] : [])));
  if (from === to && zones.has(THEIRS)) return THEIRS;
  const [zone = 0] = zones;
  return zones.size > 1 ? null : zone;
}

function restOf({ from, to, words }: Difference, old: readonly Piece[]): RestOfSentence {
  const last = old[from - 1];
  const start = old[from]?.at ?? (last ? last.at + last.text.length : 0);
  const before = joined(old.slice(from, to));
  return { start, end: start + before.length, before, after: words };
}

const textOf = ({ text }: Piece) => text;
const joined = (pieces: readonly Piece[]) => pieces.map(textOf).join("");
