/** Converts pasted HTML to the product's own. Large, so loaded only once someone works in a text. */
import type { Block } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";

/** Words outside any block stay so, to continue the surrounding text. */
export function pastedHtml(html: string): string {
  const blocks = blocksFromHtml(html);
  const [only] = blocks;
  const canonical = htmlFromBlocks(blocks);
  return only && blocks.length === 1 && isPlain(only) ? canonical.slice("<p>".length, -"</p>".length) : canonical;
}

function isPlain(block: Block): boolean {
  return block.kind === "paragraph" && block.indent === 0 && block.align === undefined;
}
