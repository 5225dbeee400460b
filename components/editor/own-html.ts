/** The product's own HTML, read by the parser that every browser has: another one would weigh more than the text. */
import { BlockReader } from "@/lib/documents/richtext/block-reader";
import type { Block } from "@/lib/documents/richtext/blocks";

/**
 * Reads canonical HTML, which the server wrote, as `blocksFromHtml` reads it. What is read so is in no page: nothing in
 * it runs, and nothing is fetched for it. For HTML from elsewhere there is `blocksFromHtml`.
 */
export function blocksFromOwnHtml(html: string): Block[] {
  const reader = new BlockReader();
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const within: Node[] = [body];
  let node: Node | null = body.firstChild;
  while (node) {
    if (node instanceof Element) {
      reader.open(node.localName, attributesOf(node));
      within.push(node);
      if (node.firstChild) {
        node = node.firstChild;
        continue;
      }
    } else if (node instanceof Text) reader.text(node.data);
    node = nextAfter(node, within, reader);
  }
  return reader.finish();
}

/** Leaves what ends with this node. Without a call for each level: HTML may have any number. */
function nextAfter(from: Node, within: Node[], reader: BlockReader): Node | null {
  let node: Node | null = from;
  while (node && within.length > 0) {
    if (node === within.at(-1)) {
      within.pop();
      if (within.length === 0) return null;
      if (node instanceof Element) reader.close(node.localName);
    }
    if (node.nextSibling) return node.nextSibling;
    node = within.at(-1) ?? null;
  }
  return null;
}

function attributesOf(element: Element): Record<string, string> {
  const attributes = Object.create(null) as Record<string, string>; // any name is only a name
  for (const { name, value } of element.attributes) attributes[name] = value;
  return attributes;
}
