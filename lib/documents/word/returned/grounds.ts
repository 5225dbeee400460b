/** Colours of letters, and of what they stand on. */
import { attributeOf, childNamed, type WordNode, type WordTree } from "@/lib/documents/word/tree";
import { colorBy, type Theme } from "./theme";

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
/** Two colours of less contrast can't be told apart: light grey or yellow on white. */
const NO_CONTRAST = 1.35;

const OF_LETTERS = ["themeColor", "themeShade", "themeTint"] as const;
const OF_FILL = ["themeFill", "themeFillShade", "themeFillTint"] as const;

/** The colour that letters, a paragraph or a cell stand on by their properties; null where these don't say. */
export function groundIn(tree: WordTree, properties: WordNode | undefined, theme: Theme): string | null {
  const marker = childNamed(properties, "w:highlight");
  const marked = marker && MARKERS[attributeOf(tree, marker, "val") ?? ""];
  if (marked !== undefined) return marked;
  const shade = childNamed(properties, "w:shd");
  if (!shade) return null;
  const isSolid = attributeOf(tree, shade, "val") === "solid";
  const color = colorBy(
    tree,
    shade,
    isSolid ? { theme, plain: "color", named: OF_LETTERS } : { theme, plain: "fill", named: OF_FILL },
  );
  return color !== undefined && isColor(color) ? color.toLowerCase() : null;
}

/** Whether letters of one colour can't be read on another; of their own accord they have a colour that can. */
export function isLost(color: string, ground: string): boolean {
  if (!isColor(color) || !isColor(ground)) return false;
  const [light, dark] = [brightness(color), brightness(ground)].sort((one, other) => other - one);
  return ((light ?? 0) + FLARE) / ((dark ?? 0) + FLARE) < NO_CONTRAST;
}

/** How bright a colour is to the eye, from 0 to 1, and what a screen adds to that, both as WCAG 2 has them. */
function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const FLARE = 0.05;

function isColor(color: string): boolean {
  return /^[0-9a-f]{6}$/i.test(color);
}
