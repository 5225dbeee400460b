import { MAX_NAME_CHARS } from "@/lib/contracts/bounds";

/** The name a contract gets from its file: without the extension, within the limit. */
export function nameFromFile(fileName: string): string {
  return fileName
    .replace(/\.[^.]*$/, "")
    .trim()
    .slice(0, MAX_NAME_CHARS);
}
