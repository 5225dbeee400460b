import { wordRuns, type Grain } from "@/lib/documents/redline/word-runs";
import { BORDER, slicedText, type Line, type Marked } from "./line";
import type { Stamp } from "@/lib/word/markup";
import type { Places } from "./places";

type HandsAt = (start: number, end: number) => readonly { end: number; stamp: Stamp }[];
/**
 * Who inserted a range of the new text or gave it its look, and who deleted a range of the old; ranges never cross a
 * change of author. A block's end is a unit after its letters.
 */
export type Hands = {
  inserted: HandsAt;
  deleted: HandsAt;
  looked: HandsAt;
  /** Who gave the block its shape and number. */
  head: Stamp;
  /** Author for what is unclear. */
  last: Stamp;
};

/** Who inserted the first letter of a new text of this length. */
export function firstStamp(hands: Hands, length: number): Stamp {
  return hands.inserted(0, length)[0]?.stamp ?? hands.last;
}

/** Who inserted the end of a new text of this length. */
export function endStamp(hands: Hands, length: number): Stamp {
  return hands.inserted(length, length + 1)[0]?.stamp ?? hands.last;
}

/** Elements that can be typed. */
const PLAIN_ATOMS = new Set(["w:tab", "w:br", "w:cr", "w:noBreakHyphen"]);
/** One step of a change, in units of the old text: deletes a range, or inserts text or a paragraph end. */
export type Step =
  | { kind: "delete"; start: number; end: number; stamp: Stamp }
  | { kind: "insert"; at: number; text: Marked; stamp: Stamp; isReplacing: boolean }
  | { kind: "join"; border: number; stamp: Stamp }
  | { kind: "split"; at: number; stamp: Stamp }
  | { kind: "look"; start: number; end: number; from: number; to: number; stamp: Stamp };

/** The bits of a border between two paragraphs in new text. */
const BORDER_BITS = 255;

/** Concatenates new texts, with a border between two. */
export function joinedTexts(texts: readonly Marked[]): Marked {
  const text = texts.map((one) => one.text).join("\n");
  const bits = new Uint8Array(text.length).fill(BORDER_BITS);
  let at = 0;
  for (const one of texts) {
    bits.set(one.bits, at);
    at += one.text.length + 1;
  }
  return { text, bits };
}

type HandsPart = { hands: Hands; length: number };

/** Concatenates the hands of lines; a border between two is the end of the first. */
export function joinedHands(
  olds: readonly HandsPart[],
  news: readonly HandsPart[],
): Pick<Hands, "inserted" | "deleted" | "looked"> {
  return { inserted: joined(news, "inserted"), looked: joined(news, "looked"), deleted: joined(olds, "deleted") };
}

function joined(parts: readonly HandsPart[], way: "inserted" | "deleted" | "looked"): HandsAt {
  return (start, end) => {
    let from = 0;
    return parts.flatMap(({ hands, length }) => {
      const first = from;
      from += length + 1;
      const [low, high] = [Math.max(start, first), Math.min(end, from)];
      return low < high
        ? hands[way](low - first, high - first).map(({ end: until, stamp }) => ({ end: until + first, stamp }))
        : [];
    });
  };
}

/** Steps from a line to its new text; null if a line break and a paragraph end are confused. */
export function planSteps(
  line: Line,
  text: Marked,
  { hands, places }: { hands: Hands; places: Places },
): Step[] | null {
  const steps: Step[] = [];
  let [at, to] = [0, 0];
  for (const run of wordRuns(line.text, text.text, chooseGrain(line, places))) {
    const { length } = run.text;
    if (run.kind === "same") {
      for (let unit = 0; unit < length; unit += 1)
        if ((line.at[at + unit] === BORDER) !== (text.bits[to + unit] === BORDER_BITS)) return null;
      for (const step of lookSteps(line, text, { at, to, length }, hands)) steps.push(step);
      [at, to] = [at + length, to + length];
    } else if (run.kind === "deleted") {
      for (const step of deletions(line, at, at + length, hands)) steps.push(step);
      at += length;
    } else {
      const isReplacing = steps.at(-1)?.kind === "delete" && at > 0;
      for (const step of insertions(text, { at, to, length, isReplacing }, hands)) steps.push(step);
      to += length;
    }
  }
  return steps;
}

/**
 * Marks changed words as whole words. In a line with content that can't be rewritten, such as a note's sign, unchanged
 * text is never rewritten for readability.
 */
function chooseGrain(line: Line, places: Places): Grain {
  const isBound = line.at.some((element) => {
    const node = places.node(element);
    return node !== undefined && node.name !== "w:t" && !PLAIN_ATOMS.has(node.name);
  });
  return isBound ? { islandWords: 0, leastKept: 0 } : { islandWords: 0 };
}

function deletions(line: Line, start: number, end: number, hands: Hands): Step[] {
  const steps: Step[] = [];
  let from = start;
  for (const { end: until, stamp } of hands.deleted(start, end)) {
    for (let at = from; at <= until; at += 1) {
      if (at < until && line.at[at] !== BORDER) continue;
      if (at > from) steps.push({ kind: "delete", start: from, end: at, stamp });
      if (at < until) steps.push({ kind: "join", border: at, stamp });
      from = at < until ? at + 1 : at;
    }
  }
  return steps;
}

function insertions(
  text: Marked,
  { at, to, length, isReplacing }: { at: number; to: number; length: number; isReplacing: boolean },
  hands: Hands,
): Step[] {
  const steps: Step[] = [];
  let from = to;
  for (const { end: until, stamp } of hands.inserted(to, to + length)) {
    for (let unit = from; unit <= until; unit += 1) {
      if (unit < until && text.bits[unit] !== BORDER_BITS) continue;
      if (unit > from) steps.push({ kind: "insert", at, text: slicedText(text, from, unit), stamp, isReplacing });
      if (unit < until) steps.push({ kind: "split", at, stamp });
      from = unit < until ? unit + 1 : unit;
    }
  }
  return steps;
}

/** Steps for unchanged words with other marks. */
function lookSteps(
  line: Line,
  text: Marked,
  { at, to, length }: { at: number; to: number; length: number },
  hands: Hands,
): Step[] {
  const steps: Step[] = [];
  let start = 0;
  for (let unit = 1; unit <= length; unit += 1) {
    const isOne =
      unit < length && line.bits[at + unit] === line.bits[at + start] && text.bits[to + unit] === text.bits[to + start];
    if (isOne) continue;
    const [from, look] = [line.bits[at + start] ?? 0, text.bits[to + start] ?? 0];
    const isText = line.at[at + start] !== BORDER && look !== BORDER_BITS;
    if (from !== look && isText)
      for (const { end, stamp } of hands.looked(to + start, to + unit)) {
        steps.push({ kind: "look", start: at + start, end: at + end - to, from, to: look, stamp });
        start = end - to;
      }
    start = unit;
  }
  return steps;
}
