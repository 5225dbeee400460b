import { textIn } from "@/lib/documents/word/letters";
import { around, attributeOf, childNamed, type WordNode, type WordTree } from "@/lib/documents/word/tree";
import type { WordFile } from "@/lib/documents/word/word-file";
import { groundIn, isLost } from "./grounds";
import { treeNamed } from "./margins";
import { isOn } from "./switches";

/** What may make words unreadable, as far as stated in one place: their colour and ground, and what does by itself. */
type Look = {
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
};
type Style = { basedOn: string | undefined; look: Look };
type Styles = { looks: Map<string, Style>; defaults: Look; normal: string };

/** Half points; nothing smaller is read by anybody. */
const TINY_HALF_POINTS = 6;
/** Per cent of a letter's width. */
const NARROW = 20;
/** Twips by which letters are drawn together until they stand on one another. */
const OVERLAID_TWIPS = -100;
/** Half points; letters so far above or below their line stand elsewhere. */
const LIFTED_HALF_POINTS = 200;
/** Twips; lines, rows and columns of that size show nothing. */
const FLAT_TWIPS = 80;
/** Twips; what begins so far to the left of the margin, or to its right, is beside the page. */
const ASIDE = { left: -3_000, right: 16_000 };
/** Fonts whose letters are drawn as signs. */
const PICTURES = /^(?:wingdings|webdings|symbol|zapf ?dingbats)/i;
const LETTER = /[\p{L}\p{N}]/u;
const WHITE = "ffffff";
const MOST_STYLES_DEEP = 50;

/**
 * Words that stand in a part and can't be read: of the colour that they stand on, tiny, drawn as signs or over one
 * another, in lines, rows and columns without size, or beside the page. Linear.
 */
export function unreadableWords(file: WordFile, tree: WordTree): string[] {
  const styles = stylesIn(file);
  const stretches: string[][] = [];
  let [base, isOpen]: [Look, boolean] = [{}, false];
  for (const node of tree.nodes) {
    if (node.name === "w:p") [base, isOpen] = [lookOfParagraph(tree, node, styles), false];
    if (node.name !== "w:r" && node.name !== "m:r") continue;
    const words = wordsOf(tree, node);
    if (words === "") continue;
    const isUnreadable = cantBeRead(lookOfRun(tree, node, { base, styles }), words);
    if (isUnreadable && isOpen) stretches.at(-1)?.push(words);
    else if (isUnreadable) stretches.push([words]);
    isOpen = isUnreadable;
  }
  return stretches.map((words) => words.join("").replace(/\s+/g, " ").trim()).filter((words) => words !== "");
}

function wordsOf(tree: WordTree, run: WordNode): string {
  return run.children
    .filter(({ name }) => name === "w:t" || name === "m:t")
    .map(({ openEnd, closeStart }) => textIn(tree.xml.slice(openEnd, closeStart)))
    .join("");
}

function cantBeRead({ color, ground, isPictures, ...others }: Look, words: string): boolean {
  if (color !== undefined && isLost(color, ground ?? WHITE)) return true;
  return Object.values(others).includes(true) || (isPictures === true && LETTER.test(words));
}

function lookOfParagraph(tree: WordTree, node: WordNode, styles: Styles): Look {
  const properties = childNamed(node, "w:pPr");
  const id = childNamed(properties, "w:pStyle");
  const style = lookOfStyle(styles, (id && attributeOf(tree, id, "val")) ?? styles.normal);
  return { ...styles.defaults, ...lookOfCell(tree, node), ...style, ...placeOf(tree, properties) };
}

/** What a cell does to the words in it. */
function lookOfCell(tree: WordTree, paragraph: WordNode): Look {
  const cell = around(paragraph, ({ name }) => name === "w:tc");
  const row = cell?.parent;
  if (!cell || !row) return {};
  const properties = childNamed(cell, "w:tcPr");
  const ground = groundIn(tree, properties);
  const isFlat = isFlatRow(tree, childNamed(row, "w:trPr")) || isNarrowCell(tree, childNamed(properties, "w:tcW"), row);
  return { ...(ground === null ? {} : { ground }), ...(isFlat ? { isFlat } : {}) };
}

function lookOfRun(tree: WordTree, run: WordNode, { base, styles }: { base: Look; styles: Styles }): Look {
  const properties = childNamed(run, "w:rPr");
  const id = childNamed(properties, "w:rStyle");
  const style = id ? lookOfStyle(styles, attributeOf(tree, id, "val") ?? "") : {};
  const { isFlat, isAside } = base; // no letter's look mends where its line stands
  return { ...base, ...style, ...lettersIn(tree, properties), ...definedOf({ isFlat, isAside }) };
}

/** What the properties of letters say. */
function lettersIn(tree: WordTree, properties: WordNode | undefined): Look {
  const value = (name: string) => {
    const node = childNamed(properties, name);
    return node && attributeOf(tree, node, "val");
  };
  const when = (said: string | undefined, holds: (said: string) => boolean) =>
    said === undefined ? said : holds(said);
  const fonts = childNamed(properties, "w:rFonts");
  const font = fonts && (attributeOf(tree, fonts, "ascii") ?? attributeOf(tree, fonts, "hAnsi"));
  const hidden = childNamed(properties, "w:specVanish");
  return definedOf({
    color: value("w:color"),
    ground: groundIn(tree, properties) ?? undefined,
    isTiny: when(value("w:sz"), (said) => Number(said) <= TINY_HALF_POINTS),
    isNarrow: when(value("w:w"), (said) => parseInt(said, 10) <= NARROW),
    isOverlaid: when(value("w:spacing"), (said) => Number(said) <= OVERLAID_TWIPS),
    isLifted: when(value("w:position"), (said) => Math.abs(Number(said)) >= LIFTED_HALF_POINTS),
    isPictures: when(font, (said) => PICTURES.test(said)),
    isHidden: hidden && isOn(tree, hidden),
  });
}

/** What the properties of a paragraph say. */
function placeOf(tree: WordTree, properties: WordNode | undefined): Look {
  const number = (name: string, ...attributes: readonly string[]) => {
    const node = childNamed(properties, name);
    const said = attributes.map((attribute) => node && attributeOf(tree, node, attribute));
    return Number(said.find((one) => one !== undefined) ?? NaN);
  };
  const spacing = childNamed(properties, "w:spacing");
  const isExact = spacing && attributeOf(tree, spacing, "lineRule") === "exact";
  const height = number("w:spacing", "line");
  const left = number("w:ind", "left", "start");
  const first = left - number("w:ind", "hanging"); // hanging from elsewhere, it says nothing
  const places = [left, first, number("w:ind", "firstLine"), number("w:framePr", "x"), number("w:framePr", "y")];
  const isStated = places.some((place) => !Number.isNaN(place));
  return definedOf({
    ground: groundIn(tree, properties) ?? undefined,
    isFlat: Number.isNaN(height) ? undefined : isExact === true && height <= FLAT_TWIPS,
    isAside: isStated ? places.some((place) => place <= ASIDE.left || place >= ASIDE.right) : undefined,
  });
}

function isFlatRow(tree: WordTree, properties: WordNode | undefined): boolean {
  if (childNamed(properties, "w:hidden")) return true;
  const height = childNamed(properties, "w:trHeight");
  const isExact = height && attributeOf(tree, height, "hRule") === "exact";
  return isExact === true && Number(attributeOf(tree, height, "val") ?? Infinity) <= FLAT_TWIPS;
}

/** Of tables that Word doesn't fit to their words. */
function isNarrowCell(tree: WordTree, width: WordNode | undefined, row: WordNode): boolean {
  if (!width || attributeOf(tree, width, "type") !== "dxa") return false;
  const twips = Number(attributeOf(tree, width, "w") ?? Infinity);
  const layout = childNamed(childNamed(row.parent ?? undefined, "w:tblPr"), "w:tblLayout");
  const isFixed = layout !== undefined && attributeOf(tree, layout, "type") === "fixed";
  return isFixed && twips <= FLAT_TWIPS;
}

/** What is said only, so that it doesn't hide what is said elsewhere. */
function definedOf(look: { [Key in keyof Look]: Look[Key] | undefined }): Look {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined)) as Look;
}

function stylesIn(file: WordFile): Styles {
  const name = file.related(file.main, ["styles"]);
  const tree = name === null ? null : treeNamed(file, name);
  const styles: Styles = { looks: new Map(), defaults: {}, normal: "" };
  for (const node of tree?.root.children ?? []) {
    if (!tree) break;
    if (node.name === "w:docDefaults") {
      const [run, paragraph] = [childNamed(node, "w:rPrDefault"), childNamed(node, "w:pPrDefault")];
      styles.defaults = {
        ...placeOf(tree, childNamed(paragraph, "w:pPr")),
        ...lettersIn(tree, childNamed(run, "w:rPr")),
      };
    }
    if (node.name !== "w:style") continue;
    const id = attributeOf(tree, node, "styleId") ?? "";
    const basedOn = childNamed(node, "w:basedOn");
    const look = { ...placeOf(tree, childNamed(node, "w:pPr")), ...lettersIn(tree, childNamed(node, "w:rPr")) };
    styles.looks.set(id, { basedOn: basedOn && attributeOf(tree, basedOn, "val"), look });
    if (attributeOf(tree, node, "type") === "paragraph" && attributeOf(tree, node, "default") !== undefined)
      styles.normal = id;
  }
  return styles;
}

function lookOfStyle({ looks }: Styles, id: string): Look {
  const chain: Look[] = [];
  let style = looks.get(id);
  while (style && chain.length < MOST_STYLES_DEEP) {
    chain.unshift(style.look);
    style = style.basedOn === undefined ? undefined : looks.get(style.basedOn);
  }
  return Object.assign({}, ...chain) as Look;
}
