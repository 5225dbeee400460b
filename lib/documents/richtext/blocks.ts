/**
 * The form of a contract's text between HTML and everything that reads it: extraction writes blocks, the store keeps
 * their HTML, and offsets, pages, the assistant, exports and redlines read blocks again. Pure and client-safe.
 *
 * Canonical HTML has only these tags: p, h1…h6, ul, ol, li, table, tbody, tr, td, th, strong, em, u, s, br and `<span
 * data-page="3"></span>`, an inline mark where page 3 of the original begins, and `<span data-number="…">2.1 </span>`
 * around a clause number that is counted, not typed. White space inside a block is literal (as under `white-space:
 * pre-wrap`); there is none between blocks. Source: B-8.10, B-11.4.
 */
export const MARKS = ["bold", "italic", "underline", "strike"] as const;
export type Mark = (typeof MARKS)[number];

export type Alignment = "center" | "right" | "justify";

/**
 * Text with one look. A `\n` in `text` is a line break within the block. `number` is the counting rule of the text
 * (`lib/documents/numbering`); only the first run of a paragraph or heading may be such a clause number.
 */
export type TextRun = { text: string; marks: readonly Mark[]; number?: string };
/** Where a page of the original begins; has no text. */
export type PageMark = { page: number };
export type Inline = TextRun | PageMark;

type Body = { inlines: readonly Inline[]; align?: Alignment };
export type ParagraphBlock = Body & { kind: "paragraph"; indent: number };
type HeadingBlock = Body & { kind: "heading"; level: HeadingLevel };
/** `depth` is 0 for the outermost list, at most `MAX_LIST_DEPTH`. */
export type ItemBlock = Body & { kind: "item"; list: "bullet" | "number"; depth: number };
/** A cell's place in its table; `colSpan` and `rowSpan` are 1 unless it is merged with its neighbours. */
export type CellShape = { colSpan: number; rowSpan: number; isHeader: boolean; align?: Alignment };
/**
 * A table row. Its inlines are those of all its cells, separated by `CELL_END`, which no cell contains; `\n` separates
 * paragraphs of a cell. `isFirst` begins a table; directly following rows belong to it.
 */
export type RowBlock = Omit<Body, "align"> & {
  kind: "row";
  align?: never;
  isFirst: boolean;
  cells: readonly CellShape[];
};
export type Block = ParagraphBlock | HeadingBlock | ItemBlock | RowBlock;
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Separates the cells of a row, in its inlines and in the plain text. */
export const CELL_END = "\t";
/** Maximum columns of a table, as in Word; content of further ones goes into the last. */
export const MAX_COLUMNS = 63;
export const MAX_ROW_SPAN = 1_000;
export const MAX_INDENT = 8;
/** Maximum nesting of lists; anything deeper is an item of the deepest. Word has 9 levels. */
export const MAX_LIST_DEPTH = 15;
/** Width of one indent step; the editor's own, so that it survives the round trip. */
export const INDENT_PX = 40;

export function isPageMark(inline: Inline): inline is PageMark {
  return "page" in inline;
}

/** The text of one block without marks, as the reader sees it: line breaks as `\n`; a table row is one line. */
export function blockText(block: Block): string {
  const text = block.inlines.map((inline) => (isPageMark(inline) ? "" : inline.text)).join("");
  return block.kind === "row" ? text.replaceAll("\n", " ") : text;
}

/** A paragraph of plain text; shorthand for readers and tests. */
export function paragraph(text: string, indent = 0): ParagraphBlock {
  return { kind: "paragraph", indent, inlines: text === "" ? [] : [{ text, marks: [] }] };
}

/** HTML of one version, UTF-8 bytes (B-22.1: 5 MB). */
export const MAX_HTML_BYTES = 5 * 1024 * 1024;
