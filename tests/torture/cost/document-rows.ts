/** Reading files, cleaning and writing HTML, comparing, searching, exporting, and whatever else takes people's text. */
import { detectMediaType } from "@/lib/documents/extraction/detect";
import { readDocument } from "@/lib/workers/read-document";
import { commentPieces } from "@/lib/contracts/comments/comment-text";
import { findSnippet, hitsIn, linesOfHtml, nearFirstHit } from "@/lib/documents/search/hits";
import { renderContractDocx } from "@/lib/documents/rendering/contract-docx";
import { contentDisposition, exportFileName } from "@/lib/documents/rendering/file-name";
import { openFaces } from "@/lib/documents/rendering/face";
import { layOut } from "@/lib/documents/rendering/laid-blocks";
import { fillPages } from "@/lib/documents/rendering/page-breaking";
import { listForms } from "@/lib/documents/search/word-forms";
import { inName, indexWords, indexWordsOfName, withoutShort, wordQuery } from "@/lib/documents/search/index-words";
import { nameKeys } from "@/lib/contracts/list/name-key";
import { searchTerms, toSearchText, withSearchName } from "@/lib/documents/search/search-text";
import { fillTemplate, previewBlocks } from "@/lib/documents/templates/fill";
import {
  fieldName,
  placeFields,
  fillings,
  namesFor,
  ownFieldNames,
  samePlaces,
} from "@/lib/documents/templates/own-fields";
import { readyText } from "@/lib/documents/templates/ready-texts";
import { passwordFault } from "@/lib/people/accounts/password/rules/password-fault";
import { compared } from "@/lib/documents/redline/compared";
import { merge, mergedBlocks } from "@/lib/documents/redline/merge";
import { redline } from "@/lib/documents/redline/redline";
import { wordRuns } from "@/lib/documents/redline/word-runs";
import { paragraph, type Block } from "@/lib/documents/richtext/blocks";
import { cleanHtml } from "@/lib/documents/richtext/clean";
import { blocksOfBeginning, blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { linesOfCell } from "@/lib/documents/richtext/rows";
import { Turns, unseenPlaces, withoutUnseen } from "@/lib/documents/richtext/characters";
import { raisedDigits } from "@/lib/documents/extraction/docx/symbols";
import { readGraphics } from "@/lib/documents/extraction/pdf/graphics";
import { differs, markUnseen, unseenShows } from "@/lib/documents/extraction/pdf/unseen";
import { toPlainText, versionText } from "@/lib/documents/richtext/plain-text";
import { struckRanges, withoutStruck } from "@/lib/documents/richtext/struck";
import { carryOut } from "@/lib/documents/richtext/carry-out";
import { isAsPromised } from "@/lib/documents/richtext/promised";
import { placeOfClause } from "@/lib/engine/place/place-clause";
import { replaceText, replaceWords } from "@/lib/documents/richtext/replace-text";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { compareSigned } from "@/lib/documents/signed/compare";
import { signedKind } from "@/lib/documents/scans/picture-file";
import { makeCases, casesOfPrepared, type CostCase } from "./case";
import { DOCX_SHAPES, DOC_SHAPES, PDF_SHAPES, TXT_SHAPES } from "./file-shapes";
import { HTML_SHAPES } from "./html-shapes";
import { PAIR_SHAPES } from "./pair-shapes";
import { TEXT_SHAPES } from "./text-shapes";

const LONG = 1_000_000;
/** Largest size of a version's HTML; the shapes go a little further. */
const LONGEST_HTML = 2_000_000;

const toBlocks = (text: string): Block[] => text.split("\n").map((line) => paragraph(line));
/** A file that can't be read, or is too large, costs what it costs until that is found. */
const read = (name: string) => (bytes: Uint8Array) => readDocument(bytes, name, { withSigns: true }).catch(() => null);

export const FILE_ROWS: readonly CostCase[] = [
  ...casesOfPrepared("reading a text file", TXT_SHAPES, { prepare: (bytes) => bytes, run: read("a.txt"), most: LONG }),
  ...casesOfPrepared("reading a .docx", DOCX_SHAPES, {
    prepare: (bytes) => bytes,
    run: read("a.docx"),
    most: LONG,
    first: 4_000,
  }),
  ...casesOfPrepared("reading a .doc", DOC_SHAPES, {
    prepare: (bytes) => bytes,
    run: read("a.doc"),
    most: LONG,
    first: 4_000,
  }),
  ...casesOfPrepared("reading a PDF", PDF_SHAPES, {
    prepare: (bytes) => bytes,
    run: read("a.pdf"),
    most: 250_000,
    first: 4_000,
  }),
];

/** A page on which each text is painted over, within an area that it is held to. */
function paintedOf(texts: readonly string[]): Parameters<typeof unseenShows>[0] {
  const box = [0, 0, 100, 20];
  const glyphs = texts.map((text) => Array.from(text, (unicode) => ({ unicode, width: 500 })));
  const argsArray = glyphs.flatMap((one) => [[], [28, [[]], box], [one], [22, [box], box]]);
  const fnArray = glyphs.flatMap(() => [0, 1, 2, 1]);
  const how = { layers: { isShown: () => true }, isShape: () => false, isCover: () => false };
  return readGraphics({ fnArray, argsArray }, { names: { 0: "clip", 1: "constructPath", 2: "showText" }, ...how });
}

function showOf(text: string, y: number): Parameters<typeof markUnseen>[1][number] {
  const clip = { left: 0, bottom: 0, right: 600, top: 800 };
  return { text, from: { x: 0, y }, to: { x: 500, y }, size: 10, paints: [], clip, isInHiddenLayer: false, at: 0 };
}

export const HTML_ROWS: readonly CostCase[] = [
  ...makeCases("cleaning HTML", HTML_SHAPES, { run: cleanHtml, most: LONGEST_HTML }),
  ...makeCases("reading HTML as blocks", HTML_SHAPES, { run: blocksFromHtml, most: LONGEST_HTML }),
  ...makeCases("the first lines of a text", HTML_SHAPES, {
    run: (html) => blocksOfBeginning(html, { isCut: true, most: 60 }),
    most: LONG,
  }),
  ...makeCases("what is kept of a version", HTML_SHAPES, { run: (html) => versionText(html), most: LONG }),
  ...makeCases("the paragraphs of a cell", TEXT_SHAPES, {
    run: (text) => linesOfCell([{ text, marks: [] }]),
    most: LONG,
  }),
  ...casesOfPrepared("writing blocks as HTML", HTML_SHAPES, {
    prepare: blocksFromHtml,
    run: htmlFromBlocks,
    most: LONG,
  }),
  ...makeCases("plain text of blocks", TEXT_SHAPES, { run: (text) => toPlainText(toBlocks(text)), most: LONG }),
  ...makeCases("characters without a shape", TEXT_SHAPES, {
    run: (text) => {
      const hiding = text.replace(/[aeo\u0430\u043e]/gu, "$&\u200d\u200b\u202e");
      new Turns().isTurned(hiding);
      return [withoutUnseen(hiding), unseenPlaces(hiding).size, raisedDigits(text), differs(text, `${text}1`)];
    },
    most: LONG,
  }),
  ...makeCases("words of a page that nobody sees", TEXT_SHAPES, {
    run: (text) => {
      const place = { x: 0, y: 0, width: 500, size: 10, font: "", angle: 0 };
      const pieces = text.split("\n").map((line, y) => ({ ...place, text: line, y }));
      const shows = pieces.slice(0, 100).map(({ text: words, y }) => showOf(words, y));
      return [markUnseen(pieces, shows), unseenShows(paintedOf(pieces.map((piece) => piece.text)))];
    },
    most: LONG,
  }),
  ...makeCases("text without what is struck", TEXT_SHAPES, {
    run: (text) => {
      const blocks = blocksFromHtml(`<p>${text.replaceAll("<", "&lt;").replaceAll("\n", "</p><p>a <s>b</s>")}</p>`);
      return withoutStruck(toPlainText(blocks).text, struckRanges(blocks));
    },
    most: LONG,
  }),
  ...makeCases("the way of a text through HTML", TEXT_SHAPES, {
    run: (text) => blocksFromHtml(htmlFromBlocks(toBlocks(text))),
    most: LONG,
  }),
  ...makeCases("a suggestion put into the text", TEXT_SHAPES, {
    run: (text) =>
      replaceText(
        toBlocks(text),
        { start: Math.floor(text.length / 3), end: Math.floor(text.length / 2) },
        text.slice(0, 20_000),
      ),
    most: LONG,
  }),
  ...makeCases("suggestions carried out, and held against what they promised", TEXT_SHAPES, {
    run: (text) => {
      const blocks = toBlocks(text);
      const plain = toPlainText(blocks).text;
      const changes = Array.from({ length: 20 }, (_, at) => {
        const start = Math.floor((plain.length * at) / 20);
        const end = Math.min(plain.length, start + 100);
        return { start, end, words: `${plain.slice(start, end)}\n1. ${text.slice(0, 200)}` };
      });
      return isAsPromised(blocks, carryOut(blocks, changes), changes);
    },
    most: LONG,
  }),
  ...makeCases("a place for a clause that a contract has not", TEXT_SHAPES, {
    run: (text) =>
      placeOfClause(toBlocks(text), { wording: text.slice(0, 2_000), title: "Title", related: [text.length / 2] }),
    most: LONG,
  }),
  ...makeCases("words made fields all through a text", HTML_SHAPES, {
    run: (html) => {
      const blocks = blocksFromHtml(html);
      const fields = [...new Set(html.slice(0, 400).match(/\p{L}{1,20}/gu) ?? ["a"])];
      const places = placeFields(
        toPlainText(blocks).text,
        fields.map((words) => ({ name: words, words })),
      );
      return replaceWords(
        blocks,
        places.toSorted((one, other) => one.start - other.start),
      );
    },
    most: LONG,
  }),
];

export const COMPARISON_ROWS: readonly CostCase[] = [
  ...makeCases("comparing two texts", PAIR_SHAPES, {
    run: ({ from, to }) => [redline(toBlocks(from), toBlocks(to)), compared(toBlocks(from), toBlocks(to))],
    most: LONG,
  }),
  ...makeCases("two people's texts put together", PAIR_SHAPES, {
    run: ({ from, to }) => {
      const pieces = merge(toBlocks(from), toBlocks(to), toBlocks(from).reverse());
      return mergedBlocks(
        pieces,
        pieces.filter(({ kind }) => kind === "overlap").map(() => "both"),
      );
    },
    most: LONG,
  }),
  ...makeCases("a signed copy compared", PAIR_SHAPES, {
    run: ({ from, to }) => compareSigned(toBlocks(from), [{ blocks: toBlocks(to), unread: [], uncertain: [] }]),
    most: LONG,
  }),
  ...makeCases("comparing two paragraphs", PAIR_SHAPES, { run: ({ from, to }) => wordRuns(from, to), most: LONG }),
];

const NAMED = ["a", "@", "the Buyer"].map((name) => ({ id: name, name, as: name }));
const TERMS = searchTerms('a "the Buyer" о обязан shall нь 1 .');
export const SEARCH_ROWS: readonly CostCase[] = [
  ...makeCases("hits of a search", TEXT_SHAPES, { run: (text) => hitsIn(text, TERMS), most: LONG }),
  ...makeCases("names in a comment", TEXT_SHAPES, { run: (text) => commentPieces(text, NAMED), most: LONG }),
  ...makeCases("the snippet of a search", TEXT_SHAPES, { run: (text) => findSnippet(text, TERMS), most: LONG }),
  ...makeCases("the snippet of a search on one line", TEXT_SHAPES, {
    run: (text) => nearFirstHit({ text, hits: [{ start: text.length - 1, end: text.length }] }),
    most: LONG,
  }),
  ...makeCases("the snippet of a search in vain", TEXT_SHAPES, {
    run: (text) => findSnippet(text, ["zebra crossing"]),
    most: LONG,
  }),
  ...makeCases("lines of HTML", HTML_SHAPES, { run: linesOfHtml, most: LONGEST_HTML }),
  ...makeCases("what is kept for searching", TEXT_SHAPES, {
    run: (text) => withSearchName(toSearchText("Lease", text), "Other lease"),
    most: LONG,
  }),
  ...makeCases("what an index of words keeps", TEXT_SHAPES, { run: indexWords, most: LONG }),
  ...makeCases("what an index of words keeps of a name", TEXT_SHAPES, { run: indexWordsOfName, most: LONG }),
  ...makeCases("what an index of words is asked", TEXT_SHAPES, {
    run: (text) => inName(withoutShort(wordQuery(searchTerms(text)))),
    most: 200,
    first: 100,
  }),
  ...makeCases("what a name is sorted by", TEXT_SHAPES, { run: nameKeys, most: 200, first: 100 }),
  ...makeCases("forms of a word", TEXT_SHAPES, { run: listForms, most: LONG }),
  ...makeCases("what is searched for", TEXT_SHAPES, { run: searchTerms, most: 200, first: 100 }),
];

const FORM_ROWS: readonly CostCase[] = [
  ...makeCases("a password", TEXT_SHAPES, {
    run: (text) => passwordFault(text, { name: "Anna Smith", email: "anna.smith@example.com" }),
    most: 200,
    first: 100,
  }),
  ...makeCases("a name in a password", TEXT_SHAPES, {
    run: (text) => passwordFault(text, { name: text, email: `${text.replaceAll("@", "")}@example.com` }),
    most: 200,
    first: 100,
  }),
  ...makeCases("a free template", TEXT_SHAPES, {
    run: (text) => [
      fillTemplate("Lease Agreement", { textContent: text }),
      previewBlocks("Lease Agreement", { textContent: text }),
    ],
    most: LONG,
  }),
  ...makeCases("a full text of ours", TEXT_SHAPES, {
    run: (text) =>
      fillTemplate(
        "Lease Agreement",
        { premisesDescription: text, rentAmount: text, startDate: text, governingLaw: text },
        readyText("Lease Agreement", "mn"),
      ),
    most: 20_000,
  }),
  ...makeCases("fields of one's own", TEXT_SHAPES, {
    run: (text) => [
      ownFieldNames(text),
      fillings(text, new Map([["A", text.slice(0, 100)]])),
      samePlaces(text, { content: text.slice(0, 3), start: 0 }),
      namesFor(text, { end: 3 }),
      fieldName(text),
      placeFields(
        text,
        [0, 1, 2].map((at) => ({ name: "A", words: text.slice(at, at + 100 - at) || "a" })),
      ),
    ],
    most: LONG,
  }),
  ...casesOfPrepared("the kind of a file", TXT_SHAPES, { prepare: (bytes) => bytes, run: detectMediaType, most: LONG }),
  ...casesOfPrepared("whether a file is a signed copy", TXT_SHAPES, {
    prepare: (bytes) => bytes,
    run: signedKind,
    most: LONG,
  }),
  ...makeCases("a file's name", TEXT_SHAPES, {
    run: (text) => contentDisposition(exportFileName(text, "pdf")),
    most: 1_000,
    first: 500,
  }),
];

const TABLES = Object.fromEntries(Object.entries(HTML_SHAPES).filter(([name]) => /table|cell/.test(name)));
export const EXPORT_ROWS: readonly CostCase[] = [
  ...casesOfPrepared("lines and pages of an export", TEXT_SHAPES, {
    prepare: async (text) => ({ blocks: toBlocks(text), faces: await openFaces([text]) }),
    run: ({ blocks, faces }) => fillPages(layOut(blocks, faces), 700),
    most: 300_000,
  }),
  ...casesOfPrepared("lines that are signed side by side in an export", TEXT_SHAPES, {
    prepare: async (text) => ({
      blocks: (text.match(/.{1,60}/gsu) ?? []).map((part) => paragraph(`${part}\tBy: ____________`)),
      faces: await openFaces([text]),
    }),
    run: ({ blocks, faces }) => fillPages(layOut(blocks, faces), 700),
    most: 100_000,
  }),
  ...casesOfPrepared("lines and pages of tables", TABLES, {
    prepare: async (html) => ({ blocks: blocksFromHtml(html), faces: await openFaces([html]) }),
    run: ({ blocks, faces }) => fillPages(layOut(blocks, faces), 700),
    most: 300_000,
  }),
  ...makeCases(
    "a .docx made",
    Object.fromEntries(
      Object.entries(HTML_SHAPES).filter(([name]) => /list|one long|runs|short|table|cell/.test(name)),
    ),
    { run: (html) => renderContractDocx({ name: "A", html, language: "en" }), most: 200_000, first: 10_000 },
  ),
];

export const OTHER_ROWS: readonly CostCase[] = FORM_ROWS;
