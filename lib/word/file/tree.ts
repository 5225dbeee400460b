import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { canonicalName, prefixesIn } from "@/lib/documents/extraction/docx/xml";
import { eachToken, type Token } from "./tokens";

/**
 * An element of a part and its position: the opening tag is `start` to `openEnd`, the closing one `closeStart` to `end`
 * (empty for `<a/>`). `at` is the number of its opening tag, as `XmlElement.at`; `lastAt` that of the last one inside
 * it. Names have the short prefixes of extraction.
 */
export type WordNode = {
  name: string;
  at: number;
  lastAt: number;
  start: number;
  openEnd: number;
  closeStart: number;
  end: number;
  parent: WordNode | null;
  children: readonly WordNode[];
};

/** A part as written, and its elements by number. */
export type WordTree = { xml: string; root: WordNode; nodes: readonly WordNode[]; prefix: string };

const MAX_DEPTH = 2_000;
const WORD =
  /^(http:\/\/schemas\.openxmlformats\.org\/wordprocessingml\/2006\/main|http:\/\/purl\.oclc\.org\/ooxml\/wordprocessingml\/main)$/;

/** Reads the elements of a part. @throws UnreadableDocument `corruptDocument`, `documentTooLarge` */
export function parseTree(xml: string): WordTree {
  const reader = new TreeReader(xml);
  eachToken(xml, (token) => reader.take(token));
  const root = reader.finished();
  return { xml, root, nodes: reader.nodes, prefix: wordPrefix(xml.slice(root.start, root.openEnd)) };
}

/** Element names by their tags as written, while the same prefixes are in scope. */
type Names = { prefixes: Readonly<Record<string, string>>; known: Map<string, string> };
type Open = { node: WordNode; names: Names; children: WordNode[] | null; nameLength: number };

class TreeReader {
  readonly nodes: WordNode[] = [];
  readonly #open: Open[] = [];

  constructor(readonly xml: string) {}

  take(token: Token): void {
    if (token.kind === "close") this.#close(token);
    else if (token.kind === "open" || token.kind === "empty") this.#openOrEmpty(token);
  }

  finished(): WordNode {
    const [root] = this.nodes;
    if (!root || this.#open.length > 0) throw new UnreadableDocument("corruptDocument");
    return root;
  }

  #close({ start, nameEnd, end }: Token): void {
    const last = this.#open.pop();
    const name = start + 2;
    if (last?.nameLength !== nameEnd - name) throw new UnreadableDocument("corruptDocument");
    const { node } = last;
    if (!this.xml.startsWith(this.xml.slice(node.start + 1, node.start + 1 + last.nameLength), name))
      throw new UnreadableDocument("corruptDocument");
    node.closeStart = start;
    node.end = end;
    node.lastAt = this.nodes.length - 1;
  }

  #openOrEmpty({ kind, start, nameEnd, end }: Token): void {
    const parent = this.#open.at(-1);
    if (!parent && this.nodes.length > 0) throw new UnreadableDocument("corruptDocument");
    const names = this.#namesWithin(parent, this.xml.slice(nameEnd, end));
    const node: WordNode = {
      name: canonicalTag(this.xml.slice(start + 1, nameEnd), names),
      at: this.nodes.length,
      lastAt: this.nodes.length,
      start,
      openEnd: end,
      closeStart: end,
      end,
      parent: parent?.node ?? null,
      children: NO_CHILDREN,
    };
    this.nodes.push(node);
    if (parent?.children) parent.children.push(node);
    else if (parent) parent.node.children = parent.children = [node];
    if (kind === "open") this.#open.push({ node, names, children: null, nameLength: nameEnd - start - 1 });
    if (this.#open.length > MAX_DEPTH) throw new UnreadableDocument("documentTooLarge");
  }

  #namesWithin(parent: Open | undefined, attributes: string): Names {
    const inherited = parent?.names ?? { prefixes: {}, known: new Map<string, string>() };
    if (!attributes.includes("xmlns")) return inherited;
    const prefixes = prefixesIn(attributesIn(attributes), inherited.prefixes);
    return prefixes === inherited.prefixes ? inherited : { prefixes, known: new Map() };
  }
}

const NO_CHILDREN: readonly WordNode[] = [];

function canonicalTag(tag: string, { prefixes, known }: Names): string {
  const former = known.get(tag);
  if (former !== undefined) return former;
  const name = canonicalName(tag, prefixes);
  known.set(tag, name);
  return name;
}

/** An element's attributes by their names as written, with decoded values. */
function attributesIn(markup: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = "", double, single] of markup.matchAll(/\s([^\s=/>"'<]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    attributes[name] = decoded(double ?? single ?? "");
  return attributes;
}

/** The value of an attribute by its local name, with any prefix. */
export function readAttribute({ xml }: WordTree, node: WordNode, local: string): string | undefined {
  const attributes = attributesIn(xml.slice(node.start, node.openEnd));
  return Object.entries(attributes).find(([name]) => name === local || name.endsWith(`:${local}`))?.[1];
}

export function childNamed(node: WordNode | undefined, name: string): WordNode | undefined {
  return node?.children.find((child) => child.name === name);
}

/** The nearest enclosing element that `isWanted`, including the node itself. */
export function around(node: WordNode, isWanted: (node: WordNode) => boolean): WordNode | null {
  for (let current: WordNode | null = node; current; current = current.parent) if (isWanted(current)) return current;
  return null;
}

export function outerXml({ xml }: WordTree, node: WordNode): string {
  return xml.slice(node.start, node.end);
}

/** The root's prefix for Word's own elements; '' if it declares none. */
function wordPrefix(rootTag: string): string {
  const found = Object.entries(attributesIn(rootTag)).find(
    ([name, value]) => name.startsWith("xmlns:") && WORD.test(value),
  );
  return found?.[0].slice("xmlns:".length) ?? "";
}

/** XML's escapes of characters, and back. */
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** XML text with its five entities and character references decoded; line ends as XML reads them. */
function decoded(xml: string): string {
  const text = xml.includes("\r") ? xml.replace(/\r\n?/g, "\n") : xml;
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, digits?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The text in an element, including CDATA sections. */
export function textIn(xml: string): string {
  if (!xml.includes("<![CDATA[") && !xml.includes("<!--")) return decoded(xml);
  return xml
    .replace(/<!--[\s\S]*?-->/g, "")
    .split(/(<!\[CDATA\[[\s\S]*?\]\]>)/)
    .map((part) => (part.startsWith("<![CDATA[") ? part.slice(9, -3) : decoded(part)))
    .join("");
}

/** Escapes text for an element or a double-quoted attribute. Drops characters that XML doesn't allow. */
export function encoded(text: string): string {
  return (
    text
      .toWellFormed()
      // eslint-disable-next-line no-control-regex -- the controls are what is left out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
  );
}
