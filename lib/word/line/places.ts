import type { Line } from "./line";
import {
  textIn,
  around,
  readAttribute,
  childNamed,
  outerXml,
  type WordNode,
  type WordTree,
} from "@/lib/word/file/tree";
import type { PartEdits } from "@/lib/word/file/part-edits";
import type { Piece } from "@/lib/word/file/run-edits";

/** Possible wrappers between a run and its paragraph, outermost last. */
const SHELLS = new Set(["w:hyperlink", "w:sdt", "w:fldSimple"]);
const LETTERS = new Set(["w:t", "w:tab", "w:br", "w:cr", "w:noBreakHyphen"]);

/** Where something can be inserted: in or next to an element of a run, next to another one, or first in a paragraph. */
export type Place =
  | { kind: "in"; node: WordNode; offset: number }
  | { kind: "before" | "after" | "first"; node: WordNode };

export function putAt(edits: PartEdits, place: Place, piece: Piece): void {
  if (place.kind === "in") edits.put(place.node, { offset: place.offset, piece });
  else if (place.kind === "before") edits.putBefore(place.node, piece);
  else if (place.kind === "after") edits.putAfter(place.node, piece);
  else edits.putFirst(place.node, piece);
}

/** Finds places and looks for text inserted between the letters of a line. */
export class Places {
  constructor(
    readonly tree: WordTree,
    readonly fields: Fields,
  ) {}

  node(at: number): WordNode | undefined {
    return at < 0 ? undefined : this.tree.nodes[at];
  }

  /**
   * The place between units `index - 1` and `index`: next to the letter before, unless that is in a link, control or
   * field and the next one isn't; a replacement still goes inside.
   */
  between(line: Line, index: number, { isReplacing, paragraph }: { isReplacing: boolean; paragraph: WordNode }): Place {
    const [before, after] = [this.#shown(line, index - 1), this.#shown(line, index)];
    const beside = before && this.#beside(before, line.from[index - 1] ?? 0, "after");
    const ahead = after && this.#beside(after, line.from[index] ?? 0, "before");
    if (!before || !beside) {
      const shell = after && this.#outermost(after);
      if (shell && ahead) return { kind: "before", node: shell.first };
      return ahead ?? { kind: "first", node: paragraph };
    }
    const shells = this.#shells(before);
    const others = new Set(after ? this.#shells(after) : []);
    const field = this.fields.around(before);
    const leavesField = field !== null && (!after || this.fields.around(after) !== field);
    if (!leavesField && (shells.every((shell) => others.has(shell)) || isReplacing)) return beside;
    if (after && ahead && [...others].every((shell) => shells.includes(shell)) && this.fields.around(after) === null)
      return ahead;
    const outermost = this.#outermost(before);
    return outermost ? { kind: "after", node: outermost.last } : beside;
  }

  /** Run properties and marks for text inserted at a place: those of the nearest letters. */
  lookAt(line: Line, index: number, paragraph: WordNode): { properties: string; bits: number } {
    for (let at = index - 1; at >= 0 && line.at[at] !== -2; at -= 1)
      if (this.#isPlain(line, at)) return this.#readLook(line, at);
    for (let at = index; at < line.text.length && line.at[at] !== -2; at += 1)
      if (this.#isPlain(line, at)) return this.#readLook(line, at);
    const mark = childNamed(childNamed(paragraph, "w:pPr"), "w:rPr");
    return { properties: mark ? outerXml(this.tree, mark) : "", bits: mark ? this.#statedBits(mark) : 0 };
  }

  /** The element of a unit; null if the file has none for it. */
  #shown(line: Line, index: number): WordNode | null {
    const node = this.node(line.at[index] ?? -1);
    return node && node.name !== "w:p" && node.name !== "w:tc" ? node : null;
  }

  /** Next to one unit of an element. For an element outside a run, or at a field's border, next to the whole. */
  #beside(node: WordNode, from: number, side: "before" | "after"): Place {
    if (node.name === "w:t") {
      const offset = side === "after" ? from + 1 : from;
      const insertion = this.#insertionEndingAt(node, offset, side);
      return insertion ? { kind: side, node: insertion } : { kind: "in", node, offset };
    }
    const field = node.name === "w:fldChar" ? this.fields.around(node) : null;
    const border = side === "after" ? field?.end.parent : field?.begin.parent;
    if (border) return { kind: side, node: border };
    if (node.parent?.name === "w:r") return { kind: "in", node, offset: side === "after" ? 1 : 0 };
    let whole = node;
    while (whole.parent?.name.startsWith("m:")) whole = whole.parent;
    return { kind: side, node: whole };
  }

  /** The tracked insertion that starts or ends at a place inside it: never insert another author's text there. */
  #insertionEndingAt(node: WordNode, offset: number, side: "before" | "after"): WordNode | null {
    const run = node.parent;
    const insertion = run?.parent;
    if (!run || (insertion?.name !== "w:ins" && insertion?.name !== "w:moveTo")) return null;
    const text = textIn(this.tree.xml.slice(node.openEnd, node.closeStart));
    if (offset !== (side === "after" ? text.length : 0)) return null;
    const shown = run.children.filter(({ name }) => name !== "w:rPr");
    const [edge, last] =
      side === "after" ? [shown.at(-1), insertion.children.at(-1)] : [shown[0], insertion.children[0]];
    return edge === node && last === run ? insertion : null;
  }

  #letter(line: Line, index: number): WordNode | null {
    const node = this.node(line.at[index] ?? -1);
    return node && node.parent?.name === "w:r" && node.name !== "w:fldChar" ? node : null;
  }

  #isPlain(line: Line, index: number): boolean {
    const node = this.#letter(line, index);
    return node !== null && LETTERS.has(node.name) && !this.#isInSymbols(node);
  }

  /** Letters in a symbol font show other characters. */
  #isInSymbols(node: WordNode): boolean {
    const look = childNamed(node.parent ?? undefined, "w:rPr");
    return look !== undefined && /Symbol|Wingdings|Webdings/i.test(outerXml(this.tree, look));
  }

  #readLook(line: Line, index: number): { properties: string; bits: number } {
    const node = this.node(line.at[index] ?? -1);
    const look = childNamed(node?.parent ?? undefined, "w:rPr");
    const isLinked = node !== undefined && around(node, ({ name }) => name === "w:hyperlink") !== null;
    const properties = look ? outerXml(this.tree, look) : "";
    return {
      properties: isLinked ? properties.replace(/<(?:\w+:)?rStyle\b[^>]*\/>/, "") : properties,
      bits: isLinked && look ? this.#statedBits(look) : (line.bits[index] ?? 0),
    };
  }

  /** The marks that the properties themselves switch on. */
  #statedBits(properties: WordNode): number {
    const isOn = (name: string) => {
      const found = childNamed(properties, `w:${name}`);
      return found !== undefined && !/^(0|false|off|none)$/.test(readAttribute(this.tree, found, "val") ?? "1");
    };
    return ["b", "i", "u", "strike"].reduce((bits, name, index) => (isOn(name) ? bits | (1 << index) : bits), 0);
  }

  #shells(node: WordNode): WordNode[] {
    const shells: WordNode[] = [];
    for (let at = node.parent; at && at.name !== "w:p"; at = at.parent) if (SHELLS.has(at.name)) shells.push(at);
    return shells;
  }

  /** The first and last element of the outermost link, control or field around a letter. */
  #outermost(node: WordNode): { first: WordNode; last: WordNode } | null {
    const shell = this.#shells(node).at(-1);
    if (shell) return { first: shell, last: shell };
    const field: Field | null = this.fields.around(node);
    const [first, last] = [field?.begin.parent, field?.end.parent];
    return first && last && findParagraph(first) === first.parent && last.parent === first.parent
      ? { first, last }
      : null;
  }
}

/** A field from its begin to its end element; `shown` are the elements of its result. */
export type Field = { begin: WordNode; end: WordNode; codes: WordNode[]; shown: WordNode[] };

const SHOWN = new Set(["w:t", "w:tab", "w:ptab", "w:br", "w:cr", "w:sym", "w:noBreakHyphen"]);

/** The closed fields of a part, inner ones first. Cost: one pass through the part. */
export class Fields {
  readonly all: Field[] = [];
  /** The outermost field around an element that begins and ends in one paragraph. */
  readonly #outermost = new Map<number, Field>();

  constructor(tree: WordTree) {
    const open: Field[] = [];
    for (const node of tree.nodes) {
      const field = open.at(-1);
      if (node.name === "w:fldChar") this.#sign(tree, node, open);
      else if (field && node.name === "w:instrText") field.codes.push(node);
      else if (field && SHOWN.has(node.name)) for (const one of open.slice(-MAX_NESTED)) one.shown.push(node);
    }
    for (const field of this.all) {
      if (findParagraph(field.begin) !== findParagraph(field.end)) continue;
      for (const node of [...field.shown, ...field.codes, field.begin, field.end]) this.#outermost.set(node.at, field);
    }
  }

  around(node: WordNode): Field | null {
    return this.#outermost.get(node.at) ?? null;
  }

  #sign(tree: WordTree, node: WordNode, open: Field[]): void {
    const type = readAttribute(tree, node, "fldCharType");
    if (type === "begin") open.push({ begin: node, end: node, codes: [], shown: [] });
    const field = open.at(-1);
    if (!field || type === "begin") return;
    if (type === "end") this.all.push({ ...field, end: node });
    if (type === "end") open.pop();
    else field.codes.push(node);
  }
}

/** No contract nests fields deeper. */
const MAX_NESTED = 20;

export function findParagraph(node: WordNode): WordNode | null {
  return around(node, ({ name }) => name === "w:p");
}
