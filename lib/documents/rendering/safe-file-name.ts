/** Names of files as other machines may take them. Client-safe. Source: B-11.11. */

const ENCODER = new TextEncoder();
/** File systems take 255 bytes, and a Cyrillic letter is two of them. */
const MAX_NAME_BYTES = 200;
/** Names that Windows keeps for devices, whatever their extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
/** Line ends, NUL and other controls; signs that turn the order of reading round; halves of characters. */
const UNSEEN = /[\p{Control}\p{Format}\p{Surrogate}\u2028\u2029\ufffd]/gu;
const FORBIDDEN = /[<>:"|?*]/gu;
const LONGEST_EXTENSION = /\.[^.]{1,15}$/u;
const FALLBACK = "file";

/**
 * The last part of what a client calls a file: without folders of any system, and without what nobody can see. May be
 * ''.
 */
export function baseName(given: string): string {
  const last = given.toWellFormed().split(/[/\\]/u).at(-1) ?? "";
  const name = last.replace(UNSEEN, "").trim();
  return /^\.*$/u.test(name) ? "" : name;
}

/** A name that every system can keep a download under, whatever the file was called: never empty, never a path. */
export function downloadName(given: string): string {
  const name = baseName(given)
    .replace(FORBIDDEN, "_")
    .replace(/^\.+|[. ]+$/gu, "");
  if (!/[^_.\s]/u.test(name)) return FALLBACK;
  return withinBytes(isReservedName(name) ? `_${name}` : name);
}

/** Whether Windows takes a name for a device. */
export function isReservedName(name: string): boolean {
  return RESERVED.test(name.split(".")[0]?.trim() ?? "");
}

/** Cuts a name between letters so that it fits; a short extension stays. */
export function withinBytes(name: string): string {
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
