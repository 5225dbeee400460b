import type { Block } from "./blocks";
import { BlockReader } from "./block-reader";
import { readTags } from "./read-tags";

/**
 * Reads any HTML as blocks; what has no place in them (links, pictures, styles, scripts) leaves its text or nothing.
 * White space is literal, but a run that contains a line end is one space, and none at the edges of a block.
 * Never throws: HTML has no syntax errors. Its time grows with the length of the HTML, whatever stands in it.
 */
export function blocksFromHtml(html: string): Block[] {
  const reader = new BlockReader();
  readTags(html, reader, { selfClosing: true });
  return reader.finish();
}
