import type { Block } from "@/lib/documents/richtext/blocks";
import { formatNumber } from "./number-format";

/** One level of a list. `text` holds `%1` … `%9` for the numbers of levels 1 to 9. */
export type ListLevel = {
  start: number;
  format: string;
  pattern?: string | undefined;
  text: string;
  /** Between the number and the text. */
  suffix: string;
  /** All numbers in decimal, regardless of other levels' formats. */
  isLegal: boolean;
  /** Continues after a higher level; only levels above this one (from 1) restart it. 0: none, undefined: any. */
  restartAfter?: number | undefined;
};
/** Instances of one list continue its count unless they state a start. */
export type ListInstance = {
  list: string;
  id: string;
  levels: (level: number) => ListLevel | undefined;
  startAt: (level: number) => number | undefined;
};

export const LIST_LEVELS = 9;
/** A level's text repeats in every paragraph, so a long one would turn a small file into a huge text. */
export const MAX_LEVEL_TEXT_CHARS = 255;

/** Counts the paragraphs of all lists of a document in reading order. */
export class ListCounters {
  readonly #counts = new Map<string, (number | undefined)[]>();
  readonly #started = new Set<string>();

  /** Counts one paragraph and returns its number as Word shows it, without the suffix; "" if the level shows none. */
  next(instance: ListInstance, level: number): string {
    const own = instance.levels(level);
    if (!own) return "";
    let counts = this.#counts.get(instance.list);
    if (!counts) {
      counts = [];
      this.#counts.set(instance.list, counts);
    }
    this.#restartDeeper(instance, counts, level);
    this.#countOne(instance, counts, level, own);
    return this.#write(instance, counts, own);
  }

  /** What `next` would return here, without counting. */
  peek(instance: ListInstance, level: number): string {
    const counts = this.#counts.get(instance.list);
    const kept = counts && [...counts];
    const fresh = Array.from({ length: level + 1 }, (_, at) => `${instance.id}/${at}`).filter(
      (key) => !this.#started.has(key),
    );
    const number = this.next(instance, level);
    if (kept) this.#counts.set(instance.list, kept);
    else this.#counts.delete(instance.list);
    for (const key of fresh) this.#started.delete(key);
    return number;
  }

  #countOne(instance: ListInstance, counts: (number | undefined)[], level: number, own: ListLevel): void {
    this.#fillSkipped(instance, counts, level);
    const override = instance.startAt(level);
    const key = `${instance.id}/${level}`;
    const current = counts[level];
    if (override !== undefined && !this.#started.has(key)) counts[level] = override;
    else counts[level] = current === undefined ? (override ?? own.start) : current + 1;
    this.#started.add(key);
  }

  /** A higher level that no paragraph has used counts as used once: after 1.1 alone, the next on level 1 is 2. */
  #fillSkipped(instance: ListInstance, counts: (number | undefined)[], level: number): void {
    for (let above = 0; above < level; above += 1) {
      if (counts[above] !== undefined) continue;
      counts[above] = instance.startAt(above) ?? instance.levels(above)?.start;
      this.#started.add(`${instance.id}/${above}`);
    }
  }

  #restartDeeper(instance: ListInstance, counts: (number | undefined)[], level: number): void {
    for (let deeper = level + 1; deeper < LIST_LEVELS; deeper += 1) {
      const after = instance.levels(deeper)?.restartAfter;
      if (after === undefined || level < after) counts[deeper] = undefined;
    }
  }

  #write(instance: ListInstance, counts: readonly (number | undefined)[], own: ListLevel): string {
    return own.text.replace(/%([1-9])/g, (_match, digit: string) => {
      const index = Number(digit) - 1;
      const level = instance.levels(index);
      if (!level) return "";
      const value = counts[index] ?? instance.startAt(index) ?? level.start;
      const isPlain = own.isLegal && level.format !== "none" && level.format !== "bullet";
      return isPlain ? String(value) : formatNumber(value, level.format, level.pattern);
    });
  }
}

/** Each block's number in a numbered list, or null; lists count like nested HTML lists. */
export function listNumbers(blocks: readonly Block[]): (number | null)[] {
  let open: { list: "bullet" | "number"; count: number }[] = [];
  return blocks.map((block) => {
    if (block.kind !== "item") {
      open = [];
      return null;
    }
    open = open.slice(0, block.depth + 1);
    while (open.length < block.depth) open.push({ list: block.list, count: 0 });
    const level = open[block.depth];
    const count = level?.list === block.list ? level.count + 1 : 1;
    open[block.depth] = { list: block.list, count };
    return block.list === "number" ? count : null;
  });
}
