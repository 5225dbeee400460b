import { NOWHERE, type SourcedBlock, type StoryPart } from "@/lib/documents/extraction/docx/origins";
import { findNumber } from "@/lib/documents/numbering/number-rule";
import type { Block } from "@/lib/documents/richtext/blocks";
import { Fields, Places } from "@/lib/word/line/places";
import { toLine, type Line } from "@/lib/word/line/line";
import { Markup } from "./markup";
import { PartEdits } from "@/lib/word/file/part-edits";
import { placeIn, WordRefusal } from "./refusal";
import { revisionsIn } from "./revisions";
import type { WordNode, WordTree } from "@/lib/word/file/tree";
import { STORY_PARTS, type WordFile } from "@/lib/word/file/word-file";
import { readProperties, type PropertyChange } from "./heads";

/** A part being written; `grids` are the columns of tables that got more, by element number. */
export type OpenPart = { tree: WordTree; edits: PartEdits; places: Places; fields: Fields; grids: Map<number, number> };

/** Above this Word renumbers its changes. */
const MAX_ID = 0x3fffffff;

/** A Word file open for changes: its lines, and the edits gathered for each part. */
export class Carrier {
  readonly #parts = new Map<StoryPart, OpenPart>();
  readonly #lines = new Map<number, Line>();
  #lastId: number | null = null;

  #byRule: Map<string, number> | null = null;

  /** @param isOwn whether we generated the file: then its numbers are the text's, else what Word counts */
  constructor(
    readonly file: WordFile,
    readonly isOwn = false,
  ) {}

  get blocks(): readonly SourcedBlock[] {
    return this.file.blocks;
  }

  /** @throws WordRefusal if a part declares no prefix for Word's elements, so that nothing can be written into it */
  part(part: StoryPart): OpenPart {
    const known = this.#parts.get(part);
    if (known) return known;
    const tree = this.file.tree(part);
    if (!tree || tree.prefix === "") throw new WordRefusal("markup", part);
    const fields = new Fields(tree);
    const markup = new Markup(tree.prefix, () => this.#nextId());
    const [edits, places] = [new PartEdits(tree, markup), new Places(tree, fields)];
    const opened = { tree, edits, places, fields, grids: new Map<number, number>() };
    this.#parts.set(part, opened);
    return opened;
  }

  /** The parts opened so far. */
  opened(): Iterable<OpenPart> {
    return this.#parts.values();
  }

  findPart(index: number): OpenPart {
    return this.part(this.blocks[index]?.source?.part ?? "main");
  }

  /** The number of the last change already in the file. */
  get lastId(): number {
    this.#lastId ??= this.#highestId();
    return this.#lastId;
  }

  line(index: number): Line {
    const known = this.#lines.get(index);
    if (known) return known;
    const block = this.blocks[index];
    const line = toLine(block ?? { kind: "paragraph", indent: 0, inlines: [] });
    this.#lines.set(index, line);
    return line;
  }

  /** The paragraphs of a block, in order; for a row the row itself. */
  elements(index: number): WordNode[] {
    const source = this.blocks[index]?.source;
    const at = source?.kind === "row" ? [source.at] : (source?.at ?? []);
    const { nodes } = this.findPart(index).tree;
    return at.flatMap((one) => nodes[one] ?? []);
  }

  /** The counting rule of a block's number. */
  findRule(index: number): string | undefined {
    const block = this.blocks[index];
    return block && findNumber(block)?.number;
  }

  /** The first paragraph of the body with a counting rule. */
  firstOfRule(rule: string): number | undefined {
    this.#byRule ??= this.#indicesByRule();
    return this.#byRule.get(rule);
  }

  /** @throws WordRefusal for words that stand in another file within this one */
  requireOwn(index: number): void {
    const isOther = this.elements(index).some(({ name }) => name === "w:altChunk" || name === "w:subDoc");
    if (isOther) throw new WordRefusal("otherFile", placeIn(this.line(index).text));
  }

  isRow(index: number): boolean {
    return this.blocks[index]?.source?.kind === "row";
  }

  /** Units at the start that aren't letters of the paragraph: the number that Word counts, a note's sign. */
  labelLength(index: number): number {
    if (this.isRow(index)) return 0;
    const { at } = this.line(index);
    const { tree } = this.findPart(index);
    let length = 0;
    while (length < at.length && (at[length] === NOWHERE || tree.nodes[at[length] ?? 0]?.name === "w:p")) length += 1;
    return length;
  }

  /** The parts with their changes. */
  written(): Map<StoryPart, string> {
    const written = new Map<StoryPart, string>();
    for (const [part, { edits }] of this.#parts) if (!edits.isEmpty) written.set(part, edits.written());
    return written;
  }

  #indicesByRule(): Map<string, number> {
    const indices = new Map<string, number>();
    this.blocks.forEach((block, index) => {
      const rule = block.source?.part === "main" ? this.findRule(index) : undefined;
      if (rule !== undefined && !indices.has(rule)) indices.set(rule, index);
    });
    return indices;
  }

  #given = 0;

  #nextId(): number {
    this.#given += 1;
    return this.lastId + this.#given;
  }

  #highestId(): number {
    const ids = STORY_PARTS.flatMap((part) => {
      const tree = this.file.tree(part);
      return tree ? revisionsIn(tree).map(({ revision }) => Number(revision.id)) : [];
    });
    return ids.reduce((highest, id) => (Number.isSafeInteger(id) && id <= MAX_ID ? Math.max(highest, id) : highest), 0);
  }
}

/** Puts a paragraph of a file we generated into the list that counts it in the text; null if it already is in it. */
export function otherList(carrier: Carrier, old: number, block: Block): PropertyChange[] | null {
  const rule = findNumber(block)?.number;
  if (!carrier.isOwn || rule === undefined || rule === carrier.findRule(old)) return null;
  const model = carrier.firstOfRule(rule);
  const paragraph = model === undefined ? undefined : carrier.elements(model).at(-1);
  if (model === undefined || !paragraph) return null;
  return readProperties(carrier.findPart(model).tree, paragraph).flatMap(({ name, xml }): PropertyChange[] =>
    name === "numPr" || name === "ind" ? [{ name, xml }] : [],
  );
}
