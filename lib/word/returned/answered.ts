import { groupedBy } from "@/lib/grouped-by";
import { withDecided, type Besides } from "@/lib/word/export";
import { withIdentifier } from "@/lib/word/identifier";
import type { Stamp } from "@/lib/word/markup";
import { withWrittenNumbers } from "@/lib/documents/numbering/written-numbers";
import { inKnownRules, withFileRules } from "@/lib/word/own-numbers";
import { withComments } from "@/lib/word/new-comments";
import { trackedFile, type Credits } from "@/lib/word/patch";
import { borderKind, revisionsIn, type Verdict } from "@/lib/word/revisions";
import { type SavedVersion, findCredits, type Edition, withTheirSteps } from "@/lib/word/credits";
import { around, type WordNode } from "@/lib/word/file/tree";
import { STORY_PARTS, WordFile } from "@/lib/word/file/word-file";
import type { Block } from "@/lib/documents/richtext/blocks";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import type { PlannedChange, ReturnedChange } from "./change";
import { openSentFile, toText, trackedIn, type TrackedReading } from "./found";
import { joinedFound } from "./neighbours";
import { toSentBlocks, type SentText } from "./returned";
import { decidedTexts } from "./decided";

/**
 * What to send back: today's text, the sent version and those since, each with its author and the changes it contains
 * (`taken`), and who is credited for undecided things.
 */
export type Answer = { html: string; changes: readonly Answered[]; editions?: readonly SavedVersion[]; stamp: Stamp };

/**
 * The returned file, to be sent back: accepted and rejected changes are resolved in it, open ones stay the other side's
 * tracked changes, letter for letter, and any other difference of our text is our tracked change. Our own tracked
 * changes that came back count as accepted.
 * @returns the file, and the ids of the changes still open in it, without those whose place has changed since
 * @throws UnreadableDocument; WordRefusal if a change can't be written safely
 */
export function answeredDocx(
  bytes: Uint8Array,
  said: SentText,
  answer: Answer,
  { identifier, comments = [] }: Besides = {},
): { file: Uint8Array; open: string[] } {
  const original = new WordFile(bytes);
  const sent = toSentBlocks(said);
  const read = trackedIn(original, openSentFile(said), sent);
  const wanted = wantedText(said, answer);
  const verdicts = toVerdicts(original, read, {
    text: toText(sent),
    changes: answer.changes,
    open: new Set(wanted.open),
  });
  const decided = withDecided(original, (_, node) => verdicts.get(node) ?? "keep");
  const inFile = said.isOwn ? withFileRules(decided.blocks, withWrittenNumbers(wanted.blocks)) : wanted.blocks;
  const { file: tracked } = trackedFile(
    decided,
    inKnownRules(decided.blocks, inFile),
    answerCredits(decided, inFile, { ...answer, said }),
  );
  const file = withComments(tracked, answer.html, comments);
  return { file: (identifier ? withIdentifier(file, identifier) : file).toBytes(), open: wanted.open };
}

/** The verdict on each tracked change of the file, by its element. */
function toVerdicts(
  original: WordFile,
  { elements, ours, tracked }: TrackedReading,
  { text, changes, open }: { text: string; changes: readonly Answered[]; open: ReadonlySet<string> },
): ReadonlyMap<WordNode, Verdict> {
  const byMark = new Map<WordNode, Verdict>();
  for (const { marks, answered } of answeredMarks(tracked, text, changes)) {
    const verdict = answered ? toVerdict(answered, open) : "keep";
    // if one element marks two changes, an open one keeps it
    for (const mark of marks)
      if (byMark.get(mark) !== "keep") byMark.set(mark, verdict === "reject" && !canUndo(mark) ? "keep" : verdict);
  }
  const isAllDecided = open.size === 0;
  const keepsMoves = [...byMark].some(([{ name }, verdict]) => verdict === "keep" && name.startsWith("w:move"));
  const verdicts = new Map<WordNode, Verdict>();
  for (const part of STORY_PARTS) {
    const [tree, stamped] = [original.tree(part), elements.file.tree(part)];
    if (!tree || !stamped) continue;
    const marks = new Set(revisionsIn(stamped).map(({ node }) => node));
    stamped.nodes.forEach((node, at) => {
      const own = tree.nodes[at];
      if (!own || (!marks.has(node) && borderKind(node) === null)) return;
      if (ours.has(node)) verdicts.set(own, "accept");
      else if (borderKind(node) !== null) verdicts.set(own, keepsMoves ? "keep" : "accept");
      else verdicts.set(own, byMark.get(node) ?? rowVerdict(node, byMark) ?? (isAllDecided ? "accept" : "keep"));
    });
  }
  return verdicts;
}

/** Each tracked change with its answer: with the phrase it is part of, or alone, as earlier releases stored it. */
function answeredMarks(
  tracked: TrackedReading["tracked"],
  text: string,
  changes: readonly Answered[],
): { marks: ReadonlySet<WordNode>; answered: Answered | undefined }[] {
  const known = groupedBy(changes, ({ change }) => toKey(change));
  const silent = changes.flatMap(({ change }) => (change.tracked ? [] : [change]));
  return joinedFound(tracked, text, silent).flatMap(({ change, parts }) => {
    const whole = known.get(toKey(change))?.shift();
    return parts.map((part) => ({ marks: part.marks, answered: whole ?? known.get(toKey(part.change))?.shift() }));
  });
}

/** A number change records the former number only as words: only its author can undo it. */
function canUndo({ name }: WordNode): boolean {
  return name !== "w:numberingChange";
}

function toVerdict({ id, decision }: Answered, open: ReadonlySet<string>): Verdict {
  if (decision === "accepted") return "accept";
  return open.has(id) ? "keep" : "reject";
}

/** A change within an inserted or deleted row is decided with the row. */
function rowVerdict(node: WordNode, byMark: ReadonlyMap<WordNode, Verdict>): Verdict | undefined {
  const row = around(node, ({ name }) => name === "w:tr");
  const properties = row?.children.find(({ name }) => name === "w:trPr");
  return properties?.children.map((mark) => byMark.get(mark)).find((verdict) => verdict !== undefined);
}

/** Identifies a change when the same file is read again, in any order. */
function toKey({ kind, place, author, at, before, after, start, end, to }: ReturnedChange): string {
  return JSON.stringify([kind, place, author, at, before, after, start, end, to]);
}

type Answering = { said: SentText; changes: readonly Answered[]; editions?: readonly SavedVersion[]; stamp: Stamp };

/**
 * Credits for the differences between our text and their file. Untracked changes are reverted by whoever rejected them,
 * else by the sender of the answer; everything else came with a version since the sent one. Each text on the way
 * contains their accepted and open changes from the beginning, so that none counts as ours.
 */
function answerCredits(
  { blocks }: WordFile,
  wanted: readonly Block[],
  { said, changes, editions = [], stamp }: Answering,
): Credits {
  const inFile = (text: readonly Block[]) =>
    htmlFromBlocks(said.isOwn ? withFileRules(blocks, withWrittenNumbers(text)) : text);
  const theirs: Edition = { html: htmlFromBlocks(blocks), isTheirs: true, ...stamp };
  const ours = withTheirSteps(editions).slice(1);
  const steps = ours.map(({ taken, ...edition }): Edition => {
    const { blocks: text } = wantedText(said, { html: edition.html, changes, standing: new Set(taken) });
    return { ...edition, html: inFile(text) };
  });
  const restored = restorations(said, changes, stamp).map(({ text, by }): Edition => ({ html: inFile(text), ...by }));
  const way = [theirs, ...restored, ...steps.slice(0, -1)];
  const last = steps.at(-1) ?? { html: "", ...(restored.at(-1) ?? stamp) };
  return findCredits([...way, { ...last, html: htmlFromBlocks(wanted) }], blocks);
}

/** The sent text after each of us reverted untracked changes that weren't accepted. */
function restorations(
  said: SentText,
  changes: readonly Answered[],
  stamp: Stamp,
): { text: readonly Block[]; by: Stamp }[] {
  const silent = changes.filter(({ change, decision }) => !change.tracked && decision !== "accepted");
  const decidedBy = ({ decided = stamp }: Answered) => decided;
  const groups = [...groupedBy(silent, (one) => JSON.stringify(decidedBy(one))).values()].sort(
    (one, other) => toMoment(one, decidedBy) - toMoment(other, decidedBy),
  );
  const left = new Set(silent);
  const steps = groups.length > 0 ? groups : [[]];
  return steps.map((group) => {
    for (const one of group) left.delete(one);
    const standing = changes.map((one) => (left.has(one) ? { ...one, decision: "accepted" as const } : one));
    const { blocks: text } = wantedText(said, { html: said.html, changes: standing, standing: new Set() });
    return { text, by: group[0] ? decidedBy(group[0]) : stamp };
  });
}

function toMoment([first]: readonly Answered[], decidedBy: (one: Answered) => Stamp): number {
  return first ? decidedBy(first).at.getTime() : 0;
}

/** A change as stored when the file was read, the decision and its author; a counter counts as rejected. */
export type Answered = {
  id: string;
  change: ReturnedChange;
  decision: "open" | "accepted" | "rejected";
  decided?: Stamp;
};

/**
 * One of our texts including open changes, because that is how a file with tracked changes is read.
 * @param standing the accepted changes it already has: all, by default
 * @returns `open`: the ids of open changes, without those whose place has changed since
 */
function wantedText(
  said: SentText,
  { html, changes, standing }: { html: string; changes: readonly Answered[]; standing?: ReadonlySet<string> },
): { blocks: readonly Block[]; open: string[] } {
  const overtaken = new Set<string>();
  for (;;) {
    const planned = changes.flatMap(({ id, change, decision }): PlannedChange[] => {
      const isOpen = decision === "open" && change.tracked;
      if (overtaken.has(id) || (decision !== "accepted" && !isOpen)) return [];
      const isDone = decision === "accepted" && (standing?.has(id) ?? true);
      return [{ id, change, isTaken: true, ...(isDone ? { isDone } : {}) }];
    });
    const decided = decidedTexts({ sentHtml: said.html, currentHtml: html, isOwn: said.isOwn ?? false }, planned);
    const isOpen = ({ decision }: Answered) => decision === "open";
    const open = changes.filter((one) => isOpen(one) && planned.some(({ id }) => id === one.id)).map(({ id }) => id);
    if ("blocks" in decided) return { blocks: decided.blocks, open };
    for (const id of decided.conflicts) overtaken.add(id);
  }
}
