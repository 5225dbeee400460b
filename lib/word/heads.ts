import type { Alignment, Block } from "@/lib/documents/richtext/blocks";
import type { Markup, Stamp } from "./markup";
import { childNamed, outerXml, type WordNode, type WordTree } from "@/lib/word/file/tree";

/** A property of a paragraph to be set, or taken away where it is null. */
export type PropertyChange = { name: "numPr" | "ind" | "jc" | "outlineLvl"; xml: string | null };
/** What is changed at a paragraph's head: its properties, and what became of its end. */
export type HeadEdit = {
  properties?: { changes: readonly PropertyChange[]; stamp: Stamp };
  end?: { mark: "ins" | "del"; stamp: Stamp };
};

/** The order in which Word wants a paragraph's properties; what isn't here comes before `jc` and stays where it is. */
const ORDER = [
  "pStyle",
  "keepNext",
  "keepLines",
  "pageBreakBefore",
  "framePr",
  "widowControl",
  "numPr",
  "suppressLineNumbers",
  "pBdr",
  "shd",
  "tabs",
  "suppressAutoHyphens",
  "kinsoku",
  "wordWrap",
  "overflowPunct",
  "topLinePunct",
  "autoSpaceDE",
  "autoSpaceDN",
  "bidi",
  "adjustRightInd",
  "snapToGrid",
  "spacing",
  "ind",
  "contextualSpacing",
  "mirrorIndents",
  "suppressOverlap",
  "jc",
  "textDirection",
  "textAlignment",
  "textboxTightWrap",
  "outlineLvl",
  "divId",
  "cnfStyle",
  "rPr",
  "sectPr",
  "pPrChange",
];
const LAST = ["rPr", "sectPr", "pPrChange"];

type Property = { name: string; xml: string };

/** The properties of a paragraph as written, by their local names. */
export function propertiesOf(tree: WordTree, paragraph: WordNode): Property[] {
  const properties = childNamed(paragraph, "w:pPr");
  return (properties?.children ?? []).map((child) => ({
    name: child.name.slice(child.name.indexOf(":") + 1),
    xml: outerXml(tree, child),
  }));
}

/** A paragraph's head with the edit; '' where nothing is left in it. */
export function headXml(properties: readonly Property[], edit: HeadEdit, markup: Markup): string {
  const { changes = [], stamp } = edit.properties ?? {};
  let kept = [...properties];
  for (const { name, xml } of changes) kept = withProperty(kept, name, xml);
  if (edit.end) {
    const old = kept.find(({ name }) => name === "rPr")?.xml ?? "";
    const inner = old.replace(/^<[^>]*\/>$|^<[^>]*>|<\/[^>]*>$/g, "");
    const mark = markup.change(edit.end.mark, edit.end.stamp);
    kept = withProperty(kept, "rPr", markup.element("rPr", mark + inner));
  }
  const isFirstChange = stamp !== undefined && !properties.some(({ name }) => name === "pPrChange");
  if (isFirstChange) {
    const former = properties.filter(({ name }) => !LAST.includes(name)).map(({ xml }) => xml);
    const change = markup.change("pPrChange", stamp, markup.element("pPr", former.join("")));
    kept = withProperty(kept, "pPrChange", change);
  }
  return kept.length === 0 ? "" : markup.element("pPr", kept.map(({ xml }) => xml).join(""));
}

/** Properties with one set, at its place in Word's order, or taken away. */
export function withProperty(properties: readonly Property[], name: string, xml: string | null): Property[] {
  const others = properties.filter((property) => property.name !== name);
  if (xml === null) return others;
  const rank = ORDER.indexOf(name);
  const after = others.findIndex((other) => ORDER.indexOf(other.name) > rank);
  return after < 0 ? [...others, { name, xml }] : [...others.slice(0, after), { name, xml }, ...others.slice(after)];
}

const JUSTIFICATION: Record<Alignment, string> = { center: "center", right: "right", justify: "both" };
const TWIPS_PER_STEP = 720;
const BODY_OUTLINE = 9;

/** How Word calls a place on the line. */
export function justification(align: Alignment): string {
  return JUSTIFICATION[align];
}

/** What makes a paragraph of one shape one of another: place on the line, indentation, level of a heading. */
export function shapeChanges(from: Block, to: Block, markup: Markup): PropertyChange[] {
  const changes: PropertyChange[] = [];
  const set = (name: PropertyChange["name"], val: string) =>
    changes.push({ name, xml: markup.element(name, "", { val }) });
  if (from.align !== to.align) set("jc", to.align ? JUSTIFICATION[to.align] : "left");
  const [before, after] = [levelOf(from), levelOf(to)];
  if (before !== after) set("outlineLvl", String(after));
  if (from.kind === "paragraph" && to.kind === "paragraph" && from.indent !== to.indent)
    changes.push({
      name: "ind",
      xml: markup.element("ind", "", { left: String(to.indent * TWIPS_PER_STEP), firstLine: "0" }),
    });
  if (from.kind === "item" && to.kind !== "item") changes.push(unnumbered(markup));
  return changes;
}

/** Takes a paragraph out of the list that it or its style is in. */
export function unnumbered(markup: Markup): PropertyChange {
  const inner = markup.element("ilvl", "", { val: "0" }) + markup.element("numId", "", { val: "0" });
  return { name: "numPr", xml: markup.element("numPr", inner) };
}

function levelOf(block: Block): number {
  return block.kind === "heading" ? block.level - 1 : BODY_OUTLINE;
}

/** Numbers of clauses that Word counts: how they look, so that one that was typed is known again. */
const ROMAN = /^[ivxlcdm]+$/i;

/** A pattern for other numbers of the same look as `label`, at the start of a text. */
export function labelPattern(label: string): RegExp {
  const parts = label
    .trim()
    .split(/(\p{N}+|\p{L}+|\s+)/u)
    .filter((part) => part !== "");
  return new RegExp(`^${parts.map(patternOf).join("")}(?:\\s+|$)`, "u");
}

/** How much of a text is its number: the old one as it was, or one of the same look; 0 where it has none. */
export function typedLabel(text: string, label: string): number {
  if (label.trim() === "") return 0;
  if (text.startsWith(label)) return label.length;
  if (text === label.trimEnd()) return text.length;
  return labelPattern(label).exec(text)?.[0].length ?? 0;
}

function patternOf(part: string): string {
  if (/^\p{N}/u.test(part)) return "\\p{N}+";
  if (part.trim() === "") return "\\s+";
  if (!/^\p{L}/u.test(part)) return part.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
  if (ROMAN.test(part)) return part === part.toLowerCase() ? "(?:[ivxlcdm]+|[a-z])" : "(?:[IVXLCDM]+|[A-Z])";
  return [...part].length === 1 ? "\\p{L}" : part;
}
