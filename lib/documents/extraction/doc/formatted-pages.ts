import { modifiersIn, type Modifier } from "./properties";

/** A stretch of the file, in bytes, whose text has one formatting; `style` is for paragraphs. */
export type FormattedRun = { from: number; to: number; style: number; modifiers: readonly Modifier[] };
type Kind = "characters" | "paragraphs";

const PAGE_BYTES = 512;
const PARAGRAPH_ENTRY_BYTES = 13;
const HUGE_PARAGRAPH = 0x6646;
const HUGE_PARAGRAPH_OLD = 0x6645;

/**
 * Pages of 512 bytes that each cover a range of the file ([MS-DOC] ChpxFkp, PapxFkp). `runAt` is fast in rising order.
 */
export class FormattedPages {
  readonly #runs: FormattedRun[] = [];
  #latest = 0;

  constructor(main: Uint8Array, index: DataView, options: { kind: Kind; data: Uint8Array }) {
    const count = Math.floor((index.byteLength - 4) / 8);
    const seen = new Set<number>();
    for (let entry = 0; entry < count; entry += 1) {
      const page = index.getUint32((count + 1) * 4 + entry * 4, true) & 0x3fffff;
      const bytes = main.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
      if (seen.has(page) || bytes.length < PAGE_BYTES) continue;
      seen.add(page);
      this.#addPage(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), options);
    }
    this.#runs.sort((one, other) => one.from - other.from);
  }

  /** The run that covers a byte; null between runs. */
  runAt(offset: number): FormattedRun | null {
    const latest = this.#runs[this.#latest];
    if (latest && latest.from <= offset && offset < latest.to) return latest;
    let low = 0;
    let high = this.#runs.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#runs[middle]?.from ?? Infinity) <= offset) low = middle;
      else high = middle - 1;
    }
    const run = this.#runs[low];
    if (!run || run.from > offset || offset >= run.to) return null;
    this.#latest = low;
    return run;
  }

  /** Where the next run after a byte begins. */
  nextStart(offset: number): number {
    let low = 0;
    let high = this.#runs.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#runs[middle]?.from ?? Infinity) > offset) high = middle;
      else low = middle + 1;
    }
    return this.#runs[low]?.from ?? Infinity;
  }

  #addPage(page: DataView, { kind, data }: { kind: Kind; data: Uint8Array }): void {
    const count = page.getUint8(PAGE_BYTES - 1);
    const entryBytes = kind === "paragraphs" ? PARAGRAPH_ENTRY_BYTES : 1;
    if ((count + 1) * 4 + count * entryBytes > PAGE_BYTES - 1) return;
    for (let index = 0; index < count; index += 1) {
      const from = page.getUint32(index * 4, true);
      const to = page.getUint32(index * 4 + 4, true);
      const at = page.getUint8((count + 1) * 4 + index * entryBytes) * 2;
      if (to <= from) continue;
      this.#runs.push({
        from,
        to,
        ...(kind === "paragraphs" ? paragraphEntry(page, at, data) : { style: 0, modifiers: characterEntry(page, at) }),
      });
    }
  }
}

function characterEntry(page: DataView, at: number): readonly Modifier[] {
  return at === 0 ? [] : modifiersIn(within(page, at + 1, page.getUint8(at)));
}

function paragraphEntry(
  page: DataView,
  at: number,
  data: Uint8Array,
): { style: number; modifiers: readonly Modifier[] } {
  if (at === 0) return { style: 0, modifiers: [] };
  const words = page.getUint8(at);
  const list = words === 0 ? within(page, at + 2, page.getUint8(at + 1) * 2) : within(page, at + 1, words * 2 - 1);
  if (list.byteLength < 2) return { style: 0, modifiers: [] };
  const modifiers = modifiersIn(list, 2);
  const huge = modifiers.find(({ code }) => code === HUGE_PARAGRAPH || code === HUGE_PARAGRAPH_OLD);
  return { style: list.getUint16(0, true), modifiers: huge ? [...modifiers, ...hugeModifiers(huge, data)] : modifiers };
}

/** Formatting too long for a page lies in the data stream. */
function hugeModifiers({ operand }: Modifier, data: Uint8Array): Modifier[] {
  const offset = operand.getUint32(0, true);
  if (offset + 2 > data.length) return [];
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return modifiersIn(within(view, offset + 2, view.getUint16(offset, true)));
}

function within(view: DataView, from: number, bytes: number): DataView {
  const start = Math.min(from, view.byteLength);
  return new DataView(view.buffer, view.byteOffset + start, Math.max(Math.min(bytes, view.byteLength - start), 0));
}
