import { normalized } from "@/lib/normalized";
import type { Shape } from "./react-pdf";

type Point = readonly [x: number, y: number];
/** A sign made of lines; lengths are thousandths of the size, `y` counts up from the baseline. */
export type Sign = { width: number; thickness: number; lines: readonly (readonly Point[])[] };

const THIN = 65;
const HEAVY = 110;
const CORNERS_OF_CIRCLE = 20;

const box = closed([
  [70, 10],
  [710, 10],
  [710, 650],
  [70, 650],
]);
const tickInBox: Point[] = [
  [200, 350],
  [345, 185],
  [590, 505],
];
const crossInBox: Point[][] = [
  [
    [215, 155],
    [565, 505],
  ],
  [
    [215, 505],
    [565, 155],
  ],
];
const tick: Point[] = [
  [90, 310],
  [270, 90],
  [610, 640],
];
const cross: Point[][] = [
  [
    [110, 90],
    [590, 570],
  ],
  [
    [110, 570],
    [590, 90],
  ],
];
const shaft: Point[] = [
  [80, 270],
  [900, 270],
];
const rightHead: Point[] = [
  [660, 480],
  [890, 270],
  [660, 60],
];
const leftHead: Point[] = [
  [330, 480],
  [100, 270],
  [330, 60],
];

/**
 * Signs in contracts for which the fonts have no glyph: Word's check boxes, ticks, arrows and typed bullets. Drawn as
 * lines over a blank glyph that carries their text.
 */
export const SIGNS: ReadonlyMap<string, Sign> = new Map([
  ["☐", { width: 780, thickness: THIN, lines: [box] }],
  ["□", { width: 780, thickness: THIN, lines: [box] }],
  ["☑", { width: 780, thickness: THIN, lines: [box, tickInBox] }],
  ["☒", { width: 780, thickness: THIN, lines: [box, ...crossInBox] }],
  ["✓", { width: 700, thickness: THIN, lines: [tick] }],
  ["✔", { width: 700, thickness: HEAVY, lines: [tick] }],
  ["✗", { width: 700, thickness: THIN, lines: cross }],
  ["✘", { width: 700, thickness: HEAVY, lines: cross }],
  ["→", { width: 990, thickness: THIN, lines: [shaft, rightHead] }],
  ["←", { width: 990, thickness: THIN, lines: [shaft, leftHead] }],
  ["↔", { width: 990, thickness: THIN, lines: [shaft, leftHead, rightHead] }],
  ["◦", { width: 400, thickness: 50, lines: [circle([200, 330], 115)] }],
  [
    "▪",
    {
      width: 400,
      thickness: 240,
      lines: [
        [
          [80, 330],
          [320, 330],
        ],
      ],
    },
  ],
]);
const HAS_SIGN = new RegExp(`[${[...SIGNS.keys()].join("")}]`, "u");

/** The signs of a text drawn as lines, with their distances from its left end. */
export function signsIn(text: string, { glyphs, positions }: Shape): { sign: Sign; x: number }[] {
  if (!HAS_SIGN.test(text)) return [];
  let x = 0;
  return glyphs.flatMap(({ codePoints }, index) => {
    const sign = SIGNS.get(String.fromCodePoint(...codePoints));
    const left = x;
    x += positions[index]?.xAdvance ?? 0;
    return sign ? [{ sign, x: left }] : [];
  });
}

/** Ends one line after its beginning, so that the last corner is as sharp as the others. */
function closed(corners: readonly Point[]): readonly Point[] {
  return [...corners, ...corners.slice(0, 2)];
}

function circle([x, y]: Point, radius: number): readonly Point[] {
  return closed(
    Array.from({ length: CORNERS_OF_CIRCLE }, (_, index): Point => {
      const angle = (2 * Math.PI * index) / CORNERS_OF_CIRCLE;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}

/** White space at which a line may end, without no-break spaces. A zero-width space breaks too, but never grows. */
export const BREAKING_SPACES = " \\u1680\\u2000-\\u2006\\u2008-\\u200a\\u205f\\u3000\\u200b";
/** Invisible characters: soft hyphens, joiners, direction marks, variation selectors, tags. */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Control}\u2028\u2029]/u;
export const COMBINING = /\p{Mark}/u;

export const toCodePoint = (character: string) => character.codePointAt(0) ?? 0;

/** Splits into characters, but keeps a letter with marks together if Unicode has it as one letter (и and a breve). */
export function splitLetters(text: string): string[] {
  if (!COMBINING.test(text)) return Array.from(text);
  const clusters = text.match(/\P{Mark}\p{Mark}*|\p{Mark}+/gu) ?? [];
  return clusters.flatMap((cluster) =>
    Array.from(normalized(cluster, "NFC")).length === 1 ? [cluster] : Array.from(cluster),
  );
}
