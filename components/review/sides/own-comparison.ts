/** What leads from one text on screen to another, reckoned in the browser. Comes when it is asked for first. */
import { compared } from "@/lib/documents/redline/compared";
import type { Redline } from "@/lib/documents/redline/redline";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";

export function redlineOfHtml(from: string, to: string): Redline {
  return compared(blocksFromHtml(from), blocksFromHtml(to));
}
