export const EXPORT_FORMATS = ["docx", "pdf"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Media type of each format. */
export const MEDIA_TYPE: Record<ExportFormat, string> = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
};

const ENCODER = new TextEncoder();
const FALLBACK_NAME = "contract";
/** File systems take 255 bytes, and a Cyrillic letter is two of them. */
const MAX_NAME_BYTES = 200;
/** Names that Windows keeps for devices, whatever their extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * The name of an exported file: the contract's name with white space replaced by underscores, and the extension.
 * Characters that no file system takes, or that change how a name is read, are left out; never empty. Source: spec §5.
 */
export function exportFileName(contractName: string, format: ExportFormat): string {
  const name = contractName
    .toWellFormed()
    .trim()
    .replace(/\s+/gu, "_")
    .replace(/[<>:"/\\|?*\p{Control}\p{Format}\p{Surrogate}\ufffd]/gu, "")
    .replace(/^\.+|\.+$/gu, "");
  const cut = withinBytes(name, MAX_NAME_BYTES);
  if (!/[^_.]/u.test(cut)) return `${FALLBACK_NAME}.${format}`;
  const isReserved = RESERVED.test(cut.split(".")[0] ?? "");
  return `${isReserved ? `${FALLBACK_NAME}_` : ""}${cut}.${format}`;
}

/**
 * The `Content-Disposition` of a download: the name in ASCII for old clients, and the whole name as RFC 6266 and
 * RFC 8187 write it, so that Cyrillic survives. Source: decisions §6.
 */
export function contentDisposition(fileName: string): string {
  return `attachment; filename="${asciiName(fileName)}"; filename*=UTF-8''${encoded(fileName)}`;
}

function asciiName(fileName: string): string {
  const ascii = fileName.normalize("NFKD").replace(/\p{Mark}/gu, "").replace(/[^\x20-\x7e]/gu, "_").replace(/["\\%]/gu, "_");
  return /[a-z0-9]/i.test(ascii.replace(/\.[^.]*$/u, "")) ? ascii : `${FALLBACK_NAME}${/\.[a-z0-9]+$/i.exec(ascii)?.[0] ?? ""}`;
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/['()*]/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

function withinBytes(text: string, maxBytes: number): string {
  let bytes = 0;
  let end = 0;
  for (const character of text) {
    bytes += ENCODER.encode(character).length;
    if (bytes > maxBytes) break;
    end += character.length;
  }
  return text.slice(0, end);
}
