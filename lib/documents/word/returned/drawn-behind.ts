/** What is drawn, as far as it covers words or says something that no letter of the text does. */
import { relationsIn } from "@/lib/documents/word/relations";
import { textIn } from "@/lib/documents/word/letters";
import { around, attributeOf, type WordNode, type WordTree } from "@/lib/documents/word/tree";
import type { WordFile } from "@/lib/documents/word/word-file";
import { treeNamed } from "./margins";

const EMU_PER_CM = 360_000;
const NOT_COVERING = /(?:^|;)\s*z-index:\s*-/i;
const childOf = (node: WordNode, name: string) => node.children.find((child) => child.name.endsWith(`:${name}`));

/** Pictures and shapes that stand over the text, by their size and place: no word under them can be read. */
export function coversIn(tree: WordTree): string[] {
  return tree.nodes.flatMap((node) => {
    if (node.name.endsWith(":anchor")) return coverOf(tree, node);
    const style = /:(?:rect|shape|oval|roundrect)$/.test(node.name) ? (attributeOf(tree, node, "style") ?? "") : "";
    if (!/position:\s*absolute/i.test(style) || NOT_COVERING.test(style)) return [];
    if (around(node, ({ name }) => name === "mc:Fallback")) return []; // it is the one that newer Word draws
    const said = (name: string) => new RegExp(`(?:^|;)\\s*${name}:\\s*([^;]+)`, "i").exec(style)?.[1]?.trim() ?? "?";
    return [`▭ ${said("width")} × ${said("height")} ↦ ${said("margin-left")} ↧ ${said("margin-top")}`];
  });
}

function coverOf(tree: WordTree, anchor: WordNode): string[] {
  const isBehind = /^(?:1|true|on)$/i.test(attributeOf(tree, anchor, "behindDoc") ?? "");
  const extent = childOf(anchor, "extent");
  if (isBehind || !extent || !childOf(anchor, "wrapNone")) return [];
  const side = (name: string) => centimetres(attributeOf(tree, extent, name));
  const place = (name: string) => {
    const position = childOf(anchor, name);
    const offset = position && (childOf(position, "posOffset") ?? childOf(position, "align"));
    const said = offset ? tree.xml.slice(offset.openEnd, offset.closeStart).trim() : "";
    return /^-?\d+$/.test(said) ? `${centimetres(said)}` : said;
  };
  return [`▭ ${side("cx")} × ${side("cy")} cm ↦ ${place("positionH")} ↧ ${place("positionV")}`];
}

function centimetres(emu: string | undefined): number {
  return Math.round(Number(emu ?? NaN) / EMU_PER_CM);
}

/** What charts and diagrams say: their words and numbers. */
export function drawingsIn(file: WordFile, owner: string, tree: WordTree): string[] {
  const drawn = tree.nodes.flatMap((node) => {
    const id = node.name.endsWith(":chart") ? "id" : node.name.endsWith(":relIds") ? "dm" : null;
    return id === null ? [] : [attributeOf(tree, node, id) ?? ""];
  });
  if (drawn.length === 0) return [];
  const relations = new Map(relationsIn(file, owner).map(({ id, name }) => [id, name]));
  return drawn.flatMap((id) => {
    const part = treeNamed(file, relations.get(id) ?? "");
    const said = part?.nodes.filter(({ name, children }) => /:(?:v|t)$/.test(name) && children.length === 0) ?? [];
    const words = said.map(({ openEnd, closeStart }) => textIn(part?.xml.slice(openEnd, closeStart) ?? "").trim());
    return words.length === 0 ? [] : [words.join(" · ")];
  });
}

/** What each sign stands for that draws a formula. */
const SIGNS: Readonly<Record<string, string>> = {
  sSup: "x²",
  sSub: "x₂",
  sSubSup: "x₂²",
  sPre: "²x",
  f: "⁄",
  rad: "√",
  nary: "Σ",
  d: "( )",
  m: "[ ]",
  bar: "‾",
  limLow: "lim",
};

/** Formulas with more to them than the letters: how these stand to each other, in signs. */
export function formulasIn(tree: WordTree): { about: string; says: string }[] {
  const formulas: { about: string; says: string; lastAt: number }[] = [];
  for (const { name, at, lastAt, openEnd, closeStart } of tree.nodes) {
    if (name === "m:oMath") formulas.push({ about: "", says: "", lastAt });
    const open = formulas.at(-1);
    if (!open || at > open.lastAt) continue;
    if (name === "m:t") open.about += textIn(tree.xml.slice(openEnd, closeStart));
    const sign = SIGNS[name.slice("m:".length)];
    if (sign !== undefined) open.says += `${sign} `;
  }
  return formulas
    .map(({ about, says }) => ({ about: about.trim(), says: says.trim() }))
    .filter(({ says }) => says !== "");
}
