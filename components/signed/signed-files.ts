/** What may be chosen as a signed copy. Pure. Source: B-28.1. */
import type { Copy } from "@/lib/copy/copy";
import { MOST_SIGNED_FILES, SIGNED_FILES_ACCEPTED } from "@/lib/signed/limits";

/** As the server has it (B-22.1). */
const MOST_BYTES = 25 * 1024 * 1024;

/** Pages as scanners and cameras number them: `page 2` before `page 10`. */
export function inOrderOfNames(files: readonly File[]): File[] {
  return files.toSorted((one, other) => one.name.localeCompare(other.name, "en", { numeric: true }));
}

/** Why these can't be it, in words; null where they may be. */
export function problemOfFiles(files: readonly File[], words: Copy["signed"]["attach"]): string | null {
  if (files.length > MOST_SIGNED_FILES) return words.tooMany(MOST_SIGNED_FILES);
  for (const { name, size } of files) {
    const isKnown = SIGNED_FILES_ACCEPTED.split(",").some((ending) => name.toLowerCase().endsWith(ending));
    if (!isKnown) return words.wrongType(name);
    if (size === 0) return words.emptyFile(name);
    if (size > MOST_BYTES) return words.tooLarge(name);
  }
  return null;
}
