/** The widths that an embedded TrueType program says of its glyphs. */

const [HEAD_BYTES, RECORD_BYTES, METRIC_BYTES] = [12, 16, 4];

/**
 * The program with these widths, in place: PDF/A wants them to be those that the file says, and a letter that is drawn
 * by lines, or not at all, has another width than the blank in its place. Linear in the glyphs.
 * @param widths of glyphs by their place in the program @param em how many of their units make the size
 * @throws Error if it isn't a program as fontkit writes it, with a metric for each glyph
 */
export function withWidths(program: Uint8Array, widths: ReadonlyMap<number, number>, em: number): Uint8Array {
  const view = new DataView(program.buffer, program.byteOffset, program.byteLength);
  const [head, hhea, hmtx] = ["head", "hhea", "hmtx"].map((name) => findTable(view, name));
  if (!head || !hhea || !hmtx) throw new Error("fontkit writes programs otherwise than this file knows");
  const scale = view.getUint16(head.start + 18) / em;
  const count = view.getUint16(hhea.start + 34);
  for (const [place, width] of widths) {
    if (place >= count) throw new Error("fontkit writes widths otherwise than this file knows");
    view.setUint16(hmtx.start + place * METRIC_BYTES, Math.round(width * scale));
  }
  view.setUint32(hmtx.record + 4, sumOf(view, hmtx));
  return program;
}

type Table = { record: number; start: number; length: number };

function findTable(view: DataView, name: string): Table | null {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = HEAD_BYTES + index * RECORD_BYTES;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(record + at)));
    if (tag === name) return { record, start: view.getUint32(record + 8), length: view.getUint32(record + 12) };
  }
  return null;
}

/** A table's checksum: the sum of its words, the last one filled up with zeros. */
function sumOf(view: DataView, { start, length }: Table): number {
  let sum = 0;
  for (let at = 0; at < length; at += 4)
    for (let byte = 0; byte < 4; byte += 1)
      sum += at + byte < length ? view.getUint8(start + at + byte) * 256 ** (3 - byte) : 0;
  return sum % 2 ** 32;
}
