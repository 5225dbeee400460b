import { MAX_INDENT, type HeadingLevel } from "@/lib/documents/richtext/blocks";
import { Chunks, diagramsIn } from "./docx/chunks";
import { NoteReferences, ParagraphText } from "./docx/paragraph";
import { overlay, paragraphProperties, runProperties, type ParagraphProperties, markOfEnd } from "./docx/properties";
import { RunList, trimmedRuns } from "./docx/runs";
import { tablePieces } from "./docx/table";
import { UnreadableDocument, type ReadDocument } from "./document";
import { Numbering, type ListMark } from "./docx/numbering";
import { WordPackage } from "./docx/package";
import { toBlocks, withSign, type Piece } from "./docx/pieces";
import { StyleSheet, headingOfOutline, toMarks, type ParagraphStyle } from "./docx/styles";
import { withoutSource, type SourcedBlock, type BlockSource, type SourcedRun, type StoryPart } from "./docx/origins";
import { type XmlSelection, findChild, type XmlElement } from "./docx/xml";
import { encryptedPackageIn } from "./doc/compound-file";

const BODY: XmlSelection = {
  passes: (name) =>
    ["w:document", "w:body", "w:sdt", "w:sdtContent", "w:customXml", "w:smartTag", "w:ins", "w:moveTo"].includes(name),
  takes: (name) => name === "w:p" || name === "w:tbl" || isOtherFile(name),
};

const isOtherFile = (name: string) => name === "w:altChunk" || name === "w:subDoc";

/**
 * Reads a .docx: headings, marks, clause numbers as Word shows them, tables as rows, footnotes at the end, tracked
 * changes as accepted. Executes nothing in it and fetches nothing outside it.
 * @returns no blocks for an empty body; a .docx has no pages of its own
 * @throws UnreadableDocument `unsupportedType`, `encryptedDocument`, `corruptDocument`, `documentTooLarge`. Source:
 * B-8.10.
 */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocument> {
  if (encryptedPackageIn(bytes)) throw new UnreadableDocument("encryptedDocument");
  const { blocks, unread } = readStories(new WordPackage(bytes), { isNested: false });
  const read = { kind: "docx" as const, blocks: blocks.map(withoutSource), pageCount: null, pagesWithoutText: [] };
  return unread.length > 0 ? { ...read, unread } : read;
}

/**
 * The same blocks, each with its source elements in the package, and each letter with its position.
 * @throws UnreadableDocument `corruptDocument`, `documentTooLarge`
 */
export function sourcedBlocks(source: WordPackage): SourcedBlock[] {
  return readStories(source, { isNested: false }).blocks;
}

/** A file within a file, and what it inflates to, beside the limits of the file itself. */
const MAX_NESTED_BYTES = 20 * 1024 * 1024;

const nestedBlocks = (bytes: Uint8Array) =>
  readStories(new WordPackage(bytes, new Map(), MAX_NESTED_BYTES), { isNested: true });

function readStories(
  source: WordPackage,
  { isNested }: { isNested: boolean },
): { blocks: SourcedBlock[]; unread: readonly string[] } {
  const styles = new StyleSheet(source);
  const numbering = new Numbering(source, styles);
  const chunks = new Chunks(source, isNested ? null : nestedBlocks);
  const context: StoryContext = { part: "main", styles, numbering, notes: new NoteReferences(source), chunks };
  const body = new StoryReader(context);
  source.readMain(BODY, (element) => body.add(element));
  const text = body.finish();
  const notes = context.notes.referred.flatMap(({ sign, element, part }) =>
    withSign(readStory(element.children, { ...context, part }), sign),
  );
  return { blocks: toBlocks([...text, ...notes]), unread: [...chunks.unread, ...diagramsIn(source)] };
}

/** Shared by all stories of a document (body, cells, notes, text boxes). */
type StoryContext = {
  part: StoryPart;
  styles: StyleSheet;
  numbering: Numbering;
  notes: NoteReferences;
  chunks: Chunks;
};

type OpenParagraph = {
  element: XmlElement;
  elements: number[];
  list: RunList;
  boxes: XmlElement[];
  keepsProperties: boolean;
};

const TWIPS_PER_STEP = 720;

/** Reads a sequence of paragraphs and tables. A paragraph with a deleted or hidden end continues into the next one. */
class StoryReader {
  readonly #context: StoryContext;
  readonly #pieces: Piece[] = [];
  #open: OpenParagraph | null = null;

  constructor(context: StoryContext) {
    this.#context = context;
  }

  /** Adds one block-level element; descends into wrappers (content controls, insertions). */
  add(element: XmlElement): void {
    if (element.name === "w:p") this.#paragraph(element);
    else if (isOtherFile(element.name)) {
      this.#closeParagraph();
      for (const piece of this.#context.chunks.pieces(element, this.#context.part)) this.#pieces.push(piece);
    } else if (element.name === "w:tbl") {
      this.#closeParagraph();
      const { part } = this.#context;
      for (const piece of tablePieces(element, part, (cell) => readStory(cell.children, this.#context)))
        this.#pieces.push(piece);
    } else if (!element.name.endsWith("Pr")) for (const child of element.children) this.add(child);
  }

  finish(): Piece[] {
    this.#closeParagraph();
    return this.#pieces;
  }

  #paragraph(element: XmlElement): void {
    const properties = paragraphProperties(findChild(element, "w:pPr"));
    const style = this.#context.styles.paragraphStyle(properties.style);
    const text = new ParagraphText(element, { ...this.#context, style });
    const open = this.#open ?? { element, elements: [], list: new RunList(), boxes: [], keepsProperties: false };
    const end = markOfEnd(element);
    if (!open.keepsProperties) open.element = element;
    open.elements.push(element.at); // appends to the open one: thousands of paragraphs may merge into one
    open.list.addAll(text.list.runs);
    open.boxes.push(...text.boxes);
    open.keepsProperties ||= end === "hidden" && !open.list.isEmpty;
    this.#open = open;
    if (end === null) this.#closeParagraph();
  }

  #closeParagraph(): void {
    const open = this.#open;
    this.#open = null;
    if (!open) return;
    const runs = trimmedRuns(open.list.runs);
    const isGone = runs.length === 0 && markOfEnd(open.element) !== null;
    if (!isGone) this.#pushParagraph(open.element, runs, open.elements);
    for (const box of open.boxes) for (const piece of readStory(box.children, this.#context)) this.#pieces.push(piece);
  }

  #pushParagraph(element: XmlElement, runs: readonly SourcedRun[], at: readonly number[]): void {
    const pPr = findChild(element, "w:pPr");
    const direct = paragraphProperties(pPr);
    const style = this.#context.styles.paragraphStyle(direct.style);
    // Word gives no number to an empty paragraph that only carries the break between two sections.
    if (runs.length === 0 && findChild(pPr, "w:sectPr")) return;
    const mark = this.#context.numbering.nextMark(direct, style);
    if (runs.length === 0 && mark?.kind !== "number") return;
    const list = new RunList();
    if (mark?.kind === "number") {
      const look = this.#context.styles.look(style, overlay(runProperties(findChild(pPr, "w:rPr")), mark.run));
      list.addNumber(mark.text, toMarks({ bold: look.bold, italic: look.italic }), {
        at: element.at,
        number: mark.rule,
      });
    }
    list.addAll(runs);
    const source: BlockSource = { kind: "paragraphs", part: this.#context.part, at };
    this.#pieces.push(toPiece(trimmedRuns(list.runs), { direct, style, mark, source }));
  }
}

/** Reads the paragraphs and tables below one element. */
function readStory(elements: readonly XmlElement[], context: StoryContext): Piece[] {
  const reader = new StoryReader(context);
  for (const element of elements) reader.add(element);
  return reader.finish();
}

function toPiece(
  inlines: SourcedRun[],
  paragraph: { direct: ParagraphProperties; style: ParagraphStyle; mark: ListMark | null; source: BlockSource },
): Piece {
  const { direct, style, mark, source } = paragraph;
  const stated = direct.align ?? style.paragraph.align;
  const align = stated === undefined || stated === "start" ? {} : { align: stated };
  if (mark?.kind === "bullet")
    return { kind: "block", block: { kind: "item", list: "bullet", depth: mark.level, inlines, ...align, source } };
  const level = headingLevel(direct, style);
  const block = { kind: "paragraph" as const, indent: indentSteps(direct, style, mark), inlines, ...align, source };
  return level === null
    ? { kind: "block", block }
    : { kind: "heading", block, heading: { level, style: `${direct.style ?? ""}/${level}` } };
}

function headingLevel(direct: ParagraphProperties, style: ParagraphStyle): HeadingLevel | null {
  return direct.outline === undefined ? style.heading : headingOfOutline(direct.outline);
}

/** Indent steps of the first line: a list's own indent comes between the style's and the paragraph's. */
function indentSteps(direct: ParagraphProperties, style: ParagraphStyle, mark: ListMark | null): number {
  const isNumberedByStyle = direct.numId === undefined;
  const layers = isNumberedByStyle
    ? [mark?.paragraph ?? {}, style.paragraph, direct]
    : [style.paragraph, mark?.paragraph ?? {}, direct];
  const stated = layers.reduce<ParagraphProperties>(
    (lower, upper) => overlay(lower, { left: upper.left, hanging: upper.hanging }),
    {},
  );
  if (stated.left === undefined) return Math.min(mark?.level ?? 0, MAX_INDENT);
  const start = stated.left - Math.max(stated.hanging ?? 0, 0);
  return Math.min(Math.max(Math.floor(start / TWIPS_PER_STEP + 0.4), 0), MAX_INDENT);
}
