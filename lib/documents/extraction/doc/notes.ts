import { formatNumber } from "@/lib/documents/numbering/number-format";

/** A note's reference in the text and the stretch of the document its own text takes, both in characters. */
export type Note = { at: number; from: number; to: number; sign: string };
type Tables = { references: DataView; text: DataView; from: number; length: number; format: "decimal" | "lowerRoman" };

const REFERENCE_BYTES = 6;

/** The notes of one kind, numbered in order; those with a mark of the author's own have no sign. */
export function notesIn({ references, text, from, length, format }: Tables): Note[] {
  const count = Math.floor((references.byteLength - 4) / REFERENCE_BYTES);
  const notes: Note[] = [];
  let number = 0;
  let last = 0;
  for (let index = 0; index < count && (index + 2) * 4 <= text.byteLength; index += 1) {
    const isNumbered = references.getUint16((count + 1) * 4 + index * 2, true) !== 0;
    if (isNumbered) number += 1;
    const start = text.getUint32(index * 4, true);
    const end = Math.min(text.getUint32(index * 4 + 4, true), length);
    if (start < last || end < start) continue; // notes follow one another
    last = end;
    notes.push({
      at: references.getUint32(index * 4, true),
      from: from + start,
      to: from + end,
      sign: isNumbered ? `[${formatNumber(number, format)}]` : "",
    });
  }
  return notes;
}
