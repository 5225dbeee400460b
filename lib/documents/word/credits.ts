import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { redline } from "@/lib/documents/redline/redline";
import type { Hands } from "./line-steps";
import type { Stamp } from "./markup";
import type { Credits } from "./patch";

/** A version as it was saved: its text, by whom and when. */
export type Edition = { html: string } & Stamp;

/** For each block of a text, the number of the edition that brought each unit of it. */
type Born = Int32Array[];

/**
 * Tells who made each change on the way from the first edition to the last.
 * @param base the blocks that stand in the file for the first edition's; where they are others, the last edition counts
 */
export function creditsOf(editions: readonly Edition[], base: readonly Block[]): Credits {
  if (editions.length <= 2) return creditsOfOne(editions.at(-1) ?? { author: "?", at: new Date(0) });
  const texts = editions.map(({ html }) => blocksFromHtml(html).filter((block) => blockText(block).trim() !== ""));
  const { born, died } = history(texts);
  const last = editions.at(-1) ?? { author: "?", at: new Date(0) };
  const stamps = editions.map(({ author, at }): Stamp => ({ author, at }));
  const isKnown = texts[0]?.length === base.length;
  return {
    of: ({ from, to }) => {
      const length = from === null ? 0 : blockText(base[from] ?? EMPTY).length;
      const gone = from === null || !isKnown ? undefined : died[from];
      // Numbers that Word counts may be longer or shorter than typed ones: places are counted from the end.
      const shift = gone ? gone.length - length : 0;
      return {
        last: stamps.at(-1) ?? last,
        inserted: stretches(to === null ? undefined : born[to], 0, stamps),
        deleted: stretches(gone, shift, stamps),
      };
    },
  };
}

/** All of one hand: nothing needs to be looked for. */
function creditsOfOne({ author, at }: Stamp): Credits {
  const stamp = { author, at };
  const toEnd = (_: number, end: number) => [{ end, stamp }];
  return { of: () => ({ last: stamp, inserted: toEnd, deleted: toEnd }) };
}

const EMPTY: Block = { kind: "paragraph", indent: 0, inlines: [] };

/** Cuts a stretch where another edition begins; of what none is known for, the last one's. */
function stretches(numbers: Int32Array | undefined, shift: number, stamps: readonly Stamp[]): Hands["inserted"] {
  const editionAt = (place: number) => numbers?.[place + shift] || stamps.length - 1;
  return (start, end) => {
    const found: { end: number; stamp: Stamp }[] = [];
    for (let at = start; at < end; at += 1) {
      const stamp = stamps[editionAt(at)] ?? stamps.at(-1);
      if (!stamp) break;
      const before = found.at(-1);
      if (before?.stamp === stamp) before.end = at + 1;
      else found.push({ end: at + 1, stamp });
    }
    return found;
  };
}

/** In which edition each unit of the last text came, and each of the first went; 0 where it was there all along. */
function history(texts: readonly (readonly Block[])[]): { born: Born; died: Born } {
  const [first = []] = texts;
  const lengths = first.map((block) => blockText(block).length);
  const died = new Int32Array(sum(lengths) + lengths.length);
  let origin = Int32Array.from({ length: died.length }, (_, index) => index);
  let born = new Int32Array(died.length);
  for (let number = 1; number < texts.length; number += 1) {
    const step = stepBetween(texts[number - 1] ?? [], texts[number] ?? []);
    const [nextBorn, nextOrigin] = [new Int32Array(step.length), new Int32Array(step.length).fill(-1)];
    step.forEach((from, place) => {
      nextBorn[place] = from < 0 ? number : (born[from] ?? 0);
      nextOrigin[place] = from < 0 ? -1 : (origin[from] ?? -1);
    });
    const kept = new Uint8Array(died.length);
    for (const place of nextOrigin) if (place >= 0) kept[place] = 1;
    for (const place of origin) if (place >= 0 && kept[place] === 0) died[place] = number;
    [born, origin] = [nextBorn, nextOrigin];
  }
  return {
    born: cutUp(
      born,
      (texts.at(-1) ?? []).map((block) => blockText(block).length),
    ),
    died: cutUp(died, lengths),
  };
}

/** For each unit of the newer text, which unit of the older it was; below 0 where it is new. */
function stepBetween(from: readonly Block[], to: readonly Block[]): Int32Array {
  const length = sum(to.map((block) => blockText(block).length)) + to.length;
  const places = new Int32Array(length).fill(-1);
  let [old, fresh] = [0, 0];
  for (const { change, runs } of redline(from, to).blocks) {
    for (const { kind, text } of runs) {
      if (kind === "same") for (let unit = 0; unit < text.length; unit += 1) places[fresh + unit] = old + unit;
      if (kind !== "inserted") old += text.length;
      if (kind !== "deleted") fresh += text.length;
    }
    if (change !== "inserted") old += 1;
    if (change !== "deleted") fresh += 1;
  }
  return places;
}

function cutUp(units: Int32Array, lengths: readonly number[]): Born {
  let at = 0;
  return lengths.map((length) => {
    const part = units.subarray(at, at + length);
    at += length + 1;
    return part;
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
