const CHARSET_OFFSET = 4;
const NAME_OFFSET = 40;
const MAX_NAME_CHARS = 64;

/** A font's name, which tells symbol fonts, and its character set, which tells the code page of one-byte text. */
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
