/** Drawn content that covers words or says something not in the text. */
import { relationsIn } from "@/lib/word/file/package-parts";
import { textIn, around, readAttribute, type WordNode, type WordTree } from "@/lib/word/file/tree";
import { type WordFile, STORY_PARTS } from "@/lib/word/file/word-file";
import { treeNamed } from "./margins";

const EMU_PER_CM = 360_000;
const NOT_COVERING = /(?:^|;)\s*z-index:\s*-/i;
const findChild = (node: WordNode, name: string) => node.children.find((child) => child.name.endsWith(`:${name}`));

/** Pictures and shapes over the text, by size and position: they hide the words under them. */
export function coversIn(tree: WordTree): string[] {
  return tree.nodes.flatMap((node) => {
    if (node.name.endsWith(":anchor")) return describeCover(tree, node);
    const style = /:(?:rect|shape|oval|roundrect)$/.test(node.name) ? (readAttribute(tree, node, "style") ?? "") : "";
    if (!/position:\s*absolute/i.test(style) || NOT_COVERING.test(style)) return [];
    if (around(node, ({ name }) => name === "mc:Fallback")) return []; // it is the one that newer Word draws
    const said = (name: string) => new RegExp(`(?:^|;)\\s*${name}:\\s*([^;]+)`, "i").exec(style)?.[1]?.trim() ?? "?";
    return [`▭ ${said("width")} × ${said("height")} ↦ ${said("margin-left")} ↧ ${said("margin-top")}`];
  });
}

function describeCover(tree: WordTree, anchor: WordNode): string[] {
  const isBehind = /^(?:1|true|on)$/i.test(readAttribute(tree, anchor, "behindDoc") ?? "");
  const extent = findChild(anchor, "extent");
  if (isBehind || !extent || !findChild(anchor, "wrapNone")) return [];
  const side = (name: string) => centimetres(readAttribute(tree, extent, name));
  const place = (name: string) => {
    const position = findChild(anchor, name);
    const offset = position && (findChild(position, "posOffset") ?? findChild(position, "align"));
    const said = offset ? tree.xml.slice(offset.openEnd, offset.closeStart).trim() : "";
    return /^-?\d+$/.test(said) ? `${centimetres(said)}` : said;
  };
  return [`▭ ${side("cx")} × ${side("cy")} cm ↦ ${place("positionH")} ↧ ${place("positionV")}`];
}

function centimetres(emu: string | undefined): number {
  return Math.round(Number(emu ?? NaN) / EMU_PER_CM);
}

/** The words and numbers in charts and diagrams. */
export function drawingsIn(file: WordFile, owner: string, tree: WordTree): string[] {
  const drawn = tree.nodes.flatMap((node) => {
    const id = node.name.endsWith(":chart") ? "id" : node.name.endsWith(":relIds") ? "dm" : null;
    return id === null ? [] : [readAttribute(tree, node, id) ?? ""];
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

/** Characters for the symbols of a formula. */
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

/** Formulas with more than letters: the letters' arrangement, as characters. */
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

// What Word fills into a text from elsewhere in its file: properties, variables, data bound to controls.

const PROPERTY = /^docproperty\s+(?:"([^"]*)"|(\S+))/i;
const VARIABLE = /^docvariable\s+(?:"([^"]*)"|(\S+))/i;
/** Fields named like the property they show. */
const OWN_PROPERTY = /^(title|subject|author|keywords|comments|company|manager|category)\b/i;
/** Properties whose elements are named differently. */
const ELEMENTS: Readonly<Record<string, string>> = { author: "creator", comments: "description" };
const PROPERTIES = ["custom-properties", "core-properties", "extended-properties"];

/** Values of the properties and variables that fields show, with their names. */
export function filledIn(file: WordFile, codes: readonly string[], settings: WordTree | null): string[] {
  const named = (pattern: RegExp) => codes.flatMap((code) => nameIn(pattern.exec(code)));
  const properties = new Set([...named(PROPERTY), ...named(OWN_PROPERTY)]);
  const variables = new Set(named(VARIABLE));
  return [
    ...(properties.size === 0 ? [] : describeShown(properties, readProperties(file))),
    ...(variables.size === 0 || !settings ? [] : describeShown(variables, readVariables(settings))),
  ];
}

function nameIn(found: RegExpExecArray | null): string[] {
  const name = found?.[1] ?? found?.[2];
  return name === undefined ? [] : [name.toLowerCase()];
}

function describeShown(names: ReadonlySet<string>, values: ReadonlyMap<string, string>): string[] {
  return [...names].flatMap((name) => {
    const value = values.get(name) ?? values.get(ELEMENTS[name] ?? "");
    return value === undefined ? [] : [`${name}: ${value}`];
  });
}

/** Custom properties and Word's own. */
function readProperties(file: WordFile): Map<string, string> {
  const values = new Map<string, string>();
  for (const { type, name, isExternal } of relationsIn(file, "")) {
    const tree = !isExternal && PROPERTIES.includes(type) ? treeNamed(file, name) : null;
    for (const node of tree?.root.children ?? []) {
      if (!tree) break;
      const local = node.name.slice(node.name.indexOf(":") + 1);
      const key = (readAttribute(tree, node, "name") ?? local).toLowerCase();
      if (!values.has(key)) values.set(key, plain(tree.xml.slice(node.openEnd, node.closeStart)));
    }
  }
  return values;
}

function readVariables(settings: WordTree): Map<string, string> {
  const isVariable = ({ name }: WordNode) => name === "w:docVar";
  return new Map(
    settings.nodes
      .filter(isVariable)
      .map((node) => [
        (readAttribute(settings, node, "name") ?? "").toLowerCase(),
        readAttribute(settings, node, "val") ?? "",
      ]),
  );
}

/** The data of the file that Word fills into bound controls. */
export function boundData(file: WordFile): string[] {
  if (STORY_PARTS.every((part) => !file.tree(part)?.xml.includes("dataBinding"))) return [];
  return relationsIn(file, file.main)
    .filter(({ type, isExternal }) => type === "customXml" && !isExternal)
    .flatMap(({ name }) => {
      const tree = treeNamed(file, name);
      return tree ? [plain(tree.xml)] : [];
    });
}

const plain = (xml: string) =>
  textIn(xml.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
