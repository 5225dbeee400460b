import { numberOf } from "@/lib/documents/numbering/numbered";
import type { Block } from "@/lib/documents/richtext/blocks";
import { redline } from "@/lib/documents/redline/redline";
import { markedText } from "./line";

/**
 * For each block of a text a number of an edition for each of its units, and for its end; 0 where no edition is meant.
 */
type Editions = Int32Array[];
/** In which edition units of the last text came or got their look, its blocks their shape; units of the first went. */
export type History = { born: Editions; died: Editions; looked: Editions; shaped: Int32Array };

/** A text with its units after one another, the end of a block a unit too. */
type Units = { lengths: number[]; bits: Uint8Array; shapes: string[]; length: number };

/** Follows the units of the first text through all editions to the last. */
export function historyOf(texts: readonly (readonly Block[])[]): History {
  const all = texts.map(unitsOf);
  const [first = unitsOf([])] = all;
  const died = new Int32Array(first.length);
  let origin = Int32Array.from({ length: first.length }, (_, index) => index);
  let [born, looked] = [new Int32Array(first.length), new Int32Array(first.length)];
  for (let number = 1; number < texts.length; number += 1) {
    const [was, is] = [all[number - 1] ?? first, all[number] ?? first];
    const from = stepBetween(texts[number - 1] ?? [], texts[number] ?? [], is.length);
    const before = { born, looked, origin };
    born = from.map((old) => (old < 0 ? number : (before.born[old] ?? 0)));
    origin = from.map((old) => (old < 0 ? -1 : (before.origin[old] ?? -1)));
    looked = from.map((old, place) => {
      if (old < 0) return number;
      return was.bits[old] === is.bits[place] ? (before.looked[old] ?? 0) : number;
    });
    noteShapes(looked, { was, is, from, number, before: before.looked });
    const kept = new Uint8Array(died.length);
    for (const place of origin) if (place >= 0) kept[place] = 1;
    for (const place of before.origin) if (place >= 0 && kept[place] === 0) died[place] = number;
  }
  const last = all.at(-1) ?? first;
  const shaped = endsOf(last).map((end) => looked[end] ?? 0);
  return {
    born: cutUp(born, last.lengths),
    died: cutUp(died, first.lengths),
    looked: cutUp(looked, last.lengths),
    shaped: Int32Array.from(shaped),
  };
}

/** The end of a block bears who gave it its shape. */
function noteShapes(
  looked: Int32Array,
  { was, is, from, number, before }: { was: Units; is: Units; from: Int32Array; number: number; before: Int32Array },
): void {
  const shapes = new Map(endsOf(was).map((end, index) => [end, was.shapes[index]]));
  endsOf(is).forEach((end, index) => {
    const old = from[end] ?? -1;
    looked[end] = shapes.get(old) === is.shapes[index] ? (before[old] ?? 0) : number;
  });
}

function unitsOf(blocks: readonly Block[]): Units {
  const marked = blocks.map((block) => markedText(block).bits);
  const lengths = marked.map(({ length }) => length);
  const length = lengths.reduce((sum, one) => sum + one + 1, 0);
  const bits = new Uint8Array(length);
  let at = 0;
  for (const one of marked) {
    bits.set(one, at);
    at += one.length + 1;
  }
  return { lengths, bits, shapes: blocks.map(shapeOf), length };
}

function shapeOf(block: Block): string {
  const { inlines: _, ...shape } = block;
  return JSON.stringify([shape, numberOf(block)?.number ?? null]);
}

function endsOf({ lengths }: Units): number[] {
  let at = -1;
  return lengths.map((length) => (at += length + 1));
}

/** For each unit of the newer text, which unit of the older it was; below 0 where it is new. */
function stepBetween(from: readonly Block[], to: readonly Block[], length: number): Int32Array {
  const places = new Int32Array(length).fill(-1);
  let [old, fresh] = [0, 0];
  for (const { change, runs } of redline(from, to).blocks) {
    for (const { kind, text } of runs) {
      if (kind === "same") for (let unit = 0; unit < text.length; unit += 1) places[fresh + unit] = old + unit;
      if (kind !== "inserted") old += text.length;
      if (kind !== "deleted") fresh += text.length;
    }
    if (change !== "inserted" && change !== "deleted") places[fresh] = old;
    if (change !== "inserted") old += 1;
    if (change !== "deleted") fresh += 1;
  }
  return places;
}

function cutUp(units: Int32Array, lengths: readonly number[]): Editions {
  let at = 0;
  return lengths.map((length) => {
    const part = units.slice(at, at + length + 1);
    at += length + 1;
    return part;
  });
}

/** The same numbers with the nearest one where none is meant: what is written together is of one hand. */
export function withNearest(numbers: Int32Array): Int32Array {
  const filled = numbers.slice();
  for (let at = 1; at < filled.length; at += 1) if (filled[at] === 0) filled[at] = filled[at - 1] ?? 0;
  for (let at = filled.length - 2; at >= 0; at -= 1) if (filled[at] === 0) filled[at] = filled[at + 1] ?? 0;
  return filled;
}
