import { normalized } from "@/lib/normalized";
import { fold, type Folded } from "./folding";

type Token = { folded: string; raw: string; start: number; end: number };
/** Indices of the matched range in its window, the number of edited words, and these words on either side. */
type Alignment = { first: number; last: number; edits: number; differing: string[] };
type Span = { start: number; end: number };

/** A shorter quote can't be identified. Words. */
const SHORTEST = 8;
const LONGEST = 400;
/** Share of a quote's words that may be missing, extra or different. */
const MOST_DIFFERENT = 0.12;
/** Maximum runs to search, and places to try for each. */
const [MOST_RUNS, MOST_PLACES] = [40, 60];
/** How far a missing or added word may shift the others. Folded units. */
const SLACK = 80;
/** Must never differ, because the meaning depends on it: numbers, negations, exceptions, duties and permissions. */
const DECISIVE = [
  /\d/u,
  /^(?:not?|nor|never|neither|without|unless|except|only|may|must|shall|will|cannot|all|any)$/u,
  /^(?:не|ни|нет|без|кроме|только|вправе|обязан\p{L}*|должн\p{L}*|запрещ\p{L}*)$/u,
  /^(?:бүх|зөвхөн|үгүй|биш)$|гүй$/u,
];
const isDecisive = (word: string) => DECISIVE.some((words) => words.test(word));
/** A soft hyphen is part of a word. */
const WORD = /[\p{L}\p{M}\p{N}\u00ad]+/gu;

/**
 * Where a quote was copied from with a word dropped, added or changed; null if nowhere, or if the difference changes
 * the meaning. @param folded the same text, folded
 */
export function nearest(text: string, folded: Folded, quote: string): Span | null {
  const wanted = tokenize(quote, 0);
  if (wanted.length < SHORTEST || wanted.length > LONGEST) return null;
  const most = Math.max(1, Math.floor(wanted.length * MOST_DIFFERENT));
  const window = windowFor(wanted, folded, text.length);
  if (!window) return null;
  const tokens = tokenize(text.slice(window.start, window.end), window.start);
  const aligned = align(wanted, tokens);
  if (!aligned || aligned.edits > most || aligned.differing.some(isDecisive)) return null;
  const [first, last] = [tokens[aligned.first], tokens[aligned.last]];
  return first && last ? { start: first.start, end: last.end } : null;
}

function tokenize(text: string, offset: number): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    folded: fold(word).text,
    raw: normalized(word.replaceAll("\u00ad", ""), "NFC").toLowerCase(),
    start: offset + index,
    end: offset + index + word.length,
  }));
}

/** The part of the text with the most three-word runs of the quote at the expected places. */
function windowFor(wanted: readonly Token[], folded: Folded, textLength: number): Span | null {
  const begins = startsGuessed(wanted, folded.text);
  let best = { begin: 0, count: 1 };
  for (let low = 0, high = 0; high < begins.length; high += 1) {
    while ((begins[high] ?? 0) - (begins[low] ?? 0) > SLACK) low += 1;
    if (high - low + 1 > best.count) best = { begin: begins[low] ?? 0, count: high - low + 1 };
  }
  if (best.count < 2) return null;
  const length = wanted.reduce((sum, token) => sum + token.folded.length, 0);
  const [from, to] = [Math.max(0, best.begin - SLACK), best.begin + length + 2 * SLACK];
  return {
    start: folded.starts[from] ?? 0,
    end: to < folded.ends.length ? (folded.ends[to] ?? textLength) : textLength,
  };
}

/** The quote's possible start in a folded text according to each three-word run found there, ascending. */
function startsGuessed(wanted: readonly Token[], text: string): number[] {
  const begins: number[] = [];
  const step = Math.ceil(wanted.length / MOST_RUNS);
  let offset = 0;
  wanted.forEach((token, at) => {
    const run = wanted
      .slice(at, at + 3)
      .map((one) => one.folded)
      .join("");
    if (at % step === 0 && at + 2 < wanted.length) {
      let times = 0;
      for (
        let place = text.indexOf(run);
        place >= 0 && times < MOST_PLACES;
        place = text.indexOf(run, place + 1), times += 1
      )
        begins.push(place - offset);
    }
    offset += token.folded.length;
  });
  return begins.sort((a, b) => a - b);
}

/** The fewest edits from the quote's words to a range of the window, and the edited words on either side. */
function align(wanted: readonly Token[], window: readonly Token[]): Alignment | null {
  const width = window.length + 1;
  const costs = new Uint16Array((wanted.length + 1) * width);
  for (let row = 1; row <= wanted.length; row += 1) {
    costs[row * width] = row;
    for (let column = 1; column < width; column += 1) {
      const isSame = wanted[row - 1]?.folded === window[column - 1]?.folded;
      const change = (costs[(row - 1) * width + column - 1] ?? 0) + (isSame ? 0 : 1);
      costs[row * width + column] = Math.min(
        change,
        (costs[(row - 1) * width + column] ?? 0) + 1,
        (costs[row * width + column - 1] ?? 0) + 1,
      );
    }
  }
  return traced(wanted, window, costs);
}

/** Traces the path back through the cost table. */
function traced(wanted: readonly Token[], window: readonly Token[], costs: Uint16Array): Alignment | null {
  const width = window.length + 1;
  const cost = (row: number, column: number) => costs[row * width + column] ?? Infinity;
  let column = 0;
  for (let end = 1; end < width; end += 1) if (cost(wanted.length, end) < cost(wanted.length, column)) column = end;
  const last = column - 1;
  const edits = cost(wanted.length, column);
  const differing: string[] = [];
  let row = wanted.length;
  while (row > 0) {
    const [one, other] = [wanted[row - 1], column > 0 ? window[column - 1] : undefined];
    const isSame = one?.folded === other?.folded;
    if (other && cost(row, column) === cost(row - 1, column - 1) + (isSame ? 0 : 1)) {
      if (!isSame) differing.push(one?.raw ?? "", other.raw);
      [row, column] = [row - 1, column - 1];
    } else if (!other || cost(row, column) === cost(row - 1, column) + 1) {
      differing.push(one?.raw ?? "");
      row -= 1;
    } else {
      differing.push(other.raw);
      column -= 1;
    }
  }
  return last < column ? null : { first: column, last, edits, differing };
}
