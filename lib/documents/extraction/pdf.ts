import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { isPoorlyRead } from "@/lib/documents/scans/page-doubts";
import type { ScannedPage } from "@/lib/documents/scans/scanned-page";
import { MAX_TEXT_CHARS, UnreadableDocument, type ReadDocument, type ReadOptions, type ScanFacts } from "./document";
import { toBlocks } from "./pdf/blocks";
import { splitRegions } from "./pdf/columns";
import { FontStyles, toLine, withCentring, type Line } from "@/lib/documents/extraction/pdf/lines";
import { withoutFurniture, type PageRows } from "./pdf/furniture";
import { openPdf } from "./pdf/open";
import { joinParagraphs } from "./pdf/paragraphs";
import { pagesThatShow, placeWords, piecesOfScan, withoutDoubts } from "@/lib/documents/extraction/pdf/scanned";
import { drawnRegions } from "./pdf/drawn";
import { AllowanceSpent, readPieces, type Allowance, type PagePieces, type Piece } from "./pdf/pieces";
import { joinedText, groupRows, type Row } from "./pdf/rows";
import { findSigns } from "./pdf/signs";
import type { Layers } from "./pdf/painting";
import { layersIn, UNSEEN } from "./pdf/unseen";

const MOST_PIECES = 2_000_000;

/**
 * Reads a PDF's text layer: paragraphs from lines in reading order, headings, bold and italic, a mark at the start of
 * each page; drops running headers, footers and page numbers. Pages without text use what `scanned` knows.
 * @throws {UnreadableDocument} for a password, damage, exceeded limits, and if no page has text. Source: B-8.10.
 */
export async function readPdf(bytes: Uint8Array, options: ReadOptions = {}): Promise<ReadDocument> {
  const pdf = await openPdf(bytes);
  try {
    const fonts = new FontStyles();
    const pages = await readPages(pdf, { fonts, layers: await layersIn(pdf) }, options.onProgress);
    const mute = selectPages(withoutFurniture(pages.map(pageRows)), (rows) => !isReadable(rows));
    const scanned = (options.scanned ?? []).filter(({ page }) => mute.includes(page));
    for (const scan of scanned) pages[scan.page - 1] = piecesOfScan(scan, options.withDoubts);
    const bare = withoutFurniture(pages.map(pageRows));
    const unread = selectPages(bare, (rows) => !isReadable(rows));
    const pagesWithoutText = await pagesThatShow(bytes, unread, pdf);
    if (unread.length === pdf.numPages) requirePictures(pagesWithoutText, options);
    const hasPictures = pagesWithoutText.length > 0 || scanned.length > 0;
    const lines = readLines(
      bare.map((rows, page) => ({
        rows: isReadable(rows) ? rows : [],
        drawn: options.withPlaces ? (pages[page]?.upright ?? []) : null,
      })),
      fonts,
    );
    const { blocks, uncertain, unseen } = withoutDoubts(toBlocks(joinParagraphs(lines), pdf.numPages));
    const scan = { pages: scanned.map(toFact), uncertain };
    return {
      kind: "pdf",
      blocks,
      pageCount: pdf.numPages,
      pagesWithoutText,
      ...(unseen.length > 0 ? { unseen } : {}),
      ...(scanned.length > 0 ? { scan } : {}),
      ...(options.withPlaces || options.withDoubts ? { places: placeWords(pages, scanned) } : {}),
      ...(options.withSigns ? { signs: await findSigns(bytes, pdf, hasPictures) } : {}),
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

function toFact(scan: ScannedPage): ScanFacts["pages"][number] {
  const { page, confidence } = scan;
  return isPoorlyRead(scan) ? { page, confidence, isPoor: true } : { page, confidence };
}

/** Called if no page has text. @throws {UnreadableDocument} unless there are image pages that haven't been read yet */
function requirePictures(pictures: readonly number[], { scanned }: ReadOptions): void {
  if (pictures.length === 0) throw new UnreadableDocument("emptyDocument");
  if (!scanned) throw new UnreadableDocument("scanWithoutText");
}

function selectPages(rows: readonly Row[][], isMeant: (rows: readonly Row[]) => boolean): number[] {
  return rows.flatMap((page, index) => (isMeant(page) ? [index + 1] : []));
}

/** A page that can't be read counts as one without text, unless all fail. */
async function readPages(
  pdf: PDFDocumentProxy,
  known: { fonts: FontStyles; layers: Layers },
  onProgress?: (share: number) => void,
): Promise<PagePieces[]> {
  const allowance: Allowance = { characters: MAX_TEXT_CHARS, pieces: MOST_PIECES };
  const pages: PagePieces[] = [];
  const problems: unknown[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    try {
      pages.push(await readPage(pdf, number, { ...known, allowance }));
    } catch (cause) {
      if (cause instanceof AllowanceSpent) throw new UnreadableDocument("documentTooLarge", { cause });
      problems.push(cause);
      pages.push({ upright: [], turned: [], left: 0, top: 0, bottom: 0, quarters: null });
    }
    onProgress?.(number / pdf.numPages);
  }
  if (problems.length === pdf.numPages) throw new UnreadableDocument("corruptDocument", { cause: problems[0] });
  return pages;
}

async function readPage(
  pdf: PDFDocumentProxy,
  number: number,
  { fonts, layers, allowance }: { fonts: FontStyles; layers: Layers; allowance: Allowance },
): Promise<PagePieces> {
  const page = await pdf.getPage(number);
  const pieces = await readPieces(page, allowance, layers);
  const used = new Set(pieces.upright.map((piece) => piece.font));
  used.delete(UNSEEN);
  await fonts.learn(page, used);
  page.cleanup();
  return pieces;
}

/** Text at other angles follows the page's own, in groups. */
function pageRows(page: PagePieces): PageRows {
  const turned = page.turned.flatMap((pieces) =>
    groupRows(pieces).map((row) => ({ ...row, y: page.bottom + row.y - (pieces[0]?.y ?? 0) })),
  );
  return { rows: [...groupRows(page.upright), ...turned], top: page.top, bottom: page.bottom };
}

/** Letters without meaning (fonts that don't say which letters they draw) aren't text. */
function isReadable(rows: readonly Row[]): boolean {
  const text = rows.map((row) => joinedText(row.pieces)).join("");
  const strange = text.match(/[\ue000-\uf8ff\ufffd\u0080-\u009f]/g)?.length ?? 0;
  return /[\p{L}\p{N}]/u.test(text) && strange < text.length * 0.3;
}

/** `drawn`: the pieces in the file's order, for a text that is compared word by word; else null. */
type BarePage = { rows: readonly Row[]; drawn: readonly Piece[] | null };

function readLines(pages: readonly BarePage[], fonts: FontStyles): Line[] {
  const regions = pages.flatMap(({ rows, drawn }, index) => {
    const written = rows.filter((row) => !isRule(row));
    const read = (drawn && drawnRegions(written, drawn)) ?? splitRegions(written);
    return read.map((region) => ({ ...region, page: index + 1 }));
  });
  const page = margins(regions.filter((region) => region.right === null).flatMap((region) => region.rows));
  const lines = regions.flatMap(({ rows, right, page: number }, region) => {
    const left = Math.min(...rows.map(rowStart));
    const column = {
      left: right === null ? Math.max(left, page.left) : left,
      right: right ?? page.right,
      page: number,
      region,
    };
    return rows.map((row) => toLine(row, fonts, column));
  });
  return withCentring(lines);
}

/** Dashed lines, which old filings use under headings and in tables. */
function isRule(row: Row): boolean {
  return /^[-–—=\s]{3,}$/.test(joinedText(row.pieces));
}

/** Where most lines may begin and end; a few stick out on both sides (stamps, margin notes). */
function margins(rows: readonly Row[]): { left: number; right: number } {
  const ends = rows.map(rowEnd).sort((one, other) => one - other);
  const starts = rows.map(rowStart).sort((one, other) => one - other);
  return {
    left: starts[Math.floor(starts.length * 0.05)] ?? 0,
    right: ends[Math.floor((ends.length - 1) * 0.92)] ?? 0,
  };
}

function rowStart(row: Row): number {
  return Math.min(...row.pieces.map((piece) => (piece.text.trim() === "" ? Infinity : piece.x)));
}

function rowEnd(row: Row): number {
  return Math.max(...row.pieces.map((piece) => (piece.text.trim() === "" ? 0 : piece.x + piece.width)));
}
