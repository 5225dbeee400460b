import {
  isPageMark,
  MAX_LIST_DEPTH,
  type Alignment,
  type Block,
  type HeadingLevel,
  type Inline,
  type Mark,
  type PageMark,
} from "./blocks";
import { alignOf, BREAKING, indentOf, isBlockName, pageOf, SILENT, type Attributes } from "./block-elements";
import { cleanCharacters } from "./clean-characters";
import { OpenMarks } from "./open-marks";
import { readTags } from "./read-tags";

/**
 * Reads any HTML as blocks; what has no place in them (links, pictures, styles, scripts) leaves its text or nothing.
 * White space is literal, but a run that contains a line end is one space, and none at the edges of a block.
 * Never throws: HTML has no syntax errors. Its time grows with the length of the HTML, whatever stands in it.
 */
export function blocksFromHtml(html: string): Block[] {
  const reader = new BlockReader();
  readTags(html, reader, { selfClosing: true });
  return reader.finish();
}

type Shell =
  | { kind: "paragraph"; indent: number }
  | { kind: "heading"; level: HeadingLevel }
  | { kind: "item"; list: "bullet" | "number"; depth: number };
/**
 * The block that is being read. `pages` begin before it and came from outside; `inlines` are its own; `last` is the run
 * at their end, which grows.
 */
type Current = {
  shell: Shell;
  align?: Alignment;
  pages: PageMark[];
  inlines: Inline[];
  last: { text: string; marks: readonly Mark[] } | null;
  endsInSpace: boolean;
  hasLineBreak: boolean;
};

class BlockReader {
  readonly #blocks: Block[] = [];
  readonly #lists: ("bullet" | "number")[] = [];
  readonly #marks = new OpenMarks();
  #pendingPages: PageMark[] = [];
  #current: Current | null = null;
  #silent = 0;
  #cells = 0;
  #cellDepth = 0;

  open(name: string, attributes: Attributes): void {
    if (SILENT.has(name)) this.#silent += 1;
    if (this.#silent > 0) return;
    if (name === "br") return this.#lineBreak();
    this.#marks.open(name, attributes);
    const page = name === "span" ? pageOf(attributes) : null;
    if (page !== null) return this.#page(page);
    if (name === "ul" || name === "ol") {
      this.#end({ keepEmpty: this.#isBlankItem() });
      this.#lists.push(name === "ol" ? "number" : "bullet");
    } else if (name === "li")
      this.#begin({ kind: "item", list: this.#lists.at(-1) ?? "bullet", depth: this.#listDepth() }, attributes);
    else if (this.#cellDepth > 0 && isBlockName(name)) this.#gapInCell();
    else if (name === "p") this.#begin(this.#paragraphShell(attributes), attributes);
    else if (/^h[1-6]$/.test(name))
      this.#begin({ kind: "heading", level: Number(name[1]) as HeadingLevel }, attributes);
    else if (name === "td" || name === "th") this.#cell();
    else if (BREAKING.has(name)) this.#end({ keepEmpty: false });
    if (name === "tr") this.#cells = 0;
  }

  close(name: string): void {
    if (SILENT.has(name)) {
      this.#silent = Math.max(0, this.#silent - 1);
      return;
    }
    if (this.#silent > 0 || name === "br") return;
    this.#marks.close();
    if (name === "ul" || name === "ol") {
      this.#end({ keepEmpty: false });
      this.#lists.pop();
    } else if (name === "td" || name === "th") this.#cellDepth = Math.max(0, this.#cellDepth - 1);
    else if (this.#cellDepth > 0 && isBlockName(name)) return;
    else if (name === "p" || name === "li" || /^h[1-6]$/.test(name))
      this.#end({ keepEmpty: name !== "li" || this.#current?.shell.kind === "item" });
    else if (BREAKING.has(name)) this.#end({ keepEmpty: false });
  }

  text(raw: string): void {
    if (this.#silent > 0) return;
    const text = cleanCharacters(raw).replace(/(?<![ \t])[ \t]*\n[ \t\n]*/g, "\n"); // looking back keeps long runs of spaces linear
    if (text === "") return;
    if (!this.#current) {
      if (text.trim() === "") return;
      this.#begin({ kind: "paragraph", indent: 0 }, {});
    }
    this.#append(text);
  }

  finish(): Block[] {
    this.#end({ keepEmpty: false });
    if (this.#pendingPages.length > 0) this.#appendTrailingPages();
    return this.#blocks;
  }

  /** A paragraph inside a list item is that item's text, not a block beside it. */
  #paragraphShell(attributes: Attributes): Shell {
    const current = this.#current;
    if (current?.shell.kind === "item" && current.inlines.length + current.pages.length === 0) return current.shell;
    return { kind: "paragraph", indent: indentOf(attributes) };
  }

  #listDepth(): number {
    return Math.min(MAX_LIST_DEPTH, Math.max(0, this.#lists.length - 1));
  }

  /** An item that says with `<br>` that it is empty, and not only there to hold an inner list. */
  #isBlankItem(): boolean {
    return this.#current?.shell.kind === "item" && this.#current.hasLineBreak;
  }

  #begin(shell: Shell, attributes: Attributes): void {
    this.#end({ keepEmpty: false });
    const align = alignOf(attributes);
    this.#current = {
      shell,
      ...(align ? { align } : {}),
      pages: this.#pendingPages,
      inlines: [],
      last: null,
      endsInSpace: false,
      hasLineBreak: false,
    };
    this.#pendingPages = [];
  }

  #cell(): void {
    if (this.#cells > 0 && this.#current) this.#append(" | ");
    this.#cells += 1;
    this.#cellDepth += 1;
  }

  /** A row of a table is one block, so paragraphs within a cell are parted by a space. */
  #gapInCell(): void {
    if (this.#current?.last && !this.#current.endsInSpace) this.#append(" ");
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
    this.#append("\u2028");
  }

  #append(text: string): void {
    const current = this.#current;
    if (!current) return;
    const marks = this.#marks.now;
    current.endsInSpace = text.trimEnd() !== text;
    if (current.last?.marks === marks) current.last.text += text;
    else {
      current.last = { text, marks };
      current.inlines.push(current.last);
    }
  }

  /**
   * A block without text gives its page marks to the next one, as one list: however many such blocks there are, none is
   * copied.
   */
  #end({ keepEmpty }: { keepEmpty: boolean }): void {
    const current = this.#current;
    this.#current = null;
    if (!current) return;
    const { shell, align, pages } = current;
    const inlines = tidy(current.inlines);
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

/** Line ends of the source become spaces (none at the edges); `<br>` becomes `\n`; an only `<br>` is an empty block. */
function tidy(inlines: readonly Inline[]): Inline[] {
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
