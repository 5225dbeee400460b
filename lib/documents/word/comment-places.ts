import { blockText } from "@/lib/documents/richtext/blocks";
import { NOWHERE, type StoryPart } from "@/lib/documents/extraction/docx/origins";
import { lineOf } from "./line";
import { attributeOf } from "./tree";
import { STORY_PARTS, type WordFile } from "./word-file";

/** Offsets in the plain text of a file's blocks, UTF-16 units. */
export type Stretch = { start: number; end: number };
/** An element of a part, and the units of the text that were read from it. */
type Seen = Stretch & { at: number };
/** Where a comment begins, ends, and has its sign: numbers of elements. */
type Marks = { part: StoryPart; start?: number; end?: number; sign?: number };

const MARKS: Readonly<Record<string, "start" | "end" | "sign">> = {
  "w:commentRangeStart": "start",
  "w:commentRangeEnd": "end",
  "w:commentReference": "sign",
};

/** Where the comments of a file stand in its text. */
export class CommentPlaces {
  readonly #marks = new Map<string, Marks>();
  readonly #seen = new Map<StoryPart, Seen[]>();

  constructor(file: WordFile) {
    for (const part of STORY_PARTS) this.#findMarks(file, part);
    let start = 0;
    for (const block of file.blocks) {
      const part = block.source?.part ?? "main";
      const list = this.#seen.get(part) ?? [];
      this.#seen.set(part, list);
      lineOf(block).at.forEach((at, place) => {
        const last = list.at(-1);
        const unit = start + place;
        if (last?.at === at && last.end === unit) last.end = unit + 1;
        else if (at !== NOWHERE) list.push({ at, start: unit, end: unit + 1 });
      });
      start += blockText(block).length + 1;
    }
    for (const list of this.#seen.values()) list.sort((one, other) => one.at - other.at);
  }

  /** The stretch that a comment is about; null where the text has no place for it. */
  rangeOf(id: string): Stretch | null {
    const marks = this.#marks.get(id);
    const list = marks && this.#seen.get(marks.part);
    if (!marks || !list) return null;
    const from = marks.start ?? marks.sign ?? marks.end ?? 0;
    const to = marks.start === undefined ? from : (marks.end ?? marks.sign ?? from);
    const first = firstFrom(list, from);
    const end = list[firstFrom(list, to) - 1];
    const place = list[first];
    if (place && end && end.at > from) return { start: Math.min(place.start, end.end), end: end.end };
    const point = place?.start ?? list.at(-1)?.end;
    return point === undefined ? null : { start: point, end: point };
  }

  #findMarks(file: WordFile, part: StoryPart): void {
    const tree = file.tree(part);
    for (const node of tree?.nodes ?? []) {
      const kind = MARKS[node.name];
      if (kind === undefined || !tree) continue;
      const id = attributeOf(tree, node, "id") ?? "";
      const marks = this.#marks.get(id) ?? { part };
      marks[kind] ??= node.at;
      this.#marks.set(id, marks);
    }
  }
}

/** The index of the first element from number `at` on. */
function firstFrom(list: readonly Seen[], at: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
