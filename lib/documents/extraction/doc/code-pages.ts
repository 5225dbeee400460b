/**
 * One byte per character. In Word 97 it is windows-1252 unless the font has another script; Word 6 and 95 use the
 * language.
 */

/** Code pages by a font's character set. */
const OF_CHARSET: Record<number, string> = {
  161: "windows-1253",
  162: "windows-1254",
  186: "windows-1257",
  204: "windows-1251",
  238: "windows-1250",
};
/** Code pages by the low ten bits of a Windows language id. */
const OF_LANGUAGE: Record<number, string> = {
  0x02: "windows-1251",
  0x19: "windows-1251",
  0x22: "windows-1251",
  0x23: "windows-1251",
  0x2f: "windows-1251",
  0x3f: "windows-1251",
  0x40: "windows-1251",
  0x50: "windows-1251",
  0x05: "windows-1250",
  0x0e: "windows-1250",
  0x15: "windows-1250",
  0x18: "windows-1250",
  0x1a: "windows-1250",
  0x1b: "windows-1250",
  0x24: "windows-1250",
  0x08: "windows-1253",
  0x1f: "windows-1254",
};
const WESTERN = "windows-1252";
const LANGUAGE_BITS = 0x3ff;
const translations = new Map<string, ReadonlyMap<string, string>>();

/**
 * The code page of one-byte text in a language; whole words of letters above ASCII are Russian, despite the file.
 */
export function detectCodePage(text: Uint8Array, languageId: number): string {
  const stated = OF_LANGUAGE[languageId & LANGUAGE_BITS] ?? WESTERN;
  return stated === WESTERN && hasCyrillicWords(text) ? "windows-1251" : stated;
}

/** Decodes windows-1252 text again in the code page of its font's character set. */
export function inCharset(text: string, charset: number | undefined): string {
  const page = charset === undefined ? undefined : OF_CHARSET[charset];
  if (page === undefined) return text;
  const translation = translationTo(page);
  return text.replace(/[^\u0000-\u007f]/g, (character) => translation.get(character) ?? character); // eslint-disable-line no-control-regex -- ASCII is alike in all of them
}

/** Western text has single letters in the upper half; Cyrillic text has whole words of them. */
function hasCyrillicWords(text: Uint8Array): boolean {
  const words = new TextDecoder("latin1").decode(text).match(/[\u00c0-\u00ff]+/g) ?? [];
  const long = words.filter((word) => word.length >= 3).length;
  return long > 2 && long * 2 > words.length;
}

function translationTo(page: string): ReadonlyMap<string, string> {
  const known = translations.get(page);
  if (known) return known;
  const bytes = Uint8Array.from({ length: 128 }, (_, index) => index + 128);
  const western = new TextDecoder(WESTERN).decode(bytes);
  const other = new TextDecoder(page).decode(bytes);
  const translation = new Map(
    Array.from(western, (character, index) => [character, other[index] ?? character] as const),
  );
  translations.set(page, translation);
  return translation;
}

const CHARSET_OFFSET = 4;
const NAME_OFFSET = 40;
const MAX_NAME_CHARS = 64;

/** A font's name, which identifies symbol fonts, and its character set, which gives the code page of one-byte text. */
export type Font = { name: string; charset: number };

/** The fonts of a document by index ([MS-DOC] SttbfFfn). */
export function fontsIn(table: DataView): readonly Font[] {
  const fonts: Font[] = [];
  if (table.byteLength < 4) return fonts;
  const count = table.getUint16(0, true);
  let at = 4;
  while (fonts.length < count && at + CHARSET_OFFSET < table.byteLength) {
    const bytes = table.getUint8(at) + 1;
    fonts.push({
      name: nameAt(table, at + NAME_OFFSET, Math.min(at + bytes, table.byteLength)),
      charset: table.getUint8(at + CHARSET_OFFSET),
    });
    at += bytes;
  }
  return fonts;
}

function nameAt(table: DataView, from: number, to: number): string {
  let name = "";
  for (let at = from; at + 2 <= to && name.length < MAX_NAME_CHARS; at += 2) {
    const code = table.getUint16(at, true);
    if (code === 0) break;
    name += String.fromCharCode(code);
  }
  return name;
}
