/** The look of letters by properties and styles, where it changes how a reader understands them. */
import { readAttribute, childNamed, type WordNode, type WordTree } from "@/lib/word/file/tree";
import type { WordFile } from "@/lib/word/file/word-file";
import { groundIn, isOn, colorBy, themeFont, readTheme, type Theme } from "./theme";
import { treeNamed } from "./margins";
import { placeLook, type Look } from "./place-looks";

type Style = { basedOn: string | undefined; look: Look };
export type Styles = { looks: Map<string, Style>; defaults: Look; normal: string; theme: Theme };

/** Half points; nobody can read anything smaller. */
const TINY_HALF_POINTS = 10;
/** Per cent of a letter's width. */
const NARROW = 20;
/** Negative letter spacing in twips at which letters overlap. */
const OVERLAID_TWIPS = -100;
/** Half points; letters raised or lowered this far are elsewhere, less far they belong to the line. */
const LIFTED_HALF_POINTS = 200;
const RAISED_HALF_POINTS = 4;
/** Fonts that draw letters as symbols. */
const PICTURES = /^(?:wingdings|webdings|symbol|zapf ?dingbats)/i;
const STANDS: Readonly<Record<string, string>> = { superscript: "x²", subscript: "x₂" };
/** Thousandths of a per cent; letters this transparent are invisible. */
const CLEAR = 75_000;
const MOST_STYLES_DEEP = 50;

/** The look stated by letter properties. */
export function lettersIn(tree: WordTree, properties: WordNode | undefined, theme: Theme): Look {
  const value = (name: string) => {
    const node = childNamed(properties, name);
    return node && readAttribute(tree, node, "val");
  };
  const when = (said: string | undefined, holds: (said: string) => boolean) =>
    said === undefined ? said : holds(said);
  const switched = (name: string) => {
    const node = childNamed(properties, name);
    return node && isOn(tree, node);
  };
  const fonts = fontsIn(tree, childNamed(properties, "w:rFonts"), theme);
  const color = childNamed(properties, "w:color");
  return withoutUndefined({
    color: color && colorBy(tree, color, { theme, plain: "val", named: ["themeColor", "themeShade", "themeTint"] }),
    ground: groundIn(tree, properties, theme) ?? undefined,
    isTiny: when(value("w:sz"), (said) => Number(said) <= TINY_HALF_POINTS),
    isNarrow: when(value("w:w"), (said) => parseInt(said, 10) <= NARROW),
    isOverlaid: when(value("w:spacing"), (said) => Number(said) <= OVERLAID_TWIPS),
    isLifted: when(value("w:position"), (said) => Math.abs(Number(said)) >= LIFTED_HALF_POINTS),
    isPictures: fonts.length === 0 ? undefined : fonts.some((font) => PICTURES.test(font)),
    isHidden: switched("w:specVanish"),
    isVanished: switched("w:vanish"),
    fit: value("w:fitText") === undefined ? undefined : Number(value("w:fitText")),
    isTurned: switched("w:rtl"),
    ...standIn(tree, properties, value),
    ...fillIn(tree, properties, theme),
  });
}

/** Latin letters use the first font, Cyrillic ones the second; theme fonts take precedence over named ones. */
function fontsIn(tree: WordTree, fonts: WordNode | undefined, theme: Theme): string[] {
  if (!fonts) return [];
  const said = ["ascii", "hAnsi"].map(
    (name) => themeFont(theme, readAttribute(tree, fonts, `${name}Theme`)) ?? readAttribute(tree, fonts, name),
  );
  return said.filter((font) => font !== undefined);
}

function standIn(
  tree: WordTree,
  properties: WordNode | undefined,
  value: (name: string) => string | undefined,
): { stand?: string } {
  const together = childNamed(properties, "w:eastAsianLayout");
  if (together && /^(?:1|true|on)$/.test(readAttribute(tree, together, "combine") ?? "")) return { stand: "⇕" };
  const aligned = value("w:vertAlign");
  const raised = Number(value("w:position"));
  const isBeside = Math.abs(raised) >= RAISED_HALF_POINTS && Math.abs(raised) < LIFTED_HALF_POINTS;
  if (isBeside) return { stand: `${raised > 0 ? "↑" : "↓"} ${Math.abs(raised) / 2} pt` };
  return aligned === undefined ? {} : { stand: STANDS[aligned] ?? "" };
}

/** Newer Word's fill of letters, regardless of their colour: none, or another colour. */
function fillIn(tree: WordTree, properties: WordNode | undefined, theme: Theme): Look {
  const fill = properties?.children.find(({ name }) => name.endsWith(":textFill"));
  const named = (node: WordNode | undefined, end: string) => node?.children.find(({ name }) => name.endsWith(end));
  if (!fill) return {};
  if (named(fill, ":noFill")) return { isHidden: true };
  const solid = named(fill, ":solidFill");
  const color = named(solid, ":srgbClr") ?? named(solid, ":schemeClr");
  const clear = named(color, ":alpha");
  const isClear = clear !== undefined && Number(readAttribute(tree, clear, "val")) >= CLEAR;
  const isOfTheme = color?.name.endsWith(":schemeClr") === true;
  const drawn =
    color && colorBy(tree, color, { theme, plain: "val", named: [isOfTheme ? "val" : "none", "none", "none"] });
  return { ...(drawn === undefined ? {} : { color: drawn }), ...(isClear ? { isHidden: true } : {}) };
}

/** Only stated values, so that they don't hide those stated elsewhere. */
function withoutUndefined(look: { [Key in keyof Look]: Look[Key] | undefined }): Look {
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
  const theme = readTheme(file);
  const styles: Styles = { looks: new Map(), defaults: {}, normal: "", theme };
  const lookIn = (paragraph: WordNode | undefined, letters: WordNode | undefined): Look =>
    tree ? { ...placeLook(tree, paragraph, theme), ...lettersIn(tree, letters, theme) } : {};
  for (const node of tree?.root.children ?? []) {
    if (!tree) break;
    if (node.name === "w:docDefaults") {
      const [run, paragraph] = [childNamed(node, "w:rPrDefault"), childNamed(node, "w:pPrDefault")];
      styles.defaults = lookIn(childNamed(paragraph, "w:pPr"), childNamed(run, "w:rPr"));
    }
    if (node.name !== "w:style") continue;
    const id = readAttribute(tree, node, "styleId") ?? "";
    const basedOn = childNamed(node, "w:basedOn");
    const look = lookIn(childNamed(node, "w:pPr"), childNamed(node, "w:rPr"));
    styles.looks.set(id, { basedOn: basedOn && readAttribute(tree, basedOn, "val"), look });
    if (readAttribute(tree, node, "type") === "paragraph" && readAttribute(tree, node, "default") !== undefined)
      styles.normal = id;
  }
  return styles;
}

/** The look of a style, including those it is based on. */
export function lookOfStyle({ looks }: Styles, id: string): Look {
  const chain: Look[] = [];
  let style = looks.get(id);
  while (style && chain.length < MOST_STYLES_DEEP) {
    chain.unshift(style.look);
    style = style.basedOn === undefined ? undefined : looks.get(style.basedOn);
  }
  return Object.assign({}, ...chain) as Look;
}
