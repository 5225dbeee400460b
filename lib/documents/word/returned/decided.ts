import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { withCountedNumbers } from "@/lib/documents/numbering/count-numbers";
import { countedIn, recognisedIn } from "@/lib/documents/word/own-numbers";
import { Alignment } from "./alignment";
import type { ReturnedChange } from "./change";
import { blocksOf, Finder } from "./finder";
import { inNumbersOf } from "./numbers";
import type { Edit } from "./words";

/**
 * A change that is to be taken into a text, or out of it again; one that is done stands in it already, and what is put
 * at the same place afterwards comes behind it. `former`: the same change in the words that stand there by now, which
 * it replaces.
 */
export type Deed = { id: string; change: ReturnedChange; isTaken: boolean; isDone?: boolean; former?: ReturnedChange };
/** The text with all deeds done, or the ids of the changes whose place no longer holds what it held. */
export type Decided = { blocks: Block[] } | { conflicts: string[] };

/**
 * Does deeds to a text that came of the one in which the changes have their places. All are done, or none.
 * @param sent the blocks of the version that was sent
 * @param now those of the text that is to be changed; its clauses are counted when all is done
 */
export function decidedBlocks(sent: readonly Block[], now: readonly Block[], deeds: readonly Deed[]): Decided {
  const current = inNumbersOf(sent, now, () => deeds.flatMap(({ change }) => blocksOf(change.html)));
  const [from, to] = [textOf(sent), textOf(current)];
  const finder = new Finder(sent, current, new Alignment(from, to));
  const conflicts: string[] = [];
  const edits: Edit[] = [];
  const blocks = [...current];
  for (const deed of deeds) {
    const { id, change, isTaken, isDone } = deed;
    if (change.place !== "text") continue;
    if (isDone) {
      finder.pass(change);
      continue;
    }
    if (change.kind === "format") {
      if (!finder.restyle(blocks, change, isTaken)) conflicts.push(id);
      continue;
    }
    const found = finder.edits(deed);
    if (found) edits.push(...found);
    else conflicts.push(id);
  }
  return conflicts.length > 0
    ? { conflicts }
    : { blocks: withCountedNumbers(finder.written(blocks, withoutContained(edits))) };
}

/**
 * The same of two versions.
 * @param isOwn whether the one that was sent went out as a Word file of our own making, so that its clauses count
 */
export function decidedTexts(
  { sentHtml, currentHtml, isOwn }: { sentHtml: string; currentHtml: string; isOwn: boolean },
  deeds: readonly Deed[],
): Decided {
  const [sent, current] = [blocksFromHtml(sentHtml), blocksFromHtml(currentHtml)];
  if (!isOwn) return decidedBlocks(sent, current, deeds);
  const counted = recognisedIn(sent, current);
  const known = deeds.map((deed): Deed => {
    const { html } = deed.change;
    return html === null ? deed : { ...deed, change: { ...deed.change, html: countedIn(counted.current, html) } };
  });
  return decidedBlocks(counted.sent, counted.current, known);
}

/** A change within a larger one is settled by that. */
function withoutContained(edits: readonly Edit[]): Edit[] {
  const ordered = [...edits].sort((one, other) => one.start - other.start || other.end - one.end);
  let reach = -1;
  return ordered.filter((edit) => {
    const isContained = edit.end <= reach && edit.start < reach;
    reach = Math.max(reach, edit.end);
    return !isContained;
  });
}

function textOf(blocks: readonly Block[]): string {
  return blocks.map(blockText).join("\n");
}
