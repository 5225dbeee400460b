import { MARKS, type Mark, type Inline } from "./blocks";

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

/** Line ends of the source become spaces (none at the edges); `<br>` becomes `\n`; an only `<br>` is an empty block. */
export function tidy(inlines: readonly Inline[]): Inline[] {
  const runs = inlines.map((inline) => ("page" in inline ? inline : { ...inline }));
  const texts = runs.filter((inline) => !("page" in inline));
  const first = texts[0];
  const last = texts.at(-1);
  if (first && !("page" in first)) first.text = first.text.replace(/^\n/, "");
  if (last && !("page" in last)) last.text = last.text.replace(/\n$/, "");
  for (const run of texts) if (!("page" in run)) run.text = run.text.replaceAll("\n", " ").replaceAll("\u2028", "\n");
  const whole = texts.map((run) => ("page" in run ? "" : run.text)).join("");
  if (whole === "\n") return runs.filter((inline) => "page" in inline);
  return runs.filter((inline) => "page" in inline || inline.text !== "");
}
