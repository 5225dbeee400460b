import type { Copy } from "@/lib/copy/copy";

/** The word for a status; one that the product doesn't know is shown as it is. */
export function statusText(status: string, words: Copy["contracts"]["status"]): string {
  switch (status) {
    case "":
      return words.draft;
    case "processing":
    case "analyzed":
    case "reviewed":
    case "failed":
      return words[status];
    default:
      return status;
  }
}
