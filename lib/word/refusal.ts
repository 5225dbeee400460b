import { around, readAttribute, childNamed, type WordNode, type WordTree } from "@/lib/word/file/tree";

/** Why a change can't be written into a Word file safely. */
export type RefusalReason =
  | "boundControl"
  | "textBox"
  | "field"
  | "note"
  | "formula"
  | "cells"
  | "markup"
  | "otherFile";

/** Thrown if a change would be written wrongly; `place` has nearby words of the original. */
export class WordRefusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    readonly place: string,
  ) {
    super(`${reason}: ${place}`);
    this.name = "WordRefusal";
  }
}

const PLACE_CHARS = 80;

export function placeIn(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= PLACE_CHARS ? line : `${line.slice(0, PLACE_CHARS).trimEnd()}…`;
}

/**
 * Refuses to write into text that Word fills itself, locked text, or text that exists twice.
 * @throws WordRefusal
 */
export function requireFree(tree: WordTree, node: WordNode, text: string): void {
  const refused = (reason: RefusalReason) => new WordRefusal(reason, placeIn(text));
  if (around(node, ({ name }) => name === "w:txbxContent")) throw refused("textBox");
  for (let at = around(node, isControl); at; at = at.parent && around(at.parent, isControl)) {
    const properties = childNamed(at, "w:sdtPr");
    if (properties?.children.some(({ name }) => name.endsWith(":dataBinding"))) throw refused("boundControl");
    const lock = childNamed(properties, "w:lock");
    if (lock && /content/i.test(readAttribute(tree, lock, "val") ?? "")) throw refused("boundControl");
  }
  const isAbove = around(node, ({ name }) => name === "w:ruby") !== null;
  if (isAbove || (node.name === "w:t" && node.parent?.name !== "w:r")) throw refused("markup");
}

const isControl = ({ name }: WordNode) => name === "w:sdt";
