/** Other files inside a Word file that Word shows as part of its text (`w:altChunk`). */
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { kindOfContent } from "@/lib/documents/extraction/detect";
import { decodeText } from "@/lib/documents/extraction/text-encoding";
import { readTxt } from "@/lib/documents/extraction/txt";
import { blockText, isPageMark, type Block, type TextRun } from "@/lib/documents/richtext/blocks";
import { cleanHtml } from "@/lib/documents/richtext/clean";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { NOWHERE, type BlockSource, type SourcedBlock, type SourcedRun, type StoryPart } from "./origins";
import type { WordPackage } from "./package";
import type { Piece } from "./pieces";
import type { XmlElement } from "./xml";

/** More of them, or longer ones, are named as unread. */
const MOST_CHUNKS = 50;
const MOST_BYTES = 10 * 1024 * 1024;

const HTML =
  /^\s*(?:<!--[\s\S]{0,500}?-->\s*)?<(?:!doctype\s+html|html|head|body|meta|title|style|p|div|h[1-6]|table|ul|ol|span|b|i)\b/i;
const HTML_NAME = /\.x?html?$/i;
const ARCHIVE_HEAD = 2_000;
const isArchive = (text: string) => /^MIME-Version:/im.test(text.slice(0, ARCHIVE_HEAD));

/** Reads another Word file, whose own chunks aren't read. */
type ReadNested = (bytes: Uint8Array) => { blocks: readonly SourcedBlock[]; unread: readonly string[] };

/** The chunks of one file: HTML (also as a web archive), plain text, and Word files. The others are named. */
export class Chunks {
  readonly #source: WordPackage;
  readonly #readNested: ReadNested | null;
  readonly #unread = new Set<string>();
  #count = 0;

  /** @param readNested null: nothing is read, everything is named */
  constructor(source: WordPackage, readNested: ReadNested | null) {
    this.#source = source;
    this.#readNested = readNested;
  }

  /** The names of what couldn't be read. */
  get unread(): readonly string[] {
    return [...this.#unread];
  }

  /** What a chunk says where it stands; those of notes are named. */
  pieces(element: XmlElement, part: StoryPart): Piece[] {
    const relation = part === "main" ? this.#source.relation(element.attributes["id"] ?? "") : undefined;
    const target = relation?.target ?? "";
    const blocks = relation?.isExternal === false ? this.#blocks(target) : null;
    if (blocks === null) this.#unread.add(target.slice(target.lastIndexOf("/") + 1) || element.name);
    const source: BlockSource = { kind: "paragraphs", part, at: [element.at] };
    return (blocks ?? []).filter((block) => blockText(block).trim() !== "").map((block) => toPiece(block, source));
  }

  #blocks(name: string): readonly Block[] | null {
    this.#count += 1;
    const readNested = this.#readNested;
    if (!readNested || this.#count > MOST_CHUNKS || !this.#source.has(name)) return null;
    try {
      return readChunk(name, this.#source.readBytes(name, MOST_BYTES), (bytes) => {
        const { blocks, unread } = readNested(bytes);
        for (const one of unread) this.#unread.add(one);
        return blocks;
      });
    } catch (cause) {
      if (cause instanceof UnreadableDocument) return null;
      throw cause;
    }
  }
}

function readChunk(
  name: string,
  bytes: Uint8Array,
  readNested: (bytes: Uint8Array) => readonly SourcedBlock[],
): readonly Block[] | null {
  const kind = kindOfContent(bytes);
  if (kind === "docx") return readNested(bytes);
  if (kind !== null && kind !== "txt") return null;
  const text = decodeText(bytes);
  const html = isArchive(text) ? htmlInArchive(text) : HTML_NAME.test(name) || HTML.test(text) ? text : null;
  if (html !== null) return blocksFromHtml(cleanHtml(html));
  return kind === "txt" && !isArchive(text) ? readTxt(bytes).blocks : null;
}

const BOUNDARY = /boundary="?([^"\s;]{1,100})"?/i;

/** The page of a web archive (MHT), as programs write it into Word files; null where it has none. */
function htmlInArchive(text: string): string | null {
  const boundary = BOUNDARY.exec(text)?.[1];
  const parts = boundary === undefined ? [text] : text.split(`--${boundary}`).slice(1);
  for (const part of parts) {
    const [, head = "", body = ""] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(part.trimStart()) ?? [];
    if (!/^content-type:\s*text\/html/im.test(head)) continue;
    if (/^content-transfer-encoding:\s*base64/im.test(head)) return decodeText(Buffer.from(body, "base64"));
    return /^content-transfer-encoding:\s*quoted-printable/im.test(head) ? fromQuotedPrintable(body) : body;
  }
  return null;
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=[ \t]*\r?\n/g, "")
    .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return bytes.split("").some((letter) => letter.charCodeAt(0) > 0xff)
    ? bytes
    : decodeText(Buffer.from(bytes, "latin1"));
}

/** Its words stand in no element of this file, so nothing of them is written back into it. */
function toPiece(block: Block, source: BlockSource): Piece {
  const inlines = block.inlines.flatMap((inline) => (isPageMark(inline) ? [] : [withoutPlace(inline)]));
  if (block.kind === "item") return { kind: "block", block: { ...block, inlines, source } };
  const { align } = block;
  const indent = block.kind === "paragraph" ? block.indent : 0;
  const own = { kind: "paragraph" as const, indent, inlines, ...(align ? { align } : {}), source };
  if (block.kind !== "heading") return { kind: "block", block: own };
  return { kind: "heading", block: own, heading: { level: block.level, style: `chunk/${block.level}` } };
}

function withoutPlace({ text, marks }: TextRun): SourcedRun {
  return { text, marks, origins: [{ at: NOWHERE, from: 0, length: text.length }] };
}

const MOST_NAMED = 60;

/** The words of diagrams, which are drawn from data of their own; the beginning of each. */
export function diagramsIn(source: WordPackage): string[] {
  return source.relatedParts("diagramData").flatMap((name) => {
    const xml = new TextDecoder().decode(bytesOf(source, name) ?? new Uint8Array());
    const words = [...xml.matchAll(/<a:t>([^<]{1,1000})</g)].map(([, text = ""]) => text).join(" ");
    return /\p{L}/u.test(words) ? [`SmartArt: ${words.slice(0, MOST_NAMED)}…`] : [];
  });
}

/** Null where a part is damaged or too large. */
function bytesOf(source: WordPackage, name: string): Uint8Array | null {
  try {
    return source.readBytes(name, MOST_BYTES);
  } catch (cause) {
    if (cause instanceof UnreadableDocument) return null;
    throw cause;
  }
}
