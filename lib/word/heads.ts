import type { Alignment, Block } from "@/lib/documents/richtext/blocks";
import type { Markup, Stamp } from "./markup";
import { childNamed, outerXml, type WordNode, type WordTree } from "@/lib/word/file/tree";

/** A paragraph property to set, or to remove if null. */
export type PropertyChange = { name: "numPr" | "ind" | "jc" | "outlineLvl"; xml: string | null };
/** Changes at a paragraph's head: its properties, and what happened to its end. */
export type HeadEdit = {
  properties?: { changes: readonly PropertyChange[]; stamp: Stamp };
  end?: { mark: "ins" | "del"; stamp: Stamp };
};

/** Word's order of paragraph properties; properties not listed come before `jc` and stay in place. */
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

/** The properties of a paragraph as written, by local name. */
export function readProperties(tree: WordTree, paragraph: WordNode): Property[] {
  const properties = childNamed(paragraph, "w:pPr");
  return (properties?.children ?? []).map((child) => ({
    name: child.name.slice(child.name.indexOf(":") + 1),
    xml: outerXml(tree, child),
  }));
}

/** A paragraph's head with the edit; '' if nothing is left in it. */
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

/** Properties with one set, at its place in Word's order, or removed. */
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

/** Word's name for an alignment. */
export function justification(align: Alignment): string {
  return JUSTIFICATION[align];
}

/** What changes a paragraph from one shape to another: alignment, indent, heading level. */
export function shapeChanges(from: Block, to: Block, markup: Markup): PropertyChange[] {
  const changes: PropertyChange[] = [];
  const set = (name: PropertyChange["name"], val: string) =>
    changes.push({ name, xml: markup.element(name, "", { val }) });
  if (from.align !== to.align) set("jc", to.align ? JUSTIFICATION[to.align] : "left");
  const [before, after] = [outlineLevel(from), outlineLevel(to)];
  if (before !== after) set("outlineLvl", String(after));
  if (from.kind === "paragraph" && to.kind === "paragraph" && from.indent !== to.indent)
    changes.push({
      name: "ind",
      xml: markup.element("ind", "", { left: String(to.indent * TWIPS_PER_STEP), firstLine: "0" }),
    });
  if (from.kind === "item" && to.kind !== "item") changes.push(unnumbered(markup));
  return changes;
}

/** Removes a paragraph from its own or its style's list. */
export function unnumbered(markup: Markup): PropertyChange {
  const inner = markup.element("ilvl", "", { val: "0" }) + markup.element("numId", "", { val: "0" });
  return { name: "numPr", xml: markup.element("numPr", inner) };
}

function outlineLevel(block: Block): number {
  return block.kind === "heading" ? block.level - 1 : BODY_OUTLINE;
}

/** The look of clause numbers that Word counts, to recognise a typed one. */
const ROMAN = /^[ivxlcdm]+$/i;

/** A pattern for other numbers that look like `label`, at the start of a text. */
export function labelPattern(label: string): RegExp {
  const parts = label
    .trim()
    .split(/(\p{N}+|\p{L}+|\s+)/u)
    .filter((part) => part !== "");
  return new RegExp(`^${parts.map(levelPattern).join("")}(?:\\s+|$)`, "u");
}

/** Length of a text's number: the old one unchanged, or one that looks alike; 0 if it has none. */
export function typedLabel(text: string, label: string): number {
  if (label.trim() === "") return 0;
  if (text.startsWith(label)) return label.length;
  if (text === label.trimEnd()) return text.length;
  return labelPattern(label).exec(text)?.[0].length ?? 0;
}

function levelPattern(part: string): string {
  if (/^\p{N}/u.test(part)) return "\\p{N}+";
  if (part.trim() === "") return "\\s+";
  if (!/^\p{L}/u.test(part)) return part.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
  if (ROMAN.test(part)) return part === part.toLowerCase() ? "(?:[ivxlcdm]+|[a-z])" : "(?:[IVXLCDM]+|[A-Z])";
  return [...part].length === 1 ? "\\p{L}" : part;
}
