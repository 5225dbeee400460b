import { groupedBy } from "@/lib/grouped-by";
import { borderKind, revisionKind } from "@/lib/word/revisions";
import { readAttribute, type WordNode } from "@/lib/word/file/tree";
import { STORY_PARTS } from "@/lib/word/file/word-file";
import type { Found, ReturnedChange } from "./change";
import type { Hand } from "./hands";
import type { Elements } from "./reading";

/** A file's names for moves, by their elements. */
export type MoveNames = ReadonlyMap<WordNode, string>;

/** One author's changes at one place. */
type AuthorChanges = { hand: Hand; found: readonly Found[] };

export function moveNamesIn({ file }: Pick<Elements, "file">): MoveNames {
  const names = new Map<WordNode, string>();
  for (const part of STORY_PARTS) {
    const tree = file.tree(part);
    if (!tree) continue;
    const open: { id: string; kind: string; name: string }[] = [];
    for (const node of tree.nodes) {
      const border = borderKind(node);
      const kind = revisionKind(node);
      if (border === "moveFrom" || border === "moveTo") {
        const id = readAttribute(tree, node, "id") ?? "";
        const name = readAttribute(tree, node, "name");
        const known = open.findIndex((one) => one.id === id && one.kind === border);
        if (node.name.endsWith("Start") && name !== undefined) open.push({ id, kind: border, name });
        else if (known >= 0) open.splice(known, 1);
      } else if (kind === "moveFrom" || kind === "moveTo") {
        const range = open.findLast((one) => one.kind === kind);
        if (range) names.set(node, range.name);
      }
    }
  }
  return names;
}

/**
 * Pairs text moved away with text moved in, by the move's name for any number of paragraphs, else by its words; what
 * has no match is deleted or inserted.
 */
export function withMoves(pieces: readonly AuthorChanges[], names: MoveNames): Found[] {
  const all = pieces.flatMap(({ hand, found }) => found.map((one) => ({ isMove: hand.isMove, one })));
  const moved = all.flatMap(({ isMove, one }) => (isMove ? [one] : []));
  const taken = new Set<Found>();
  const moves = new Map<Found, Found>();
  const pair = (gone: readonly Found[], come: readonly Found[]) => {
    const move = movedAs(gone, come);
    const [first] = gone;
    if (!move || !first) return;
    for (const one of [...gone.slice(1), ...come]) taken.add(one);
    moves.set(first, move);
  };
  for (const [name, group] of groupedBy(moved, (one) => findName(one, names))) {
    if (name === null) continue;
    const isGone = ({ change: { kind } }: Found) => kind === "delete";
    pair(
      group.filter(isGone),
      group.filter((one) => !isGone(one)),
    );
  }
  const rest = moved.filter((one) => !moves.has(one) && !taken.has(one));
  const arrived = groupedBy(
    rest.filter(({ change: { kind } }) => kind === "insert"),
    ({ change: { after } }) => after,
  );
  for (const one of rest) {
    const twin = one.change.kind === "delete" ? arrived.get(one.change.before)?.shift() : undefined;
    if (twin) pair([one], [twin]);
  }
  return all.flatMap(({ one }) => (taken.has(one) ? [] : [moves.get(one) ?? one]));
}

function findName({ marks }: Found, names: MoveNames): string | null {
  for (const mark of marks) {
    const name = names.get(mark);
    if (name !== undefined) return name;
  }
  return null;
}

/** One move from the removed and inserted parts; null if they differ or are at several places. */
function movedAs(gone: readonly Found[], come: readonly Found[]): Found | null {
  const [from, to] = [joined(gone, "before"), joined(come, "after")];
  if (!from || !to || from.isWhole !== to.isWhole || from.before !== to.after) return null;
  const marks = new Set([...gone, ...come].flatMap((one) => [...one.marks]));
  return { change: { ...from, kind: "move", after: to.after, html: to.html, to: to.start }, marks };
}

/** Adjacent whole blocks as one change, or a single one unchanged. */
function joined(found: readonly Found[], side: "before" | "after"): ReturnedChange | null {
  const [first, ...others] = found.map(({ change }) => change);
  if (!first || others.length === 0) return first ?? null;
  let end = first.end;
  for (const one of others) {
    const isNext = side === "before" ? one.start === end + 1 : one.start === first.start;
    if (!isNext || !one.isWhole || !first.isWhole) return null;
    end = one.end;
  }
  const words = [first, ...others].map((one) => one[side]).join("\n");
  const html = side === "after" ? [first, ...others].map((one) => one.html ?? "").join("") : null;
  return { ...first, end, [side]: words, html };
}
