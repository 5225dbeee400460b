import type { Carrier } from "./carrier";
import { around, type WordNode } from "@/lib/word/file/tree";

/** Elements that may contain paragraphs. */
const CONTAINERS = new Set(["w:body", "w:tc", "w:sdtContent", "w:footnote", "w:endnote", "w:customXml", "w:ins"]);
const NO_CONTENT = /^(w:(bookmark|comment|perm|move|customXml\w+Range).*|w:proofErr)$/;

/** Where new paragraphs go: before or after an element; `isLast` if nothing follows in its container. */
export type BlockPlace = { index: number; node: WordNode; side: "after" | "before"; isLast: boolean };

/**
 * The place between two blocks of a file: after the previous one, in the outermost element that doesn't contain the
 * next one. After the last note it is the end of the body.
 */
export function placeBetween(carrier: Carrier, before: number | null, next: number | null): BlockPlace | null {
  const nextNode = next === null ? undefined : carrier.elements(next)[0];
  const isSamePart = (one: number, other: number) =>
    carrier.blocks[one]?.source?.part === carrier.blocks[other]?.source?.part;
  if (before === null) {
    if (next === null || !nextNode) return null;
    const node = outermost(nextNode, undefined);
    return { index: next, node, side: "before", isLast: false };
  }
  const inNote = carrier.blocks[before]?.source?.part !== "main";
  if (inNote && !(next !== null && isOneNote(carrier, before, next))) return endOfBody(carrier, before);
  const own = carrier.elements(before).at(-1);
  if (!own) return null;
  const node = outermost(own, next !== null && isSamePart(before, next) ? nextNode : undefined);
  return { index: before, node, side: "after", isLast: isLastInContainer(node) };
}

/** Whether only position markers follow an element in its container. */
export function isLastInContainer(node: WordNode): boolean {
  const siblings = node.parent?.children ?? [];
  for (let at = siblings.length - 1; at >= 0; at -= 1) {
    const sibling = siblings[at];
    if (sibling === node) return true;
    if (sibling && sibling.name !== "w:sectPr" && !NO_CONTENT.test(sibling.name)) return false;
  }
  return false;
}

/** The next sibling of an element, ignoring position markers. */
export function siblingAfter(node: WordNode): WordNode | undefined {
  const siblings = node.parent?.children ?? [];
  return siblings.slice(siblings.indexOf(node) + 1).find(({ name }) => !NO_CONTENT.test(name));
}

function endOfBody(carrier: Carrier, before: number): BlockPlace | null {
  for (let index = before; index >= 0; index -= 1)
    if (carrier.blocks[index]?.source?.part === "main") return placeBetween(carrier, index, null);
  return null;
}

function isOneNote(carrier: Carrier, one: number, other: number): boolean {
  if (carrier.blocks[one]?.source?.part !== carrier.blocks[other]?.source?.part) return false;
  const findNote = (index: number) =>
    around(carrier.elements(index)[0] ?? NOBODY, ({ name }) => /^w:(foot|end)note$/.test(name));
  return findNote(one) === findNote(other);
}

/** The outermost element around a node that doesn't contain `next` and that paragraphs may follow. */
function outermost(node: WordNode, next: WordNode | undefined): WordNode {
  let found = node;
  for (let at: WordNode | null = node; at?.parent; at = at.parent) {
    if (next && next.at >= at.at && next.at <= at.lastAt) break;
    if (CONTAINERS.has(at.parent.name) && isBlock(at.parent)) found = at;
  }
  return found;
}

/** Controls wrap paragraphs, rows, or parts of lines. */
function isBlock(container: WordNode): boolean {
  return container.name !== "w:sdtContent" || container.children.some(({ name }) => name === "w:p" || name === "w:tbl");
}

const NOBODY: WordNode = {
  name: "",
  at: -1,
  lastAt: -1,
  start: 0,
  openEnd: 0,
  closeStart: 0,
  end: 0,
  parent: null,
  children: [],
};

/** Whether paragraphs follow each other directly. */
export function areNeighbours(paragraphs: readonly WordNode[]): boolean {
  return paragraphs.every((paragraph, index) => {
    const previous = paragraphs[index - 1];
    return !previous || (previous.parent === paragraph.parent && previous.lastAt + 1 === paragraph.at);
  });
}
