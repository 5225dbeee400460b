/** Colours and fonts that a file names by its theme: another theme makes other letters of the same words. */
import { attributeOf, type WordNode, type WordTree } from "@/lib/documents/word/tree";
import type { WordFile } from "@/lib/documents/word/word-file";
import { treeNamed } from "./margins";

export type Theme = { colors: ReadonlyMap<string, string>; fonts: ReadonlyMap<string, string> };

/** What colours are called in the text, and in the theme. */
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
/** What stands for black and white where a file has no theme. */
const PLAIN: Readonly<Record<string, string>> = { dk1: "000000", lt1: "ffffff" };
const local = ({ name }: WordNode) => name.slice(name.indexOf(":") + 1);

export function themeOf(file: WordFile): Theme {
  const name = file.related(file.main, ["theme"]);
  const tree = name === null ? null : treeNamed(file, name);
  const colors = new Map(Object.entries(PLAIN));
  const fonts = new Map<string, string>();
  for (const node of tree?.nodes ?? []) {
    if (!tree || !node.parent) continue;
    const owner = local(node.parent);
    const color = attributeOf(tree, node, local(node) === "sysClr" ? "lastClr" : "val");
    if (node.parent.parent && local(node.parent.parent) === "clrScheme" && color !== undefined)
      colors.set(owner, color.toLowerCase());
    const typeface =
      local(node) === "latin" && /^(?:major|minor)Font$/.test(owner) && attributeOf(tree, node, "typeface");
    if (typeface !== undefined && typeface !== false) fonts.set(owner.slice(0, "major".length), typeface);
  }
  return { colors, fonts };
}

/** The font that a theme has for letters of Latin and Cyrillic; nothing for those of other alphabets. */
export function themeFont({ fonts }: Theme, said: string | undefined): string | undefined {
  return /^(?:major|minor)(?:Ascii|HAnsi)$/.test(said ?? "")
    ? fonts.get((said ?? "").slice(0, "major".length))
    : undefined;
}

/**
 * The colour that an element states: by its attribute `plain`, or over that by those which name the theme's.
 * @param named the names of three attributes: of the colour, of how much darker and of how much lighter it is
 */
export function colorBy(
  tree: WordTree,
  node: WordNode,
  { theme, plain, named }: { theme: Theme; plain: string; named: readonly [string, string, string] },
): string | undefined {
  const said = attributeOf(tree, node, named[0]);
  const color = said === undefined ? undefined : theme.colors.get(NAMES[said] ?? said);
  if (color === undefined) return attributeOf(tree, node, plain);
  const [shade, tint] = [attributeOf(tree, node, named[1]), attributeOf(tree, node, named[2])].map(shareOf);
  return mixed(color, (part) => 255 - (255 - part * (shade ?? 1)) * (tint ?? 1));
}

function shareOf(hex: string | undefined): number | undefined {
  const share = Number.parseInt(hex ?? "", 16) / 255;
  return Number.isNaN(share) ? undefined : share;
}

function mixed(color: string, of: (part: number) => number): string {
  const parts = [0, 2, 4].map((at) => Math.round(of(Number.parseInt(color.slice(at, at + 2), 16))));
  return parts.every((part) => part >= 0 && part <= 255)
    ? parts.map((part) => part.toString(16).padStart(2, "0")).join("")
    : color;
}
