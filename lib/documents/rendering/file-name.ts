import { downloadName, isReservedName, withinBytes } from "@/lib/documents/rendering/safe-file-name";
import { normalized } from "@/lib/normalized";

export type ExportFormat = "docx" | "pdf";

/** Media type of each format. */
export const MEDIA_TYPE: Record<ExportFormat, string> = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
};

const FALLBACK_NAME = "contract";

/**
 * The name of an exported file: the contract's name with white space replaced by underscores, and the extension.
 * Characters that no file system takes, or that change how a name is read, are left out; never empty. Source: B-11.11.
 */
export function exportFileName(contractName: string, format: ExportFormat): string {
  const name = contractName
    .toWellFormed()
    .trim()
    .replace(/\s+/gu, "_")
    .replace(/[<>:"/\\|?*\p{Control}\p{Format}\p{Surrogate}\ufffd]/gu, "")
    .replace(/^\.+|\.+$/gu, "");
  const cut = withinBytes(name);
  if (!/[^_.]/u.test(cut)) return `${FALLBACK_NAME}.${format}`;
  return `${isReservedName(cut) ? `${FALLBACK_NAME}_` : ""}${cut}.${format}`;
}

/**
 * The `Content-Disposition` of a download: the name in ASCII for old clients, and the whole name as RFC 6266 and
 * RFC 8187 write it, so that Cyrillic survives. Neither holds a folder, a line end or a device's name, encoded or not.
 * Source: B-11.11.
 */
export function contentDisposition(given: string): string {
  const fileName = downloadName(given);
  return `attachment; filename="${asciiName(fileName)}"; filename*=UTF-8''${encoded(fileName)}`;
}

function asciiName(fileName: string): string {
  const ascii = normalized(fileName, "NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^\x20-\x7e]/gu, "_")
    .replace(/["\\%/:<>|?*]/gu, "_"); // taken apart, letters such as '℀' hold a slash
  return /[a-z0-9]/i.test(ascii.replace(/\.[^.]*$/u, ""))
    ? ascii
    : `${FALLBACK_NAME}${/\.[a-z0-9]+$/i.exec(ascii)?.[0] ?? ""}`;
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
