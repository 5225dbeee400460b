import type { Alignment } from "@/lib/documents/richtext/blocks";

/** On, off, inherited from the style, or the opposite of the style. */
export type Toggle = boolean | "opposite" | undefined;
/** How characters differ from their style. */
export type CharacterProperties = {
  style?: number;
  bold?: Toggle;
  italic?: Toggle;
  strike?: Toggle;
  hidden?: Toggle;
  underline?: boolean;
  isDeleted?: boolean;
  font?: number;
  /** A symbol-font character that replaces the one in the text. */
  symbol?: { font: number; code: number };
};
/** How a paragraph differs from its style; lengths in twips, `list` from 1 (0: none). */
export type ParagraphProperties = {
  align?: Alignment | "start";
  left?: number;
  firstLine?: number;
  outline?: number;
  list?: number;
  level?: number;
  isInTable?: boolean;
  endsRow?: boolean;
  tableDepth?: number;
  isDeletedRow?: boolean;
};

const ALIGNMENTS: readonly (Alignment | "start")[] = ["start", "center", "right", "justify", "justify", "start"];
const NO_LIST = 0xf801;
/** Character property modifiers that tables of short codes ([MS-DOC] Prm0) may name. */
const SHORT_CODES: Record<number, number> = {
  0x41: 0x0800,
  0x55: 0x0835,
  0x56: 0x0836,
  0x57: 0x0837,
  0x5c: 0x083c,
  0x5e: 0x2a3e,
};

/** The full code of a short one; null if it is about nothing we read. */
export function fullCode(shortCode: number): number | null {
  return SHORT_CODES[shortCode] ?? null;
}

export function characterProperties(
  modifiers: readonly Modifier[],
  base: CharacterProperties = {},
): CharacterProperties {
  let properties = { ...base };
  for (const { code, operand } of modifiers) {
    if (code === 0x2a33) properties = properties.style === undefined ? {} : { style: properties.style };
    else applyToCharacters(properties, code, operand);
  }
  return properties;
}

function applyToCharacters(properties: CharacterProperties, code: number, operand: DataView): void {
  switch (code) {
    case 0x0835:
      properties.bold = toggle(operand);
      break;
    case 0x0836:
      properties.italic = toggle(operand);
      break;
    case 0x0837:
    case 0x2a53:
      properties.strike = toggle(operand) || properties.strike;
      break;
    case 0x083c:
      properties.hidden = toggle(operand);
      break;
    case 0x2a3e:
      properties.underline = operand.getUint8(0) !== 0;
      break;
    case 0x0800:
      properties.isDeleted = operand.getUint8(0) !== 0;
      break;
    case 0x4a30:
      properties.style = operand.getUint16(0, true);
      break;
    case 0x4a4f:
      properties.font = operand.getUint16(0, true);
      break;
    case 0x6a09:
      properties.symbol = { font: operand.getUint16(0, true), code: operand.getUint16(2, true) };
      break;
  }
}

export function paragraphProperties(
  modifiers: readonly Modifier[],
  base: ParagraphProperties = {},
): ParagraphProperties {
  const properties = { ...base };
  for (const { code, operand } of modifiers) applyToParagraph(properties, code, operand);
  return properties;
}

function applyToParagraph(properties: ParagraphProperties, code: number, operand: DataView): void {
  switch (code) {
    case 0x2403:
    case 0x2461:
      properties.align = ALIGNMENTS[operand.getUint8(0)] ?? "start";
      break;
    case 0x840f:
    case 0x845e:
      properties.left = operand.getInt16(0, true);
      break;
    case 0x8411:
    case 0x8460:
      properties.firstLine = operand.getInt16(0, true);
      break;
    case 0x2640:
      properties.outline = operand.getUint8(0);
      break;
    case 0x460b:
      properties.list = operand.getUint16(0, true) >= NO_LIST ? 0 : operand.getUint16(0, true);
      break;
    case 0x260a:
      properties.level = operand.getUint8(0);
      break;
    default:
      applyToTable(properties, code, operand);
  }
}

function applyToTable(properties: ParagraphProperties, code: number, operand: DataView): void {
  if (code === 0x2416) properties.isInTable = operand.getUint8(0) !== 0;
  else if (code === 0x2417) properties.endsRow = operand.getUint8(0) !== 0;
  else if (code === 0x6649) properties.tableDepth = operand.getInt32(0, true);
  else if (code === 0x664a) properties.tableDepth = (properties.tableDepth ?? 0) + operand.getInt32(0, true);
}

function toggle(operand: DataView): Toggle {
  const value = operand.getUint8(0);
  if (value === 0x80) return undefined;
  return value === 0x81 ? "opposite" : value !== 0;
}

// Single property modifiers ('sprm', [MS-DOC] 2.6): codes with operands that describe how text differs from its style.

/** One modifier; `operand` has at least the bytes its code promises. */
export type Modifier = { code: number; operand: DataView };

const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, -1, 3];
const TABLE_DEFINITION = 0xd608;
const TAB_CHANGES = 0xc615;

/** The modifiers of a list, up to its end or the first incomplete one. */
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

/** Number of length bytes before variable-length operands. */
function headBytes(code: number): number {
  if (code === TABLE_DEFINITION) return 2;
  return code >> 13 === 6 ? 1 : 0;
}

function operandBytes(code: number, list: DataView, at: number): number {
  if (code === TABLE_DEFINITION) return Math.max(list.getUint16(at, true) - 1, 0);
  const fixed = OPERAND_BYTES[code >> 13] ?? 1;
  if (fixed >= 0) return fixed;
  const stated = list.getUint8(at);
  // 255 means the list of tab stops is too long for one byte; nothing after it is needed.
  return code === TAB_CHANGES && stated === 255 ? list.byteLength : stated;
}
