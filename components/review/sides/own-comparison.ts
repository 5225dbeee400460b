/** Compares two texts in the browser. Loaded on first use. */
import { compared } from "@/lib/documents/redline/compared";
import type { Redline } from "@/lib/documents/redline/redline";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";

export function redlineOfHtml(from: string, to: string): Redline {
  return compared(blocksFromHtml(from), blocksFromHtml(to));
}
