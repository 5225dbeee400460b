import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { numberLength } from "@/lib/documents/numbering/number-rule";
import type { Pairing } from "@/lib/documents/redline/align-paragraphs";
import { looksAlike } from "@/lib/documents/redline/redline";
import { Carrier, otherList } from "./carrier";
import { deleteParagraph, removeEmptiedFields } from "./deletions";
import { typedLabel, readProperties, shapeChanges, unnumbered } from "./heads";
import { joinedLines, markedText, slicedLine, slicedText } from "@/lib/word/line/line";
import { editLine } from "@/lib/word/line/line-editor";
import { endStamp, joinedHands, joinedTexts, type Hands } from "@/lib/word/line/line-steps";
import { modelFor, newParagraph } from "./new-paragraphs";
import { areNeighbours, placeBetween } from "./placement";
import { indices, pairBlocks } from "./pairings";
import { changeRow } from "@/lib/word/tables/new-rows";
import { deleteRow, shifted, findTables, type NewTable, type NumberedRow } from "@/lib/word/tables/tables";
import { insertRow, insertTable, isWithinTable, type Gap } from "@/lib/word/tables/new-tables";
import type { WordFile } from "@/lib/word/file/word-file";

/** Who changed what, given a block of the new text and one of the old. */
export type Credits = { of: (pairing: { from: number | null; to: number | null }) => Hands };

/**
 * A file with the differences to a text written into it as tracked changes.
 * @param blocks the new text; for an `isOwn` file with its numbers by the file's rules
 * @returns the file, and the number of the last change it already had
 * @throws WordRefusal if a change can't be written safely
 */
export function trackedFile(
  file: WordFile,
  blocks: readonly Block[],
  credits: Credits,
  { isOwn = false }: { isOwn?: boolean } = {},
): { file: WordFile; lastId: number } {
  const carrier = new Carrier(file, isOwn);
  new Patch(carrier, blocks, credits).run();
  const written = carrier.written();
  return { file: written.size === 0 ? file : file.with(written), lastId: carrier.lastId };
}

class Patch {
  /** The last block of the file that was processed. */
  #passed: number | null = null;
  /** The non-empty blocks of the new text. */
  readonly blocks: readonly Block[];
  readonly #tables: ReadonlyMap<number, NewTable>;
  /** Tables of the new text that are the file's, and new ones already written. */
  readonly #known = new Set<NewTable>();
  readonly #written = new Set<NewTable>();

  constructor(
    readonly carrier: Carrier,
    blocks: readonly Block[],
    readonly credits: Credits,
  ) {
    this.blocks = blocks.filter((block) => blockText(block).trim() !== "");
    this.#tables = findTables(blocks);
  }

  run(): void {
    const pairings = pairBlocks(this.carrier, this.blocks, this.#tables);
    for (const { from, to } of pairings)
      if (from.length > 0) for (const index of indices(to)) this.#know(this.#tables.get(index));
    this.#applyAll(pairings);
    removeEmptiedFields(this.carrier);
  }

  #know(table: NewTable | undefined): void {
    if (table) this.#known.add(table);
  }

  /** Writes all insertions at one place together. */
  #applyAll(pairings: readonly Pairing[]): void {
    let news: number[] = [];
    for (const pairing of pairings) {
      if (pairing.from.length === 0) {
        news.push(...indices(pairing.to));
        continue;
      }
      this.#insert(news);
      news = [];
      this.#apply(pairing);
      this.#passed = pairing.from.start + pairing.from.length - 1;
    }
    this.#insert(news);
  }

  #apply({ from, to }: Pairing): void {
    const olds = indices(from);
    const news = indices(to);
    const [old, fresh] = [olds[0], news[0]];
    if (old === undefined) return;
    if (fresh === undefined) return olds.forEach((index) => this.#delete(index));
    if (olds.length === 1 && news.length === 1) return this.#change(old, fresh);
    if (this.#reshape(olds, news)) return;
    this.#change(old, fresh);
    olds.slice(1).forEach((index) => this.#delete(index));
    if (news.length === 1) return;
    this.#passed = olds.at(-1) ?? old;
    this.#insert(news.slice(1));
  }

  #change(old: number, fresh: number): void {
    const [before, block] = [this.carrier.blocks[old], this.blocks[fresh]];
    const isSame = before && block && blockText(before) === blockText(block) && looksAlike(before, block);
    if (!before || !block || (isSame && !otherList(this.carrier, old, block))) return;
    this.carrier.requireOwn(old);
    const hands = this.credits.of({ from: old, to: fresh });
    if (this.carrier.isRow(old)) return changeRow(this.carrier, old, block, hands);
    const paragraphs = this.carrier.elements(old);
    const part = this.carrier.findPart(old);
    const { label, typed } = this.#labels(old, fresh);
    const line = slicedLine(this.carrier.line(old), label);
    const own = shifted(hands, { old: label, new: typed });
    editLine({ line, text: slicedText(markedText(block), typed), paragraphs, hands: own }, part);
    const changes = shapeChanges(before, block, part.edits.markup);
    const paragraph = paragraphs.at(-1);
    const isNumbered = label > 0 && this.carrier.line(old).at[0] !== -1;
    if (isNumbered && typed === 0) changes.push(unnumbered(part.edits.markup));
    else changes.push(...(otherList(this.carrier, old, block) ?? []));
    if (changes.length > 0 && paragraph) part.edits.head(paragraph, { properties: { changes, stamp: hands.head } });
  }

  #labels(old: number, fresh: number): { label: number; typed: number } {
    const label = this.carrier.labelLength(old);
    const block = this.blocks[fresh];
    if (!block) return { label, typed: 0 };
    const isCounted = label > 0 || otherList(this.carrier, old, block) !== null;
    const counted = isCounted ? numberLength(block) : 0;
    if (this.carrier.isOwn) return { label, typed: counted };
    return { label, typed: counted || typedLabel(blockText(block), this.carrier.line(old).text.slice(0, label)) };
  }

  #delete(index: number): void {
    const hands = this.credits.of({ from: index, to: null });
    this.carrier.requireOwn(index);
    if (this.carrier.isRow(index)) deleteRow(this.carrier, index, hands);
    else deleteParagraph(this.carrier, index, hands);
  }

  /** Writes new blocks after the last processed one: whole tables, others one by one. */
  #insert(news: readonly number[]): void {
    let others: number[] = [];
    for (const index of news) {
      const table = this.#tables.get(index);
      if (table && this.#written.has(table)) continue;
      if (!table || this.#known.has(table)) {
        others.push(index);
        continue;
      }
      this.#insertBlocks(others);
      others = [];
      const handsFor = ({ index: row }: NumberedRow) => this.credits.of({ from: null, to: row });
      insertTable(this.carrier, this.#gap(), { table, handsFor });
      this.#written.add(table);
    }
    this.#insertBlocks(others);
  }

  #gap(): Gap {
    const next = (this.#passed ?? -1) + 1;
    return { before: this.#passed, next: next < this.carrier.blocks.length ? next : null };
  }

  #insertBlocks(news: readonly number[]): void {
    const gap = this.#gap();
    const blocks = news.flatMap((index) => {
      const block = this.blocks[index];
      return block ? [{ block, hands: this.credits.of({ from: null, to: index }) }] : [];
    });
    if (isWithinTable(this.carrier, gap) || blocks.some(({ block }) => block.kind === "row"))
      return blocks.forEach(({ block, hands }) => insertRow(this.carrier, gap, block, hands));
    const place = blocks.length === 0 ? null : placeBetween(this.carrier, gap.before, gap.next);
    if (!place) return;
    const part = this.carrier.findPart(place.index);
    const paragraph = place.node.name === "w:p" ? place.node : null;
    const takesEnd = place.isLast && place.side === "after" && paragraph !== null;
    blocks.forEach(({ block, hands }, number) => {
      const model = modelFor(this.carrier, block, gap.before ?? 0);
      const stamp = endStamp(hands, blockText(block).length);
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

  /** Splits or joins paragraphs; false if more than their ends change. */
  #reshape(olds: readonly number[], news: readonly number[]): boolean {
    const [old, fresh] = [olds[0] ?? 0, news[0] ?? 0];
    for (const index of olds) this.carrier.requireOwn(index);
    if (olds.length > 1 && news.length > 1) return false;
    if (olds.some((index) => this.carrier.isRow(index) || !this.#isAlike(old, index))) return false;
    if (news.some((index) => !isOneShape(this.blocks[index], this.carrier.blocks[old]))) return false;
    const label = this.carrier.labelLength(old);
    const typed = news.map((index) => this.#labels(old, index).typed);
    if (typed.some((length) => length > 0 !== label > 0)) return false;
    if (news.some((index) => otherList(this.carrier, old, this.blocks[index] ?? PLAIN))) return false;
    const lines = olds.map((index) => slicedLine(this.carrier.line(index), this.carrier.labelLength(index)));
    const texts = news.map((index, number) => slicedText(markedText(this.blocks[index] ?? PLAIN), typed[number] ?? 0));
    const paragraphs = olds.flatMap((index) => this.carrier.elements(index));
    if (paragraphs.length !== olds.length || !areNeighbours(paragraphs)) return false;
    const { last, head } = this.credits.of({ from: old, to: fresh });
    const were = olds.map((from, number) => ({
      hands: shifted(this.credits.of({ from, to: null }), { old: this.carrier.labelLength(from), new: 0 }),
      length: lines[number]?.text.length ?? 0,
    }));
    const are = news.map((to, number) => ({
      hands: shifted(this.credits.of({ from: null, to }), { old: 0, new: typed[number] ?? 0 }),
      length: texts[number]?.text.length ?? 0,
    }));
    const hands = { last, head, ...joinedHands(were, are) };
    return editLine(
      { line: joinedLines(lines), text: joinedTexts(texts), paragraphs, hands },
      this.carrier.findPart(old),
    );
  }

  /** Whether the heads of two paragraphs are equal, so that nothing is lost if one takes the other's. */
  #isAlike(one: number, other: number): boolean {
    if (one === other) return true;
    const head = (index: number) => {
      const paragraph = this.carrier.elements(index).at(-1);
      const own = paragraph ? readProperties(this.carrier.findPart(index).tree, paragraph) : [];
      return own
        .filter(({ name }) => name !== "rPr")
        .map(({ xml }) => xml)
        .join("");
    };
    return head(one) === head(other);
  }
}

const PLAIN: Block = { kind: "paragraph", indent: 0, inlines: [] };

function isOneShape(one: Block | undefined, other: Block | undefined): boolean {
  if (!one || !other) return false;
  return looksAlike({ ...one, inlines: [] }, { ...other, inlines: [] });
}
