/** How the pages of a section show what is written: in how many columns, with which numbers of lines and notes. */
import { formatNumber } from "@/lib/documents/numbering/number-format";
import { attributeOf, childNamed, type WordNode, type WordTree } from "@/lib/documents/word/tree";

/** Twips; pages on which words have less room, or stand beside them, show nothing of these. */
const LEAST_ROOM = 600;
const TWIPS_PER_MM = 56.7;
const MOST_COLUMNS = 45;
/** Numbers that show how something is counted. */
const FIRST = [0, 1, 2];

/** In signs that need no language: columns, numbers of lines, numbers of notes, and margins that leave no room. */
export function sectionsIn(tree: WordTree, settings: WordTree | null): string[] {
  const found = new Set<string>();
  for (const node of tree.nodes) {
    if (node.name !== "w:sectPr") continue;
    for (const says of [columnsOf(tree, node), linesOf(tree, node), roomOf(tree, node), ...notesOf(tree, node)])
      if (says !== "") found.add(says);
  }
  for (const says of settings ? notesOf(settings, settings.root) : []) if (says !== "") found.add(says);
  return [...found];
}

function columnsOf(tree: WordTree, section: WordNode): string {
  const columns = childNamed(section, "w:cols");
  const count = Number((columns && attributeOf(tree, columns, "num")) ?? columns?.children.length ?? 1);
  return count > 1 ? "▯".repeat(Math.min(MOST_COLUMNS, count)) : "";
}

function linesOf(tree: WordTree, section: WordNode): string {
  const lines = childNamed(section, "w:lnNumType");
  const by = Number((lines && attributeOf(tree, lines, "countBy")) ?? 0);
  return by > 0 ? `${FIRST.map((index) => (index + 1) * by).join(" ¶ ")} ¶` : "";
}

/** Numbers of notes that aren't counted 1, 2, 3. */
function notesOf(tree: WordTree, owner: WordNode): string[] {
  return ["w:footnotePr", "w:endnotePr"].map((name) => {
    const notes = childNamed(owner, name);
    const said = (child: string) => {
      const node = childNamed(notes, child);
      return node && attributeOf(tree, node, "val");
    };
    const [format, start] = [said("w:numFmt"), Number(said("w:numStart") ?? 1)];
    if (!notes || ((format ?? "decimal") === "decimal" && start === 1)) return "";
    const numbers = FIRST.map((index) => formatNumber(start + index, format ?? "decimal"));
    return numbers.map((number) => `[${number}]`).join(" ");
  });
}

function roomOf(tree: WordTree, section: WordNode): string {
  const [size, margins] = [childNamed(section, "w:pgSz"), childNamed(section, "w:pgMar")];
  const twips = (node: WordNode | undefined, name: string) => Number((node && attributeOf(tree, node, name)) ?? NaN);
  const [left, right, top, bottom] = ["left", "right", "top", "bottom"].map((side) => twips(margins, side));
  const [width, height] = [twips(size, "w"), twips(size, "h")];
  const isOff = [left, right].some((margin) => (margin ?? 0) < 0);
  // above and below, less than nothing says that heads and feet do not push the words
  const isTight = width - (left ?? 0) - (right ?? 0) < LEAST_ROOM;
  const isFlat = height - Math.abs(top ?? 0) - Math.abs(bottom ?? 0) < LEAST_ROOM;
  if (!isOff && !isTight && !isFlat) return "";
  return `↤ ${mm(left)} ↦ ${mm(right)} ↥ ${mm(top)} ↧ ${mm(bottom)} mm`;
}

const mm = (twips: number | undefined) => Math.round((twips ?? 0) / TWIPS_PER_MM);
