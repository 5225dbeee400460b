/** Where paragraphs, cells, tables and boxes put words so that they can't be read. */
import { around, readAttribute, childNamed, type WordNode, type WordTree } from "@/lib/word/file/tree";
import { groundIn, type Theme } from "./theme";

/** What may make words unreadable, according to one source: their colour and background, and other causes. */
export type Look = {
  color?: string;
  ground?: string;
  isTiny?: boolean;
  isNarrow?: boolean;
  isOverlaid?: boolean;
  isLifted?: boolean;
  isPictures?: boolean;
  isHidden?: boolean;
  /** Word's own 'hidden': such words are no text of the file, so their loss is a change of the text already. */
  isVanished?: boolean;
  isFlat?: boolean;
  isAside?: boolean;
  /** Twips into which words are squeezed. */
  fit?: number;
  /** Position of letters above or below their line, or next to each other: `x²` is raised and small. */
  stand?: string;
  /** Read right to left, in any alphabet. */
  isTurned?: boolean;
};

/** Twips; lines, rows, columns, frames and boxes this small show nothing. */
const FLAT_TWIPS = 80;
const EMU_PER_TWIP = 635;
/** Twips; what begins this far left or right of the margin is off the page. */
const ASIDE = { left: -3_000, right: 16_000 };
/** Twips from the right margin; a line that starts left of the left margin and ends this early is off the page. */
const EARLY_END = 8_000;

/** Elements of a paragraph to search for a tab. */
const MOST_NODES = 2_000;

/** The look stated by paragraph properties. */
export function placeLook(tree: WordTree, properties: WordNode | undefined, theme: Theme): Look {
  const number = (name: string, ...attributes: readonly string[]) => {
    const node = childNamed(properties, name);
    const said = attributes.map((attribute) => node && readAttribute(tree, node, attribute));
    return Number(said.find((one) => one !== undefined) ?? NaN);
  };
  const isExact = (name: string, rule: string) => {
    const node = childNamed(properties, name);
    return node !== undefined && readAttribute(tree, node, rule) === "exact";
  };
  const heights = [
    isExact("w:spacing", "lineRule") ? number("w:spacing", "line") : NaN,
    isExact("w:framePr", "hRule") ? number("w:framePr", "h") : NaN,
  ].filter((height) => !Number.isNaN(height));
  const isStated = heights.length > 0 || !Number.isNaN(number("w:spacing", "line"));
  const isAside = asideBy(number);
  const ground = groundIn(tree, properties, theme);
  return {
    ...(ground === null ? {} : { ground }),
    ...(isStated ? { isFlat: heights.some((height) => height <= FLAT_TWIPS) } : {}),
    ...(isAside === undefined ? {} : { isAside }),
  };
}

/** Whether a paragraph is placed off the page. */
function asideBy(number: (name: string, ...attributes: readonly string[]) => number): boolean | undefined {
  const left = number("w:ind", "left", "start");
  const first = left - number("w:ind", "hanging"); // a hanging indent from elsewhere says nothing
  const places = [left, first, number("w:ind", "firstLine"), number("w:framePr", "x"), number("w:framePr", "y")];
  if (places.every((place) => Number.isNaN(place))) return undefined;
  return places.some(isBeside) || (left < 0 && number("w:ind", "right", "end") >= EARLY_END);
}

function isBeside(twips: number): boolean {
  return twips <= ASIDE.left || twips >= ASIDE.right;
}

/** Tab stops off the page, if a paragraph has a tab that leads there. */
export function lookOfTabs(tree: WordTree, paragraph: WordNode, properties: WordNode | undefined): Look {
  const stops = childNamed(properties, "w:tabs")?.children ?? [];
  if (!stops.some((stop) => isBeside(Number(readAttribute(tree, stop, "pos") ?? NaN)))) return {};
  const within = tree.nodes.slice(paragraph.at, Math.min(paragraph.lastAt, paragraph.at + MOST_NODES) + 1);
  return within.some(({ name, parent }) => name === "w:tab" && parent?.name === "w:r") ? { isAside: true } : {};
}

/** What a cell and its table do to the words in it. */
export function lookOfCell(tree: WordTree, paragraph: WordNode, theme: Theme): Look {
  const cell = around(paragraph, ({ name }) => name === "w:tc");
  const row = cell?.parent;
  if (!cell || !row) return {};
  const properties = childNamed(cell, "w:tcPr");
  const ground = groundIn(tree, properties, theme);
  const isFlat = isFlatRow(tree, childNamed(row, "w:trPr")) || isNarrowCell(tree, childNamed(properties, "w:tcW"), row);
  const isAside = isTableAside(tree, childNamed(row.parent ?? undefined, "w:tblPr"));
  return { ...(ground === null ? {} : { ground }), ...(isFlat ? { isFlat } : {}), ...(isAside ? { isAside } : {}) };
}

function isTableAside(tree: WordTree, properties: WordNode | undefined): boolean {
  const [indent, floating] = [childNamed(properties, "w:tblInd"), childNamed(properties, "w:tblpPr")];
  const isTwips = indent !== undefined && readAttribute(tree, indent, "type") === "dxa";
  const places = [
    isTwips ? readAttribute(tree, indent, "w") : undefined,
    ...["tblpX", "tblpY"].map((side) => floating && readAttribute(tree, floating, side)),
  ];
  return places.some((place) => isBeside(Number(place ?? NaN)));
}

function isFlatRow(tree: WordTree, properties: WordNode | undefined): boolean {
  if (childNamed(properties, "w:hidden")) return true;
  const height = childNamed(properties, "w:trHeight");
  const isExact = height && readAttribute(tree, height, "hRule") === "exact";
  return isExact === true && Number(readAttribute(tree, height, "val") ?? Infinity) <= FLAT_TWIPS;
}

/** For tables that Word doesn't fit to their content. */
function isNarrowCell(tree: WordTree, width: WordNode | undefined, row: WordNode): boolean {
  if (!width || readAttribute(tree, width, "type") !== "dxa") return false;
  const twips = Number(readAttribute(tree, width, "w") ?? Infinity);
  const layout = childNamed(childNamed(row.parent ?? undefined, "w:tblPr"), "w:tblLayout");
  const isFixed = layout !== undefined && readAttribute(tree, layout, "type") === "fixed";
  return isFixed && twips <= FLAT_TWIPS;
}

/** What a box does to its words: hidden, without size, or off the page. */
export function lookOfBox(tree: WordTree, paragraph: WordNode): Look {
  const words = around(paragraph, ({ name }) => name === "w:txbxContent");
  const box = words && around(words, ({ name }) => /:(?:anchor|inline)$/.test(name) || name === "w:pict");
  if (!box) return {};
  if (box.name === "w:pict") return lookOfShape(tree, box, words);
  const local = (node: WordNode, name: string) => node.children.find((child) => child.name.endsWith(`:${name}`));
  const [extent, named] = [local(box, "extent"), local(box, "docPr")];
  const sides = ["cx", "cy"].map((side) => extent && readAttribute(tree, extent, side));
  const isHidden = [box, named].some((node) => node && isSaid(readAttribute(tree, node, "hidden")));
  const offsets = ["positionH", "positionV"].map((name) => {
    const position = local(box, name);
    const offset = position && local(position, "posOffset");
    return offset && tree.xml.slice(offset.openEnd, offset.closeStart);
  });
  const isFlat = sides.some((side) => Number(side ?? NaN) / EMU_PER_TWIP <= FLAT_TWIPS);
  const isAside = offsets.some((offset) => isBeside(Number(offset ?? NaN) / EMU_PER_TWIP));
  return { ...(isHidden ? { isHidden } : {}), ...(isFlat ? { isFlat } : {}), ...(isAside ? { isAside } : {}) };
}

const isSaid = (value: string | undefined) => /^(?:1|true|on)$/i.test(value ?? "");

/** The same for a shape in older Word markup. */
function lookOfShape(tree: WordTree, picture: WordNode, words: WordNode): Look {
  const styles = [];
  for (let node: WordNode | null = words; node && node !== picture; node = node.parent)
    styles.push(readAttribute(tree, node, "style") ?? "");
  const style = styles.join(";");
  const isFlat = /(?:^|;)\s*(?:width|height):\s*[0-3](?:\.\d+)?(?:pt|px)?\s*(?:;|$)/i.test(style);
  return { ...(/visibility:\s*hidden/i.test(style) ? { isHidden: true } : {}), ...(isFlat ? { isFlat: true } : {}) };
}
