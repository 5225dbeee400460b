import { groupedBy } from "@/lib/grouped-by";
import { withDecided, type Besides } from "@/lib/documents/word/export";
import { withIdentifier } from "@/lib/documents/word/identifier";
import type { Stamp } from "@/lib/documents/word/markup";
import { withWrittenNumbers } from "@/lib/documents/numbering/written-numbers";
import { inKnownRules, inRulesOf } from "@/lib/documents/word/own-numbers";
import { withComments } from "@/lib/documents/word/new-comments";
import { trackedFile } from "@/lib/documents/word/patch";
import { borderKind, revisionsIn, type Verdict } from "@/lib/documents/word/revisions";
import type { SavedVersion } from "@/lib/documents/word/their-steps";
import { around, type WordNode } from "@/lib/documents/word/tree";
import { STORY_PARTS, WordFile } from "@/lib/documents/word/word-file";
import type { ReturnedChange } from "./change";
import { answerCredits } from "./answer-credits";
import { sentFileOf, trackedIn, type TrackedReading } from "./found";
import { sentBlocksOf, type SentText } from "./returned";
import { wantedText, type Answered } from "./wanted-text";

export type { Answered } from "./wanted-text";

/**
 * What goes back: the text by now, the sent version and those since that led to it, each of whoever made it and with
 * the changes that stand in it (`taken`), and who is named for what nobody decided.
 */
export type Answer = { html: string; changes: readonly Answered[]; editions?: readonly SavedVersion[]; stamp: Stamp };

/**
 * The file that came back, to be sent back: what is accepted or rejected is so in it, what is open stays their own
 * tracked change, letter for letter, and what our text says otherwise is our tracked change. Our own tracked changes
 * that came back count as accepted.
 * @returns the file, and the ids of the changes that stay open in it: not those whose place says something else by now
 * @throws UnreadableDocument; WordRefusal where a change can't be written safely
 */
export function answeredDocx(
  bytes: Uint8Array,
  said: SentText,
  answer: Answer,
  { identifier, comments = [] }: Besides = {},
): { file: Uint8Array; open: string[] } {
  const original = new WordFile(bytes);
  const sent = sentBlocksOf(said);
  const read = trackedIn(original, sentFileOf(said), sent);
  const wanted = wantedText(said, answer);
  const verdicts = verdictsOf(original, read, { changes: answer.changes, open: new Set(wanted.open) });
  const decided = withDecided(original, (_, node) => verdicts.get(node) ?? "keep");
  const inFile = said.isOwn ? inRulesOf(decided.blocks, withWrittenNumbers(wanted.blocks)) : wanted.blocks;
  const { file: tracked } = trackedFile(
    decided,
    inKnownRules(decided.blocks, inFile),
    answerCredits(decided, inFile, { ...answer, said }),
  );
  const file = withComments(tracked, answer.html, comments);
  return { file: (identifier ? withIdentifier(file, identifier) : file).toBytes(), open: wanted.open };
}

/** What becomes of each tracked change of the file, by the element that tells it. */
function verdictsOf(
  original: WordFile,
  { elements, ours, tracked }: TrackedReading,
  { changes, open }: { changes: readonly Answered[]; open: ReadonlySet<string> },
): ReadonlyMap<WordNode, Verdict> {
  const known = groupedBy(changes, ({ change }) => keyOf(change));
  const told = new Map<WordNode, Verdict>();
  for (const { change, marks } of tracked) {
    const answered = known.get(keyOf(change))?.shift();
    const verdict = answered ? verdictOf(answered, open) : "keep";
    // of two changes that one element tells, one that is open keeps it
    for (const mark of marks)
      if (told.get(mark) !== "keep") told.set(mark, verdict === "reject" && !canUndo(mark) ? "keep" : verdict);
  }
  const isAllDecided = open.size === 0;
  const keepsMoves = [...told].some(([{ name }, verdict]) => verdict === "keep" && name.startsWith("w:move"));
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
      else verdicts.set(own, told.get(node) ?? rowVerdict(node, told) ?? (isAllDecided ? "accept" : "keep"));
    });
  }
  return verdicts;
}

/** A change of a number tells the former number in words alone: whoever made it can undo it, nobody else. */
function canUndo({ name }: WordNode): boolean {
  return name !== "w:numberingChange";
}

function verdictOf({ id, decision }: Answered, open: ReadonlySet<string>): Verdict {
  if (decision === "accepted") return "accept";
  return open.has(id) ? "keep" : "reject";
}

/** What is tracked within a row that came or went is decided with it. */
function rowVerdict(node: WordNode, told: ReadonlyMap<WordNode, Verdict>): Verdict | undefined {
  const row = around(node, ({ name }) => name === "w:tr");
  const properties = row?.children.find(({ name }) => name === "w:trPr");
  return properties?.children.map((mark) => told.get(mark)).find((verdict) => verdict !== undefined);
}

/** The same file read twice tells the same changes, in whatever order. */
function keyOf({ kind, place, author, at, before, after, start, end, to }: ReturnedChange): string {
  return JSON.stringify([kind, place, author, at, before, after, start, end, to]);
}
