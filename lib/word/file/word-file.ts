import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { sourcedBlocks } from "@/lib/documents/extraction/docx";
import type { SourcedBlock, StoryPart } from "@/lib/documents/extraction/docx/origins";
import { WordPackage } from "@/lib/documents/extraction/docx/package";
import { decoderFor } from "@/lib/documents/extraction/docx/xml";
import { normalName } from "@/lib/documents/extraction/docx/zip";
import { parseTree, type WordTree } from "./tree";
import { withParts } from "./zip-parts";

export const STORY_PARTS: readonly StoryPart[] = ["main", "footnotes", "endnotes"];

/**
 * A Word file to write back into: its text parts as written, and its blocks with their source elements. Immutable:
 * `with` returns a new one.
 */
export class WordFile {
  readonly #package: WordPackage;
  readonly #trees = new Map<StoryPart, WordTree | null>();
  #blocks: readonly SourcedBlock[] | null = null;

  constructor(
    readonly original: Uint8Array,
    readonly replaced: ReadonlyMap<string, Uint8Array> = new Map(),
  ) {
    this.#package = new WordPackage(original, replaced);
  }

  /** The file's text with tracked changes accepted, as an upload is read. */
  get blocks(): readonly SourcedBlock[] {
    return (this.#blocks ??= sourcedBlocks(this.#package));
  }

  /** The elements of a part; null if the file has no such part. */
  tree(part: StoryPart): WordTree | null {
    const known = this.#trees.get(part);
    if (known !== undefined) return known;
    const name = this.#package.partNamed(part);
    const tree = name === null ? null : parseTree(decodeText(this.#package.readBytes(name)));
    this.#trees.set(part, tree);
    return tree;
  }

  /** The file with other XML in some parts. */
  with(parts: ReadonlyMap<StoryPart, string>): WordFile {
    const replaced = new Map(this.replaced);
    for (const [part, xml] of parts) {
      const name = this.#package.partNamed(part);
      if (name !== null && xml !== this.tree(part)?.xml)
        replaced.set(name, encodeText(xml, this.#package.readBytes(name)));
    }
    return replaced.size === this.replaced.size && parts.size === 0 ? this : new WordFile(this.original, replaced);
  }

  /** The file with other parts that are already parsed. */
  withTrees(trees: ReadonlyMap<StoryPart, WordTree>): WordFile {
    const file = this.with(new Map([...trees].map(([part, { xml }]) => [part, xml])));
    if (file !== this) for (const [part, tree] of trees) file.#trees.set(part, tree);
    return file;
  }

  /** The name of the body part. */
  get main(): string {
    return this.#package.partNamed("main") ?? "";
  }

  /** The names of the document's other XML parts: page headers and footers, comments, styles, lists. */
  get besides(): readonly string[] {
    const stories = STORY_PARTS.map((part) => normalName(this.#package.partNamed(part) ?? ""));
    const folder = normalName(this.main).replace(/[^/]*$/, "");
    return this.#package.names.filter(
      (name) => name.startsWith(folder) && name.endsWith(".xml") && !stories.includes(name),
    );
  }

  /** The part that a relation of one of these types points to; `owner` is a part's name, '' the package. */
  related(owner: string, types: readonly string[]): string | null {
    return this.#package.relatedPart(owner, types);
  }

  /** Identifies the content of a part of the original, such as a picture; null if there is none. */
  sealNamed(name: string): string | null {
    return this.#package.seal(name);
  }

  /** The text of a part by name; null if there is none. */
  textNamed(name: string): string | null {
    return this.#package.has(name) ? decodeText(this.#package.readBytes(name)) : null;
  }

  /** The file with other XML in parts of any name, including new ones. */
  withNamed(parts: ReadonlyMap<string, string>): WordFile {
    const replaced = new Map(this.replaced);
    for (const [name, xml] of parts)
      replaced.set(name, encodeText(xml, this.#package.has(name) ? this.#package.readBytes(name) : NO_BYTES));
    return new WordFile(this.original, replaced);
  }

  /** The file's bytes; the original's if nothing was replaced. */
  toBytes(): Uint8Array {
    return withParts(this.original, this.replaced);
  }
}

const NO_BYTES = new Uint8Array();

function decodeText(bytes: Uint8Array): string {
  const { encoding } = decoderFor(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new UnreadableDocument("corruptDocument", { cause });
  }
}

/** The text in the encoding of the part's own bytes. */
function encodeText(xml: string, before: Uint8Array): Uint8Array {
  const { encoding } = decoderFor(before);
  if (encoding === "utf-8") return new TextEncoder().encode(xml);
  const bytes = Buffer.from(xml, "utf16le");
  return encoding === "utf-16be" ? bytes.swap16() : bytes;
}
