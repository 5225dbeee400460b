/** Colours of letters, and of what they stand on. */
import { attributeOf, childNamed, type WordNode, type WordTree } from "@/lib/documents/word/tree";

/** What Word's markers look like. */
const MARKERS: Readonly<Record<string, string>> = {
  black: "000000",
  blue: "0000ff",
  cyan: "00ffff",
  darkBlue: "000080",
  darkCyan: "008080",
  darkGray: "808080",
  darkGreen: "008000",
  darkMagenta: "800080",
  darkRed: "800000",
  darkYellow: "808000",
  green: "00ff00",
  lightGray: "c0c0c0",
  magenta: "ff00ff",
  red: "ff0000",
  white: "ffffff",
  yellow: "ffff00",
};
/** Of 255: two colours that are no farther from each other in any part can't be told apart. */
const NO_CONTRAST = 15;

/** The colour that letters, a paragraph or a cell stand on by their properties; null where these don't say. */
export function groundIn(tree: WordTree, properties: WordNode | undefined): string | null {
  const marker = childNamed(properties, "w:highlight");
  const marked = marker && MARKERS[attributeOf(tree, marker, "val") ?? ""];
  if (marked !== undefined) return marked;
  const shade = childNamed(properties, "w:shd");
  if (!shade) return null;
  const color = attributeOf(tree, shade, attributeOf(tree, shade, "val") === "solid" ? "color" : "fill");
  return color !== undefined && isColor(color) ? color.toLowerCase() : null;
}

/** Whether letters of one colour can't be read on another; of their own accord they have a colour that can. */
export function isLost(color: string, ground: string): boolean {
  if (!isColor(color) || !isColor(ground)) return false;
  return [0, 2, 4].every((at) => Math.abs(part(color, at) - part(ground, at)) <= NO_CONTRAST);
}

function part(color: string, at: number): number {
  return Number.parseInt(color.slice(at, at + 2), 16);
}

function isColor(color: string): boolean {
  return /^[0-9a-f]{6}$/i.test(color);
}
