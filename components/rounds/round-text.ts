/** The sent text with the returned changes marked, paragraph by paragraph. Pure. Source: B-26.11. */
import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import type { RoundChangeDto } from "@/lib/exchange/rounds/schema";

/** Part of one paragraph; `changeId` is the change that deleted or inserted it, null if unchanged. */
export type MarkedRun = { kind: "same" | "inserted" | "deleted"; text: string; changeId: string | null };
/** `source` is the sent version's block starting here, null for a paragraph only in the reply. */
export type MarkedBlock = { source: Block | null; runs: MarkedRun[]; changeIds: readonly string[] };

/** `isApart`: inserted paragraphs, each separate. */
type Piece = MarkedRun & { start: number; isApart?: boolean };

/**
 * Changes outside the text, or overlapping an earlier one, have no mark; only their cards show them. Linear in the text
 * and the changes, apart from sorting these.
 */
export function markedBlocks(blocks: readonly Block[], changes: readonly RoundChangeDto[]): MarkedBlock[] {
  const text = blocks.map(blockText).join("\n");
  return inBlocks(toPieces(text, changes), blocks);
}

function toPieces(text: string, changes: readonly RoundChangeDto[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { change, start, end, after } of findPlaces(changes)) {
    const isApart = change.isWhole && start === end;
    if (start < at || end > text.length) continue;
    if (start > at) pieces.push({ kind: "same", text: text.slice(at, start), changeId: null, start: at });
    if (change.kind === "format")
      pieces.push({ kind: "same", text: text.slice(start, end), changeId: change.id, start });
    else if (end > start) pieces.push({ kind: "deleted", text: text.slice(start, end), changeId: change.id, start });
    if (after !== "") pieces.push({ kind: "inserted", text: after, changeId: change.id, start: end, isApart });
    at = end;
  }
  if (at < text.length) pieces.push({ kind: "same", text: text.slice(at), changeId: null, start: at });
  return pieces;
}

/** A move deletes in one place and inserts in another. */
function findPlaces(changes: readonly RoundChangeDto[]) {
  return changes
    .filter(({ place }) => place === "text")
    .flatMap((change) => {
      const { start, end, to } = change;
      if (change.kind !== "move" || to === null)
        return [{ change, start, end, after: change.kind === "format" ? "" : change.after }];
      return [
        { change, start, end, after: "" },
        { change, start: to, end: to, after: change.after },
      ];
    })
    .sort((one, other) => one.start - other.start || one.end - other.end);
}

/** A line end of the sent text ends a paragraph; an inserted or deleted one stays inside it, to be visible. */
function inBlocks(pieces: readonly Piece[], sources: readonly Block[]): MarkedBlock[] {
  const sourceAt = sourcesByPlace(sources);
  const marked: MarkedBlock[] = [];
  let open: MarkedRun[] = [];
  let openAt = 0;
  const close = (source: Block | null = sourceAt(openAt)) => {
    const changeIds = [...new Set(open.flatMap(({ changeId }) => (changeId === null ? [] : [changeId])))];
    marked.push({ source, runs: open, changeIds });
    open = [];
  };
  for (const { start, isApart, ...piece } of pieces) {
    if (isApart && open.length > 0) close();
    if (open.length === 0) openAt = start;
    if (piece.kind !== "same" && !isApart) {
      open.push(piece);
      continue;
    }
    let at = start;
    piece.text.split("\n").forEach((line, index) => {
      if (index > 0 && !isApart) {
        close();
        openAt = at;
      }
      if (line !== "" || isApart) open.push({ ...piece, text: line });
      if (isApart) close(null);
      at += line.length + 1;
    });
  }
  if (open.length > 0 || marked.length === 0) close();
  return marked;
}

/** The block starting at an offset, null if none. Call it with ascending offsets. */
function sourcesByPlace(sources: readonly Block[]): (place: number) => Block | null {
  let next = 0;
  let start = 0;
  return (place) => {
    for (let source = sources[next]; source && start < place; source = sources[next]) {
      start += blockText(source).length + 1;
      next += 1;
    }
    return start === place ? (sources[next] ?? null) : null;
  };
}

/** The text around a change, within its paragraph or cell and cut at words, and the clause that it stands in. */
export type Around = { before: string; after: string; clause: string };

const MOST_AROUND = 40;

/** Empty if a change is outside the text, or deletes and inserts whole paragraphs. */
export function findSurroundings(text: string, { place, before, after, start, end, isWhole }: RoundChangeDto): Around {
  const clause = place === "text" ? clauseAt(text, start) : "";
  if (place !== "text" || isWhole || (before + after).includes("\n")) return { before: "", after: "", clause };
  const head =
    text
      .slice(Math.max(0, start - MOST_AROUND), start)
      .split(/[\n\t]/)
      .at(-1) ?? "";
  const tail = text.slice(end, end + MOST_AROUND).split(/[\n\t]/)[0] ?? "";
  return {
    before: head.length === MOST_AROUND ? `…${head.replace(/^\S*/u, "")}` : head,
    after: tail.length === MOST_AROUND ? `${tail.replace(/\S*$/u, "")}…` : tail,
    clause,
  };
}

/** A clause's number at the beginning of its line. */
const NUMBERED = /^\s{0,8}((?:§ ?)?\d{1,3}(?:\.\d{1,3}){0,4})[.)]?\s+/u;
/** A heading is no longer than this, and a clause doesn't begin further above a change. UTF-16 units. */
const LONGEST_HEADING = 50;
const FURTHEST = 4_000;

/** '9.1', or '4.3 Performance and Acceptance' where the clause has a heading; '' where no number stands above. */
function clauseAt(text: string, place: number): string {
  const lineEnd = text.indexOf("\n", place);
  const above = text.slice(Math.max(0, place - FURTHEST), lineEnd === -1 ? text.length : lineEnd);
  const line = above.split("\n").findLast((one) => NUMBERED.test(one)) ?? "";
  const [begin = "", number = ""] = NUMBERED.exec(line) ?? [];
  const [heading = ""] = line.slice(begin.length).split(/[.:](?:\s|$)/u, 1);
  return heading !== "" && heading.length <= LONGEST_HEADING ? `${number} ${heading}` : number;
}

type ShownSection = { kind: "shown"; index: number } | { kind: "folded"; from: number; count: number };

/** Unchanged paragraphs shown on each side of a change. */
const AROUND = 1;

/** What is displayed: changes with some context, the rest folded until `opened` by its first index. */
export function toSections(
  blocks: readonly MarkedBlock[],
  { isFolded, opened }: { isFolded: boolean; opened: ReadonlySet<number> },
): ShownSection[] {
  const isNear = new Uint8Array(blocks.length);
  blocks.forEach(({ changeIds }, index) => {
    if (changeIds.length > 0) isNear.fill(1, Math.max(0, index - AROUND), index + AROUND + 1);
  });
  const sections: ShownSection[] = [];
  for (let index = 0; index < blocks.length;) {
    let end = index;
    while (end < blocks.length && isNear[end] === 0) end += 1;
    if (isFolded && end - index > 1 && !opened.has(index))
      sections.push({ kind: "folded", from: index, count: end - index });
    else for (let shown = index; shown < end; shown += 1) sections.push({ kind: "shown", index: shown });
    for (index = end; index < blocks.length && isNear[index] === 1; index += 1) sections.push({ kind: "shown", index });
  }
  return sections;
}
