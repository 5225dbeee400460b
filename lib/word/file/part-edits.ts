import { headXml, readProperties, type HeadEdit } from "@/lib/word/heads";
import type { Markup, Stamp } from "@/lib/word/markup";
import { renderedRun, type Cut, type Piece, type Put } from "./run-edits";
import { around, childNamed, outerXml, type WordNode, type WordTree } from "./tree";

/** Changes of one part, gathered in any order and written at once as tracked changes. */
export class PartEdits {
  readonly cuts = new Map<number, Cut[]>();
  readonly puts = new Map<number, Put[]>();
  readonly #before = new Map<number, Piece[]>();
  readonly #after = new Map<number, Piece[]>();
  readonly #starts = new Map<number, Piece[]>();
  readonly #heads = new Map<number, HeadEdit>();
  readonly #splits = new Map<number, Stamp[]>();
  readonly #gone = new Map<number, Stamp>();
  readonly #touched = new Set<WordNode>();

  constructor(
    readonly tree: WordTree,
    readonly markup: Markup,
  ) {}

  /** Whether the part has no changes. */
  get isEmpty(): boolean {
    return this.#touched.size === 0;
  }

  cut(node: WordNode, cut: Cut): void {
    add(this.cuts, node, cut);
    this.#touch(node);
  }

  /** Inserts a piece into a text element, or next to another element of a run: before it at offset 0, else after. */
  put(node: WordNode, put: Put): void {
    add(this.puts, node, put);
    this.#noteSplit(put.piece);
    this.#touch(node);
  }

  putBefore(node: WordNode, piece: Piece): void {
    add(this.#before, node, piece);
    this.#noteSplit(piece);
    this.#touch(node.parent ?? node);
  }

  putAfter(node: WordNode, piece: Piece): void {
    add(this.#after, node, piece);
    this.#noteSplit(piece);
    this.#touch(node.parent ?? node);
  }

  /** Inserts a piece at the start of a paragraph, or of a row's or cell's content. */
  putFirst(node: WordNode, piece: Piece): void {
    add(this.#starts, node, piece);
    this.#noteSplit(piece);
    this.#touch(node);
  }

  head(paragraph: WordNode, edit: HeadEdit): void {
    this.#heads.set(paragraph.at, { ...this.#heads.get(paragraph.at), ...edit });
    this.#touch(paragraph);
  }

  /** Deletes a row, or a whole element of a paragraph. */
  remove(node: WordNode, stamp: Stamp): void {
    this.#gone.set(node.at, stamp);
    this.#touch(node);
  }

  /** Who deleted the paragraph ends around both elements; null if one of them stays. */
  deletedEnd(one: WordNode, other: WordNode): Stamp | null {
    const ends = [one, other].map((node) => {
      const paragraph = around(node, ({ name }) => name === "w:p");
      const end = paragraph && this.#heads.get(paragraph.at)?.end;
      return end?.mark === "del" ? end.stamp : null;
    });
    return ends.includes(null) ? null : (ends[0] ?? null);
  }

  /** The part with its changes. */
  written(): string {
    const { xml, root } = this.tree;
    return xml.slice(0, root.start) + this.#render(root) + xml.slice(root.end);
  }

  #noteSplit(piece: Piece): void {
    if ("splits" in piece) add(this.#splits, piece.splits, piece.stamp);
  }

  #touch(node: WordNode): void {
    for (let at: WordNode | null = node; at && !this.#touched.has(at); at = at.parent) this.#touched.add(at);
  }

  #render(node: WordNode): string {
    if (!this.#touched.has(node)) return outerXml(this.tree, node);
    if (node.name === "w:p") return this.#paragraph(node);
    if (node.name === "w:r") return renderedRun(node, this, (piece) => this.#written(piece));
    const stamp = this.#gone.get(node.at);
    if (stamp && node.name !== "w:tr") return this.markup.change("del", stamp, this.#deleted(node));
    const { xml } = this.tree;
    const skipped = node.name === "w:tr" && stamp ? childNamed(node, "w:trPr") : undefined;
    const head = node.name === "w:tr" && stamp ? this.#rowHead(skipped, stamp) : "";
    const inner = head + this.#pieces(this.#starts, node) + this.#children(node, skipped);
    if (node.openEnd < node.end)
      return xml.slice(node.start, node.openEnd) + inner + xml.slice(node.closeStart, node.end);
    return reopened(outerXml(this.tree, node), inner);
  }

  #children(node: WordNode, skipped: WordNode | undefined): string {
    const { xml } = this.tree;
    let at = skipped && skipped.start < (node.children[0]?.end ?? 0) ? skipped.end : node.openEnd;
    let inner = "";
    for (const child of node.children) {
      if (child.start < at) continue;
      inner += xml.slice(at, child.start);
      if (child !== skipped)
        inner += this.#pieces(this.#before, child) + this.#render(child) + this.#pieces(this.#after, child);
      at = child.end;
    }
    return inner + xml.slice(at, node.closeStart);
  }

  #paragraph(node: WordNode): string {
    const outer = outerXml(this.tree, node);
    const properties = childNamed(node, "w:pPr");
    const own = this.#heads.get(node.at);
    const [split] = this.#splits.get(node.at) ?? [];
    const head =
      split || own ? this.#head(node, split) : outerXml(this.tree, properties ?? { ...node, end: node.start });
    const content = this.#pieces(this.#starts, node) + this.#children(node, properties);
    if (node.openEnd === node.end) return reopened(outer, head + content);
    return (
      this.tree.xml.slice(node.start, node.openEnd) + head + content + this.tree.xml.slice(node.closeStart, node.end)
    );
  }

  /** The head of a paragraph, or of the part before a split. */
  #head(node: WordNode, split: Stamp | undefined): string {
    const all = readProperties(this.tree, node);
    const edit = this.#heads.get(node.at) ?? {};
    if (!split) return headXml(all, edit, this.markup);
    return headXml(withoutSection(all), { ...edit, end: { mark: "ins", stamp: split } }, this.markup);
  }

  #written(piece: Piece): string {
    if ("xml" in piece) return piece.xml;
    const open = this.#splits.get(piece.splits.at) ?? [];
    open.shift();
    const { prefix } = this.markup;
    return `</${prefix}:p><${prefix}:p>${this.#head(piece.splits, open[0])}`;
  }

  #pieces(of: ReadonlyMap<number, readonly Piece[]>, node: WordNode): string {
    return (of.get(node.at) ?? []).map((piece) => this.#written(piece)).join("");
  }

  /** Bound controls would be refilled in the middle of the change. */
  #deleted(node: WordNode): string {
    const { prefix } = this.markup;
    const tags = new RegExp(`<(/?)${prefix}:t(?=[\\s/>])`, "g");
    return outerXml(this.tree, node)
      .replace(tags, (_, close: string) => `<${close}${prefix}:delText`)
      .replace(/<(?:\w+:)?dataBinding\b[^>]*\/>/g, "");
  }

  #rowHead(properties: WordNode | undefined, stamp: Stamp): string {
    const inner = properties ? this.tree.xml.slice(properties.openEnd, properties.closeStart) : "";
    const change = /<(?:\w+:)?trPrChange\b/.exec(inner)?.index ?? inner.length;
    return this.markup.element("trPr", inner.slice(0, change) + this.markup.change("del", stamp) + inner.slice(change));
  }
}

function withoutSection(properties: ReturnType<typeof readProperties>): ReturnType<typeof readProperties> {
  return properties.filter(({ name }) => name !== "sectPr");
}

/** An element written as `<a/>`, with content. */
function reopened(empty: string, inner: string): string {
  const name = /^<([^\s/>]+)/.exec(empty)?.[1] ?? "";
  return `${empty.replace(/\s*\/>$/, ">")}${inner}</${name}>`;
}

function add<T>(map: Map<number, T[]>, node: WordNode, value: T): void {
  const list = map.get(node.at);
  if (list) list.push(value);
  else map.set(node.at, [value]);
}
