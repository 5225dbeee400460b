import { alignParagraphs } from "@/lib/documents/redline/align-paragraphs";
import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { Carrier } from "./carrier";
import { COMMENTS, THREADS } from "./comments";
import { encoded, readAttribute, type WordNode } from "@/lib/word/file/tree";
import { DECLARATION, partOfKind, treeOfKind, withinRoot, withPart } from "@/lib/word/file/package-parts";
import { WordRefusal } from "./refusal";
import type { WordFile } from "@/lib/word/file/word-file";

/**
 * A comment to write. `passage` has the words it is about and their place in a version's plain text, in the written
 * version's if `isOfText`; null for a comment on the whole. `parentId` is one of the others.
 */
export type NewComment = {
  id: string;
  parentId: string | null;
  author: string;
  at: Date;
  text: string;
  isDone: boolean;
  passage: { quote: string; start: number; end: number; isOfText: boolean } | null;
};

type Placed = NewComment & { number: number; paraId: string; parent: string | null };
/** A range in one block. */
type Place = { block: number; start: number; end: number };

const WORD_2010 = "http://schemas.microsoft.com/office/word/2010/wordml";
const WORD_2012 = "http://schemas.microsoft.com/office/word/2012/wordml";
const COMPATIBILITY = "http://schemas.openxmlformats.org/markup-compatibility/2006";
/** Paragraph ids must be below 0x80000000 and unique; ours start here. */
const FIRST_PARA_ID = 0x5c0a0000;

/**
 * The file with more comments: each starts and ends next to the words it is about, never only inside a tracked change;
 * comments on the whole or on deleted words go at the first paragraph. Existing comments stay.
 * @param html the file's text with changes accepted
 */
export function withComments(file: WordFile, html: string, comments: readonly NewComment[]): WordFile {
  const carrier = new Carrier(file);
  if (comments.length === 0 || carrier.blocks.length === 0) return file;
  if (partOfKind(file, COMMENTS) !== null && !treeOfKind(file, COMMENTS)) throw new WordRefusal("markup", "");
  const placed = numbered(file, comments);
  const finder = new Finder(carrier, blocksFromHtml(html));
  for (const comment of placed) putMarks(carrier, finder.findPlace(comment), comment.number);
  return withThreads(withCommentPart(file.with(carrier.written()), placed, finder), placed);
}

/** Unused comment numbers, and thread ids. */
function numbered(file: WordFile, comments: readonly NewComment[]): Placed[] {
  const tree = treeOfKind(file, COMMENTS);
  const taken = (tree?.root.children ?? []).map((node) => (tree ? Number(readAttribute(tree, node, "id")) : 0));
  const main = file.tree("main");
  for (const node of main?.nodes ?? [])
    if (main && node.name.startsWith("w:comment")) taken.push(Number(readAttribute(main, node, "id")));
  const first = taken.reduce((most, id) => (Number.isSafeInteger(id) ? Math.max(most, id + 1) : most), 0);
  const names = new Set([tree?.xml ?? "", main?.xml ?? ""].flatMap((xml) => xml.match(/paraId\s*=\s*"[^"]*"/g) ?? []));
  let next = FIRST_PARA_ID;
  const result = comments.map((comment, index): Placed => {
    while (names.has(`paraId="${hex(next)}"`)) next += 1;
    return { ...comment, number: first + index, paraId: hex(next++), parent: null };
  });
  const byId = new Map(result.map((comment) => [comment.id, comment]));
  for (const comment of result) comment.parent = byId.get(comment.parentId ?? "")?.paraId ?? null;
  return result;
}

const hex = (number: number) => number.toString(16).toUpperCase().padStart(8, "0");

/** Finds the words of comments in a file. */
class Finder {
  readonly #blocks: readonly Block[];
  readonly #text: string;
  /** Where each block of the text begins, and its index in the file. */
  readonly #starts: number[] = [];
  readonly #twin: Int32Array;

  constructor(
    readonly carrier: Carrier,
    blocks: readonly Block[],
  ) {
    this.#blocks = blocks;
    this.#text = blocks.map(blockText).join("\n");
    let start = 0;
    for (const block of blocks) {
      this.#starts.push(start);
      start += blockText(block).length + 1;
    }
    this.#twin = this.#twins();
  }

  /** Where a comment's words are now; null if they are gone or it is about the whole. */
  foundIn({ passage }: NewComment): { start: number; end: number } | null {
    if (!passage) return null;
    const { quote, start, end, isOfText } = passage;
    if (isOfText && this.#text.slice(start, end).startsWith(quote.slice(0, 40)) && start < end) return { start, end };
    if (quote === "") return null;
    const [before, after] = [this.#text.lastIndexOf(quote, start), this.#text.indexOf(quote, start)];
    if (before < 0 && after < 0) return null;
    const isAfter = before < 0 || (after >= 0 && after - start <= start - before);
    const found = isAfter ? after : before;
    return { start: found, end: found + quote.length };
  }

  findPlace(comment: NewComment): { from: Place; to: Place } {
    const found = this.foundIn(comment);
    const none = { block: 0, start: 0, end: 0 };
    if (!found) return { from: none, to: none };
    return { from: this.#placeAt(found.start, found.start + 1), to: this.#placeAt(found.end - 1, found.end) };
  }

  /** Maps a text unit to the file. Word's counted numbers may differ in length, so count from the end. */
  #placeAt(start: number, end: number): Place {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= start) low = middle;
      else high = middle - 1;
    }
    const block = this.#twin[low] ?? 0;
    const own = this.#blocks[low];
    const shift = this.carrier.line(block).text.length - (own ? blockText(own).length : 0) - (this.#starts[low] ?? 0);
    return { block, start: Math.max(0, start + shift), end: Math.max(0, end + shift) };
  }

  #twins(): Int32Array {
    const twin = new Int32Array(this.#blocks.length);
    const olds = this.#blocks.map(blockText);
    const news = this.carrier.blocks.map(blockText);
    for (const { from, to } of alignParagraphs(olds, news))
      for (let step = 0; step < from.length; step += 1)
        twin[from.start + step] = Math.min(to.start + Math.min(step, Math.max(0, to.length - 1)), news.length - 1);
    return twin;
  }
}

/** Puts a comment's borders next to its first and last letter, else at the start of a paragraph. */
function putMarks(carrier: Carrier, { from, to }: { from: Place; to: Place }, number: number): void {
  const part = carrier.findPart(from.block);
  const { edits } = part;
  const id = String(number);
  const begin = edits.markup.element("commentRangeStart", "", { id });
  const sign = edits.markup.element("r", edits.markup.element("commentReference", "", { id }));
  const end = edits.markup.element("commentRangeEnd", "", { id }) + sign;
  const first = part === carrier.findPart(to.block) ? letterFrom(carrier, from) : null;
  const last = first && letterUpTo(carrier, to);
  if (!first || !last || last.node.at < first.node.at) {
    const paragraph = paragraphIn(carrier, from.block);
    if (paragraph) edits.putFirst(paragraph, { xml: begin + end });
    return;
  }
  if (first.isFree) edits.put(first.node, { offset: first.unit, piece: { xml: begin } });
  else edits.putBefore(first.top, { xml: begin });
  if (last.isFree) edits.put(last.node, { offset: last.unit + 1, piece: { xml: end } });
  else edits.putAfter(last.top, { xml: end });
}

/**
 * A letter of the file: unit `unit` of `node`, in `top`, a child of the paragraph; `isFree` if the paragraph's own run
 * can be split next to it, with no tracked change, link, control or box around it.
 */
type Letter = { node: WordNode; unit: number; top: WordNode; isFree: boolean };

function letterFrom(carrier: Carrier, { block, start }: Place): Letter | null {
  const { length } = carrier.line(block).text;
  for (let place = start; place < length; place += 1) {
    const letter = letterAt(carrier, block, place);
    if (letter) return letter;
  }
  return null;
}

function letterUpTo(carrier: Carrier, { block, end }: Place): Letter | null {
  for (let place = Math.min(end, carrier.line(block).text.length) - 1; place >= 0; place -= 1) {
    const letter = letterAt(carrier, block, place);
    if (letter) return letter;
  }
  return null;
}

function letterAt(carrier: Carrier, block: number, place: number): Letter | null {
  const line = carrier.line(block);
  const node = carrier.findPart(block).places.node(line.at[place] ?? -1);
  if (!node || node.name === "w:p" || node.name === "w:tc") return null;
  let top = node;
  for (let at: WordNode | null = node; at?.parent; at = at.parent) if (at.parent.name === "w:p") top = at;
  const isFree = node.name === "w:t" && node.parent === top && top.name === "w:r";
  return top.parent?.name === "w:p" ? { node, unit: line.from[place] ?? 0, top, isFree } : null;
}

function paragraphIn(carrier: Carrier, block: number): WordNode | undefined {
  const [element] = carrier.elements(block);
  if (element?.name !== "w:tr") return element;
  return carrier
    .findPart(block)
    .tree.nodes.slice(element.at, element.lastAt + 1)
    .find(({ name }) => name === "w:p");
}

function withCommentPart(file: WordFile, placed: readonly Placed[], finder: Finder): WordFile {
  const main = file.tree("main");
  const namespace = (main && readAttribute(main, main.root, main.prefix)) ?? "";
  const written = placed.map((comment) => commentXml(comment, finder)).join("");
  const tree = treeOfKind(file, COMMENTS);
  const own = `xmlns:w="${namespace}" xmlns:w14="${WORD_2010}" xmlns:mc="${COMPATIBILITY}" mc:Ignorable="w14"`;
  const xml = tree ? withinRoot(tree, written.replaceAll("<w:comment ", `<w:comment ${own} `)) : null;
  return withPart(file, COMMENTS, xml ?? `${DECLARATION}<w:comments ${own}>${written}</w:comments>`);
}

function commentXml(comment: Placed, finder: Finder): string {
  const { number, paraId, author, at, text, passage } = comment;
  const isGone = passage !== null && passage.quote !== "" && finder.foundIn(comment) === null;
  const lines = (isGone ? `«${passage.quote}»\n${text}` : text).split("\n");
  const paragraphs = lines.map((line, index) => {
    const name = index === lines.length - 1 ? ` w14:paraId="${paraId}"` : "";
    return `<w:p${name}><w:r><w:t xml:space="preserve">${encoded(line)}</w:t></w:r></w:p>`;
  });
  const initials = author
    .split(/\s+/)
    .map((name) => [...name][0] ?? "")
    .join("")
    .slice(0, 9);
  const who = `w:author="${encoded(author.trim() || "?")}" w:date="${at.toISOString().slice(0, 19)}Z"`;
  return `<w:comment w:id="${number}" ${who} w:initials="${encoded(initials)}">${paragraphs.join("")}</w:comment>`;
}

function withThreads(file: WordFile, placed: readonly Placed[]): WordFile {
  const tree = treeOfKind(file, THREADS);
  if (!tree && partOfKind(file, THREADS) !== null) return file;
  const written = placed.map(({ paraId, parent, isDone }) => {
    const answered = parent === null ? "" : ` w15:paraIdParent="${parent}"`;
    return `<w15:commentEx xmlns:w15="${WORD_2012}" w15:paraId="${paraId}"${answered} w15:done="${isDone ? 1 : 0}"/>`;
  });
  const root = `<w15:commentsEx xmlns:w15="${WORD_2012}">${written.join("")}</w15:commentsEx>`;
  return withPart(file, THREADS, tree ? withinRoot(tree, written.join("")) : DECLARATION + root);
}
