import { SaxesParser } from "saxes";
import { MAX_TEXT_CHARS, UnreadableDocument } from "@/lib/documents/extraction/document";

/** Name with a short prefix from below; attributes by local name; text only where it counts; `at` numbers tags. */
export type XmlElement = {
  name: string;
  at: number;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
};

/** What to take from a part: `passes` are ancestors to descend into, `takes` the elements returned whole. */
export type XmlSelection = { passes: (name: string) => boolean; takes: (name: string) => boolean };

const PREFIXES: Record<string, string> = {
  "http://schemas.openxmlformats.org/wordprocessingml/2006/main": "w",
  "http://purl.oclc.org/ooxml/wordprocessingml/main": "w",
  "http://schemas.openxmlformats.org/officeDocument/2006/math": "m",
  "http://purl.oclc.org/ooxml/officeDocument/math": "m",
  "http://schemas.openxmlformats.org/markup-compatibility/2006": "mc",
  "http://schemas.microsoft.com/office/word/2010/wordml": "w14",
  "http://schemas.openxmlformats.org/package/2006/relationships": "rel",
  "http://schemas.openxmlformats.org/package/2006/content-types": "ct",
};
const TEXT_ELEMENTS = new Set(["w:t", "w:instrText", "m:t"]);
/** Dropped with their content: deleted text, former properties. */
const LEFT_OUT = new Set(["w:delText", "w:delInstrText", "w:tblGrid"]);
/** Elements that stand for other files. */
const OTHER_FILES = new Set(["w:altChunk", "w:subDoc"]);
const MAX_DEPTH = 500;
const MAX_ELEMENTS = 1_500_000;
const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze({});

type Mode = "pass" | "build" | "skip";
type Frame = {
  name: string;
  mode: Mode;
  element: XmlElement | null;
  prefixes: Readonly<Record<string, string>>;
  hasChosen: boolean;
};

/**
 * Reads XML as a stream of selected elements: tracked changes as accepted, of alternate contents the first that Word
 * understands, nothing in markup that Word doesn't know and so doesn't show. Entities other than XML's five are an
 * error, a DTD is skipped, nothing is fetched.
 */
export class XmlReader {
  readonly #parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  readonly #selection: XmlSelection;
  readonly #onElement: (element: XmlElement) => void;
  readonly #frames: Frame[] = [];
  #decoder: TextDecoder | null = null;
  #elements = 0;
  #opened = -1;
  #chars = 0;

  constructor(selection: XmlSelection, onElement: (element: XmlElement) => void) {
    this.#selection = selection;
    this.#onElement = onElement;
    this.#parser.on("opentag", (tag) => this.#open(tag.name, tag.attributes));
    this.#parser.on("closetag", () => this.#close());
    this.#parser.on("text", (text) => this.#text(text));
    this.#parser.on("cdata", (text) => this.#text(text));
  }

  write(bytes: Uint8Array): void {
    this.#decoder ??= decoderFor(bytes);
    this.#parse(() => this.#parser.write(this.#decoder?.decode(bytes, { stream: true }) ?? ""));
  }

  end(): void {
    this.#parse(() => this.#parser.close());
  }

  #parse(step: () => void): void {
    try {
      step();
    } catch (cause) {
      throw cause instanceof UnreadableDocument ? cause : new UnreadableDocument("corruptDocument", { cause });
    }
  }

  #open(qualifiedName: string, attributes: Record<string, string>): void {
    this.#opened += 1;
    const parent = this.#frames.at(-1);
    const prefixes = prefixesIn(attributes, parent?.prefixes ?? {});
    const name = canonicalName(qualifiedName, prefixes);
    const mode = isForeign(qualifiedName, prefixes)
      ? "skip"
      : this.#chooseMode(name, parent, () => isUnderstood(attributes, prefixes));
    const isTransparent = name === "mc:AlternateContent" || name === "mc:Choice" || name === "mc:Fallback";
    let element: XmlElement | null = null;
    if (mode === "build") {
      element = isTransparent
        ? (parent?.element ?? null)
        : this.#build(name, attributes, parent?.mode === "build" ? parent.element : null);
    }
    this.#frames.push({ name, mode, element, prefixes, hasChosen: false });
    if (mode !== "skip" && this.#frames.length > MAX_DEPTH) throw new UnreadableDocument("documentTooLarge");
  }

  #chooseMode(name: string, parent: Frame | undefined, isUnderstood: () => boolean): Mode {
    if (!parent) return this.#selection.passes(name) ? "pass" : this.#selection.takes(name) ? "build" : "skip";
    if (parent.mode === "skip" || isLeftOut(name, parent.name)) return "skip";
    if (name === "mc:Choice" || name === "mc:Fallback") {
      if (parent.hasChosen || (name === "mc:Choice" && !isUnderstood())) return "skip";
      parent.hasChosen = true;
      return parent.mode;
    }
    if (parent.mode === "build" || name === "mc:AlternateContent") return parent.mode;
    if (this.#selection.takes(name)) return "build";
    return this.#selection.passes(name) ? "pass" : "skip";
  }

  #build(name: string, attributes: Record<string, string>, parent: XmlElement | null): XmlElement {
    this.#elements += 1;
    if (this.#elements > MAX_ELEMENTS) throw new UnreadableDocument("documentTooLarge");
    const isBare = name === "w:p" || name === "w:r"; // they carry nothing but revision ids
    const element: XmlElement = {
      name,
      at: this.#opened,
      attributes: isBare ? NO_ATTRIBUTES : OTHER_FILES.has(name) ? relationIn(attributes) : localAttributes(attributes),
      children: [],
      text: "",
    };
    parent?.children.push(element);
    return element;
  }

  #text(text: string): void {
    const frame = this.#frames.at(-1);
    if (!frame?.element || !TEXT_ELEMENTS.has(frame.name)) return;
    this.#chars += text.length;
    if (this.#chars > MAX_TEXT_CHARS) throw new UnreadableDocument("documentTooLarge");
    frame.element.text += text;
  }

  #close(): void {
    const frame = this.#frames.pop();
    const parent = this.#frames.at(-1);
    if (frame?.mode !== "build" || !frame.element || parent?.mode === "build") return;
    this.#elements = 0;
    this.#onElement(frame.element);
  }
}

/** The first child with that name. */
export function findChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** The `val` of the first child with that name. */
export function valueOf(element: XmlElement | undefined, name: string): string | undefined {
  return findChild(element, name)?.attributes["val"];
}

/** Deletions are elements around text; below `…Pr` the same names only mark their container (see `properties.ts`). */
function isLeftOut(name: string, parentName: string): boolean {
  if (LEFT_OUT.has(name)) return true;
  if (name === "w:del" || name === "w:moveFrom") return !parentName.endsWith("Pr");
  return name.startsWith("w:") && name.endsWith("Change");
}

/** The namespaces of Word and its packages. */
const OF_WORD =
  /^(?:https?:\/\/(?:schemas\.(?:openxmlformats|microsoft)\.(?:org|com)|purl\.oclc\.org\/ooxml)\/|urn:schemas-microsoft-com:)/;

/** Whether Word leaves an element out because it doesn't know its namespace. */
function isForeign(qualifiedName: string, prefixes: Readonly<Record<string, string>>): boolean {
  const colon = qualifiedName.indexOf(":");
  const uri = prefixes[colon < 0 ? "" : qualifiedName.slice(0, colon)];
  return uri !== undefined && uri !== "" && PREFIXES[uri] === undefined && !OF_WORD.test(uri);
}

/** Whether Word knows all that a choice requires. */
function isUnderstood(attributes: Record<string, string>, prefixes: Readonly<Record<string, string>>): boolean {
  const required = (attributes["Requires"] ?? "").split(/\s+/).filter((prefix) => prefix !== "");
  return required.every((prefix) => !isForeign(`${prefix}:`, prefixes));
}

/** A name with the short prefix of its namespace, or `other`. */
export function canonicalName(qualifiedName: string, prefixes: Readonly<Record<string, string>>): string {
  const colon = qualifiedName.indexOf(":");
  const prefix = colon < 0 ? "" : qualifiedName.slice(0, colon);
  const uri = prefixes[prefix];
  const canonical = (uri === undefined ? undefined : PREFIXES[uri]) ?? (prefix === "w" ? "w" : "other");
  return `${canonical}:${qualifiedName.slice(colon + 1)}`;
}

/** The prefixes in scope within an element: those it declares, over the inherited ones. */
export function prefixesIn(
  attributes: Record<string, string>,
  inherited: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  let prefixes: Record<string, string> | null = null;
  for (const name in attributes) {
    if (!name.startsWith("xmlns")) continue;
    prefixes ??= { ...inherited };
    prefixes[name === "xmlns" ? "" : name.slice(6)] = attributes[name] ?? "";
  }
  return prefixes ?? inherited;
}

/** Which file an element stands for. */
function relationIn(attributes: Record<string, string>): Readonly<Record<string, string>> {
  const id = Object.entries(attributes).find(([name]) => name.endsWith(":id"))?.[1];
  return id === undefined ? NO_ATTRIBUTES : { id };
}

function localAttributes(attributes: Record<string, string>): Readonly<Record<string, string>> {
  let local: Record<string, string> | null = null;
  for (const name in attributes) {
    if (name.startsWith("xmlns") || name.startsWith("r:") || name.startsWith("w:rsid")) continue;
    local ??= {};
    local[name.slice(name.indexOf(":") + 1)] = attributes[name] ?? "";
  }
  return local ?? NO_ATTRIBUTES;
}

/** A part's character encoding, by its first bytes. */
export function decoderFor(bytes: Uint8Array): TextDecoder {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be");
  return new TextDecoder("utf-8");
}
