import { groupedBy } from "@/lib/grouped-by";
import type { Block } from "@/lib/documents/richtext/blocks";
import { withDecided, type Besides } from "@/lib/documents/word/export";
import { withIdentifier } from "@/lib/documents/word/identifier";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { creditsOf, type Edition } from "@/lib/documents/word/credits";
import type { Stamp } from "@/lib/documents/word/markup";
import { withWrittenNumbers } from "@/lib/documents/numbering/written-numbers";
import { inKnownRules, inRulesOf, writtenHtml } from "@/lib/documents/word/own-numbers";
import { withComments } from "@/lib/documents/word/new-comments";
import { trackedFile, type Credits } from "@/lib/documents/word/patch";
import { borderKind, revisionsIn, type Verdict } from "@/lib/documents/word/revisions";
import { around, type WordNode } from "@/lib/documents/word/tree";
import { STORY_PARTS, WordFile } from "@/lib/documents/word/word-file";
import type { ReturnedChange } from "./change";
import { decidedTexts, type Deed } from "./decided";
import { sentFileOf, trackedIn, type TrackedReading } from "./found";
import { sentBlocksOf, type SentText } from "./returned";

/** A change as it was kept when the file was read, and what became of it; a counter counts as rejected. */
export type Answered = { id: string; change: ReturnedChange; decision: "open" | "accepted" | "rejected" };
/**
 * What goes back: the text by now, the versions since the sent one that led to it, each of whoever made it, and who is
 * named for what none of these brought.
 */
export type Answer = { html: string; changes: readonly Answered[]; editions?: readonly Edition[]; stamp: Stamp };

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
    ourCredits(decided, inFile, { ...answer, said }),
  );
  const file = withComments(tracked, answer.html, comments);
  return { file: (identifier ? withIdentifier(file, identifier) : file).toBytes(), open: wanted.open };
}

/** Who of us made what of our text differs from their file: whose version it came with on the way from the sent one. */
function ourCredits(
  { blocks }: WordFile,
  wanted: readonly Block[],
  { said, editions = [], stamp }: Pick<Answer, "editions" | "stamp"> & { said: SentText },
): Credits {
  const inFile = (html: string) => (said.isOwn ? writtenHtml(html) : html);
  const theirs: Edition = { html: htmlFromBlocks(blocks), ...stamp };
  const sent: Edition = { html: inFile(said.html), ...stamp };
  if (editions.length < 2) return creditsOf([theirs, sent], blocks);
  const ours = editions.map((edition) => ({ ...edition, html: inFile(edition.html) }));
  return creditsOf([theirs, sent, ...ours, { html: htmlFromBlocks(wanted), ...stamp }], blocks);
}

/** Our text with what stays open in it, for that is how a reader takes a file with tracked changes. */
function wantedText(
  said: SentText,
  { html, changes }: Pick<Answer, "html" | "changes">,
): { blocks: readonly Block[]; open: string[] } {
  const overtaken = new Set<string>();
  for (;;) {
    const deeds = changes.flatMap(({ id, change, decision }): Deed[] => {
      if (decision === "accepted") return [{ id, change, isTaken: true, isDone: true }];
      return decision === "open" && change.tracked && !overtaken.has(id) ? [{ id, change, isTaken: true }] : [];
    });
    const decided = decidedTexts({ sentHtml: said.html, currentHtml: html, isOwn: said.isOwn ?? false }, deeds);
    const open = deeds.flatMap(({ id, isDone }) => (isDone ? [] : [id]));
    if ("blocks" in decided) return { blocks: decided.blocks, open };
    for (const id of decided.conflicts) overtaken.add(id);
  }
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
