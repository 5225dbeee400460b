import { BORDER, splitLooks, type Line, type Marked } from "./line";
import { planSteps, type Hands, type Step } from "./line-steps";
import type { Stamp } from "@/lib/word/markup";
import type { PartEdits } from "@/lib/word/file/part-edits";
import { putAt, type Place, type Places } from "./places";
import { requireFree, placeIn, WordRefusal, type RefusalReason } from "@/lib/word/refusal";
import type { WordNode } from "@/lib/word/file/tree";

const ATOMS = new Set([
  "w:tab",
  "w:ptab",
  "w:br",
  "w:cr",
  "w:sym",
  "w:noBreakHyphen",
  "w:footnoteReference",
  "w:endnoteReference",
]);

/**
 * Writes the differences of one or several consecutive lines as changes of a part.
 * @param paragraphs of the line, in order; a border separates the letters of two
 * @returns false, with nothing written, if a paragraph would have to be split inside a link or control
 */
export function editLine(
  { line, text, paragraphs, hands }: { line: Line; text: Marked; paragraphs: readonly WordNode[]; hands: Hands },
  { edits, places }: { edits: PartEdits; places: Places },
): boolean {
  const steps = planSteps(line, text, { hands, places });
  if (!steps) return false;
  const editor = new LineEditor(line, paragraphs, { edits, places });
  if (!steps.every((step) => step.kind !== "split" || editor.canSplit(step.at))) return false;
  for (const step of steps) editor.apply(step);
  return true;
}

class LineEditor {
  readonly #edits: PartEdits;
  readonly #places: Places;

  constructor(
    readonly line: Line,
    readonly paragraphs: readonly WordNode[],
    { edits, places }: { edits: PartEdits; places: Places },
  ) {
    this.#edits = edits;
    this.#places = places;
  }

  canSplit(at: number): boolean {
    const place = this.#placeAt(at, false);
    if (place.kind === "first") return true;
    const beside = place.kind === "in" ? place.node.parent : place.node;
    return beside?.parent?.name === "w:p";
  }

  apply(step: Step): void {
    if (step.kind === "delete") this.#delete(step);
    else if (step.kind === "look") this.#look(step);
    else if (step.kind === "join") this.#join(step.border, step.stamp);
    else if (step.kind === "split")
      putAt(this.#edits, this.#placeAt(step.at, false), { splits: this.#paragraphAt(step.at), stamp: step.stamp });
    else this.#insert(step);
  }

  #paragraphAt(index: number): WordNode {
    let number = 0;
    for (let at = 0; at < index; at += 1) if (this.line.at[at] === BORDER) number += 1;
    const paragraph = this.paragraphs[Math.min(number, this.paragraphs.length - 1)];
    if (!paragraph) throw this.#refused("markup");
    return paragraph;
  }

  #placeAt(index: number, isReplacing: boolean): Place {
    const [before, after] = [this.line.at[index - 1], this.line.at[index]];
    const whole = before === after && before !== undefined ? this.#places.node(before) : undefined;
    if (whole && whole.name !== "w:t") throw this.#refused(refusalReason(whole));
    const place = this.#places.between(this.line, index, { isReplacing, paragraph: this.#paragraphAt(index) });
    requireFree(this.#edits.tree, place.node, this.line.text);
    return place;
  }

  #insert({ at, text, stamp, isReplacing }: Extract<Step, { kind: "insert" }>): void {
    const place = this.#placeAt(at, isReplacing);
    const look = this.#places.lookAt(this.line, at, this.#paragraphAt(at));
    const { markup } = this.#edits;
    const properties = markup.settled(look.properties);
    const runs = splitLooks(text).map((stretch) =>
      markup.run(stretch.text, markup.marked(properties, { from: look.bits, to: stretch.bits })),
    );
    putAt(this.#edits, place, { xml: markup.change("ins", stamp, runs.join("")) });
  }

  #delete({ start, end, stamp }: Extract<Step, { kind: "delete" }>): void {
    this.#eachElement(start, end, (node, from, to) => {
      if (node.name === "w:t") this.#edits.cut(node, { from, to, stamp });
      else if (ATOMS.has(node.name)) this.#edits.cut(node, { from: 0, to: 1, stamp });
      else this.#edits.remove(node, stamp);
    });
  }

  /** White space at the edges of a paragraph isn't text; between two merged ones it would be. */
  #join(border: number, stamp: Stamp): void {
    this.#edits.head(this.#paragraphAt(border), { end: { mark: "del", stamp } });
    const { nodes } = this.#edits.tree;
    const [before, after] = [
      this.#places.node(this.line.at[border - 1] ?? -1),
      this.#places.node(this.line.at[border + 1] ?? -1),
    ];
    const [first, second] = [this.#paragraphAt(border), this.#paragraphAt(border + 1)];
    const cut = (node: WordNode | undefined, from: number, to: number) => {
      const isText = node?.parent?.name === "w:r" && (node.name === "w:t" || ATOMS.has(node.name));
      if (node && isText) this.#edits.cut(node, { from, to, stamp });
    };
    if (before?.name === "w:t") cut(before, (this.line.from[border - 1] ?? 0) + 1, Number.MAX_SAFE_INTEGER);
    for (let at = (before?.at ?? first.lastAt) + 1; at <= first.lastAt; at += 1)
      cut(nodes[at], 0, Number.MAX_SAFE_INTEGER);
    for (let at = second.at + 1; at < (after?.at ?? 0); at += 1) cut(nodes[at], 0, Number.MAX_SAFE_INTEGER);
    if (after?.name === "w:t" && (this.line.from[border + 1] ?? 0) > 0) cut(after, 0, this.line.from[border + 1] ?? 0);
  }

  #look({ start, end, from, to, stamp }: Extract<Step, { kind: "look" }>): void {
    this.#eachElement(start, end, (node, first, last) => {
      if (node.name === "w:t") this.#edits.cut(node, { from: first, to: last, stamp, marks: { from, to } });
    });
  }

  /** The elements of a range, each with the units of it that belong to the range. */
  #eachElement(start: number, end: number, visit: (node: WordNode, from: number, to: number) => void): void {
    let at = start;
    while (at < end) {
      const element = this.line.at[at] ?? -1;
      let next = at + 1;
      while (next < end && this.line.at[next] === element) next += 1;
      const node = this.#places.node(element);
      const isWholeLine = start === 0 && end === this.line.text.length;
      if (!node && !isWholeLine) throw this.#refused("cells");
      at = node ? at : next;
      if (!node) continue;
      requireFree(this.#edits.tree, node, this.line.text);
      if (node.name !== "w:t") this.#requireWhole(node, at, next);
      visit(node, this.line.from[at] ?? 0, (this.line.from[next - 1] ?? 0) + 1);
      at = next;
    }
  }

  /** Non-text elements are removed whole or not at all. */
  #requireWhole(node: WordNode, start: number, end: number): void {
    const { at } = this.line;
    if (at[start - 1] === node.at || at[end] === node.at) throw this.#refused(refusalReason(node));
    const isWhole = ATOMS.has(node.name) || node.name === "w:sdt" || node.name === "m:oMath";
    if (!isWhole) throw this.#refused(refusalReason(node));
  }

  #refused(reason: RefusalReason): WordRefusal {
    return new WordRefusal(reason, placeIn(this.line.text));
  }
}

function refusalReason({ name }: WordNode): RefusalReason {
  if (name.endsWith("noteReference") || name.endsWith("Reference")) return "note";
  if (name.startsWith("m:")) return "formula";
  if (name === "w:fldChar") return "field";
  return name === "w:tc" ? "cells" : "markup";
}
