import type { RoundChangeDto } from "@/lib/rounds/schema";

/** Changes on which nobody has decided, by what becomes of them in the file that goes back. */
export type OpenChanges = {
  total: number;
  /** They stay as they are, under their authors' names. */
  tracked: number;
  authors: string[];
  /** Our text is put back, tracked. */
  untracked: number;
  /** At the head and the foot of pages, where nothing is written. */
  beside: number;
};

export function openIn(changes: readonly RoundChangeDto[]): OpenChanges {
  const open = changes.filter(({ decision }) => decision === "open");
  const tracked = open.filter((change) => change.tracked);
  const untracked = open.filter((change) => !change.tracked);
  const inText = untracked.filter(({ place }) => place === "text").length;
  const authors = [...new Set(tracked.flatMap(({ author }) => (author ? [author] : [])))];
  return { total: open.length, tracked: tracked.length, authors, untracked: inText, beside: untracked.length - inText };
}
