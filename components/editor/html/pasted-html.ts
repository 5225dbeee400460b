/** What is pasted, as the product writes it. Weighs much, and is fetched once somebody is at work in a text. */
import type { Block } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";

/** Words that stand in no block of their own stay so, to continue the text around them. */
export function pastedHtml(html: string): string {
  const blocks = blocksFromHtml(html);
  const [only] = blocks;
  const canonical = htmlFromBlocks(blocks);
  return only && blocks.length === 1 && isPlain(only) ? canonical.slice("<p>".length, -"</p>".length) : canonical;
}

function isPlain(block: Block): boolean {
  return block.kind === "paragraph" && block.indent === 0 && block.align === undefined;
}
