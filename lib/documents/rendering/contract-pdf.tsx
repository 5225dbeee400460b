import { contractFileWords } from "@/lib/copy/contract-file";
import type { OtherChanges } from "@/lib/copy/redline-legend";
import type { Language } from "@/lib/copy/languages";
import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { cleanCharacters } from "@/lib/documents/richtext/clean-characters";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { writtenIn } from "@/lib/documents/written-in";
import type { Face } from "./face";
import { openFaces } from "./faces";
import type { LaidBlock } from "./laid-block";
import { layOut } from "./laid-blocks";
import { pagesOf, type PageOfLines } from "./page-breaking";
import { paintPage, type Furniture } from "./page-painter";
import { paintCover } from "./cover";
import { redlineBlocks } from "./redlined";
import { writePdf, type Bookmark, type Pen } from "./react-pdf";
import { MARGIN, PAGE, QUIET, TEXT_HEIGHT } from "./typography";

export type ContractPdfInput = {
  name: string;
  html: string;
  versionNumber: number;
  language: Language;
  createdAt?: Date;
  /** An older version: what leads from there is shown, underlined and struck through. */
  since?: { html: string; versionNumber: number };
  /** A title page, with this date on it. */
  cover?: { date: string };
  /** The version's hash, for the foot of each page. */
  fingerprint?: string;
  /** What begins on a page of its own behind the text. */
  appendix?: readonly Block[];
};

/**
 * Renders a version of a contract as a PDF on A4.
 *
 * Lines and pages are broken here, by the widths of the fonts, and react-pdf draws finished pages: its own layout takes
 * six times as long, grows worse than linearly and can't tell what a page began with. So cost grows with length only,
 * and the text copied out of the file is the editor's text, in its order.
 * @param input `html` is canonical HTML; `language` is that of the words at the head and foot; `createdAt` is the
 *   file's date of creation, by default now.
 * @returns the bytes of the file. Never fails on account of the text. Source: B-11.12.
 */
export async function renderContractPdf({ html, ...given }: ContractPdfInput): Promise<Uint8Array<ArrayBuffer>> {
  const input = { ...given, name: cleanCharacters(given.name).replace(/\s+/gu, " ").trim() };
  const { blocks, others } = given.since
    ? redlineBlocks(given.since.html, html)
    : { blocks: blocksFromHtml(html), others: NONE };
  const { appendix = [] } = given;
  const faces = await openFaces([input.name, ...blocks.map(blockText), ...appendix.map(blockText)]);
  const pages = [
    ...pagesOf(layOut(blocks, faces), TEXT_HEIGHT),
    ...(appendix.length === 0 ? [] : pagesOf(layOut(appendix, faces), TEXT_HEIGHT)),
  ];
  const isEntry = entriesOf(pages);
  const drawn = pages.map((page, index) => ({
    draw: (pen: Pen) =>
      paintPage(pen, page, {
        furniture: furnitureOf(input, { face: faces.regular, number: index + 1, of: pages.length, others }),
        face: faces.regular,
      }),
    bookmarks: bookmarksOn(page, isEntry),
  }));
  const { cover } = input;
  const words = cover && [versionOf(input), cover.date];
  const front = words
    ? [{ draw: (pen: Pen) => paintCover(pen, { name: input.name, words, faces }), bookmarks: [] }]
    : [];
  const language = writtenIn(blocks.map(blockText).join("\n"));
  return writePdf({ title: input.name, language, createdAt: input.createdAt, pages: [...front, ...drawn] });
}

const NONE: OtherChanges = { isMoved: false, isReformatted: false };

type IsEntry = (block: LaidBlock) => boolean;

/** What the outline tells: headings; where a text has but its title as one, the titles of its clauses too. */
function entriesOf(pages: readonly PageOfLines[]): IsEntry {
  const isHeading: IsEntry = (block) => block.isHeading && !block.isEmpty;
  const headings = pages.reduce(
    (count, page) => count + page.filter(({ block, isFirst }) => isFirst && isHeading(block)).length,
    0,
  );
  return headings > 1 ? isHeading : (block) => isHeading(block) || block.isClauseTitle === true;
}

/** What the outline tells of a page. */
function bookmarksOn(page: PageOfLines, isEntry: IsEntry): Bookmark[] {
  const entries = page.filter(({ block, isFirst }) => isFirst && isEntry(block));
  return entries.map(({ block, top }) => ({ title: textOf(block), top: MARGIN.top + top }));
}

const textOf = ({ lines }: LaidBlock) => lines.map((line) => line.map(({ text }) => text).join("")).join(" ");

function furnitureOf(
  input: Omit<ContractPdfInput, "html">,
  { face, number, of, others }: { face: Face; number: number; of: number; others: OtherChanges },
): Furniture[] {
  const words = contractFileWords(input.language);
  const version = versionOf(input);
  const page = words.page(String(number), String(of));
  const versionX = PAGE.width - MARGIN.right - face.widthOf(version, QUIET.size);
  const name = fitted(input.name, face, versionX - MARGIN.left - QUIET.gap);
  const centred = (text: string) => (PAGE.width - face.widthOf(text, QUIET.size)) / 2;
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

function versionOf({ language, versionNumber, since }: Omit<ContractPdfInput, "html">): string {
  const words = contractFileWords(language);
  return since ? words.changes(since.versionNumber, versionNumber) : words.version(versionNumber);
}

/** As much of the text as `width` points hold, with an ellipsis when that is not all. */
function fitted(text: string, face: Face, width: number): string {
  if (face.widthOf(text, QUIET.size) <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && face.widthOf(`${characters.join("")}\u2026`, QUIET.size) > width) characters.pop();
  return `${characters.join("").trimEnd()}\u2026`;
}
