import { contractFileWords } from "@/lib/copy/contract-file";
import type { OtherChanges } from "@/lib/copy/redline-legend";
import type { Language } from "@/lib/copy/languages";
import { blockText, type Block, CELL_END, type Mark } from "@/lib/documents/richtext/blocks";
import { cleanCharacters, writtenIn } from "@/lib/documents/richtext/characters";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { compared } from "@/lib/documents/redline/compared";
import type { RedlineBlock, RedlineRun } from "@/lib/documents/redline/redline";
import { type Face, openFaces, type Faces } from "./face";
import type { LaidBlock, InkedRun } from "./laid-block";
import { layOut } from "./laid-blocks";
import { fillPages, type PageOfLines } from "./page-breaking";
import { paintPage, type Furniture, drawText } from "./page-painter";
import { writePdf, type Bookmark, type Pen } from "./react-pdf";
import { MARGIN, PAGE, QUIET, TEXT_HEIGHT, COVER, INK, TEXT_WIDTH, CHANGED } from "./typography";
import { breakLines } from "./line-breaking";

export type ContractPdfInput = {
  name: string;
  html: string;
  versionNumber: number;
  language: Language;
  /** Stands on the pages in place of the version's number. */
  label?: string;
  createdAt?: Date;
  /** An older version: the changes since are shown, underlined and struck through. */
  since?: { html: string; versionNumber: number };
  /** Adds a title page with this date. */
  cover?: { date: string };
  /** The version's hash, for the footer of each page. */
  fingerprint?: string;
  /** Starts on a new page after the text. */
  appendix?: readonly Block[];
};

/**
 * Renders a version of a contract as an A4 PDF.
 *
 * Lines and pages are broken here, by font widths, and react-pdf draws finished pages: its own layout is six times
 * slower, grows worse than linearly and can't tell what a page began with. So cost is linear in length, and text
 * copied from the file is the editor's text, in order.
 * @param input `html` is canonical HTML; `language` is for header and footer; `createdAt` is the file's creation date,
 * by default now.
 * @returns the bytes of the file. Never fails because of the text. Source: B-11.12.
 */
export async function renderContractPdf({ html, ...given }: ContractPdfInput): Promise<Uint8Array<ArrayBuffer>> {
  const input = { ...given, name: cleanCharacters(given.name).replace(/\s+/gu, " ").trim() };
  const { blocks, others } = given.since
    ? redlineBlocks(given.since.html, html)
    : { blocks: blocksFromHtml(html), others: NONE };
  const { appendix = [] } = given;
  const faces = await openFaces([input.name, ...blocks.map(blockText), ...appendix.map(blockText)]);
  const pages = [
    ...fillPages(layOut(blocks, faces), TEXT_HEIGHT),
    ...(appendix.length === 0 ? [] : fillPages(layOut(appendix, faces), TEXT_HEIGHT)),
  ];
  const isEntry = outlineEntries(pages);
  const drawn = pages.map((page, index) => ({
    draw: (pen: Pen) =>
      paintPage(pen, page, {
        furniture: layFurniture(input, { face: faces.regular, number: index + 1, of: pages.length, others }),
        face: faces.regular,
      }),
    bookmarks: bookmarksOn(page, isEntry),
  }));
  const { cover } = input;
  const words = cover && [versionText(input), cover.date];
  const front = words
    ? [{ draw: (pen: Pen) => paintCover(pen, { name: input.name, words, faces }), bookmarks: [] }]
    : [];
  const language = writtenIn(blocks.map(blockText).join("\n"));
  return writePdf({ title: input.name, language, createdAt: input.createdAt, pages: [...front, ...drawn] });
}

const NONE: OtherChanges = { isMoved: false, isReformatted: false };

type IsEntry = (block: LaidBlock) => boolean;

/** What goes into the outline: headings; if the title is the only one, clause titles too. */
function outlineEntries(pages: readonly PageOfLines[]): IsEntry {
  const isHeading: IsEntry = (block) => block.isHeading && !block.isEmpty;
  const headings = pages.reduce(
    (count, page) => count + page.filter(({ block, isFirst }) => isFirst && isHeading(block)).length,
    0,
  );
  return headings > 1 ? isHeading : (block) => isHeading(block) || block.isClauseTitle === true;
}

/** The outline entries of a page. */
function bookmarksOn(page: PageOfLines, isEntry: IsEntry): Bookmark[] {
  const entries = page.filter(({ block, isFirst }) => isFirst && isEntry(block));
  return entries.map(({ block, top }) => ({ title: entryTitle(laidText(block)), top: MARGIN.top + top }));
}

/** UTF-16 units: no outline shows more, and a string in a file for archives has at most 32,767 bytes. */
const MOST_OF_A_TITLE = 300;

function entryTitle(title: string): string {
  return title.length <= MOST_OF_A_TITLE ? title : `${title.slice(0, MOST_OF_A_TITLE).replace(HALF_A_LETTER, "")}…`;
}
const HALF_A_LETTER = /[\ud800-\udbff]$/;

const laidText = ({ lines }: LaidBlock) => lines.map((line) => line.map(({ text }) => text).join("")).join(" ");

function layFurniture(
  input: Omit<ContractPdfInput, "html">,
  { face, number, of, others }: { face: Face; number: number; of: number; others: OtherChanges },
): Furniture[] {
  const words = contractFileWords(input.language);
  const version = versionText(input);
  const page = words.page(String(number), String(of));
  const versionX = PAGE.width - MARGIN.right - face.measureWidth(version, QUIET.size);
  const name = fitted(input.name, face, versionX - MARGIN.left - QUIET.gap);
  const centred = (text: string) => (PAGE.width - face.measureWidth(text, QUIET.size)) / 2;
  const furniture = [
    { text: name, x: MARGIN.left, baseline: QUIET.headerBaseline },
    { text: version, x: versionX, baseline: QUIET.headerBaseline },
    { text: page, x: centred(page), baseline: QUIET.footerBaseline },
  ];
  const below = [
    ...(input.since ? [words.redlined(others)] : []),
    ...(input.fingerprint ? [words.fingerprint(input.fingerprint)] : []),
  ].join(" · ");
  return below === "" ? furniture : [...furniture, { text: below, x: centred(below), baseline: QUIET.belowBaseline }];
}

function versionText({ language, versionNumber, since, label }: Omit<ContractPdfInput, "html">): string {
  if (label !== undefined) return label;
  const words = contractFileWords(language);
  return since ? words.changes(since.versionNumber, versionNumber) : words.version(versionNumber);
}

/** As much of the text as fits into `width` points, with an ellipsis if that isn't all. */
function fitted(text: string, face: Face, width: number): string {
  if (face.measureWidth(text, QUIET.size) <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && face.measureWidth(`${characters.join("")}\u2026`, QUIET.size) > width)
    characters.pop();
  return `${characters.join("").trimEnd()}\u2026`;
}

/** Draws a title page: the contract's name, a short rule, and a few words line by line. */
function paintCover(pen: Pen, { name, words, faces }: { name: string; words: readonly string[]; faces: Faces }): void {
  const look = { face: faces.bold, size: COVER.size, underline: false, strike: false };
  const lines = breakLines([{ text: name, look }], { width: TEXT_WIDTH, align: "center" }).slice(0, COVER.mostLines);
  pen.lines.fillColor(INK);
  lines.forEach((line, index) => {
    const baseline = COVER.top + index * COVER.lineHeight;
    for (const segment of line) drawText(pen, segment, { x: MARGIN.left + segment.x, baseline, ink: INK });
  });
  const ruleY = COVER.top + (lines.length - 0.2) * COVER.lineHeight;
  pen.lines
    .fillColor(QUIET.rule)
    .rect((PAGE.width - COVER.rule) / 2, ruleY, COVER.rule, 0.75)
    .fill();
  pen.lines.fillColor(QUIET.ink);
  words.forEach((text, index) => {
    const own = { ...look, face: faces.regular, size: COVER.words };
    const x = (PAGE.width - faces.regular.measureWidth(text, COVER.words)) / 2;
    const baseline = ruleY + 32 + index * 20;
    drawText(pen, { text, x, width: 0, gap: 0, look: own }, { x, baseline, ink: QUIET.ink });
  });
}

/**
 * One text with the changes from older to newer: insertions underlined, deletions struck through, moves the same in a
 * colour of their own at both places, as are words with only a changed look. Clause numbers are the newer text's;
 * renumbering is no change.
 */
export function redlineBlocks(fromHtml: string, toHtml: string): { blocks: Block[]; others: OtherChanges } {
  const { blocks, counts } = compared(blocksFromHtml(fromHtml), blocksFromHtml(toHtml));
  const others = { isMoved: counts.movedParagraphs > 0, isReformatted: counts.reformattedParagraphs > 0 };
  return { blocks: blocks.map(shownBlock), others };
}

function shownBlock({ shape, runs, edits, move, change }: RedlineBlock): Block {
  const place = { change, isMoved: move !== null, isEdited: edits !== undefined };
  const inlines = (edits ?? runs).flatMap((run) => shownRuns(run, place));
  return shape.kind === "row"
    ? { kind: "row", isFirst: shape.isFirst, cells: shape.cells, inlines }
    : { ...shape, inlines };
}

type Place = Pick<RedlineBlock, "change"> & { isMoved: boolean; isEdited: boolean };

function shownRuns(run: RedlineRun, place: Place): InkedRun[] {
  if (run.isNumber && run.kind === "deleted") return [];
  const { mark, ink } = toLook(run, place);
  return (run.parts ?? [{ text: run.text, marks: [] }]).map(({ text, marks }) => ({
    text: run.kind === "deleted" && place.change !== "deleted" ? text.replaceAll(CELL_END, " ") : text, // cells of the newer row
    marks: mark && !marks.includes(mark) ? [...marks, mark] : marks,
    ...(ink ? { ink } : {}),
  }));
}

function toLook({ kind, isNumber }: RedlineRun, { change, isMoved, isEdited }: Place): { mark?: Mark; ink?: string } {
  if (isNumber) return {};
  if (change === "reformatted") return { ink: CHANGED.reformatted };
  if (kind === "same") return isMoved ? { mark: "underline", ink: CHANGED.moved } : {};
  const ink = isMoved && !isEdited ? CHANGED.moved : CHANGED[kind];
  return { mark: kind === "inserted" ? "underline" : "strike", ink };
}
