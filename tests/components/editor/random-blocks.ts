import {
  MARKS,
  type Alignment,
  type Block,
  type HeadingLevel,
  type Inline,
  type Mark,
} from "@/lib/documents/richtext/blocks";
import { makeRow } from "@/lib/documents/richtext/rows";

/** A repeatable source of numbers in [0, 1): mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const WORDS = [
  "Lessee",
  "shall",
  "  two  spaces",
  "Түрээслэгч",
  "ө ү",
  "Арендатор",
  "a\tb",
  "§ 4.2",
  "<b>",
  "&amp;",
  "\u00a0",
  "“quoted”",
  "12%",
  "\n",
  "end\nstart",
  "😀",
];
const ALIGNMENTS: readonly (Alignment | undefined)[] = [undefined, undefined, undefined, "center", "right", "justify"];

/** Blocks of every kind with every inline, by chance. */
export function randomBlocks(random: () => number, count = 12): Block[] {
  // never past the end: random() < 1
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  let page = 1;
  const inlines = (): Inline[] =>
    Array.from({ length: Math.floor(random() * 5) }, (): Inline => {
      if (random() < 0.15) return { page: (page += 1) };
      const marks: Mark[] = MARKS.filter(() => random() < 0.3);
      return { text: Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(WORDS)).join(" "), marks };
    });
  return Array.from({ length: count }, (): Block => {
    const align = pick(ALIGNMENTS);
    const body = { inlines: inlines(), ...(align ? { align } : {}) };
    const kind = random();
    if (kind < 0.2) return randomRow(random, inlines);
    if (kind < 0.4) return { kind: "paragraph", indent: Math.floor(random() * 4), ...body };
    if (kind < 0.55) return { kind: "heading", level: (1 + Math.floor(random() * 6)) as HeadingLevel, ...body };
    return { kind: "item", list: pick(["bullet", "number"] as const), depth: Math.floor(random() * 4), ...body };
  });
}

/** A row of a table with merged cells here and there, whether they fit or not. */
function randomRow(random: () => number, inlines: () => Inline[]): Block {
  const cells = Array.from({ length: 1 + Math.floor(random() * 4) }, () => ({
    colSpan: random() < 0.2 ? 2 : 1,
    rowSpan: random() < 0.2 ? 3 : 1,
    isHeader: random() < 0.2,
    inlines: inlines(),
  }));
  return makeRow(cells, random() < 0.3);
}
