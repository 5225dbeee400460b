import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { canonicalName, prefixesIn } from "@/lib/documents/extraction/docx/xml";
import { tagName, tokensOf } from "./tokens";
import { decoded } from "./letters";

/**
 * An element of a part and where it stands in it: `start` to `openEnd` its opening tag, `closeStart` to `end` its
 * closing one (empty for `<a/>`). `at` is the number of its opening tag, as `XmlElement.at`; `lastAt` that of the last
 * within it. Names have the short prefixes of extraction.
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
  children: WordNode[];
};

/** A part as written, and its elements by number. */
export type WordTree = { xml: string; root: WordNode; nodes: readonly WordNode[]; prefix: string };

const MAX_DEPTH = 2_000;
const WORD =
  /^(http:\/\/schemas\.openxmlformats\.org\/wordprocessingml\/2006\/main|http:\/\/purl\.oclc\.org\/ooxml\/wordprocessingml\/main)$/;

/** Reads the elements of a part. @throws UnreadableDocument `corruptDocument`, `documentTooLarge` */
export function treeOf(xml: string): WordTree {
  const nodes: WordNode[] = [];
  const open: { node: WordNode; tag: string; prefixes: Readonly<Record<string, string>> }[] = [];
  for (const token of tokensOf(xml)) {
    if (token.kind === "text" || token.kind === "other") continue;
    const tag = tagName(xml, token);
    if (token.kind === "close") {
      const last = open.pop();
      if (last?.tag !== tag) throw new UnreadableDocument("corruptDocument");
      Object.assign(last.node, { closeStart: token.start, end: token.end, lastAt: nodes.length - 1 });
      continue;
    }
    const parent = open.at(-1);
    if (!parent && nodes.length > 0) throw new UnreadableDocument("corruptDocument");
    const markup = xml.slice(token.start, token.end);
    const inherited = parent?.prefixes ?? {};
    const prefixes = markup.includes("xmlns") ? prefixesIn(attributesIn(markup), inherited) : inherited;
    const node: WordNode = {
      name: canonicalName(tag, prefixes),
      at: nodes.length,
      lastAt: nodes.length,
      start: token.start,
      openEnd: token.end,
      closeStart: token.end,
      end: token.end,
      parent: parent?.node ?? null,
      children: [],
    };
    nodes.push(node);
    parent?.node.children.push(node);
    if (token.kind === "open") open.push({ node, tag, prefixes });
    if (open.length > MAX_DEPTH) throw new UnreadableDocument("documentTooLarge");
  }
  const [root] = nodes;
  if (!root || open.length > 0) throw new UnreadableDocument("corruptDocument");
  return { xml, root, nodes, prefix: wordPrefix(xml.slice(root.start, root.openEnd)) };
}

/** An element's attributes by their names as written, their values decoded. */
function attributesIn(markup: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = "", double, single] of markup.matchAll(/\s([^\s=/>"'<]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    attributes[name] = decoded(double ?? single ?? "");
  return attributes;
}

/** The value of an attribute by its local name, whatever its prefix. */
export function attributeOf({ xml }: WordTree, node: WordNode, local: string): string | undefined {
  const attributes = attributesIn(xml.slice(node.start, node.openEnd));
  return Object.entries(attributes).find(([name]) => name === local || name.endsWith(`:${local}`))?.[1];
}

export function childNamed(node: WordNode | undefined, name: string): WordNode | undefined {
  return node?.children.find((child) => child.name === name);
}

/** The nearest element around a node that `isWanted`, itself included. */
export function around(node: WordNode, isWanted: (node: WordNode) => boolean): WordNode | null {
  for (let current: WordNode | null = node; current; current = current.parent) if (isWanted(current)) return current;
  return null;
}

export function outerXml({ xml }: WordTree, node: WordNode): string {
  return xml.slice(node.start, node.end);
}

/** The prefix that the root declares for Word's own elements; '' where it declares none. */
function wordPrefix(rootTag: string): string {
  const found = Object.entries(attributesIn(rootTag)).find(
    ([name, value]) => name.startsWith("xmlns:") && WORD.test(value),
  );
  return found?.[0].slice("xmlns:".length) ?? "";
}
