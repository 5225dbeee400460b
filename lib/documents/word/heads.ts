import type { Markup, Stamp } from "./markup";
import { childNamed, outerXml, type WordNode, type WordTree } from "./tree";

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
