import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import type { ReturnedChange } from "../returned/change";
import { decidedTexts } from "../returned/decided";
import type { Side, Snapshot } from "./clauses";

type KeptChange = ReturnedChange & { id: string };

/**
 * A text that was exchanged: a version as HTML, or the version that a reply changes, with its changes and those nobody
 * has decided on. `isOwn`: the version went out as a Word file of our own making.
 */
export type Exchanged =
  | { side: Side; html: string }
  | { side: "theirs"; html: string; isOwn: boolean; changes: readonly KeptChange[]; openIds: readonly string[] };

/** The texts as the ledger compares them. */
export function toSnapshot(exchanged: Exchanged): Snapshot {
  if (!("changes" in exchanged)) return { side: exchanged.side, text: written(blocksFromHtml(exchanged.html)) };
  const { changes } = exchanged;
  const open = new Set(exchanged.openIds);
  const tracked = changes.filter((change) => change.tracked);
  const openOnes = changes.filter(({ id }) => open.has(id));
  return {
    side: "theirs",
    text: withChanges(exchanged, changes),
    tracked: withChanges(exchanged, tracked),
    open: withChanges(exchanged, openOnes),
  };
}

/** A change that can't be found again is left out; the others are applied. */
function withChanges({ html, isOwn }: { html: string; isOwn: boolean }, changes: readonly KeptChange[]): string {
  const texts = { sentHtml: html, currentHtml: html, isOwn };
  let wanted = changes;
  for (;;) {
    const decided = decidedTexts(
      texts,
      wanted.map(({ id, ...change }) => ({ id, change, isTaken: true })),
    );
    if ("blocks" in decided) return written(decided.blocks);
    const lost = new Set(decided.conflicts);
    const left = wanted.filter(({ id }) => !lost.has(id));
    if (left.length === wanted.length) throw new Error("a reply's changes conflict with nothing that is known");
    wanted = left;
  }
}

function written(blocks: readonly Block[]): string {
  return blocks.map(blockText).join("\n");
}
