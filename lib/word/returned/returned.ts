import { withRecognisedNumbers } from "@/lib/documents/numbering/written-numbers";
import { type Block, blockText } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { commentsIn, type WordComment } from "@/lib/word/comments";
import { withDecided } from "@/lib/word/export";
import { WordFile } from "@/lib/word/file/word-file";
import { numberLength } from "@/lib/documents/numbering/number-rule";
import { withCountedNumbers } from "@/lib/documents/numbering/count-numbers";
import { alignParagraphs } from "@/lib/documents/redline/align-paragraphs";
import { numberMark } from "@/lib/word/revisions";
import { Alignment } from "./alignment";
import type { ReturnedChange } from "./change";
import { changesBehind } from "@/lib/word/returned/behind/changes";
import { placing, openSentFile, toText, trackedIn, type SentFile, type TrackedReading } from "./found";
import { marginChanges } from "@/lib/word/returned/behind/margins";
import { joinedFound, joinedNeighbours } from "./neighbours";
import { readItemRules, withItems } from "./numbers";
import { untrackedChanges } from "./untracked";
import { withShape, slicedInlines } from "./formats";
import { LABEL, type Reading } from "./reading";

/** What was sent: a version's HTML, and the file as sent, if it was a Word file of ours. */
export type SentText = {
  html: string;
  file: Uint8Array | null;
  /** The file that this one answered: its tracked changes that went back with ours are still theirs. */
  answered?: Uint8Array | null;
  /** Whether it was a Word file we generated, in which Word counts clause numbers that are typed in the text. */
  isOwn?: boolean;
};
/** A comment of a file with its place in the sent version's plain text; null if it has none. */
export type ReturnedComment = Omit<WordComment, "range"> & {
  passage: { start: number; end: number; quote: string } | null;
};
export type Returned = { changes: ReturnedChange[]; comments: ReturnedComment[]; authors: string[] };

/**
 * What a returned Word file changes compared with what was sent: tracked changes with author and time, and untracked
 * differences, which come first. Places are in the sent version's plain text, which has `before` there. Our own tracked
 * changes that were sent count as accepted.
 * @throws UnreadableDocument
 */
export function readReturned(bytes: Uint8Array, said: SentText): Returned {
  const original = new WordFile(bytes);
  const sent = openSentFile(said);
  const blocks = toSentBlocks(said);
  const read = trackedIn(original, sent, blocks);
  const { rejected, after, tracked } = read;
  const margins = sent ? marginChanges(sent.file, original, toText(blocks).length) : [];
  const text = toText(blocks);
  const silent = untrackedSince(blocks, sent, read);
  const changes = [
    ...joinedNeighbours(silent, text).map(({ change }) => change),
    ...margins.filter(({ tracked: isTracked }) => !isTracked),
    ...(sent ? changesBehind(acceptOurs(sent), rejected, toText(blocks)) : []).filter(
      ({ place }) => !margins.some((margin) => margin.place === place), // other words are already reported
    ),
    ...joinedFound(tracked, text, silent).map(({ change }) => change),
    ...margins.filter(({ tracked: isTracked }) => isTracked),
  ];
  const comments = readComments(original, after.text, toText(blocks));
  return { changes, comments, authors: listAuthors(changes) };
}

/** What was sent, with its clause numbers as counted in the sent file. */
export function toSentBlocks({ html, isOwn = false }: SentText): Block[] {
  const blocks = blocksFromHtml(html);
  return isOwn ? withRecognisedNumbers(blocks) : blocks;
}

/** The sent file with our changes accepted, and theirs that were still open rejected. */
function acceptOurs({ file, theirs }: SentFile): WordFile {
  return withDecided(file, (_, node) => (theirs.has(node) ? "reject" : "accept"));
}

function readComments(file: WordFile, text: string, sent: string): ReturnedComment[] {
  const comments = commentsIn(file);
  if (comments.length === 0) return [];
  const alignment = new Alignment(text, sent);
  return comments.map(({ range, ...comment }) => {
    const place = range && alignment.stretch(range);
    const passage = place && place.end > place.start ? { ...place, quote: sent.slice(place.start, place.end) } : null;
    return { ...comment, passage };
  });
}

/** What any other returned file changes: all of it untracked. */
export function readReturnedText(html: string, sentHtml: string): Returned {
  const sent = blocksFromHtml(sentHtml);
  const changes = untrackedChanges(sent, blocksFromHtml(html), { looks: false });
  return { changes: joinedNeighbours(changes, toText(sent)).map(({ change }) => change), comments: [], authors: [] };
}

/** Compares with the sent file, if any: differences from writing it aren't changes. */
function untrackedSince(blocks: readonly Block[], sent: SentFile | null, read: TrackedReading): ReturnedChange[] {
  if (!sent) return untrackedChanges(blocks, withFormerNumbers(blocks, read), { looks: false });
  const went = sent.text.blocks;
  const changes = untrackedChanges(went, withFormerNumbers(went, read), { looks: true });
  const toSent = placing(toText(went), blocks);
  const items = readItemRules(blocks, went);
  return changes.map((change) => withItems(toSent(change), items));
}

function listAuthors(changes: readonly ReturnedChange[]): string[] {
  return [...new Set(changes.flatMap(({ author }) => (author === null || author === "" ? [] : [author])))];
}

/**
 * The part that should equal the sent text, with their tracked number changes rejected: these clauses get their sent
 * numbers, and later ones continue from there.
 */
function withFormerNumbers(
  sent: readonly Block[],
  { before, elements, ours }: Pick<TrackedReading, "before" | "elements" | "ours">,
): readonly Block[] {
  const isMarked = (index: number) => {
    const paragraph = elements.nodes[before.node[blockEnd(before, index)] ?? -1];
    const mark = paragraph && numberMark(paragraph);
    return mark !== undefined && !ours.has(mark);
  };
  const marked = before.blocks.flatMap((_, index) => (isMarked(index) ? [index] : []));
  if (marked.length === 0) return before.blocks;
  const labels = before.blocks.map((_, index) => labelLength(before, index));
  const written = before.blocks.map((block, index) => blockText(block).slice(labels[index]));
  const blocks = [...before.blocks];
  const sentTexts = sent.map((block) => blockText(block).slice(numberLength(block)));
  const pairs = new Map(alignParagraphs(written, sentTexts).map((pairing) => [pairing.from.start, pairing]));
  for (const index of marked) {
    const [block, pairing] = [blocks[index], pairs.get(index)];
    const twin = pairing?.to.length === 1 ? sent[pairing.to.start] : undefined;
    if (block && twin) blocks[index] = numberedLike(block, twin, labels[index] ?? 0);
  }
  return withCountedNumbers(blocks);
}

/** A block with the number and shape of another; its own number is its first units. */
function numberedLike(block: Block, twin: Block, label: number): Block {
  const [text, other] = [blockText(block), blockText(twin)];
  const own = text.slice(label);
  const lead = other.endsWith(own) ? other.length - own.length : numberLength(twin);
  const inlines = [...slicedInlines(twin.inlines, 0, lead), ...slicedInlines(block.inlines, label, text.length)];
  return withShape({ ...block, inlines }, twin);
}

function blockEnd({ starts, blocks }: Reading, index: number): number {
  const block = blocks[index];
  return (starts[index] ?? 0) + (block ? blockText(block).length : 0);
}

function labelLength(reading: Reading, index: number): number {
  const [start, end] = [reading.starts[index] ?? 0, blockEnd(reading, index)];
  let at = start;
  while (at < end && reading.sort[at] === LABEL) at += 1;
  return at - start;
}
