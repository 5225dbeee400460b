import { textIn } from "@/lib/documents/word/letters";
import { around, attributeOf, childNamed, type WordNode, type WordTree } from "@/lib/documents/word/tree";
import type { WordFile } from "@/lib/documents/word/word-file";
import { treeNamed } from "./margins";

/** What makes words unreadable, as far as stated in one place. */
type Look = { isWhite?: boolean; isTiny?: boolean; isSqueezed?: boolean };
type Style = { basedOn: string | undefined; look: Look };
type Styles = { looks: Map<string, Style>; defaults: Look; normal: string };

/** Half points; nothing smaller is read by anybody. */
const TINY_HALF_POINTS = 6;
/** Per cent of a letter's width. */
const NARROW = 20;
/** Twips; lines and rows of that height show nothing. */
const FLAT_TWIPS = 80;
const LIGHT = 0xf0;
const MOST_STYLES_DEEP = 50;

/** Words that stand in a part and can't be read: white, tiny, or in lines and rows without height. Linear. */
export function unreadableWords(file: WordFile, tree: WordTree): string[] {
  const styles = stylesIn(file);
  const stretches: string[][] = [];
  let [base, isOpen]: [Look, boolean] = [{}, false];
  for (const node of tree.nodes) {
    if (node.name === "w:p") [base, isOpen] = [lookOfParagraph(tree, node, styles), false];
    if (node.name !== "w:r") continue;
    const words = wordsOf(tree, node);
    if (words === "") continue;
    const isUnreadable = Object.values(lookOfRun(tree, node, { base, styles })).includes(true);
    if (isUnreadable && isOpen) stretches.at(-1)?.push(words);
    else if (isUnreadable) stretches.push([words]);
    isOpen = isUnreadable;
  }
  return stretches.map((words) => words.join("").replace(/\s+/g, " ").trim()).filter((words) => words !== "");
}

function wordsOf(tree: WordTree, run: WordNode): string {
  return run.children
    .filter(({ name }) => name === "w:t")
    .map(({ openEnd, closeStart }) => textIn(tree.xml.slice(openEnd, closeStart)))
    .join("");
}

function lookOfParagraph(tree: WordTree, node: WordNode, styles: Styles): Look {
  const properties = childNamed(node, "w:pPr");
  const id = childNamed(properties, "w:pStyle");
  const style = lookOfStyle(styles, (id && attributeOf(tree, id, "val")) ?? styles.normal);
  const row = around(node, ({ name }) => name === "w:tr");
  const isFlat = row ? isFlatRow(tree, childNamed(row, "w:trPr")) : false;
  return { ...styles.defaults, ...style, ...spacingIn(tree, properties), ...(isFlat ? { isSqueezed: true } : {}) };
}

function lookOfRun(tree: WordTree, run: WordNode, { base, styles }: { base: Look; styles: Styles }): Look {
  const properties = childNamed(run, "w:rPr");
  const id = childNamed(properties, "w:rStyle");
  const style = id ? lookOfStyle(styles, attributeOf(tree, id, "val") ?? "") : {};
  return { ...base, ...style, ...lettersIn(tree, properties) };
}

function lettersIn(tree: WordTree, properties: WordNode | undefined): Look {
  const value = (name: string) => {
    const node = childNamed(properties, name);
    return node && attributeOf(tree, node, "val");
  };
  const [color, size, width] = [value("w:color"), value("w:sz"), value("w:w")];
  const isTiny = size !== undefined || width !== undefined;
  return {
    ...(color === undefined ? {} : { isWhite: isLight(color) }),
    ...(isTiny
      ? { isTiny: Number(size ?? Infinity) <= TINY_HALF_POINTS || parseInt(width ?? "100", 10) <= NARROW }
      : {}),
  };
}

function spacingIn(tree: WordTree, properties: WordNode | undefined): Look {
  const node = childNamed(properties, "w:spacing");
  if (!node || attributeOf(tree, node, "line") === undefined) return {};
  const isExact = attributeOf(tree, node, "lineRule") === "exact";
  return { isSqueezed: isExact && Number(attributeOf(tree, node, "line")) <= FLAT_TWIPS };
}

function isFlatRow(tree: WordTree, properties: WordNode | undefined): boolean {
  if (childNamed(properties, "w:hidden")) return true;
  const height = childNamed(properties, "w:trHeight");
  const isExact = height && attributeOf(tree, height, "hRule") === "exact";
  return isExact === true && Number(attributeOf(tree, height, "val") ?? Infinity) <= FLAT_TWIPS;
}

function isLight(color: string): boolean {
  const [, ...parts] = /^([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color) ?? [];
  return parts.length === 3 && parts.every((part) => Number.parseInt(part, 16) >= LIGHT);
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
        ...spacingIn(tree, childNamed(paragraph, "w:pPr")),
        ...lettersIn(tree, childNamed(run, "w:rPr")),
      };
    }
    if (node.name !== "w:style") continue;
    const id = attributeOf(tree, node, "styleId") ?? "";
    const basedOn = childNamed(node, "w:basedOn");
    const look = { ...spacingIn(tree, childNamed(node, "w:pPr")), ...lettersIn(tree, childNamed(node, "w:rPr")) };
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
