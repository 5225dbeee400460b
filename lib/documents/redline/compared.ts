/** Compares two versions as people read them. Pure and client-safe. Source: B-11.9. */
import { findNumber } from "@/lib/documents/numbering/number-rule";
import { withRecognisedNumbers } from "@/lib/documents/numbering/written-numbers";
import { isPageMark, type Block, type Mark } from "@/lib/documents/richtext/blocks";
import { redline, type Redline, type RedlineBlock, type RedlinePart, type RedlineRun } from "./redline";

/**
 * The redline of two versions. Typed clause numbers are counted like automatic ones. Words keep their look: unchanged
 * and inserted ones that of the newer text, deleted ones that of the older.
 */
export function compared(from: readonly Block[], to: readonly Block[]): Redline {
  const { counts, blocks } = redline(withTypedNumbers(from), withTypedNumbers(to));
  const looks = { older: new Looks(from), newer: new Looks(to) };
  const places = findPlaces(blocks);
  const origins = new Map(
    blocks.flatMap(({ move, change }, index) =>
      move !== null && change === "deleted" ? [[move, index] as const] : [],
    ),
  );
  const styled = blocks.map(({ edits, ...block }, index): RedlineBlock => {
    const place = places[index] ?? { older: 0, newer: 0 };
    const made = { ...block, runs: withLooks(block.runs, place, looks) };
    if (!edits) return made;
    const origin = places[origins.get(block.move ?? -1) ?? index] ?? place;
    return { ...made, edits: withLooks(edits, { older: origin.older, newer: place.newer }, looks) };
  });
  return { counts, blocks: styled };
}

/** Treats typed numbers that form a list as counted; real counted ones stay. */
function withTypedNumbers(blocks: readonly Block[]): Block[] {
  const recognised = withRecognisedNumbers(blocks);
  return blocks.map((block, index) => (findNumber(block) ? block : (recognised[index] ?? block)));
}

/** Offsets of one thing in both texts, whose blocks each end with a line end. */
type Place = { older: number; newer: number };

function findPlaces(blocks: readonly RedlineBlock[]): Place[] {
  const at: Place = { older: 0, newer: 0 };
  return blocks.map(({ change, runs }) => {
    const place = { ...at };
    for (const run of runs) advance(at, run);
    if (change !== "inserted") at.older += 1;
    if (change !== "deleted") at.newer += 1;
    return place;
  });
}

function advance(place: Place, { kind, text }: RedlineRun): void {
  if (kind !== "inserted") place.older += text.length;
  if (kind !== "deleted") place.newer += text.length;
}

function withLooks(
  runs: readonly RedlineRun[],
  from: Place,
  { older, newer }: { older: Looks; newer: Looks },
): RedlineRun[] {
  const place = { ...from };
  return runs.map((run) => {
    const parts = run.kind === "deleted" ? older.splitRun(run, place.older) : newer.splitRun(run, place.newer);
    advance(place, run);
    const isPlain = parts.every(({ marks }) => marks.length === 0);
    return isPlain && parts.map(({ text }) => text).join("") === run.text ? run : { ...run, parts };
  });
}

/** The marks of a text by offset, and its words with the line ends in cells. */
class Looks {
  readonly #ends: number[] = [];
  readonly #texts: string[] = [];
  readonly #marks: (readonly Mark[])[] = [];

  constructor(blocks: readonly Block[]) {
    let end = 0;
    const add = (text: string, marks: readonly Mark[]) => {
      if (text === "") return;
      this.#ends.push((end += text.length));
      this.#texts.push(text);
      this.#marks.push(marks);
    };
    for (const { inlines } of blocks) {
      for (const inline of inlines) if (!isPageMark(inline)) add(inline.text, inline.marks);
      add("\n", []);
    }
  }

  splitRun({ text }: RedlineRun, start: number): RedlinePart[] {
    const parts: RedlinePart[] = [];
    let at = 0;
    for (let index = this.#indexAt(start); at < text.length; index += 1) {
      const [whole = "", ends = Infinity] = [this.#texts[index], this.#ends[index]];
      const from = start + at - (ends - whole.length);
      const part = whole.slice(from, from + text.length - at);
      if (part === "") break;
      parts.push({ text: part, marks: this.#marks[index] ?? [] });
      at += part.length;
    }
    return parts;
  }

  /** Index of the stretch around a place. */
  #indexAt(place: number): number {
    let [low, high] = [0, this.#ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ends[middle] ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
