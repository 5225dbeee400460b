/** How letters look by the properties and styles that a file gives them, as far as it changes what a reader takes. */
import { attributeOf, childNamed, type WordNode, type WordTree } from "@/lib/word/file/tree";
import type { WordFile } from "@/lib/word/file/word-file";
import { groundIn, isOn, colorBy, themeFont, themeOf, type Theme } from "./theme";
import { treeNamed } from "./margins";
import { placeOf } from "./place-looks";

/** What may make words unreadable, as far as stated in one place: their colour and ground, and what does by itself. */
export type Look = {
  color?: string;
  ground?: string;
  isTiny?: boolean;
  isNarrow?: boolean;
  isOverlaid?: boolean;
  isLifted?: boolean;
  isPictures?: boolean;
  isHidden?: boolean;
  isFlat?: boolean;
  isAside?: boolean;
  /** Twips into which a stretch of words is pressed. */
  fit?: number;
  /** How letters stand above or below their line, or beside each other: `x²` is raised and small. */
  stand?: string;
  /** Read from the right, whatever their alphabet. */
  isTurned?: boolean;
};
type Style = { basedOn: string | undefined; look: Look };
export type Styles = { looks: Map<string, Style>; defaults: Look; normal: string; theme: Theme };

/** Half points; nothing smaller is read by anybody. */
const TINY_HALF_POINTS = 10;
/** Per cent of a letter's width. */
const NARROW = 20;
/** Twips by which letters are drawn together until they stand on one another. */
const OVERLAID_TWIPS = -100;
/** Half points; letters so far above or below their line stand elsewhere, and nearer ones beside it. */
const LIFTED_HALF_POINTS = 200;
const RAISED_HALF_POINTS = 4;
/** Fonts whose letters are drawn as signs. */
const PICTURES = /^(?:wingdings|webdings|symbol|zapf ?dingbats)/i;
const STANDS: Readonly<Record<string, string>> = { superscript: "x²", subscript: "x₂" };
/** Per thousandths of a per cent: letters so clear can't be seen. */
const CLEAR = 75_000;
const MOST_STYLES_DEEP = 50;

/** What the properties of letters say. */
export function lettersIn(tree: WordTree, properties: WordNode | undefined, theme: Theme): Look {
  const value = (name: string) => {
    const node = childNamed(properties, name);
    return node && attributeOf(tree, node, "val");
  };
  const when = (said: string | undefined, holds: (said: string) => boolean) =>
    said === undefined ? said : holds(said);
  const switched = (name: string) => {
    const node = childNamed(properties, name);
    return node && isOn(tree, node);
  };
  const fonts = fontsIn(tree, childNamed(properties, "w:rFonts"), theme);
  const color = childNamed(properties, "w:color");
  return definedOf({
    color: color && colorBy(tree, color, { theme, plain: "val", named: ["themeColor", "themeShade", "themeTint"] }),
    ground: groundIn(tree, properties, theme) ?? undefined,
    isTiny: when(value("w:sz"), (said) => Number(said) <= TINY_HALF_POINTS),
    isNarrow: when(value("w:w"), (said) => parseInt(said, 10) <= NARROW),
    isOverlaid: when(value("w:spacing"), (said) => Number(said) <= OVERLAID_TWIPS),
    isLifted: when(value("w:position"), (said) => Math.abs(Number(said)) >= LIFTED_HALF_POINTS),
    isPictures: fonts.length === 0 ? undefined : fonts.some((font) => PICTURES.test(font)),
    isHidden: switched("w:specVanish"),
    fit: value("w:fitText") === undefined ? undefined : Number(value("w:fitText")),
    isTurned: switched("w:rtl"),
    ...standIn(tree, properties, value),
    ...fillIn(tree, properties, theme),
  });
}

/** Latin letters have the first font, Cyrillic ones the second; what the theme says goes before what is written. */
function fontsIn(tree: WordTree, fonts: WordNode | undefined, theme: Theme): string[] {
  if (!fonts) return [];
  const said = ["ascii", "hAnsi"].map(
    (name) => themeFont(theme, attributeOf(tree, fonts, `${name}Theme`)) ?? attributeOf(tree, fonts, name),
  );
  return said.filter((font) => font !== undefined);
}

function standIn(
  tree: WordTree,
  properties: WordNode | undefined,
  value: (name: string) => string | undefined,
): { stand?: string } {
  const together = childNamed(properties, "w:eastAsianLayout");
  if (together && /^(?:1|true|on)$/.test(attributeOf(tree, together, "combine") ?? "")) return { stand: "⇕" };
  const aligned = value("w:vertAlign");
  const raised = Number(value("w:position"));
  const isBeside = Math.abs(raised) >= RAISED_HALF_POINTS && Math.abs(raised) < LIFTED_HALF_POINTS;
  if (isBeside) return { stand: `${raised > 0 ? "↑" : "↓"} ${Math.abs(raised) / 2} pt` };
  return aligned === undefined ? {} : { stand: STANDS[aligned] ?? "" };
}

/** What newer Word draws letters with, whatever their colour: nothing, or another colour. */
function fillIn(tree: WordTree, properties: WordNode | undefined, theme: Theme): Look {
  const fill = properties?.children.find(({ name }) => name.endsWith(":textFill"));
  const named = (node: WordNode | undefined, end: string) => node?.children.find(({ name }) => name.endsWith(end));
  if (!fill) return {};
  if (named(fill, ":noFill")) return { isHidden: true };
  const solid = named(fill, ":solidFill");
  const color = named(solid, ":srgbClr") ?? named(solid, ":schemeClr");
  const clear = named(color, ":alpha");
  const isClear = clear !== undefined && Number(attributeOf(tree, clear, "val")) >= CLEAR;
  const isOfTheme = color?.name.endsWith(":schemeClr") === true;
  const drawn =
    color && colorBy(tree, color, { theme, plain: "val", named: [isOfTheme ? "val" : "none", "none", "none"] });
  return { ...(drawn === undefined ? {} : { color: drawn }), ...(isClear ? { isHidden: true } : {}) };
}

/** What is said only, so that it doesn't hide what is said elsewhere. */
function definedOf(look: { [Key in keyof Look]: Look[Key] | undefined }): Look {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined)) as Look;
}

const known = new WeakMap<WordFile, Styles>();

/** The styles of a file; read once. */
export function stylesIn(file: WordFile): Styles {
  const ready = known.get(file) ?? readStyles(file);
  known.set(file, ready);
  return ready;
}

function readStyles(file: WordFile): Styles {
  const name = file.related(file.main, ["styles"]);
  const tree = name === null ? null : treeNamed(file, name);
  const theme = themeOf(file);
  const styles: Styles = { looks: new Map(), defaults: {}, normal: "", theme };
  const lookIn = (paragraph: WordNode | undefined, letters: WordNode | undefined): Look =>
    tree ? { ...placeOf(tree, paragraph, theme), ...lettersIn(tree, letters, theme) } : {};
  for (const node of tree?.root.children ?? []) {
    if (!tree) break;
    if (node.name === "w:docDefaults") {
      const [run, paragraph] = [childNamed(node, "w:rPrDefault"), childNamed(node, "w:pPrDefault")];
      styles.defaults = lookIn(childNamed(paragraph, "w:pPr"), childNamed(run, "w:rPr"));
    }
    if (node.name !== "w:style") continue;
    const id = attributeOf(tree, node, "styleId") ?? "";
    const basedOn = childNamed(node, "w:basedOn");
    const look = lookIn(childNamed(node, "w:pPr"), childNamed(node, "w:rPr"));
    styles.looks.set(id, { basedOn: basedOn && attributeOf(tree, basedOn, "val"), look });
    if (attributeOf(tree, node, "type") === "paragraph" && attributeOf(tree, node, "default") !== undefined)
      styles.normal = id;
  }
  return styles;
}

/** What a style says, with those that it is based on. */
export function lookOfStyle({ looks }: Styles, id: string): Look {
  const chain: Look[] = [];
  let style = looks.get(id);
  while (style && chain.length < MOST_STYLES_DEEP) {
    chain.unshift(style.look);
    style = style.basedOn === undefined ? undefined : looks.get(style.basedOn);
  }
  return Object.assign({}, ...chain) as Look;
}
