import { MARKS, type Mark } from "./blocks";

/** A set of marks as bits, in the order of `MARKS`. */
type MarkBits = number;

const bit = (mark: Mark): MarkBits => 1 << MARKS.indexOf(mark);
const BITS_OF = new Map<string, MarkBits>([
  ["strong", bit("bold")],
  ["b", bit("bold")],
  ["em", bit("italic")],
  ["i", bit("italic")],
  ["u", bit("underline")],
  ["s", bit("strike")],
  ["strike", bit("strike")],
  ["del", bit("strike")],
]);
/** Every set of marks, once: two runs of one look have the very same list. */
const SETS: readonly (readonly Mark[])[] = Array.from({ length: 1 << MARKS.length }, (_, bits) =>
  MARKS.filter((mark) => (bits & bit(mark)) !== 0),
);

/**
 * The marks of the elements that are open. They are counted, so that a thousand within each other cost no more than
 * one.
 */
export class OpenMarks {
  readonly #opened: MarkBits[] = [];
  readonly #counts = MARKS.map(() => 0);
  #bits: MarkBits = 0;

  /** What text has now. */
  get now(): readonly Mark[] {
    return SETS[this.#bits] ?? [];
  }

  /** Takes the marks of an element: by its name, or by its style, as word processors write them. */
  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const bits = bitsOf(name, attributes["style"] ?? "");
    this.#opened.push(bits);
    this.#count(bits, 1);
  }

  /** Ends those of the element that was opened last. */
  close(): void {
    this.#count(this.#opened.pop() ?? 0, -1);
  }

  #count(bits: MarkBits, step: 1 | -1): void {
    if (bits === 0) return;
    MARKS.forEach((mark, index) => {
      if ((bits & bit(mark)) === 0) return;
      const count = (this.#counts[index] ?? 0) + step;
      this.#counts[index] = count;
      this.#bits = count > 0 ? this.#bits | bit(mark) : this.#bits & ~bit(mark);
    });
  }
}

function bitsOf(name: string, style: string): MarkBits {
  const byName = BITS_OF.get(name) ?? 0;
  if (style === "") return byName;
  const decoration = /text-decoration[^;]*/.exec(style)?.[0] ?? "";
  const isBold = /font-weight:\s*(bold|[6-9]00)/.test(style);
  const isItalic = /font-style:\s*italic/.test(style);
  return (
    byName |
    (isBold ? bit("bold") : 0) |
    (isItalic ? bit("italic") : 0) |
    (decoration.includes("underline") ? bit("underline") : 0) |
    (decoration.includes("line-through") ? bit("strike") : 0)
  );
}
