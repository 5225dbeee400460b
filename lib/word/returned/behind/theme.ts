/** Colours and fonts that a file takes from its theme: another theme changes the letters of the same words. */
import { isColor } from "@/lib/documents/extraction/contrast";
import { readAttribute, type WordNode, type WordTree, childNamed } from "@/lib/word/file/tree";
import type { WordFile } from "@/lib/word/file/word-file";
import { treeNamed } from "./margins";

export type Theme = { colors: ReadonlyMap<string, string>; fonts: ReadonlyMap<string, string> };

/** Colour names in the text, and in the theme. */
const NAMES: Readonly<Record<string, string>> = {
  dark1: "dk1",
  text1: "dk1",
  tx1: "dk1",
  light1: "lt1",
  background1: "lt1",
  bg1: "lt1",
  dark2: "dk2",
  text2: "dk2",
  tx2: "dk2",
  light2: "lt2",
  background2: "lt2",
  bg2: "lt2",
  hyperlink: "hlink",
  followedHyperlink: "folHlink",
};
/** Black and white if a file has no theme. */
const PLAIN: Readonly<Record<string, string>> = { dk1: "000000", lt1: "ffffff" };
const local = ({ name }: WordNode) => name.slice(name.indexOf(":") + 1);

export function readTheme(file: WordFile): Theme {
  const name = file.related(file.main, ["theme"]);
  const tree = name === null ? null : treeNamed(file, name);
  const colors = new Map(Object.entries(PLAIN));
  const fonts = new Map<string, string>();
  for (const node of tree?.nodes ?? []) {
    if (!tree || !node.parent) continue;
    const owner = local(node.parent);
    const color = readAttribute(tree, node, local(node) === "sysClr" ? "lastClr" : "val");
    if (node.parent.parent && local(node.parent.parent) === "clrScheme" && color !== undefined)
      colors.set(owner, color.toLowerCase());
    const typeface =
      local(node) === "latin" && /^(?:major|minor)Font$/.test(owner) && readAttribute(tree, node, "typeface");
    if (typeface !== undefined && typeface !== false) fonts.set(owner.slice(0, "major".length), typeface);
  }
  return { colors, fonts };
}

/** The theme's font for Latin and Cyrillic letters; undefined for other alphabets. */
export function themeFont({ fonts }: Theme, said: string | undefined): string | undefined {
  return /^(?:major|minor)(?:Ascii|HAnsi)$/.test(said ?? "")
    ? fonts.get((said ?? "").slice(0, "major".length))
    : undefined;
}

/**
 * The colour an element states: by its attribute `plain`, or with precedence by those that name a theme colour.
 * @param named the names of three attributes: the colour, how much darker and how much lighter it is
 */
export function colorBy(
  tree: WordTree,
  node: WordNode,
  { theme, plain, named }: { theme: Theme; plain: string; named: readonly [string, string, string] },
): string | undefined {
  const said = readAttribute(tree, node, named[0]);
  const color = said === undefined ? undefined : theme.colors.get(NAMES[said] ?? said);
  if (color === undefined) return readAttribute(tree, node, plain);
  const [shade, tint] = [readAttribute(tree, node, named[1]), readAttribute(tree, node, named[2])].map(parseShare);
  return mixed(color, (part) => 255 - (255 - part * (shade ?? 1)) * (tint ?? 1));
}

function parseShare(hex: string | undefined): number | undefined {
  const share = Number.parseInt(hex ?? "", 16) / 255;
  return Number.isNaN(share) ? undefined : share;
}

function mixed(color: string, of: (part: number) => number): string {
  const parts = [0, 2, 4].map((at) => Math.round(of(Number.parseInt(color.slice(at, at + 2), 16))));
  return parts.every((part) => part >= 0 && part <= 255)
    ? parts.map((part) => part.toString(16).padStart(2, "0")).join("")
    : color;
}

// Colours of letters and of their background.

/** Word's highlight colours. */
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
const OF_LETTERS = ["themeColor", "themeShade", "themeTint"] as const;
const OF_FILL = ["themeFill", "themeFillShade", "themeFillTint"] as const;

/** The background that properties of letters, a paragraph or a cell state; null if they don't. */
export function groundIn(tree: WordTree, properties: WordNode | undefined, theme: Theme): string | null {
  const marker = childNamed(properties, "w:highlight");
  const marked = marker && MARKERS[readAttribute(tree, marker, "val") ?? ""];
  if (marked !== undefined) return marked;
  const shade = childNamed(properties, "w:shd");
  if (!shade) return null;
  const isSolid = readAttribute(tree, shade, "val") === "solid";
  const color = colorBy(
    tree,
    shade,
    isSolid ? { theme, plain: "color", named: OF_LETTERS } : { theme, plain: "fill", named: OF_FILL },
  );
  return color !== undefined && isColor(color) ? color.toLowerCase() : null;
}

/** Whether an on/off property, such as `w:titlePg`, is on. */
export function isOn(tree: WordTree, node: WordNode | undefined): boolean {
  return node !== undefined && !/^(?:0|false|off)$/i.test(readAttribute(tree, node, "val") ?? "1");
}
