import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { replaceText } from "@/lib/documents/richtext/replace-text";
import type { Alignment } from "./alignment";
import { blockAt, findStarts, partedEdits, withWords, type Edit } from "./words";
import type { PlannedChange, ReturnedChange } from "./change";
import { withShape, slicedInlines, withLooks, type Look } from "./formats";

/** Finds the places of changes in a text derived from the one they refer to, and writes there. */
export class Finder {
  readonly #starts: readonly number[];
  readonly #sentStarts: readonly number[];
  /** By place in the sent text, the length of earlier insertions there. */
  readonly #passed = new Map<number, number>();
  /** Restyled ranges by block, applied at once because a paragraph may have thousands. */
  readonly #looks = new Map<number, Look[]>();
  readonly #text: string;

  constructor(
    readonly sent: readonly Block[],
    readonly current: readonly Block[],
    readonly alignment: Alignment,
  ) {
    this.#starts = findStarts(current);
    this.#sentStarts = findStarts(sent);
    this.#text = alignment.to;
  }

  /** Records a change already in the text, so that later insertions at its place come after it. */
  pass({ start, end, before, after, isWhole, to }: ReturnedChange): void {
    if (start !== end || before !== "" || to !== null) return;
    const at = this.#findPlace(start);
    const ways = isWhole ? [`${after}\n`, `\n${after}`] : [after];
    const found = ways.find((words) => this.#text.startsWith(words, at));
    if (found !== undefined) this.#passed.set(start, (this.#passed.get(start) ?? 0) + found.length);
  }

  #findPlace(place: number): number {
    return this.alignment.place(place) + (this.#passed.get(place) ?? 0);
  }

  /** The edits for a change; null if its place has changed. */
  edits({ change, isTaken, former }: PlannedChange): Edit[] | null {
    if (!isTaken) return this.#editsBack(change);
    return former ? this.#editsInstead(former, change) : this.#toEdits(change);
  }

  #toEdits(change: ReturnedChange): Edit[] | null {
    const { start, end, before, after, isWhole, html, to } = change;
    if (start === end && before === "") return this.#put(start, { after, isWhole, html });
    const stretch = this.alignment.stretch({ start, end });
    if (this.#text.slice(stretch.start, stretch.end) !== before) return null;
    if (to === null) {
      const blocks = isWhole && this.#isBlocks(stretch) ? insertedBlocks(html) : null;
      return [{ ...stretch, words: after, blocks }];
    }
    const put = this.#put(to, { after, isWhole, html });
    const blocks = isWhole && this.#isBlocks(stretch) ? [] : null;
    return put && [{ ...stretch, words: "", blocks }, ...put];
  }

  /** Reverts an applied change: `after` becomes `before` again. */
  #editsBack(change: ReturnedChange): Edit[] | null {
    const { start, end, before, after, isWhole, to } = change;
    if (to !== null) return this.#moveBack(change, to);
    const at = before === "" ? this.#findPlace(start) : this.alignment.place(start);
    const stretch = { start: at, end: at + after.length };
    if (this.#text.slice(stretch.start, stretch.end) !== after) return null;
    if (!isWhole) return [{ ...stretch, words: before, blocks: null }];
    const blocks = before === "" ? [] : this.#sentBlocks({ start, end });
    if (after === "" && before !== "") return this.#isPlace(at) ? [{ start: at, end: at, words: "", blocks }] : null;
    return this.#isBlocks(stretch) ? [{ ...stretch, words: before, blocks }] : null;
  }

  /** Replaces the words inserted for the same change. */
  #editsInstead(former: ReturnedChange, { after, isWhole, html }: ReturnedChange): Edit[] | null {
    const found = this.#editsBack(former);
    return found && found.map((edit) => ({ ...edit, words: after, blocks: isWhole ? insertedBlocks(html) : null }));
  }

  /** Moves text back to its place; from the order alone we can't tell which of two neighbours moved. */
  #moveBack({ start, end, before, after, isWhole }: ReturnedChange, to: number): Edit[] | null {
    const at = this.alignment.place(to);
    const behind = isWhole ? 1 : 0;
    const found = [at, at + behind, at - after.length - behind].find((place) => {
      return place >= 0 && this.#text.startsWith(after, place) && (!isWhole || this.#isBlocks(stretchAt(place, after)));
    });
    const back = start === 0 ? 0 : this.alignment.place(start);
    if (found === undefined || (isWhole && !this.#isPlace(back))) return null;
    const blocks = isWhole ? this.#sentBlocks({ start, end }) : null;
    return [
      { ...stretchAt(found, after), words: "", blocks: isWhole ? [] : null },
      { start: back, end: back, words: before, blocks },
    ];
  }

  #put(place: number, { after, isWhole, html }: Pick<ReturnedChange, "after" | "isWhole" | "html">): Edit[] | null {
    if (!this.alignment.stands(place)) return null;
    const at = this.#findPlace(place);
    if (!isWhole) return [{ start: at, end: at, words: after, blocks: null }];
    return this.#isPlace(at) ? [{ start: at, end: at, words: after, blocks: insertedBlocks(html) }] : null;
  }

  /** Changes the look of the text. @returns whether it still has the same words */
  restyle(blocks: Block[], { start, end, before, isWhole, html }: ReturnedChange, isTaken: boolean): boolean {
    const stretch = this.alignment.stretch({ start, end });
    if (this.#text.slice(stretch.start, stretch.end) !== before) return false;
    const index = blockAt(this.#starts, stretch.start);
    const block = blocks[index];
    const look = isTaken ? insertedBlocks(html)[0] : this.#sentLook({ start, end, isWhole });
    if (!block || !look) return true;
    const first = this.#starts[index] ?? 0;
    if (isWhole) blocks[index] = withShape(block, look);
    else {
      const looks = this.#looks.get(index) ?? [];
      looks.push({ start: stretch.start - first, end: stretch.end - first, inlines: look.inlines });
      this.#looks.set(index, looks);
    }
    return true;
  }

  written(blocks: readonly Block[], edits: readonly Edit[]): Block[] {
    const written = [...blocks];
    for (const [index, looks] of this.#looks) {
      const block = written[index];
      if (block) written[index] = withLooks(block, looks);
    }
    const { inOne, others } = partedEdits(edits, this.current, this.#starts);
    for (const [index, words] of inOne) {
      const block = written[index];
      if (block) written[index] = withWords(block, words);
    }
    // From the end, so that earlier places stay valid; of several at one place the last is inserted first.
    const ordered = others.map((edit, index) => ({ edit, index }));
    ordered.sort((one, other) => other.edit.start - one.edit.start || other.index - one.index);
    for (const { edit } of ordered) this.#write(written, edit);
    return written;
  }

  #write(written: Block[], { start, end, words, blocks }: Edit): void {
    const isBehindAll = blocks !== null && start === end && start >= this.#text.length && this.current.length > 0;
    if (isBehindAll) return void written.push(...blocks);
    const first = blockAt(this.#starts, start);
    const last = blockAt(this.#starts, end);
    const offset = this.#starts[first] ?? 0;
    const count = blocks !== null && start === end ? 0 : last - first + 1;
    const fresh =
      blocks ?? replaceText(written.slice(first, last + 1), { start: start - offset, end: end - offset }, words);
    written.splice(first, count, ...fresh);
  }

  #sentBlocks({ start, end }: { start: number; end: number }): Block[] {
    return this.sent.slice(blockAt(this.#sentStarts, start), blockAt(this.#sentStarts, end) + 1);
  }

  #sentLook({ start, end, isWhole }: { start: number; end: number; isWhole: boolean }): Block | undefined {
    const index = blockAt(this.#sentStarts, start);
    const block = this.sent[index];
    const first = this.#sentStarts[index] ?? 0;
    return block && (isWhole ? block : { ...block, inlines: slicedInlines(block.inlines, start - first, end - first) });
  }

  /** Whether a range is one or more blocks, without the end of the last. */
  #isBlocks({ start, end }: { start: number; end: number }): boolean {
    const last = blockAt(this.#starts, end);
    const block = this.current[last];
    return this.#isStart(start) && block !== undefined && (this.#starts[last] ?? 0) + blockText(block).length === end;
  }

  #isPlace(at: number): boolean {
    return at >= this.#text.length || this.#isStart(at);
  }

  #isStart(at: number): boolean {
    return this.#starts[blockAt(this.#starts, at)] === at;
  }
}

/** The blocks that a change inserts. */
export function insertedBlocks(html: string | null): Block[] {
  return html === null ? [] : blocksFromHtml(html);
}

function stretchAt(start: number, words: string): { start: number; end: number } {
  return { start, end: start + words.length };
}
