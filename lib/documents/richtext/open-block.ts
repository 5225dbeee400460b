import {
  type Alignment,
  type CellShape,
  type HeadingLevel,
  type Inline,
  type PageMark,
  type TextRun,
  MAX_COLUMNS,
  MAX_ROW_SPAN,
  MARKS,
  type Mark,
} from "./blocks";
import { parseNumberRule, type Attributes, parseAlignment, isBlockName } from "./block-elements";
import type { Cell } from "./rows";

/** What an element makes of its text; a cell isn't a block but part of its row. */
export type Shell =
  | { kind: "paragraph"; indent: number }
  | { kind: "heading"; level: HeadingLevel }
  | { kind: "item"; list: "bullet" | "number"; depth: number }
  | { kind: "cell"; shape: CellShape; pieces: CellPieces };
/**
 * The block being read. `pages` begin before it and came from outside; `inlines` are its own; `last` is the run at
 * their end, which grows.
 */
export type OpenBlock = {
  shell: Shell;
  align?: Alignment;
  pages: PageMark[];
  inlines: Inline[];
  last: TextRun | null;
  /** The element that made `last` a number; its content is one run, regardless of look. */
  lastNumber: OpenNumber | null;
  hasText: boolean;
  endsInSpace: boolean;
  hasLineBreak: boolean;
};

/** An open element whose text is a clause number. */
export type OpenNumber = { rule: string };

/** Which open elements hold numbers. */
export class OpenNumbers {
  /** For each open element the innermost number that it is or is inside. */
  readonly #opened: (OpenNumber | null)[] = [];

  /** The number whose text comes now. */
  get now(): OpenNumber | null {
    return this.#opened.at(-1) ?? null;
  }

  open(name: string, attributes: Attributes): void {
    const rule = name === "span" ? parseNumberRule(attributes) : null;
    this.#opened.push(rule === null ? this.now : { rule });
  }

  /** Ends the last opened element. */
  close(): void {
    this.#opened.pop();
  }
}

// The table row being read from HTML, and the content of its cells.

/** The cells read so far, and the shape of the open one. */
export class OpenRow {
  readonly cells: Cell[] = [];
  #width = 0;

  /** Whether no column is left: further text goes into the last cell. */
  get isFull(): boolean {
    return this.#width >= MAX_COLUMNS;
  }

  /** The shape of the cell that begins, which takes its columns. */
  take(name: string, attributes: Attributes): CellShape {
    const colSpan = parseSpan(attributes["colspan"], MAX_COLUMNS - this.#width);
    this.#width += colSpan;
    const align = parseAlignment(attributes);
    return {
      colSpan,
      rowSpan: parseSpan(attributes["rowspan"], MAX_ROW_SPAN),
      isHeader: name === "th",
      ...(align ? { align } : {}),
    };
  }
}

/**
 * Separates the parts of a cell: its paragraphs and list items are lines, as are the rows of a nested table. Returns
 * what to put before the next text.
 */
export class CellPieces {
  readonly #lists: { isNumbered: boolean; count: number }[] = [];
  #tables = 0;
  #gap: "" | " " | "\u2028" = "";
  #label = "";

  /** Whether the cell's own table is the innermost one. */
  get isOwn(): boolean {
    return this.#tables === 0;
  }

  /** Whether one part is over and the next hasn't begun. */
  get isBetween(): boolean {
    return this.#gap !== "" || this.#label !== "";
  }

  open(name: string): void {
    if (name === "table") this.#tables += 1;
    if (name === "ul" || name === "ol") this.#lists.push({ isNumbered: name === "ol", count: 0 });
    this.#part(name);
    if (name === "li") this.#label = this.#nextLabel();
  }

  close(name: string): void {
    if (name === "table") this.#tables = Math.max(0, this.#tables - 1);
    if (name === "ul" || name === "ol") this.#lists.pop();
    this.#part(name);
  }

  /** Blanks separate cells that get no column of their own. */
  part(): void {
    if (this.#gap === "") this.#gap = " ";
  }

  /** What to put before the next text. @param isBlank whether the cell has no text yet */
  before(isBlank: boolean): string {
    const before = (isBlank ? "" : this.#gap) + this.#label;
    this.#gap = "";
    this.#label = "";
    return before;
  }

  #part(name: string): void {
    if (name === "td" || name === "th") this.part();
    else if (PARTING.has(name) || isBlockName(name)) this.#gap = "\u2028";
  }

  #nextLabel(): string {
    const list = this.#lists.at(-1);
    if (!list?.isNumbered) return "• ";
    list.count += 1;
    return `${list.count}. `;
  }
}

const PARTING = new Set(["ul", "ol", "li", "table", "tr"]);

function parseSpan(attribute: string | undefined, most: number): number {
  const span = Number(attribute ?? 1);
  return Number.isSafeInteger(span) && span >= 1 ? Math.min(span, most) : 1;
}

/** A set of marks as bits, in the order of `MARKS`. */
type MarkBits = number;

const bit = (mark: Mark): MarkBits => 1 << MARKS.indexOf(mark);
const TAG_BITS = new Map<string, MarkBits>([
  ["strong", bit("bold")],
  ["b", bit("bold")],
  ["em", bit("italic")],
  ["i", bit("italic")],
  ["u", bit("underline")],
  ["s", bit("strike")],
  ["strike", bit("strike")],
  ["del", bit("strike")],
]);
/** Every set of marks, once: runs with the same look share the same list. */
const SETS: readonly (readonly Mark[])[] = Array.from({ length: 1 << MARKS.length }, (_, bits) =>
  MARKS.filter((mark) => (bits & bit(mark)) !== 0),
);

/** The marks of the open elements. Counted, so that a thousand nested ones cost no more than one. */
export class OpenMarks {
  readonly #opened: MarkBits[] = [];
  readonly #counts = MARKS.map(() => 0);
  #bits: MarkBits = 0;

  /** The marks of text now. */
  get now(): readonly Mark[] {
    return SETS[this.#bits] ?? [];
  }

  /** Adds the marks of an element: by its name, or by its style, as word processors write them. */
  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const bits = readBits(name, attributes["style"] ?? "");
    this.#opened.push(bits);
    this.#count(bits, 1);
  }

  /** Removes those of the last opened element. */
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

function readBits(name: string, style: string): MarkBits {
  const byName = TAG_BITS.get(name) ?? 0;
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

/** Line ends of the source become spaces (none at the edges), `<br>` becomes `\n`, a single `<br>` an empty block. */
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
