import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { withDecided } from "@/lib/word/export";
import type { WordNode } from "@/lib/word/file/tree";
import { WordFile } from "@/lib/word/file/word-file";
import { Alignment } from "./alignment";
import type { Found, ReturnedChange } from "./change";
import { Formats } from "./formats";
import { Hands, sharedRevisions } from "./hands";
import { layoutChanges } from "./layout";
import { mergedPieces } from "./merged";
import { moveNamesIn } from "./moves";
import { readItemRules, rulesOfSent, withItems } from "./numbers";
import { readElements, type Reading, stampedElements, type Elements } from "./reading";
import { toChanges } from "./tracked";

/** The file as sent, the tracked changes in it that were the other side's, and its text without these. */
export type SentFile = { file: WordFile; theirs: ReadonlySet<WordNode>; text: WordFile };

/** @param answered the file that this one answered, if any */
export function openSentFile(said: { file: Uint8Array | null; answered?: Uint8Array | null }): SentFile | null {
  if (!said.file) return null;
  const file = new WordFile(said.file);
  const theirs = sharedRevisions(file, said.answered ? new WordFile(said.answered) : null);
  const text = theirs.size === 0 ? file : withDecided(file, (_, node) => (theirs.has(node) ? "reject" : "accept"));
  return { file, theirs, text };
}

/** The tracked changes of a file with their elements, and the readings before and after. */
export type TrackedReading = {
  elements: Elements;
  ours: ReadonlySet<WordNode>;
  /** The file with their changes rejected and ours accepted; its elements are numbered. */
  rejected: WordFile;
  before: Reading;
  after: Reading;
  /** In text order; places are in the sent version. */
  tracked: Found[];
};

/** Finds the other side's tracked changes. Our own changes that were sent count as accepted. */
export function trackedIn(original: WordFile, sent: SentFile | null, blocks: readonly Block[]): TrackedReading {
  const elements = stampedElements(original);
  const ours = sharedRevisions(elements.file, sent?.file ?? null, {
    except: sent?.theirs ?? new Set(),
    evenAltered: true,
  });
  const hands = new Hands(elements, ours);
  const rejected = withDecided(elements.file, (_, node) => (ours.has(node) ? "accept" : "reject"));
  const [rejects, accepts] = [readElements(rejected, elements), readElements(elements.file, elements)];
  const items = readItemRules(blocks, rejects.blocks);
  const inSentRules = rulesOfSent(blocks, rejects.blocks, items);
  const before = { ...rejects, blocks: inSentRules(rejects.blocks) };
  const after = { ...accepts, blocks: inSentRules(accepts.blocks) };
  const formats = new Formats(before, after, hands);
  const pieces = mergedPieces(before, after, { elements, hands, onSame: (...same) => formats.see(...same) });
  formats.close();
  const toSent = placing(before.text, blocks);
  const names = moveNamesIn(elements);
  const layouts = layoutChanges(elements, ours, before);
  const tracked = [...toChanges(pieces, { hands, names }, before, after), ...formats.found, ...layouts]
    .map(({ change, marks }) => ({ change: withItems(toSent(change), items), marks }))
    .sort((one, other) => one.change.start - other.change.start || one.change.end - other.change.end);
  return { elements, ours, rejected, before, after, tracked };
}

/** Maps changes from places in one text to another. */
export function placing(text: string, blocks: readonly Block[]): (change: ReturnedChange) => ReturnedChange {
  const other = toText(blocks);
  if (text === other) return (change) => change;
  const alignment = new Alignment(text, other);
  return (change) => {
    const { start, end } = alignment.stretch(change);
    const to = change.to === null ? null : alignment.place(change.to);
    return { ...change, start, end, to, before: change.place === "text" ? other.slice(start, end) : change.before };
  };
}

export function toText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join("\n");
}
