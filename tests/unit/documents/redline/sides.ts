import type { Redline, RedlineBlock, RunKind } from "@/lib/documents/redline/redline";

/** What a redline leaves when its insertions are refused, or its deletions carried out. */
export function olderText(redline: Redline): string {
  return readSide(redline, "inserted");
}

export function newerText(redline: Redline): string {
  return readSide(redline, "deleted");
}

/** A paragraph as one line: `[-old-]{+new+}`. */
export function marked(block: RedlineBlock): string {
  const signs: Record<RunKind, [string, string]> = { same: ["", ""], inserted: ["{+", "+}"], deleted: ["[-", "-]"] };
  return block.runs.map(({ kind, text }) => signs[kind][0] + text + signs[kind][1]).join("");
}

function readSide({ blocks }: Redline, left: "inserted" | "deleted"): string {
  const shown = blocks.filter((block) => block.change !== left);
  return shown
    .map((block) =>
      block.runs
        .filter((run) => run.kind !== left)
        .map((run) => run.text)
        .join(""),
    )
    .join("\n");
}
