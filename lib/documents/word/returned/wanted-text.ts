import type { Block } from "@/lib/documents/richtext/blocks";
import type { Stamp } from "@/lib/documents/word/markup";
import type { ReturnedChange } from "./change";
import { decidedTexts, type Deed } from "./decided";
import type { SentText } from "./returned";

/** A change as it was kept when the file was read, and what became of it, by whom; a counter counts as rejected. */
export type Answered = {
  id: string;
  change: ReturnedChange;
  decision: "open" | "accepted" | "rejected";
  decided?: Stamp;
};

/**
 * A text of ours with what stays open in it, for that is how a reader takes a file with tracked changes.
 * @param standing the accepted changes that it has already: all, unless said
 * @returns `open`: the ids of what stays open; not those whose place says something else by now
 */
export function wantedText(
  said: SentText,
  { html, changes, standing }: { html: string; changes: readonly Answered[]; standing?: ReadonlySet<string> },
): { blocks: readonly Block[]; open: string[] } {
  const overtaken = new Set<string>();
  for (;;) {
    const deeds = changes.flatMap(({ id, change, decision }): Deed[] => {
      const isOpen = decision === "open" && change.tracked;
      if (overtaken.has(id) || (decision !== "accepted" && !isOpen)) return [];
      const isDone = decision === "accepted" && (standing?.has(id) ?? true);
      return [{ id, change, isTaken: true, ...(isDone ? { isDone } : {}) }];
    });
    const decided = decidedTexts({ sentHtml: said.html, currentHtml: html, isOwn: said.isOwn ?? false }, deeds);
    const isOpen = ({ decision }: Answered) => decision === "open";
    const open = changes.filter((one) => isOpen(one) && deeds.some(({ id }) => id === one.id)).map(({ id }) => id);
    if ("blocks" in decided) return { blocks: decided.blocks, open };
    for (const id of decided.conflicts) overtaken.add(id);
  }
}
