import { isPageMark, MAX_LIST_DEPTH, type Block, type HeadingLevel, type PageMark, type RowBlock } from "./blocks";
import { parseAlignment, BREAKING, parseIndent, parsePage, SILENT, type Attributes } from "./block-elements";
import { cleanCharacters } from "./characters";
import {
  OpenMarks,
  tidy,
  OpenNumbers,
  type OpenNumber,
  type OpenBlock,
  type Shell,
  CellPieces,
  OpenRow,
} from "./open-block";
import { makeRow, squared } from "./rows";

/**
 * Builds blocks from HTML tags and text, in text order, for both readers: the server's (`from-html.ts`) and the
 * browser's (`components/editor/html/html-sync.ts`). Every `open` has its `close`.
 */
export class BlockReader {
  readonly #blocks: Block[] = [];
  readonly #lists: ("bullet" | "number")[] = [];
  readonly #marks = new OpenMarks();
  readonly #numbers = new OpenNumbers();
  #pendingPages: PageMark[] = [];
  #current: OpenBlock | null = null;
  #silent = 0;
  #row: OpenRow | null = null;
  #table: RowBlock[] = [];

  open(name: string, attributes: Attributes): void {
    if (SILENT.has(name)) this.#silent += 1;
    if (this.#silent > 0) return;
    if (name === "br") return this.#lineBreak();
    this.#marks.open(name, attributes);
    this.#numbers.open(name, attributes);
    const page = name === "span" ? parsePage(attributes) : null;
    if (page !== null) return this.#page(page);
    if (this.#openInCell(name, attributes)) return;
    if (name === "ul" || name === "ol") {
      this.#end({ keepEmpty: this.#isBlankItem() });
      this.#lists.push(name === "ol" ? "number" : "bullet");
    } else if (name === "li")
      this.#begin({ kind: "item", list: this.#lists.at(-1) ?? "bullet", depth: this.#listDepth() }, attributes);
    else if (name === "p") this.#begin(this.#paragraphShell(attributes), attributes);
    else if (/^h[1-6]$/.test(name))
      this.#begin({ kind: "heading", level: Number(name[1]) as HeadingLevel }, attributes);
    else if (name === "td" || name === "th") this.#cell(name, attributes);
    else if (BREAKING.has(name)) this.#break(name);
  }

  close(name: string): void {
    if (SILENT.has(name)) {
      this.#silent = Math.max(0, this.#silent - 1);
      return;
    }
    if (this.#silent > 0 || name === "br") return;
    this.#marks.close();
    this.#numbers.close();
    if (this.#closeInCell(name)) return;
    if (name === "ul" || name === "ol") {
      this.#end({ keepEmpty: false });
      this.#lists.pop();
    } else if (name === "p" || name === "li" || /^h[1-6]$/.test(name))
      this.#end({ keepEmpty: name !== "li" || this.#current?.shell.kind === "item" });
    else if (BREAKING.has(name)) this.#break(name);
  }

  text(raw: string): void {
    if (this.#silent > 0) return;
    const text = cleanCharacters(raw).replace(/(?<![ \t])[ \t]*\n[ \t\n]*/g, "\n"); // lookbehind keeps long space runs linear
    if (text === "") return;
    if (!this.#current) {
      if (text.trim() === "") return;
      this.#begin({ kind: "paragraph", indent: 0 }, {});
    }
    if (this.#gapBefore(text)) this.#append(text, this.#numbers.now);
  }

  finish(): Block[] {
    this.#endTable();
    if (this.#pendingPages.length > 0) this.#appendTrailingPages();
    return this.#blocks;
  }

  /** A paragraph inside a list item is the item's text, not a separate block. */
  #paragraphShell(attributes: Attributes): Shell {
    const current = this.#current;
    if (current?.shell.kind === "item" && current.inlines.length + current.pages.length === 0) return current.shell;
    return { kind: "paragraph", indent: parseIndent(attributes) };
  }

  #listDepth(): number {
    return Math.min(MAX_LIST_DEPTH, Math.max(0, this.#lists.length - 1));
  }

  /** Whether an item contains `<br>` to be empty, rather than only holding an inner list. */
  #isBlankItem(): boolean {
    return this.#current?.shell.kind === "item" && this.#current.hasLineBreak;
  }

  #begin(shell: Shell, attributes: Attributes): void {
    if (shell.kind === "cell") this.#end({ keepEmpty: false });
    else this.#endTable();
    const align = shell.kind === "cell" ? undefined : parseAlignment(attributes);
    this.#current = {
      shell,
      ...(align ? { align } : {}),
      pages: this.#pendingPages,
      inlines: [],
      last: null,
      lastNumber: null,
      hasText: false,
      endsInSpace: false,
      hasLineBreak: false,
    };
    this.#pendingPages = [];
  }

  /** Ends what is open, including rows and tables. */
  #break(name: string): void {
    if (name === "table") this.#endTable();
    else if (name === "tr") this.#endRow();
    else this.#end({ keepEmpty: false });
  }

  #cell(name: string, attributes: Attributes): void {
    this.#end({ keepEmpty: false }); // stray text begins a block, which ends the table
    this.#row ??= new OpenRow();
    this.#begin({ kind: "cell", shape: this.#row.take(name, attributes), pieces: new CellPieces() }, attributes);
  }

  /** @returns whether the element only separates parts of the open cell */
  #openInCell(name: string, attributes: Attributes): boolean {
    const cell = this.#current?.shell;
    if (cell?.kind !== "cell") return false;
    const isCell = name === "td" || name === "th";
    if (cell.pieces.isOwn && (name === "tr" || (isCell && this.#row?.isFull === false))) return false;
    if (isCell && cell.pieces.isOwn) cell.pieces.part();
    else cell.pieces.open(name);
    const align = name === "p" && this.#current?.last === null ? parseAlignment(attributes) : undefined;
    if (align) cell.shape.align ??= align;
    return true;
  }

  #closeInCell(name: string): boolean {
    const cell = this.#current?.shell;
    if (cell?.kind !== "cell") return false;
    if (!cell.pieces.isOwn || (name !== "td" && name !== "th" && name !== "tr" && name !== "table")) {
      cell.pieces.close(name);
      return true;
    }
    if (name !== "td" && name !== "th") return false;
    if (this.#row?.isFull === false) this.#end({ keepEmpty: false });
    return true;
  }

  /**
   * Separators between parts of a cell precede text only; there are none at its edges.
   * @returns whether the text counts: blanks between two parts don't
   */
  #gapBefore(text: string): boolean {
    const current = this.#current;
    if (current?.shell.kind !== "cell") return true;
    if (text.trim() === "") return !current.shell.pieces.isBetween;
    const before = current.shell.pieces.before(current.last === null);
    if (before !== "" && !(before === " " && current.endsInSpace)) this.#append(before);
    return true;
  }

  #endRow(): void {
    this.#end({ keepEmpty: false });
    const row = this.#row;
    this.#row = null;
    if (row && row.cells.length > 0) this.#table.push(makeRow(row.cells, this.#table.length === 0));
  }

  #endTable(): void {
    this.#endRow();
    if (this.#table.length === 0) return;
    for (const row of squared(this.#table)) this.#blocks.push(row);
    this.#table = [];
  }

  #page(page: number): void {
    const current = this.#current;
    if (!current) return void this.#pendingPages.push({ page });
    current.inlines.push({ page });
    current.last = null;
  }

  #lineBreak(): void {
    if (!this.#current) this.#begin({ kind: "paragraph", indent: 0 }, {});
    if (this.#current) this.#current.hasLineBreak = true;
    this.#gapBefore("br");
    this.#append("\u2028");
  }

  /** A number is one only at the start of a paragraph or heading; elsewhere it is text. */
  #append(text: string, within: OpenNumber | null = null): void {
    const current = this.#current;
    if (!current) return;
    const marks = this.#marks.now;
    const isParagraph = current.shell.kind === "paragraph" || current.shell.kind === "heading";
    const isFirst = !current.hasText || (current.last !== null && current.lastNumber === within);
    const number = isParagraph && isFirst ? within : null;
    const { last } = current;
    current.endsInSpace = text.trimEnd() !== text;
    current.hasText = true;
    if (last && current.lastNumber === number && (number || last.marks === marks)) {
      last.text += text;
      return;
    }
    current.last = { text, marks, ...(number ? { number: number.rule } : {}) };
    current.lastNumber = number;
    current.inlines.push(current.last);
  }

  /**
   * A block without text passes its page marks to the next one, as one list: none is copied, however many such blocks
   * there are.
   */
  #end({ keepEmpty }: { keepEmpty: boolean }): void {
    const current = this.#current;
    this.#current = null;
    if (!current) return;
    const { shell, align, pages } = current;
    const inlines = tidy(current.inlines);
    if (shell.kind === "cell") return void this.#row?.cells.push({ ...shell.shape, inlines: [...pages, ...inlines] });
    if (keepEmpty || !inlines.every(isPageMark))
      return void this.#blocks.push({ ...shell, ...(align ? { align } : {}), inlines: [...pages, ...inlines] });
    for (const mark of inlines) if (isPageMark(mark)) pages.push(mark);
    this.#pendingPages = pages;
  }

  #appendTrailingPages(): void {
    const marks = this.#pendingPages;
    const last = this.#blocks.pop();
    if (last) this.#blocks.push({ ...last, inlines: [...last.inlines, ...marks] });
    else this.#blocks.push({ kind: "paragraph", indent: 0, inlines: marks });
  }
}
