import {
  ListCounters,
  LIST_LEVELS,
  MAX_LEVEL_TEXT_CHARS,
  type ListInstance,
  type ListLevel,
} from "@/lib/documents/numbering/list-counter";
import { toNumberRule } from "@/lib/documents/numbering/number-rule";
import { mappedText } from "@/lib/documents/extraction/docx/symbols";
import {
  modifiersIn,
  characterProperties,
  paragraphProperties,
  type CharacterProperties,
  type ParagraphProperties,
} from "./properties";

type Level = ListLevel & { paragraph: ParagraphProperties; character: CharacterProperties };
type List = { levels: readonly Level[] };
type Instance = { list: number; starts: Map<number, number>; levels: Map<number, Level> };
/** What precedes a paragraph's text; for a number also the counting rule, if known. */
export type ListMark = { level: number; paragraph: ParagraphProperties; character: CharacterProperties } & (
  | { kind: "bullet" }
  | { kind: "number"; text: string; rule: string | null }
);

const LIST_BYTES = 28;
const LEVEL_BYTES = 28;
const INSTANCE_BYTES = 16;
const MAX_LISTS = 4_096;
const FORMATS: Record<number, string> = {
  0: "decimal",
  1: "upperRoman",
  2: "lowerRoman",
  3: "upperLetter",
  4: "lowerLetter",
  5: "ordinal",
  6: "cardinalText",
  7: "ordinalText",
  8: "hex",
  9: "chicago",
  22: "decimalZero",
  23: "bullet",
  57: "numberInDash",
  58: "russianLower",
  59: "russianUpper",
  60: "lowerGreek",
  255: "none",
};
const SUFFIXES = [" ", " ", ""];

/** The lists of a binary document ([MS-DOC] PlfLst, PlfLfo) and their current counts. */
export class Lists {
  readonly #lists = new Map<number, List>();
  readonly #instances: Instance[] = [];
  readonly #counters = new ListCounters();

  /** `lists` reaches to the end of its stream: the levels follow the list table, outside its stated length. */
  constructor(lists: DataView, instances: DataView) {
    if (lists.byteLength >= 2) this.#readLists(lists);
    if (instances.byteLength >= 4) this.#readInstances(instances);
  }

  /** Counts the paragraph and returns its mark; null if it has none. Call once per paragraph, in reading order. */
  nextMark(paragraph: ParagraphProperties, fontName: (index: number) => string | undefined): ListMark | null {
    const instance = this.#instances[(paragraph.list ?? 0) - 1];
    const list = instance && this.#lists.get(instance.list);
    if (!instance || !list) return null;
    const level = Math.min(paragraph.level ?? 0, LIST_LEVELS - 1);
    const levels = (index: number) => instance.levels.get(index) ?? list.levels[index];
    const own = levels(level);
    if (!own) return null;
    const counted: ListInstance = {
      list: String(instance.list),
      id: String(paragraph.list),
      levels,
      startAt: (index) => instance.starts.get(index),
    };
    const number = this.#counters.next(counted, level);
    const look = { level, paragraph: own.paragraph, character: own.character };
    if (own.format === "bullet") return own.text.trim() === "" ? null : { kind: "bullet", ...look };
    const text = mappedText(number, own.character.font === undefined ? undefined : fontName(own.character.font));
    const rule = text === number ? toNumberRule(counted, level) : null;
    return text.trim() === "" ? null : { kind: "number", text: text + own.suffix, rule, ...look };
  }

  #readLists(view: DataView): void {
    const count = Math.min(view.getUint16(0, true), MAX_LISTS);
    let at = 2 + count * LIST_BYTES;
    for (let index = 0; index < count && at < view.byteLength; index += 1) {
      const head = 2 + index * LIST_BYTES;
      const isSimple = (view.getUint8(head + 26) & 1) === 1;
      const levels: Level[] = [];
      for (let level = 0; level < (isSimple ? 1 : LIST_LEVELS); level += 1) {
        const read = levelAt(view, at);
        if (!read) return;
        levels.push(read.level);
        at = read.end;
      }
      this.#lists.set(view.getInt32(head, true), { levels });
    }
  }

  #readInstances(view: DataView): void {
    const count = Math.min(view.getUint32(0, true), MAX_LISTS, Math.floor((view.byteLength - 4) / INSTANCE_BYTES));
    let at = 4 + count * INSTANCE_BYTES;
    for (let index = 0; index < count; index += 1) {
      const head = 4 + index * INSTANCE_BYTES;
      const instance: Instance = { list: view.getInt32(head, true), starts: new Map(), levels: new Map() };
      this.#instances.push(instance);
      at = readOverrides(view, at + 4, { instance, count: view.getUint8(head + 12) });
    }
  }
}

/** Overrides of a level's start or of a whole level. Returns where the next instance's overrides begin. */
function readOverrides(
  view: DataView,
  from: number,
  { instance, count }: { instance: Instance; count: number },
): number {
  let at = from;
  for (let index = 0; index < count && at + 8 <= view.byteLength; index += 1) {
    const start = view.getInt32(at, true);
    const flags = view.getUint32(at + 4, true);
    at += 8;
    const hasStart = (flags & 0x10) !== 0;
    if ((flags & 0x20) === 0) {
      if (hasStart) instance.starts.set(flags & 0xf, start);
      continue;
    }
    const read = levelAt(view, at);
    if (!read) return view.byteLength;
    instance.levels.set(flags & 0xf, read.level);
    if (hasStart) instance.starts.set(flags & 0xf, read.level.start);
    at = read.end;
  }
  return at;
}

/** One level ([MS-DOC] LVL): a fixed header, formatting, and the number's text, in which codes 0 to 8 mean levels. */
function levelAt(view: DataView, at: number): { level: Level; end: number } | null {
  if (at + LEVEL_BYTES > view.byteLength) return null;
  const flags = view.getUint8(at + 5);
  const characterBytes = view.getUint8(at + 24);
  const paragraphBytes = view.getUint8(at + 25);
  const textAt = at + LEVEL_BYTES + paragraphBytes + characterBytes;
  if (textAt + 2 > view.byteLength) return null;
  const length = view.getUint16(textAt, true);
  if (length > MAX_LEVEL_TEXT_CHARS) return null;
  const end = textAt + 2 + length * 2;
  if (end > view.byteLength) return null;
  let text = "";
  for (let index = 0; index < length; index += 1) {
    const code = view.getUint16(textAt + 2 + index * 2, true);
    text += code < LIST_LEVELS ? `%${code + 1}` : String.fromCharCode(code);
  }
  const part = (from: number, bytes: number) => modifiersIn(new DataView(view.buffer, view.byteOffset + from, bytes));
  const level: Level = {
    start: view.getInt32(at, true),
    format: FORMATS[view.getUint8(at + 4)] ?? "decimal",
    text,
    suffix: SUFFIXES[view.getUint8(at + 15)] ?? " ",
    isLegal: (flags & 4) !== 0,
    restartAfter: (flags & 8) === 0 ? undefined : view.getUint8(at + 26),
    paragraph: paragraphProperties(part(at + LEVEL_BYTES, paragraphBytes)),
    character: characterProperties(part(at + LEVEL_BYTES + paragraphBytes, characterBytes)),
  };
  return { level, end };
}
