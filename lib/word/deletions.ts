import { NOWHERE } from "@/lib/documents/extraction/docx/origins";
import type { Carrier, OpenPart } from "./carrier";
import { findParagraph } from "@/lib/word/line/places";
import { textIn, childNamed, type WordNode, type WordTree } from "@/lib/word/file/tree";
import type { Hands } from "@/lib/word/line/line-steps";
import type { Stamp } from "./markup";
import { isLastInContainer } from "./placement";
import { requireFree } from "./refusal";
import { unnumbered } from "./heads";
import { revisionKind } from "./revisions";

const BOXES = new Set(["w:drawing", "w:pict", "w:object", "mc:AlternateContent"]);
const KEPT = new Set(["w:rPr", "w:fldChar", "w:instrText", "w:delText", "w:delInstrText", "w:lastRenderedPageBreak"]);

/**
 * Deletes the paragraphs of a block and their ends, unless a cell, note or section ends with one.
 * @throws WordRefusal
 */
export function deleteParagraph(carrier: Carrier, index: number, hands: Hands): void {
  const part = carrier.findPart(index);
  const line = carrier.line(index);
  const ends = hands.deleted(0, line.text.length + 1);
  const stampAt = (place: number) => ends.find(({ end }) => end > place)?.stamp ?? hands.last;
  const stamps = new Map<number, Stamp>();
  line.at.forEach((at, place) => at !== NOWHERE && !stamps.has(at) && stamps.set(at, stampAt(place)));
  const last = ends.at(-1)?.stamp ?? hands.last;
  for (const paragraph of carrier.elements(index)) {
    deleteContent(part, paragraph, { stamps, last, text: line.text });
    const endsSection = childNamed(childNamed(paragraph, "w:pPr"), "w:sectPr") !== undefined;
    if (!endsSection && !isLastInContainer(paragraph))
      part.edits.head(paragraph, { end: { mark: "del", stamp: last } });
    else if (carrier.labelLength(index) > 0 && !endsSection)
      part.edits.head(paragraph, { properties: { changes: [unnumbered(part.edits.markup)], stamp: last } });
  }
}

/** Deletes fields with an empty result, which Word would fill again. */
export function removeEmptiedFields(carrier: Carrier): void {
  for (const { edits, fields } of carrier.opened()) {
    if (edits.isEmpty) continue;
    for (const { begin, end, codes, shown } of fields.all) {
      const stamp = shown.length > 0 ? stampOfAll(edits, shown) : edits.deletedEnd(begin, end);
      if (!stamp || codesAreKept([begin, end])) continue;
      for (const node of [begin, ...codes, end]) edits.cut(node, { from: 0, to: 1, stamp });
    }
  }
}

function deleteContent(
  { edits, tree }: OpenPart,
  paragraph: WordNode,
  { stamps, last, text }: { stamps: ReadonlyMap<number, Stamp>; last: Stamp; text: string },
): void {
  let skipped = -1;
  for (let at = paragraph.at + 1; at <= paragraph.lastAt; at += 1) {
    const node = tree.nodes[at];
    if (!node || at <= skipped) continue;
    const isControl = node.name === "w:sdt" && (isCheckbox(node) || isFreelyBound(tree, node));
    const isWhole = node.name === "m:oMath" || isControl;
    const isLost = node.name === "w:del" || node.name === "w:moveFrom" || holdsBox(tree.nodes, node);
    if (isWhole || isLost || node.name === "w:pPr" || node.name === "w:rPr" || node.name === "w:sdtPr")
      skipped = node.lastAt;
    const stamp = stamps.get(at) ?? last;
    if (isWhole) edits.remove(node, stamp);
    if (isLost || isWhole || node.parent?.name !== "w:r" || KEPT.has(node.name)) continue;
    skipped = node.lastAt;
    requireFree(tree, node, text);
    edits.cut(node, { from: 0, to: Number.MAX_SAFE_INTEGER, stamp });
  }
}

function isCheckbox(control: WordNode): boolean {
  return childNamed(childNamed(control, "w:sdtPr"), "w14:checkbox") !== undefined;
}

/** An inline bound control is removed together with its binding, because Word would refill what is left. */
function isFreelyBound(tree: WordTree, control: WordNode): boolean {
  const properties = childNamed(control, "w:sdtPr");
  const isBound = properties?.children.some(({ name }) => name.endsWith(":dataBinding")) ?? false;
  if (!isBound || childNamed(properties, "w:lock")) return false;
  const inner = tree.nodes.slice(control.at, control.lastAt + 1);
  return inner.every((node) => revisionKind(node) === null && node.name !== "w:fldChar");
}

/** A text box has its own paragraphs, which are blocks of the text. */
function holdsBox(nodes: readonly WordNode[], { name, at, lastAt }: WordNode): boolean {
  if (!BOXES.has(name)) return false;
  for (let inner = at + 1; inner <= lastAt; inner += 1) if (nodes[inner]?.name === "w:txbxContent") return true;
  return false;
}

/** Who deleted the last of these; null if anything of them stays. */
function stampOfAll(edits: OpenPart["edits"], shown: readonly WordNode[]): Stamp | null {
  let stamp: Stamp | null = null;
  for (const node of shown) {
    const cuts = (edits.cuts.get(node.at) ?? []).filter(({ marks }) => !marks);
    const [cut] = cuts;
    const { xml } = edits.tree;
    const length = node.name === "w:t" ? textIn(xml.slice(node.openEnd, node.closeStart)).trim().length : 1;
    const gone = cuts.reduce((sum, { from, to }) => sum + to - from, 0);
    if (gone < length || (length > 0 && !cut)) return null;
    stamp = cut?.stamp ?? stamp;
  }
  return stamp;
}

function codesAreKept(signs: readonly WordNode[]): boolean {
  return signs.some((sign) => sign.parent?.name !== "w:r" || findParagraph(sign) === null);
}
