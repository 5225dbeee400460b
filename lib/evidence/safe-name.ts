import { normalized } from "@/lib/normalized";

/** Letters that no file system refuses, that turn no writing around, and that stay the same everywhere. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu;
/** Characters of the name without its ending, and of the ending. */
const [MOST_STEM, MOST_ENDING] = [60, 10];

/**
 * A file's name as it may stand in an archive: one level, no way out of the folder, nothing hidden, at most 71
 * characters. What stands before it in the archive makes it unique, and no name that Windows keeps for itself.
 * Source: B-48.4.
 */
export function safeName(fileName: string): string {
  const clean = normalized(fileName.toWellFormed(), "NFC").replace(UNSAFE, "_").replace(/\s+/gu, " ").trim();
  const dot = clean.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [clean.slice(0, dot), clean.slice(dot + 1)] : [clean, ""];
  const shortStem = cut(stem.replace(/^[. ]+|[. ]+$/gu, ""), MOST_STEM) || "file";
  const shortEnding = cut(ending.replace(/[^\p{L}\p{N}]/gu, ""), MOST_ENDING);
  return shortEnding === "" ? shortStem : `${shortStem}.${shortEnding}`;
}

function cut(text: string, most: number): string {
  return Array.from(text).slice(0, most).join("").trim();
}
