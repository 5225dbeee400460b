import { blockText, CELL_END, type Block } from "@/lib/documents/richtext/blocks";
import { alignParagraphs, type Pairing } from "@/lib/documents/redline/align-paragraphs";
import { looksAlike } from "@/lib/documents/redline/looks";
import { Carrier } from "./carrier";
import { deleteParagraph, removeEmptiedFields } from "./deletions";
import { typedLabel } from "./labels";
import { joinedLines, markedText, slicedLine, slicedText } from "./line";
import { editLine } from "./line-editor";
import { joinedTexts, type Hands } from "./line-steps";
import type { Stamp } from "./markup";
import { modelFor, newParagraph } from "./new-paragraphs";
import { areNeighbours, isLastOf, placeBetween } from "./placement";
import { propertiesOf } from "./heads";
import { withoutLastGaps } from "./gaps";
import { placeIn, WordRefusal } from "./refusal";
import { BAR, deleteRow, editRow, newRow, shifted } from "./rows";
import { shapeChanges, unnumbered } from "./shapes";
import type { WordFile } from "./word-file";

/** Who changed what, of a block of the new text and of one of the old. */
export type Credits = { of: (pairing: { from: number | null; to: number | null }) => Hands };

/**
 * A file with the differences to a text written into it as tracked changes.
 * @param blocks the new text
 * @returns the file, and the number of the last change that was there before
 * @throws WordRefusal where a change can't be written safely
 */
export function trackedFile(
  file: WordFile,
  blocks: readonly Block[],
  credits: Credits,
): { file: WordFile; lastId: number } {
  const carrier = new Carrier(file);
  const patch = new Patch(
    carrier,
    blocks.filter((block) => blockText(block).trim() !== ""),
    credits,
  );
  patch.run();
  const written = carrier.written();
  return { file: written.size === 0 ? file : file.with(written), lastId: carrier.lastId };
}

class Patch {
  /** The last block of the file that was passed. */
  #passed: number | null = null;

  constructor(
    readonly carrier: Carrier,
    readonly blocks: readonly Block[],
    readonly credits: Credits,
  ) {}

  run(): void {
    const olds = this.carrier.blocks.map(blockText);
    const rows = new Set(olds.filter((_, index) => this.carrier.isRow(index)));
    const pairings = alignParagraphs(
      olds,
      this.blocks.map((block) => withoutBars(blockText(block), rows)),
    ).flatMap((pairing) => this.#withoutMixed(pairing));
    for (const pairing of withoutLastGaps(pairings, (index) => this.#endsContainer(index))) {
      this.#apply(pairing);
      if (pairing.from.length > 0) this.#passed = pairing.from.start + pairing.from.length - 1;
    }
    removeEmptiedFields(this.carrier);
  }

  /** A paragraph doesn't become a row, nor a row a paragraph but in versions from before there were tables. */
  #withoutMixed(pairing: Pairing): Pairing[] {
    const { from, to } = pairing;
    if (from.length === 0 || to.length === 0) return [pairing];
    const olds = indices(from).map((index) => this.carrier.isRow(index));
    const news = indices(to).map((index) => this.blocks[index]);
    const hasBars = news.every((block) => block?.kind === "row" || (block && blockText(block).includes(BAR)));
    if (news.every((block) => block?.kind !== "row") && (!olds.includes(true) || hasBars)) return [pairing];
    if (news.every((block) => block?.kind === "row") && !olds.includes(false)) return [pairing];
    return [
      ...indices(from).map((start) => ({ from: { start, length: 1 }, to: { start: to.start, length: 0 } })),
      ...indices(to).map((start) => ({
        from: { start: from.start + from.length, length: 0 },
        to: { start, length: 1 },
      })),
    ];
  }

  #apply({ from, to }: Pairing): void {
    const olds = indices(from);
    const news = indices(to);
    const [old, fresh] = [olds[0], news[0]];
    if (old === undefined) return this.#insert(news);
    if (fresh === undefined) return olds.forEach((index) => this.#delete(index));
    if (olds.length === 1 && news.length === 1) return this.#change(old, fresh);
    if (this.#reshape(olds, news)) return;
    this.#change(old, fresh);
    olds.slice(1).forEach((index) => this.#delete(index));
    if (news.length === 1) return;
    this.#passed = olds.at(-1) ?? old;
    this.#insert(news.slice(1));
  }

  #endsContainer(index: number): boolean {
    if (this.carrier.isRow(index)) return false;
    const paragraph = this.carrier.elements(index).at(-1);
    return paragraph !== undefined && isLastOf(paragraph);
  }

  #change(old: number, fresh: number): void {
    const [before, block] = [this.carrier.blocks[old], this.blocks[fresh]];
    if (!before || !block || (blockText(before) === blockText(block) && looksAlike(before, block))) return;
    const hands = this.credits.of({ from: old, to: fresh });
    if (this.carrier.isRow(old)) return editRow(this.carrier, old, block, hands);
    const paragraphs = this.carrier.elements(old);
    const part = this.carrier.partOf(old);
    const { label, typed } = this.#labels(old, fresh);
    const line = slicedLine(this.carrier.line(old), label);
    const own = shifted(hands, { old: label, new: typed });
    editLine({ line, text: slicedText(markedText(block), typed), paragraphs, hands: own }, part);
    const changes = shapeChanges(before, block, part.edits.markup);
    const paragraph = paragraphs.at(-1);
    const isNumbered = label > 0 && this.carrier.line(old).at[0] !== -1;
    if (isNumbered && typed === 0) changes.push(unnumbered(part.edits.markup));
    if (changes.length > 0 && paragraph) part.edits.head(paragraph, { properties: { changes, stamp: hands.last } });
  }

  #labels(old: number, fresh: number): { label: number; typed: number } {
    const label = this.carrier.labelLength(old);
    const block = this.blocks[fresh];
    return { label, typed: block ? typedLabel(blockText(block), this.carrier.line(old).text.slice(0, label)) : 0 };
  }

  #delete(index: number): void {
    const hands = this.credits.of({ from: index, to: null });
    if (this.carrier.isRow(index)) deleteRow(this.carrier, index, hands);
    else deleteParagraph(this.carrier, index, hands);
  }

  /** Writes new blocks behind the last that was passed. */
  #insert(news: readonly number[]): void {
    const before = this.#passed;
    const next = (before ?? -1) + 1;
    const blocks = news.flatMap((index) => ({ index, block: this.blocks[index] }));
    const nextIndex = next < this.carrier.blocks.length ? next : null;
    const isWithin = before !== null && nextIndex !== null && this.#isOneTable(before, nextIndex);
    if (isWithin || blocks.some(({ block }) => block?.kind === "row")) return this.#insertRows(before, nextIndex, news);
    const place = placeBetween(this.carrier, before, nextIndex);
    if (!place) return;
    const part = this.carrier.partOf(place.index);
    const paragraph = place.node.name === "w:p" ? place.node : null;
    const takesEnd = place.isLast && place.side === "after" && paragraph !== null;
    blocks.forEach(({ index, block }, number) => {
      if (!block) return;
      const hands = this.credits.of({ from: null, to: index });
      const model = modelFor(this.carrier, block, before ?? 0);
      const stamp = firstStamp(hands, blockText(block).length);
      const isEnd = takesEnd && number === blocks.length - 1;
      const xml = newParagraph(
        { carrier: this.carrier, part, block, model, hands },
        isEnd && paragraph ? { former: paragraph } : { end: stamp },
      );
      if (takesEnd && number === 0 && paragraph) part.edits.head(paragraph, { end: { mark: "ins", stamp } });
      if (place.side === "after") part.edits.putAfter(place.node, { xml });
      else part.edits.putBefore(place.node, { xml });
    });
  }

  #isOneTable(one: number, other: number): boolean {
    if (!this.carrier.isRow(one) || !this.carrier.isRow(other)) return false;
    return this.carrier.elements(one)[0]?.parent === this.carrier.elements(other)[0]?.parent;
  }

  /** New rows stand behind a row, or before the first of a table. */
  #insertRows(before: number | null, next: number | null, news: readonly number[]): void {
    for (const index of news) {
      const block = this.blocks[index];
      if (!block) continue;
      const isBehind = before !== null && this.carrier.isRow(before) && (block.kind !== "row" || !block.isFirst);
      const model = isBehind ? before : next;
      const row = model !== null && this.carrier.isRow(model) ? this.carrier.elements(model)[0] : undefined;
      if (model === null || !row) throw new WordRefusal("cells", placeIn(blockText(block)));
      const hands = this.credits.of({ from: null, to: index });
      const xml = newRow(this.carrier, model, block, { ...hands, last: firstStamp(hands, blockText(block).length) });
      const { edits } = this.carrier.partOf(model);
      if (isBehind) edits.putAfter(row, { xml });
      else edits.putBefore(row, { xml });
    }
  }

  /** Paragraphs that were split or joined; false where that is more than their ends. */
  #reshape(olds: readonly number[], news: readonly number[]): boolean {
    const [old, fresh] = [olds[0] ?? 0, news[0] ?? 0];
    if (olds.length > 1 && news.length > 1) return false;
    if (olds.some((index) => this.carrier.isRow(index) || !this.#isAlike(old, index))) return false;
    if (news.some((index) => !isOneShape(this.blocks[index], this.carrier.blocks[old]))) return false;
    const label = this.carrier.labelLength(old);
    const typed = news.map((index) => this.#labels(old, index).typed);
    if (typed.some((length) => length > 0 !== label > 0)) return false;
    const lines = olds.map((index) => slicedLine(this.carrier.line(index), this.carrier.labelLength(index)));
    const texts = news.map((index, number) => slicedText(markedText(this.blocks[index] ?? PLAIN), typed[number] ?? 0));
    const paragraphs = olds.flatMap((index) => this.carrier.elements(index));
    if (paragraphs.length !== olds.length || !areNeighbours(paragraphs)) return false;
    const hands = this.credits.of({ from: old, to: fresh });
    const own = { ...shifted(hands, { old: label, new: typed[0] ?? 0 }), ...wholly(hands.last) };
    return editLine(
      { line: joinedLines(lines), text: joinedTexts(texts), paragraphs, hands: own },
      this.carrier.partOf(old),
    );
  }

  /** Whether the heads of two paragraphs say the same: then nothing is lost when one takes the other's. */
  #isAlike(one: number, other: number): boolean {
    if (one === other) return true;
    const head = (index: number) => {
      const paragraph = this.carrier.elements(index).at(-1);
      const own = paragraph ? propertiesOf(this.carrier.partOf(index).tree, paragraph) : [];
      return own
        .filter(({ name }) => name !== "rPr")
        .map(({ xml }) => xml)
        .join("");
    };
    return head(one) === head(other);
  }
}

/** The text of a row as versions from before there were tables have it, as it is now. */
function withoutBars(text: string, rows: ReadonlySet<string>): string {
  const cells = text.replaceAll(BAR, CELL_END);
  return rows.has(cells) ? cells : text;
}

const PLAIN: Block = { kind: "paragraph", indent: 0, inlines: [] };

function wholly(stamp: Stamp): Hands {
  return { last: stamp, inserted: (_, end) => [{ end, stamp }], deleted: (_, end) => [{ end, stamp }] };
}

function firstStamp(hands: Hands, length: number): Stamp {
  return hands.inserted(0, length)[0]?.stamp ?? hands.last;
}

function isOneShape(one: Block | undefined, other: Block | undefined): boolean {
  if (!one || !other) return false;
  return looksAlike({ ...one, inlines: [] }, { ...other, inlines: [] });
}

function indices({ start, length }: { start: number; length: number }): number[] {
  return Array.from({ length }, (_, index) => start + index);
}
