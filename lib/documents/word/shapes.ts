import type { Alignment, Block } from "@/lib/documents/richtext/blocks";
import type { PropertyChange } from "./heads";
import type { Markup } from "./markup";

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
