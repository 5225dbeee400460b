import { paragraph } from "@/lib/documents/richtext/blocks";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import type { ReturnedChange } from "./change";
import type { Deed } from "./decided";

/** What was decided on a change; `counter`: words of ours in the place of theirs. */
export type Decided = { decision: string; counter: string | null };
export type Decisions = {
  accept: readonly string[];
  reject: readonly string[];
  counter: readonly { id: string; text: string }[];
};

/**
 * What is to be done to the text: accepted ones are put in once, and taken out where they are rejected afterwards. Our
 * words in the place of one give way to what is decided on it instead.
 * @param before what had been decided
 */
export function deedsOf(
  changes: readonly (ReturnedChange & { id: string })[],
  before: ReadonlyMap<string, Decided>,
  decisions: Decisions,
): Deed[] {
  const [accept, reject] = [new Set(decisions.accept), new Set(decisions.reject)];
  const counters = new Map(decisions.counter.map(({ id, text }) => [id, text]));
  return changes.flatMap(({ id, ...change }): Deed[] => {
    const now = standing(change, before.get(id));
    const former = now ? { former: now } : {};
    const words = counters.get(id);
    if (words !== undefined) return [{ id, change: withWords(change, words), isTaken: true, ...former }];
    const isAccepted = before.get(id)?.decision === "accepted";
    if (accept.has(id) && !isAccepted) return [{ id, change, isTaken: true, ...former }];
    if (!now) return [];
    return reject.has(id) ? [{ id, change: now, isTaken: false }] : [{ id, change: now, isTaken: true, isDone: true }];
  });
}

/** The change as it stands in the text by now, in their words or in ours; null where it doesn't. */
function standing(change: ReturnedChange, decided: Decided | undefined): ReturnedChange | null {
  if (decided && decided.counter !== null) return withWords(change, decided.counter);
  return decided?.decision === "accepted" ? change : null;
}

function withWords(change: ReturnedChange, words: string): ReturnedChange {
  const html = change.isWhole ? htmlFromBlocks(words.split("\n").map((line) => paragraph(line))) : null;
  return { ...change, after: words, html };
}
