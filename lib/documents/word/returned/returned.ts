import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { withDecided } from "@/lib/documents/word/export";
import { commentsIn, type WordComment } from "@/lib/documents/word/comments";
import { WordFile } from "@/lib/documents/word/word-file";
import { Alignment } from "./alignment";
import type { ReturnedChange } from "./change";
import { Formats } from "./formats";
import { Hands, ourRevisions } from "./hands";
import { marginChanges } from "./margins";
import { mergedPieces } from "./merged";
import { readingOf, type Reading } from "./reading";
import { stampedElements } from "./stamps";
import { changesOf } from "./tracked";
import { untrackedChanges } from "./untracked";

/** What was sent: a version's HTML, and the file as it went out, where that was a Word file of ours. */
export type SentText = { html: string; file: Uint8Array | null };
/** A comment of a file, its place in the sent version's plain text; null where it stands nowhere in it. */
export type ReturnedComment = Omit<WordComment, "range"> & {
  passage: { start: number; end: number; quote: string } | null;
};
export type Returned = { changes: ReturnedChange[]; comments: ReturnedComment[]; authors: string[] };

/**
 * What a Word file that came back changes in what was sent: what is tracked, each by whom and when, and what differs
 * although nobody tracked it. Untracked ones come first; places are those of the sent version's plain text, which holds
 * `before` there. Tracked changes of our own that were sent count as accepted.
 * @throws UnreadableDocument
 */
export function readReturned(bytes: Uint8Array, { html, file }: SentText): Returned {
  const sent = file ? new WordFile(file) : null;
  const original = new WordFile(bytes);
  const elements = stampedElements(original);
  const ours = ourRevisions(elements.file, sent);
  const hands = new Hands(elements, ours);
  const rejected = withDecided(elements.file, (_, node) => (ours.has(node) ? "accept" : "reject"));
  const [before, after] = [readingOf(rejected, elements), readingOf(elements.file, elements)];
  const formats = new Formats(before, after, hands);
  const pieces = mergedPieces(before, after, { elements, hands, onSame: (unit, twin) => formats.see(unit, twin) });
  formats.close();
  const tracked = [...changesOf(pieces, before, after), ...formats.changes];
  const blocks = blocksFromHtml(html);
  const margins = sent ? marginChanges(sent, original, textOf(blocks).length) : [];
  const changes = [
    ...untrackedSince(blocks, sent, before),
    ...margins.filter(({ tracked: isTracked }) => !isTracked),
    ...placed(tracked, before.text, blocks).sort((one, other) => one.start - other.start || one.end - other.end),
    ...margins.filter(({ tracked: isTracked }) => isTracked),
  ];
  const comments = commentsOf(original, after.text, textOf(blocks));
  return { changes, comments, authors: authorsOf(changes) };
}

function commentsOf(file: WordFile, text: string, sent: string): ReturnedComment[] {
  const comments = commentsIn(file);
  if (comments.length === 0) return [];
  const alignment = new Alignment(text, sent);
  return comments.map(({ range, ...comment }) => {
    const place = range && alignment.stretch(range);
    const passage = place && place.end > place.start ? { ...place, quote: sent.slice(place.start, place.end) } : null;
    return { ...comment, passage };
  });
}

/** What any other file that came back changes: all of it untracked. */
export function readReturnedText(html: string, sentHtml: string): Returned {
  return {
    changes: untrackedChanges(blocksFromHtml(sentHtml), blocksFromHtml(html), { looks: false }),
    comments: [],
    authors: [],
  };
}

/** Compared with the file as it went out, if there is one: what only writing it made different is no change. */
function untrackedSince(blocks: readonly Block[], sent: WordFile | null, returned: Reading): ReturnedChange[] {
  if (!sent) return untrackedChanges(blocks, returned.blocks, { looks: false });
  return placed(untrackedChanges(sent.blocks, returned.blocks, { looks: true }), textOf(sent.blocks), blocks);
}

/** The changes at the places of another text. */
function placed(changes: readonly ReturnedChange[], text: string, blocks: readonly Block[]): ReturnedChange[] {
  const other = textOf(blocks);
  if (text === other) return [...changes];
  const alignment = new Alignment(text, other);
  return changes.map((change) => {
    const { start, end } = alignment.stretch(change);
    const to = change.to === null ? null : alignment.place(change.to);
    return { ...change, start, end, to, before: change.place === "text" ? other.slice(start, end) : change.before };
  });
}

function textOf(blocks: readonly Block[]): string {
  return blocks.map(blockText).join("\n");
}

function authorsOf(changes: readonly ReturnedChange[]): string[] {
  return [...new Set(changes.flatMap(({ author }) => (author === null || author === "" ? [] : [author])))];
}
