import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { historyOf, withNearest } from "./history";
import type { Hands } from "./line-steps";
import type { Stamp } from "./markup";
import type { Credits } from "./patch";

/** A version as it was saved, or a step on the way to it: its text, by whom and when. */
export type Edition = { html: string; /** Whether it is what the other side made. */ isTheirs?: boolean } & Stamp;

const NOBODY: Stamp = { author: "?", at: new Date(0) };

/**
 * Tells who made each change on the way from the first edition to the last: words, looks, shapes and ends of
 * paragraphs. What can't be told is the last one's of ours.
 * @param base the blocks that stand in the file for the first edition's; where they are others, the last edition counts
 */
export function creditsOf(editions: readonly Edition[], base: readonly Block[]): Credits {
  const rest = editions.findLastIndex(({ isTheirs }, index) => index > 0 && isTheirs !== true);
  const stamps = editions.map(({ author, at }): Stamp => ({ author, at }));
  const last = stamps[rest] ?? stamps.at(-1) ?? NOBODY;
  if (editions.length <= 2) return creditsOfOne(stamps.at(-1) ?? NOBODY);
  const texts = editions.map(({ html }) => blocksFromHtml(html).filter((block) => blockText(block).trim() !== ""));
  const { born, died, looked, shaped } = historyOf(texts);
  const stampOf = (number: number | undefined) => (number ? (stamps[number] ?? last) : last);
  const isKnown = texts[0]?.length === base.length;
  return {
    of: ({ from, to }) => {
      const length = from === null ? 0 : blockText(base[from] ?? EMPTY).length;
      const gone = from === null || !isKnown ? undefined : died[from];
      // Numbers that Word counts may be longer or shorter than typed ones: places are counted from the end.
      const shift = gone ? gone.length - 1 - length : 0;
      const come = to === null ? undefined : born[to];
      return {
        last,
        head: stampOf(to === null ? undefined : shaped[to]),
        inserted: stretches(come && withNearest(come), 0, stampOf),
        deleted: stretches(gone && withNearest(gone), shift, stampOf),
        looked: stretches(to === null ? undefined : looked[to], 0, stampOf),
      };
    },
  };
}

/** All of one hand: nothing needs to be looked for. */
function creditsOfOne(stamp: Stamp): Credits {
  return { of: () => handsOf(stamp) };
}

/** The hands of one who made all of it. */
export function handsOf(stamp: Stamp): Hands {
  const toEnd = (_: number, end: number) => [{ end, stamp }];
  return { last: stamp, head: stamp, inserted: toEnd, deleted: toEnd, looked: toEnd };
}

const EMPTY: Block = { kind: "paragraph", indent: 0, inlines: [] };

/** Cuts a stretch where another hand begins. */
function stretches(
  numbers: Int32Array | undefined,
  shift: number,
  stampOf: (number: number | undefined) => Stamp,
): Hands["inserted"] {
  return (start, end) => {
    const found: { end: number; stamp: Stamp }[] = [];
    for (let at = start; at < end; at += 1) {
      const stamp = stampOf(numbers?.[at + shift]);
      const before = found.at(-1);
      if (before?.stamp === stamp) before.end = at + 1;
      else found.push({ end: at + 1, stamp });
    }
    return found;
  };
}
