import { MAX_INFLATED_BYTES, UnreadableDocument } from "@/lib/documents/extraction/document";
import type { StoryPart } from "./origins";
import { XmlReader, type XmlElement, type XmlSelection } from "./xml";
import { ZipArchive } from "./zip";

const CONTENT_TYPES = "[Content_Types].xml";
const DEFAULT_MAIN = "word/document.xml";
const MAIN_TYPE = /(wordprocessingml\.(document|template)|ms-word\.(document|template)\.macroEnabled)\.main\+xml$/i;

type Relation = { id: string; type: string; target: string; isExternal: boolean };

/** Parts other than the main one that reading needs. */
export type PartName = "styles" | "numbering" | "footnotes" | "endnotes";

/**
 * Finds the main part by content type or relation, others by its relations; ignores targets outside the package.
 * @throws UnreadableDocument `unsupportedType` for a zip that isn't a Word document, `corruptDocument` without a main
 * part
 */
export class WordPackage {
  readonly #archive: ZipArchive;
  readonly #mainPart: string;
  readonly #parts = new Map<string, string>();
  readonly #replaced: ReadonlyMap<string, Uint8Array>;
  #byId: ReadonlyMap<string, Relation> | null = null;

  /**
   * @param replaced new content of parts, by their names in the archive (`partNamed`)
   * @param mostInflated bytes of all parts together
   */
  constructor(
    bytes: Uint8Array,
    replaced: ReadonlyMap<string, Uint8Array> = new Map(),
    mostInflated = MAX_INFLATED_BYTES,
  ) {
    this.#archive = new ZipArchive(bytes, mostInflated);
    this.#replaced = replaced;
    this.#mainPart = this.#findMainPart();
    for (const { type, target } of this.#readRelations(this.#mainPart))
      if (!this.#parts.has(type)) this.#parts.set(type, target);
  }

  /** Reads the main part. */
  readMain(selection: XmlSelection, onElement: (element: XmlElement) => void): void {
    this.#read(this.#mainPart, selection, onElement);
  }

  /** Reads another part, if there is one. */
  readPart(part: PartName, selection: XmlSelection, onElement: (element: XmlElement) => void): void {
    const name = this.partNamed(part);
    if (name !== null) this.#read(name, selection, onElement);
  }

  /** The name of a part in the archive; null if there is none. */
  partNamed(part: PartName | StoryPart): string | null {
    if (part === "main") return this.#mainPart;
    const related = this.#parts.get(part);
    const name = related !== undefined && this.has(related) ? related : `${folderName(this.#mainPart)}${part}.xml`;
    return this.has(name) ? name : null;
  }

  /** Whether there is a part of this name. */
  has(name: string): boolean {
    return this.#replaced.has(name) || this.#archive.has(name);
  }

  /** The names of all parts in the archive. */
  get names(): readonly string[] {
    return this.#archive.names;
  }

  /** The part that a relation of one of these types points to; `owner` is a part's name, '' the package. */
  relatedPart(owner: string, types: readonly string[]): string | null {
    const found = this.#readRelations(owner).find(({ type, target }) => types.includes(type) && this.has(target));
    return found?.target ?? null;
  }

  /** The parts that the main part's relations of this type point to. */
  relatedParts(type: string): string[] {
    return this.#readRelations(this.#mainPart).flatMap((one) =>
      one.type === type && this.has(one.target) ? [one.target] : [],
    );
  }

  /** Identifies a part's content (`ZipArchive.seal`). */
  seal(name: string): string | null {
    return this.#archive.seal(name);
  }

  /** What the main part's relation of this id points to. */
  relation(id: string): { target: string; isExternal: boolean } | undefined {
    this.#byId ??= new Map(this.#relationsWithin(this.#mainPart).map((relation) => [relation.id, relation]));
    return this.#byId.get(id);
  }

  /** All bytes of a part. @throws UnreadableDocument `documentTooLarge` if they are more than `most` */
  readBytes(name: string, most = Infinity): Uint8Array {
    const replaced = this.#replaced.get(name);
    if (replaced) return replaced;
    const pieces: Uint8Array[] = [];
    let left = most;
    this.#archive.stream(name, (bytes) => {
      left -= bytes.length;
      if (left < 0) throw new UnreadableDocument("documentTooLarge");
      pieces.push(bytes.slice());
    });
    return Buffer.concat(pieces);
  }

  #read(name: string, selection: XmlSelection, onElement: (element: XmlElement) => void): void {
    const reader = new XmlReader(selection, onElement);
    const replaced = this.#replaced.get(name);
    if (replaced) reader.write(replaced);
    else this.#archive.stream(name, (bytes) => reader.write(bytes));
    reader.end();
  }

  #findMainPart(): string {
    const named = this.#readRelations("").find(({ type }) => type === "officeDocument")?.target;
    const types = this.#contentTypes();
    const main = types.find(({ type }) => MAIN_TYPE.test(type))?.part;
    const candidates = [main, named, DEFAULT_MAIN].filter((part) => part !== undefined);
    const found = candidates.find((part) => this.#archive.has(part));
    const isWord = main !== undefined || named === undefined || /word\//i.test(named) || types.length === 0;
    if (found === undefined)
      throw new UnreadableDocument(types.length > 0 && isWord ? "corruptDocument" : "unsupportedType");
    const type = types.find(({ part }) => part.toLowerCase() === found.toLowerCase())?.type;
    if (main === undefined && type !== undefined && /spreadsheetml|presentationml|opendocument/i.test(type))
      throw new UnreadableDocument("unsupportedType");
    return found;
  }

  #contentTypes(): { part: string; type: string }[] {
    const types: { part: string; type: string }[] = [];
    if (!this.#archive.has(CONTENT_TYPES)) return types;
    this.#read(
      CONTENT_TYPES,
      { passes: isLocal("Types"), takes: (name) => isLocal("Override")(name) || isLocal("Default")(name) },
      ({ attributes }) => {
        types.push({ part: (attributes["PartName"] ?? "").replace(/^\//, ""), type: attributes["ContentType"] ?? "" });
      },
    );
    return types;
  }

  /** Relations inside the package: types by their last word (`…/relationships/styles`), targets as full part names. */
  #readRelations(part: string): Relation[] {
    return this.#relationsWithin(part).filter(({ isExternal }) => !isExternal);
  }

  #relationsWithin(part: string): Relation[] {
    const folder = folderName(part);
    const name = getRelationsName(part);
    const relations: Relation[] = [];
    if (!this.has(name)) return relations;
    this.#read(name, { passes: isLocal("Relationships"), takes: isLocal("Relationship") }, ({ attributes }) => {
      const isExternal = attributes["TargetMode"] === "External";
      const target = attributes["Target"] ?? "";
      relations.push({
        id: attributes["Id"] ?? "",
        type: (attributes["Type"] ?? "").split("/").at(-1) ?? "",
        target: isExternal ? target : resolve(folder, target),
        isExternal,
      });
    });
    return relations;
  }
}

/** The name of the part with another part's relations; '' is the package. */
export function getRelationsName(part: string): string {
  const folder = folderName(part);
  return `${folder}_rels/${part.slice(folder.length)}.rels`;
}

function isLocal(localName: string): (name: string) => boolean {
  return (name) => name.endsWith(`:${localName}`);
}

function folderName(part: string): string {
  return part.slice(0, part.lastIndexOf("/") + 1);
}

/** The full name of a target referenced from a part in `folder`. */
export function resolve(folder: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const names: string[] = [];
  for (const name of (folder + target).split("/")) {
    if (name === "..") names.pop();
    else if (name !== "." && name !== "") names.push(name);
  }
  return names.join("/");
}
