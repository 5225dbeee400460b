/*
 * Single property modifiers ('sprm', [MS-DOC] 2.6): a list of codes with operands says how text differs from its style.
 */

/** One modifier; `operand` has at least the bytes its code promises. */
export type Modifier = { code: number; operand: DataView };

const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, -1, 3];
const TABLE_DEFINITION = 0xd608;
const TAB_CHANGES = 0xc615;

/** The modifiers of a list, up to its end or the first that is cut off. */
export function modifiersIn(list: DataView, from = 0): Modifier[] {
  const modifiers: Modifier[] = [];
  let at = from;
  while (at + 3 <= list.byteLength) {
    const code = list.getUint16(at, true);
    const head = headBytes(code);
    if (at + 2 + head > list.byteLength) break;
    const bytes = operandBytes(code, list, at + 2);
    if (at + 2 + head + bytes > list.byteLength) break;
    modifiers.push({ code, operand: new DataView(list.buffer, list.byteOffset + at + 2 + head, bytes) });
    at += 2 + head + bytes;
  }
  return modifiers;
}

/** Bytes of the length that precedes operands of varying length. */
function headBytes(code: number): number {
  if (code === TABLE_DEFINITION) return 2;
  return code >> 13 === 6 ? 1 : 0;
}

function operandBytes(code: number, list: DataView, at: number): number {
  if (code === TABLE_DEFINITION) return Math.max(list.getUint16(at, true) - 1, 0);
  const fixed = OPERAND_BYTES[code >> 13] ?? 1;
  if (fixed >= 0) return fixed;
  const stated = list.getUint8(at);
  // A list of tab stops that is too long for a byte says 255; nothing after it is needed.
  return code === TAB_CHANGES && stated === 255 ? list.byteLength : stated;
}
