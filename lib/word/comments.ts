import { blockText } from "@/lib/documents/richtext/blocks";
import { NOWHERE, type StoryPart } from "@/lib/documents/extraction/docx/origins";
import { textIn, readAttribute, type WordNode, type WordTree } from "@/lib/word/file/tree";
import { treeOfKind, type PartKind } from "@/lib/word/file/package-parts";
import { type WordFile, STORY_PARTS } from "@/lib/word/file/word-file";
import { toLine } from "@/lib/word/line/line";

/**
 * A comment of a Word file. `range` is in the plain text of the file's blocks, with tracked changes accepted, and empty
 * if its subject is gone; null if it has no place. `parentId` is the comment it answers.
 */
export type WordComment = {
  id: string;
  parentId: string | null;
  author: string;
  at: Date | null;
  text: string;
  isDone: boolean;
  range: Stretch | null;
};

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const WORDPROCESSING = "application/vnd.openxmlformats-officedocument.wordprocessingml";
export const COMMENTS: PartKind = {
  owner: "main",
  relations: ["comments"],
  namespace: OFFICE,
  contentType: `${WORDPROCESSING}.comments+xml`,
  name: "comments.xml",
};
/** Which comment answers which, and which are resolved. */
export const THREADS: PartKind = {
  owner: "main",
  relations: ["commentsExtended"],
  namespace: "http://schemas.microsoft.com/office/2011/relationships",
  contentType: `${WORDPROCESSING}.commentsExtended+xml`,
  name: "commentsExtended.xml",
};

/** The comments of a file, in the order of their part. Cost: one pass through the file. */
export function commentsIn(file: WordFile): WordComment[] {
  const tree = treeOfKind(file, COMMENTS);
  if (!tree) return [];
  const threads = threadsIn(file);
  const elements = tree.root.children.filter(({ name }) => name === "w:comment");
  const places = new CommentPlaces(file);
  const idsByParagraph = new Map<string, string>();
  for (const element of elements)
    idsByParagraph.set(findParaId(tree, element), readAttribute(tree, element, "id") ?? "");
  return elements.map((element) => {
    const id = readAttribute(tree, element, "id") ?? "";
    const thread = threads.get(findParaId(tree, element));
    const at = Date.parse(readAttribute(tree, element, "date") ?? "");
    return {
      id,
      parentId: (thread?.parent === undefined ? undefined : idsByParagraph.get(thread.parent)) ?? null,
      author: readAttribute(tree, element, "author") ?? "",
      at: Number.isNaN(at) ? null : new Date(at),
      text: textOfComment(tree, element),
      isDone: thread?.isDone ?? false,
      range: places.findRange(id),
    };
  });
}

/** The thread id of a comment's last paragraph, in upper case; '' if it has none. */
function findParaId(tree: WordTree, comment: WordNode): string {
  const last = comment.children.findLast(({ name }) => name === "w:p");
  return (last && readAttribute(tree, last, "paraId")?.toUpperCase()) ?? "";
}

function threadsIn(file: WordFile): Map<string, { parent: string | undefined; isDone: boolean }> {
  const tree = treeOfKind(file, THREADS);
  const threads = new Map<string, { parent: string | undefined; isDone: boolean }>();
  for (const node of tree?.root.children ?? []) {
    if (!tree || !node.name.endsWith(":commentEx")) continue;
    const paraId = readAttribute(tree, node, "paraId")?.toUpperCase() ?? "";
    const parent = readAttribute(tree, node, "paraIdParent")?.toUpperCase();
    if (paraId !== "")
      threads.set(paraId, { parent, isDone: /^(1|true|on)$/.test(readAttribute(tree, node, "done") ?? "") });
  }
  return threads;
}

/** Text with one line per paragraph. */
function textOfComment({ xml, nodes }: WordTree, comment: WordNode): string {
  let text = "";
  let lines = 0;
  for (let at = comment.at + 1; at <= comment.lastAt; at += 1) {
    const node = nodes[at];
    if (node?.name === "w:p" && lines++ > 0) text += "\n";
    if (node?.name === "w:t") text += textIn(xml.slice(node.openEnd, node.closeStart));
    if (node?.name === "w:tab" && node.parent?.name === "w:r") text += "\t";
    if (node?.name === "w:br") text += "\n";
  }
  return text.trim();
}

/** Offsets in the plain text of a file's blocks, UTF-16 units. */
type Stretch = { start: number; end: number };
/** An element of a part, and the text units read from it. */
type Seen = Stretch & { at: number };
/** Element numbers of a comment's start, end and sign. */
type Marks = { part: StoryPart; start?: number; end?: number; sign?: number };

const MARKS: Readonly<Record<string, "start" | "end" | "sign">> = {
  "w:commentRangeStart": "start",
  "w:commentRangeEnd": "end",
  "w:commentReference": "sign",
};

/** Where a file's comments are in its text. */
class CommentPlaces {
  readonly #marks = new Map<string, Marks>();
  readonly #seen = new Map<StoryPart, Seen[]>();

  constructor(file: WordFile) {
    for (const part of STORY_PARTS) this.#findMarks(file, part);
    let start = 0;
    for (const block of file.blocks) {
      const part = block.source?.part ?? "main";
      const list = this.#seen.get(part) ?? [];
      this.#seen.set(part, list);
      toLine(block).at.forEach((at, place) => {
        const last = list.at(-1);
        const unit = start + place;
        if (last?.at === at && last.end === unit) last.end = unit + 1;
        else if (at !== NOWHERE) list.push({ at, start: unit, end: unit + 1 });
      });
      start += blockText(block).length + 1;
    }
    for (const list of this.#seen.values()) list.sort((one, other) => one.at - other.at);
  }

  /** The range a comment is about; null if the text has no place for it. */
  findRange(id: string): Stretch | null {
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
      const id = readAttribute(tree, node, "id") ?? "";
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
