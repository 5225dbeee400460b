import { MAX_INDENT } from "@/lib/documents/richtext/blocks";
import { NOWHERE, type SourcedRun } from "@/lib/documents/extraction/docx/origins";
import { rowOfCells, type Piece } from "@/lib/documents/extraction/docx/pieces";
import { RunList, trimmedRuns, FieldStack } from "@/lib/documents/extraction/docx/runs";
import { headingOfOutline } from "@/lib/documents/extraction/docx/styles";
import { mappedText, symbolCharacter } from "@/lib/documents/extraction/docx/symbols";
import type { FormattedPages, FormattedText, Span } from "./text";
import type { ListMark, Lists } from "./lists";
import { paragraphProperties, type CharacterProperties, type ParagraphProperties } from "./properties";
import { marksOfLook, type Style, type StyleSheet } from "./styles";
import { inCharset, type Font } from "./code-pages";

export type StoryContext = CharacterContext & { text: FormattedText; paragraphs: FormattedPages; lists: Lists };
type End = { sign: string; offset: number; bytesPerChar: number; properties: CharacterProperties };
type Paragraph = { style: Style; styleIndex: number; properties: ParagraphProperties };

const PARAGRAPH_END = "\r";
const CELL_END = "\u0007";
const SECTION_OR_PAGE_END = "\u000c";
// eslint-disable-next-line no-control-regex -- Word's control characters are what is looked for
const ENDS = /([\r\u0007\u000c])/;
const TWIPS_PER_STEP = 720;

/** Reads part of the document into pieces. Cells end with a mark of their own, as do rows after their cells. */
export class StoryReader {
  readonly #context: StoryContext;
  readonly #pieces: Piece[] = [];
  #spans: Span[] = [];
  #list = new RunList();
  #leading: Paragraph | null = null;
  #cell: Piece[] = [];
  #cells: Piece[][] = [];

  constructor(context: StoryContext) {
    this.#context = context;
  }

  read(from: number, to: number): Piece[] {
    for (const span of this.#context.text.spans(from, to)) if (!this.#isDeletedText(span)) this.#span(span);
    if (this.#spans.length > 0) this.#end({ sign: PARAGRAPH_END, offset: -1, bytesPerChar: 1, properties: {} });
    this.#closeRow();
    return this.#pieces;
  }

  /** A deleted paragraph end separates nothing, so drop the whole span; a deleted cell end still ends its cell. */
  #isDeletedText(span: Span): boolean {
    return span.properties.isDeleted === true && !span.text.includes(CELL_END);
  }

  #span(span: Span): void {
    let at = 0;
    for (const part of span.text.split(ENDS)) {
      const offset = span.offset + at * span.bytesPerChar;
      const isEnd = ENDS.test(part) && part.length === 1 && this.#endsParagraph(part, offset, span.bytesPerChar);
      if (isEnd) this.#end({ sign: part, offset, bytesPerChar: span.bytesPerChar, properties: span.properties });
      else if (part !== "" && span.properties.isDeleted !== true)
        this.#spans.push({ ...span, text: part, at: span.at + at, offset });
      at += part.length;
    }
  }

  /** The same character is a page break in a paragraph and the end of a section; only the latter ends formatting. */
  #endsParagraph(sign: string, offset: number, bytesPerChar: number): boolean {
    if (sign !== SECTION_OR_PAGE_END) return true;
    const run = this.#context.paragraphs.runAt(offset);
    return run === null || run.to <= offset + bytesPerChar;
  }

  #end(end: End): void {
    const paragraph = this.#paragraphAt(end.offset);
    const { properties } = paragraph;
    const leading = this.#leading ?? paragraph;
    readSpans(this.#spans, paragraph.style, { list: this.#list, context: this.#context });
    this.#spans = [];
    const isInTable = properties.isInTable === true;
    if (isInTable && properties.endsRow === true && end.sign === CELL_END) {
      this.#list = new RunList();
      this.#leading = null;
      return this.#closeRow();
    }
    if (end.sign === PARAGRAPH_END && this.#context.styles.look(paragraph.style, end.properties).hidden) {
      this.#leading = this.#list.isEmpty ? null : leading; // a hidden end continues into the next paragraph
      return;
    }
    const pieces = this.#toPieces(leading, end);
    this.#list = new RunList();
    this.#leading = null;
    if (!isInTable) {
      this.#closeRow();
      this.#pieces.push(...pieces);
      return;
    }
    this.#cell.push(...pieces);
    if (end.sign !== CELL_END) return;
    this.#cells.push(this.#cell);
    this.#cell = [];
  }

  #closeRow(): void {
    const cells = this.#cell.length > 0 ? [...this.#cells, this.#cell] : this.#cells;
    if (cells.length > 0) for (const piece of rowOfCells(cells, this.#pieces)) this.#pieces.push(piece);
    this.#cells = [];
    this.#cell = [];
  }

  #paragraphAt(offset: number): Paragraph {
    const run = this.#context.paragraphs.runAt(offset);
    const styleIndex = run?.style ?? 0;
    const style = this.#context.styles.styleAt(styleIndex);
    return { style, styleIndex, properties: paragraphProperties(run?.modifiers ?? []) };
  }

  #toPieces({ style, styleIndex, properties }: Paragraph, end: End): Piece[] {
    const runs = trimmedRuns(this.#list.runs);
    if (runs.length === 0 && end.sign === SECTION_OR_PAGE_END) return [];
    const whole = { ...style.paragraph, ...properties };
    const mark = this.#context.lists.nextMark(whole, (font) => this.#context.fonts[font]?.name);
    if (runs.length === 0 && mark?.kind !== "number") return [];
    const list = new RunList();
    if (mark?.kind === "number") {
      const look = this.#context.styles.look(style, { ...end.properties, ...mark.character });
      const marks = marksOfLook({ ...look, underline: false, strike: false });
      list.addNumber(mark.text, marks, { at: NOWHERE, number: mark.rule });
    }
    list.addAll(runs);
    return [toPiece(trimmedRuns(list.runs), { style, styleIndex, properties, mark })];
  }
}

function toPiece(inlines: SourcedRun[], paragraph: Paragraph & { mark: ListMark | null }): Piece {
  const { style, properties, mark } = paragraph;
  const stated = properties.align ?? style.paragraph.align;
  const align = stated === undefined || stated === "start" ? {} : { align: stated };
  if (mark?.kind === "bullet")
    return { kind: "block", block: { kind: "item", list: "bullet", depth: mark.level, inlines, ...align } };
  const level = properties.outline === undefined ? style.heading : headingOfOutline(properties.outline);
  const block = { kind: "paragraph" as const, indent: indentSteps(paragraph), inlines, ...align };
  return level === null
    ? { kind: "block", block }
    : { kind: "heading", block, heading: { level, style: `${paragraph.styleIndex}/${level}` } };
}

/** Indent steps of the first line: a list's own indent comes between the style's and the paragraph's. */
function indentSteps({ style, properties, mark }: Paragraph & { mark: ListMark | null }): number {
  const listed = mark?.paragraph ?? {};
  const layers =
    properties.list === undefined ? [properties, style.paragraph, listed] : [properties, listed, style.paragraph];
  const left = layers.find((layer) => layer.left !== undefined)?.left;
  const firstLine = layers.find((layer) => layer.firstLine !== undefined)?.firstLine ?? 0;
  if (left === undefined) return Math.min(mark?.level ?? 0, MAX_INDENT);
  return Math.min(Math.max(Math.floor((left + Math.min(firstLine, 0)) / TWIPS_PER_STEP + 0.4), 0), MAX_INDENT);
}

/** Context for reading a paragraph's characters. `signs` are note signs, by the position of their reference. */
type CharacterContext = { styles: StyleSheet; fonts: readonly Font[]; signs: ReadonlyMap<number, string> };

// eslint-disable-next-line no-control-regex -- Word's control characters are what is looked for
const CONTROLS = /([\u0000-\u0008\u000b\u000c\u000e-\u001f])/;
/** Controls that stand for text; the others (pictures, drawings, comment marks, soft hyphens) don't. */
const CONTROL_TEXT: Record<string, string> = { "\u000b": "\n", "\u000c": "\n", "\u000e": "\n", "\u001e": "-" };
const FIELD_BEGIN = "\u0013";
const FIELD_SEPARATOR = "\u0014";
const FIELD_END = "\u0015";
const NOTE_REFERENCE = "\u0002";

/** Adds the text of a paragraph's spans to `list`: fields as their results, no hidden text. */
function readSpans(spans: readonly Span[], style: Style, target: { list: RunList; context: CharacterContext }): void {
  const { list, context } = target;
  const fields = new FieldStack();
  for (const span of spans) {
    const look = context.styles.look(style, span.properties);
    const marks = marksOfLook(look);
    let at = span.at;
    for (const part of span.text.split(CONTROLS)) {
      const isShown = !look.hidden && !fields.isInInstruction;
      if (part === FIELD_BEGIN) fields.begin();
      else if (part === FIELD_SEPARATOR) fields.separate();
      else if (part === FIELD_END) {
        const label = fields.end();
        if (!look.hidden && !fields.isInInstruction) list.add(label, marks);
      } else if (fields.isInInstruction) fields.instruct(part);
      else if (isShown) list.add(shownText(part, { span, at, context, font: look.font }), marks);
      at += part.length;
    }
  }
}

function shownText(part: string, place: { span: Span; at: number; context: CharacterContext; font: number }): string {
  const { context, span } = place;
  const { symbol } = span.properties;
  if (part === NOTE_REFERENCE) return context.signs.get(place.at) ?? "";
  if (symbol && part.startsWith("("))
    return symbolCharacter(symbol.code, context.fonts[symbol.font]?.name).repeat(part.length);
  if (part.length === 1 && CONTROLS.test(part)) return CONTROL_TEXT[part] ?? "";
  const font = context.fonts[place.font];
  return mappedText(span.bytesPerChar === 1 ? inCharset(part, font?.charset) : part, font?.name);
}
