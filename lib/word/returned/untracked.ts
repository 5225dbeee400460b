import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { withFileRules } from "@/lib/word/own-numbers";
import { redline, type RedlineBlock } from "@/lib/documents/redline/redline";
import type { ChangeKind, ReturnedChange } from "./change";

/**
 * The differences between two texts as untracked changes; places are in the first text.
 * @param looks whether a new look of the same words is a change: only if both come from Word files
 */
export function untrackedChanges(
  before: readonly Block[],
  after: readonly Block[],
  { looks }: { looks: boolean },
): ReturnedChange[] {
  const compared = redline(before, withFileRules(before, after)); // show numbers that don't merely count on
  const writer = new Writer(before.map(blockText).join("\n").length);
  for (const block of compared.blocks) writer.add(block, { after, looks });
  return writer.changes;
}

class Writer {
  readonly changes: ReturnedChange[] = [];
  /** The place in the first text, and the next block of the second. */
  #at = 0;
  #block = 0;

  constructor(readonly length: number) {}

  add(block: RedlineBlock, { after, looks }: { after: readonly Block[]; looks: boolean }): void {
    const { change, runs } = block;
    const text = (kind: "inserted" | "deleted") =>
      runs.map((run) => (run.kind === "same" || run.kind === kind ? run.text : "")).join("");
    const [gone, come] = [text("deleted"), text("inserted")];
    const blocks = change === "deleted" ? 0 : blocksOfText(after, this.#block, come.length);
    const html = htmlFromBlocks(after.slice(this.#block, this.#block + blocks));
    if (change === "inserted") this.#tell("insert", { after: come, html });
    else if (change === "deleted") this.#tell("delete", { before: gone, html: null });
    else if (change === "reformatted" && looks) this.#tell("format", { before: gone, after: come, html });
    else if (change === "changed") this.#runs(runs);
    if (change !== "inserted") this.#at = Math.min(this.length, this.#at + gone.length + 1);
    this.#block += blocks;
  }

  #runs(runs: RedlineBlock["runs"]): void {
    const start = this.#at;
    runs.forEach(({ kind, text, isNumber }, index) => {
      if (isNumber) {
        // clauses were added or removed before it
      } else if (kind === "deleted") {
        const next = runs[index + 1];
        const after = next?.kind === "inserted" ? next.text : "";
        this.#tell(after === "" ? "delete" : "replace", { before: text, after });
      } else if (kind === "inserted" && runs[index - 1]?.kind !== "deleted") this.#tell("insert", { after: text });
      if (kind !== "inserted") this.#at += text.length;
    });
    this.#at = start;
  }

  /** For whole blocks, if `html` is given. */
  #tell(
    kind: ChangeKind,
    { before = "", after = "", html }: { before?: string; after?: string; html?: string | null },
  ): void {
    this.changes.push({
      kind,
      tracked: false,
      place: "text",
      author: null,
      at: null,
      before,
      after,
      start: this.#at,
      end: this.#at + before.length,
      isWhole: html !== undefined,
      html: html ?? null,
      to: null,
    });
  }
}

/** How many blocks, from `first` on, make up a text of this length. */
function blocksOfText(blocks: readonly Block[], first: number, length: number): number {
  let count = 0;
  let read = -1;
  do {
    const block = blocks[first + count];
    if (!block) break;
    read += 1 + blockText(block).length;
    count += 1;
  } while (read < length);
  return count;
}
