/** Whether the first of two files seems to be the newer one. Pure. Source: B-45.6. */
import { WordFile } from "@/lib/word/file/word-file";
import type { PairedFile } from "./pair";

const PROPERTIES = "docProps/core.xml";
const MODIFIED = /<dcterms:modified\b[^>]{0,200}>\s{0,20}([0-9TZ:.+-]{10,40})\s{0,20}<\/dcterms:modified>/u;

/** By changes that only the first has tracked, else by when Word last saved each. */
export function seemSwapped(before: PairedFile, after: PairedFile): boolean {
  const [isFirstTracked, isSecondTracked] = [before.beforeHtml !== null, after.beforeHtml !== null];
  if (isFirstTracked !== isSecondTracked) return isFirstTracked;
  const [first, second] = [savedAt(before), savedAt(after)];
  return first !== null && second !== null && first > second;
}

/** Milliseconds; null if the file doesn't say. */
function savedAt({ bytes }: PairedFile): number | null {
  const properties = bytes && new WordFile(bytes).textNamed(PROPERTIES);
  const at = Date.parse(MODIFIED.exec(properties ?? "")?.[1] ?? "");
  return Number.isNaN(at) ? null : at;
}
