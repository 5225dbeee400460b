import { normalized } from "@/lib/normalized";

export type ExportFormat = "docx" | "pdf";

/** Media type of each format. */
export const MEDIA_TYPE: Record<ExportFormat, string> = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
};

const FALLBACK_NAME = "contract";

/**
 * The name of an exported file: the contract's name with white space replaced by underscores, and the extension. Drops
 * characters that file systems refuse or that change how a name is read; never empty. Source: B-11.11.
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
 * The `Content-Disposition` of a download: the name in ASCII for old clients, and the full name as in RFC 6266 and RFC
 * 8187, so that Cyrillic survives. Neither contains a folder, a line end or a device name, encoded or not. Source:
 * B-11.11.
 */
export function contentDisposition(given: string): string {
  const fileName = downloadName(given);
  return `attachment; filename="${asciiName(fileName)}"; filename*=UTF-8''${encoded(fileName)}`;
}

function asciiName(fileName: string): string {
  const ascii = normalized(fileName, "NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^\x20-\x7e]/gu, "_")
    .replace(/["\\%/:<>|?*]/gu, "_"); // letters such as '℀' decompose into a slash
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

// File names that are safe on other machines. Source: B-11.11.

const ENCODER = new TextEncoder();
/** File systems allow 255 bytes, and a Cyrillic letter takes two. */
const MAX_NAME_BYTES = 200;
/** Names that Windows reserves for devices, with any extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
/** Line ends, NUL and other controls; characters that reverse reading order; lone surrogates. */
const UNSEEN = /[\p{Control}\p{Format}\p{Surrogate}\u2028\u2029\ufffd]/gu;
const FORBIDDEN = /[<>:"|?*]/gu;
const LONGEST_EXTENSION = /\.[^.]{1,15}$/u;
const FALLBACK = "file";

/**
 * The last part of a client's file name: without folders of any system, and without invisible characters. May be ''.
 */
export function baseName(given: string): string {
  const last = given.toWellFormed().split(/[/\\]/u).at(-1) ?? "";
  const name = last.replace(UNSEEN, "").trim();
  return /^\.*$/u.test(name) ? "" : name;
}

/** A name under which every system can save a download, given any file name: never empty, never a path. */
export function downloadName(given: string): string {
  const name = baseName(given)
    .replace(FORBIDDEN, "_")
    .replace(/^\.+|[. ]+$/gu, "");
  if (!/[^_.\s]/u.test(name)) return FALLBACK;
  return withinBytes(isReservedName(name) ? `_${name}` : name);
}

/** Whether Windows treats a name as a device. */
function isReservedName(name: string): boolean {
  return RESERVED.test(name.split(".")[0]?.trim() ?? "");
}

/** Shortens a name between letters to fit; keeps a short extension. */
function withinBytes(name: string): string {
  if (ENCODER.encode(name).length <= MAX_NAME_BYTES) return name;
  const extension = LONGEST_EXTENSION.exec(name)?.[0] ?? "";
  let bytes = ENCODER.encode(extension).length;
  let end = 0;
  for (const character of name.slice(0, name.length - extension.length)) {
    bytes += ENCODER.encode(character).length;
    if (bytes > MAX_NAME_BYTES) break;
    end += character.length;
  }
  return name.slice(0, end) + extension;
}
