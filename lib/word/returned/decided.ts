import { blockText, type Block, paragraph } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { withCountedNumbers } from "@/lib/documents/numbering/count-numbers";
import { countedIn, recognisedIn } from "@/lib/word/own-numbers";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { Alignment } from "./alignment";
import type { PlannedChange, ReturnedChange } from "./change";
import { insertedBlocks, Finder } from "./finder";
import { withSentNumbers } from "./numbers";
import type { Edit } from "./words";

/** The text with all changes applied, or the ids of the changes whose place has changed. */
export type DecidedText = { blocks: Block[] } | { conflicts: string[] };

/**
 * Applies changes to a text derived from the one they refer to; all or none.
 * @param sent the blocks of the sent version
 * @param now the text to change; its clauses are renumbered at the end
 */
export function decidedBlocks(
  sent: readonly Block[],
  now: readonly Block[],
  planned: readonly PlannedChange[],
): DecidedText {
  const current = withSentNumbers(sent, now, () => planned.flatMap(({ change }) => insertedBlocks(change.html)));
  const [from, to] = [toText(sent), toText(current)];
  const finder = new Finder(sent, current, new Alignment(from, to));
  const conflicts: string[] = [];
  const edits: Edit[] = [];
  const blocks = [...current];
  for (const plannedChange of planned) {
    const { id, change, isTaken, isDone } = plannedChange;
    if (change.place !== "text") continue;
    if (isDone) {
      finder.pass(change);
      continue;
    }
    if (change.kind === "format") {
      if (!finder.restyle(blocks, change, isTaken)) conflicts.push(id);
      continue;
    }
    const found = finder.edits(plannedChange);
    if (found) edits.push(...found);
    else conflicts.push(id);
  }
  return conflicts.length > 0
    ? { conflicts }
    : { blocks: withCountedNumbers(finder.written(blocks, withoutContained(edits))) };
}

/**
 * The same for two versions.
 * @param isOwn whether the sent one was a Word file we generated, so that its clauses are counted
 */
export function decidedTexts(
  { sentHtml, currentHtml, isOwn }: { sentHtml: string; currentHtml: string; isOwn: boolean },
  planned: readonly PlannedChange[],
): DecidedText {
  const [sent, current] = [blocksFromHtml(sentHtml), blocksFromHtml(currentHtml)];
  if (!isOwn) return decidedBlocks(sent, current, planned);
  const counted = recognisedIn(sent, current);
  const known = planned.map((plannedChange): PlannedChange => {
    const { html } = plannedChange.change;
    return html === null
      ? plannedChange
      : { ...plannedChange, change: { ...plannedChange.change, html: countedIn(counted.current, html) } };
  });
  return decidedBlocks(counted.sent, counted.current, known);
}

/** A change inside a larger one is settled with it. */
function withoutContained(edits: readonly Edit[]): Edit[] {
  const ordered = [...edits].sort((one, other) => one.start - other.start || other.end - one.end);
  let reach = -1;
  return ordered.filter((edit) => {
    const isContained = edit.end <= reach && edit.start < reach;
    reach = Math.max(reach, edit.end);
    return !isContained;
  });
}

function toText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join("\n");
}

/** The decision on a change; `counter`: our words instead of theirs. */
export type Decided = { decision: string; counter: string | null };
/** `before` stands at `start` to `end` of the sent text, outside of the change whose sentence is worded anew. */
export type RestOfSentence = Pick<ReturnedChange, "start" | "end" | "before" | "after">;
export type Decisions = {
  accept: readonly string[];
  reject: readonly string[];
  counter: readonly { id: string; text: string; rest?: readonly RestOfSentence[] | undefined }[];
};

/**
 * The edits to the text: accepted changes are applied once, and reverted if rejected later. Our counter words are
 * replaced by a later decision.
 * @param before the decisions so far
 */
export function planChanges(
  changes: readonly (ReturnedChange & { id: string })[],
  before: ReadonlyMap<string, Decided>,
  decisions: Decisions,
): PlannedChange[] {
  const [accept, reject] = [new Set(decisions.accept), new Set(decisions.reject)];
  const counters = new Map(decisions.counter.map((counter) => [counter.id, counter]));
  return changes.flatMap(({ id, ...change }): PlannedChange[] => {
    const now = standing(change, before.get(id));
    const former = now ? { former: now } : {};
    const ours = counters.get(id);
    if (ours)
      return [{ id, change: withWords(change, ours.text), isTaken: true, ...former }, ...restOf(id, change, ours.rest)];
    const isAccepted = before.get(id)?.decision === "accepted";
    if (accept.has(id) && !isAccepted) return [{ id, change, isTaken: true, ...former }];
    if (!now) return [];
    return reject.has(id) ? [{ id, change: now, isTaken: false }] : [{ id, change: now, isTaken: true, isDone: true }];
  });
}

/** The change as it is in the current text, in their words or ours; null if it isn't there. */
function standing(change: ReturnedChange, decided: Decided | undefined): ReturnedChange | null {
  if (decided && decided.counter !== null) return withWords(change, decided.counter);
  return decided?.decision === "accepted" ? change : null;
}

/** Edits of our own text: unlike our words in the change's place, a later decision leaves them as they are. */
function restOf(id: string, change: ReturnedChange, rest: readonly RestOfSentence[] = []): PlannedChange[] {
  const own = { ...change, kind: "replace" as const, isWhole: false, html: null, to: null };
  return rest.map((piece) => ({ id, change: { ...own, ...piece }, isTaken: true }));
}

function withWords(change: ReturnedChange, words: string): ReturnedChange {
  const html = change.isWhole ? htmlFromBlocks(words.split("\n").map((line) => paragraph(line))) : null;
  return { ...change, after: words, html };
}
