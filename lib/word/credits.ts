import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { findNumber } from "@/lib/documents/numbering/number-rule";
import { redline } from "@/lib/documents/redline/redline";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { decidedTexts } from "@/lib/word/returned/decided";
import type { PlannedChange } from "@/lib/word/returned/change";
import type { Hands } from "@/lib/word/line/line-steps";
import type { Stamp } from "./markup";
import type { Credits } from "./patch";
import { markedText } from "@/lib/word/line/line";

/** A saved version, or a step towards it: its text, author and time. */
export type Edition = { html: string; /** Whether the other side made it. */ isTheirs?: boolean } & Stamp;

const NOBODY: Stamp = { author: "?", at: new Date(0) };

/**
 * Finds who made each change from the first edition to the last: words, looks, shapes and paragraph ends. Unclear ones
 * are credited to our last edition.
 * @param base the file's blocks for the first edition; if they differ, the last edition gets the credit
 */
export function findCredits(editions: readonly Edition[], base: readonly Block[]): Credits {
  const rest = editions.findLastIndex(({ isTheirs }, index) => index > 0 && isTheirs !== true);
  const stamps = editions.map(({ author, at }): Stamp => ({ author, at }));
  const last = stamps[rest] ?? stamps.at(-1) ?? NOBODY;
  if (editions.length <= 2) return creditsOfOne(stamps.at(-1) ?? NOBODY);
  const texts = editions.map(({ html }) => blocksFromHtml(html).filter((block) => blockText(block).trim() !== ""));
  const { born, died, looked, shaped } = traceHistory(texts);
  const stampFor = (number: number | undefined) => (number ? (stamps[number] ?? last) : last);
  const isKnown = texts[0]?.length === base.length;
  return {
    of: ({ from, to }) => {
      const length = from === null ? 0 : blockText(base[from] ?? EMPTY).length;
      const gone = from === null || !isKnown ? undefined : died[from];
      // Numbers that Word counts may differ in length from typed ones, so count places from the end.
      const shift = gone ? gone.length - 1 - length : 0;
      const come = to === null ? undefined : born[to];
      return {
        last,
        head: stampFor(to === null ? undefined : shaped[to]),
        inserted: stretches(come && withNearest(come), 0, stampFor),
        deleted: stretches(gone && withNearest(gone), shift, stampFor),
        looked: stretches(to === null ? undefined : looked[to], 0, stampFor),
      };
    },
  };
}

/** A single author: no search needed. */
function creditsOfOne(stamp: Stamp): Credits {
  return { of: () => singleAuthor(stamp) };
}

/** The hands for one author of everything. */
export function singleAuthor(stamp: Stamp): Hands {
  const toEnd = (_: number, end: number) => [{ end, stamp }];
  return { last: stamp, head: stamp, inserted: toEnd, deleted: toEnd, looked: toEnd };
}

const EMPTY: Block = { kind: "paragraph", indent: 0, inlines: [] };

/** Splits a range where the author changes. */
function stretches(
  numbers: Int32Array | undefined,
  shift: number,
  stampFor: (number: number | undefined) => Stamp,
): Hands["inserted"] {
  return (start, end) => {
    const found: { end: number; stamp: Stamp }[] = [];
    for (let at = start; at < end; at += 1) {
      const stamp = stampFor(numbers?.[at + shift]);
      const before = found.at(-1);
      if (before?.stamp === stamp) before.end = at + 1;
      else found.push({ end: at + 1, stamp });
    }
    return found;
  };
}

/** For each block of a text an edition number for each unit and for the block's end; 0 if no edition applies. */
type Editions = Int32Array[];
/** The editions that inserted or restyled units of the last text, shaped its blocks, or deleted units of the first. */
type History = { born: Editions; died: Editions; looked: Editions; shaped: Int32Array };

/** A text as a sequence of units; each block's end is a unit too. */
type Units = { lengths: number[]; bits: Uint8Array; shapes: string[]; length: number };

/** Follows the units of the first text through all editions to the last. */
function traceHistory(texts: readonly (readonly Block[])[]): History {
  const all = texts.map(toUnits);
  const [first = toUnits([])] = all;
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
  const shaped = findEnds(last).map((end) => looked[end] ?? 0);
  return {
    born: cutUp(born, last.lengths),
    died: cutUp(died, first.lengths),
    looked: cutUp(looked, last.lengths),
    shaped: Int32Array.from(shaped),
  };
}

/** A block's end records who gave it its shape. */
function noteShapes(
  looked: Int32Array,
  { was, is, from, number, before }: { was: Units; is: Units; from: Int32Array; number: number; before: Int32Array },
): void {
  const shapes = new Map(findEnds(was).map((end, index) => [end, was.shapes[index]]));
  findEnds(is).forEach((end, index) => {
    const old = from[end] ?? -1;
    looked[end] = shapes.get(old) === is.shapes[index] ? (before[old] ?? 0) : number;
  });
}

function toUnits(blocks: readonly Block[]): Units {
  const marked = blocks.map((block) => markedText(block).bits);
  const lengths = marked.map(({ length }) => length);
  const length = lengths.reduce((sum, one) => sum + one + 1, 0);
  const bits = new Uint8Array(length);
  let at = 0;
  for (const one of marked) {
    bits.set(one, at);
    at += one.length + 1;
  }
  return { lengths, bits, shapes: blocks.map(shapeKey), length };
}

function shapeKey(block: Block): string {
  const { inlines: _, ...shape } = block;
  return JSON.stringify([shape, findNumber(block)?.number ?? null]);
}

function findEnds({ lengths }: Units): number[] {
  let at = -1;
  return lengths.map((length) => (at += length + 1));
}

/** For each unit of the newer text its unit in the older one; below 0 if new. */
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

/** The numbers with gaps filled from the nearest: what is written together has one author. */
function withNearest(numbers: Int32Array): Int32Array {
  const filled = numbers.slice();
  for (let at = 1; at < filled.length; at += 1) if (filled[at] === 0) filled[at] = filled[at - 1] ?? 0;
  for (let at = filled.length - 2; at >= 0; at -= 1) if (filled[at] === 0) filled[at] = filled[at + 1] ?? 0;
  return filled;
}

/**
 * What a version accepted from a round: based on the sent text, what the previous version already contained, and what
 * was accepted with this one, by author and time on the other side.
 */
export type Acceptance = {
  sentHtml: string;
  isOwn: boolean;
  done: PlannedChange[];
  groups: { stamp: Stamp; planned: PlannedChange[] }[];
};
/** A saved version; `taken`: the changes of a round in it, where that matters. */
export type SavedVersion = Edition & { accepted?: readonly Acceptance[]; taken?: readonly string[] };
type Step = Edition & { taken?: readonly string[] };

/**
 * The versions, preceded by the changes each accepted from the other side as separate steps: these are credited to the
 * other side, and only the rest to whoever saved the version.
 */
export function withTheirSteps(versions: readonly SavedVersion[]): Step[] {
  return versions.flatMap(({ accepted = [], ...version }, index): Step[] => {
    const before = versions[index - 1];
    if (!before) return [version];
    const steps: Step[] = [];
    for (const acceptance of accepted)
      for (const step of toEditions(acceptance, steps.at(-1)?.html ?? before.html))
        steps.push({ ...step, ...(before.taken ? { taken: before.taken } : {}) });
    return [...steps, version];
  });
}

function toEditions({ sentHtml, isOwn, done, groups }: Acceptance, currentHtml: string): Edition[] {
  const planned = [...done];
  return groups.flatMap(({ stamp, planned: own }): Edition[] => {
    const decided = decidedTexts({ sentHtml, currentHtml, isOwn }, [...planned, ...own]);
    if ("conflicts" in decided) return []; // the version itself has the result
    planned.push(...own);
    return [{ html: htmlFromBlocks(decided.blocks), isTheirs: true, ...stamp }];
  });
}
