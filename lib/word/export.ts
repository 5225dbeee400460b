import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { type Block, blockText } from "@/lib/documents/richtext/blocks";
import { type StoryPart, withoutSource } from "@/lib/documents/extraction/docx/origins";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { OF_GRIDS } from "@/lib/word/returned/layout";
import { findCredits, singleAuthor, type Edition } from "./credits";
import { identifierIn, withIdentifier, type Identifier } from "./identifier";
import type { Stamp } from "./markup";
import { withComments, type NewComment } from "./new-comments";
import { inKnownRules, withFileRules, writtenHtml } from "./own-numbers";
import { trackedFile } from "./patch";
import { resolvedXml } from "./resolve";
import { type Decide, type Revision, borderKind, revisionKind, type Verdict, revisionsIn } from "./revisions";
import { STORY_PARTS, WordFile } from "@/lib/word/file/word-file";
import { parseTree } from "@/lib/word/file/tree";

export type { Edition } from "./credits";

/** Author for changes that are accepted at once. */
const NOBODY: Stamp = { author: "?", at: new Date(0) };

/** What goes into a file besides the text: the version identifier, always if `isSigned`, and comments. */
export type Besides = {
  identifier?: Identifier;
  comments?: readonly NewComment[];
  isSigned?: boolean;
  /** Whether we generated the file, so that Word counts clause numbers which the text may have typed. */
  isOwn?: boolean;
};

/**
 * The original with a version's text; anything unedited stays byte for byte. No part has tracked changes. Without
 * comments the identifier is written only if one for the same contract exists, so that no other part changes.
 * @throws UnreadableDocument; WordRefusal if a change can't be written safely
 */
export function cleanDocx(
  original: Uint8Array,
  html: string,
  { identifier, comments = [], isSigned = false }: Besides = {},
): Uint8Array {
  const flat = settledFor(new WordFile(original), html);
  const file = withComments(written(flat, inKnownRules(flat.blocks, blocksFromHtml(html))), html, comments);
  const former = identifier && identifierIn(file);
  const isRenewed = former && former.contractId === identifier.contractId && !isSame(former, identifier);
  return (
    identifier && (isSigned || isRenewed || comments.length > 0) ? withIdentifier(file, identifier) : file
  ).toBytes();
}

/**
 * The original with the first edition's text, and the changes up to the last one tracked, each under its author. The
 * original's own tracked changes are no longer tracked. The identifier is written with any change.
 * @param versions the version to begin with and those after it, up to the exported one; at least one
 * @throws UnreadableDocument; WordRefusal if a change can't be written safely
 */
export function trackedDocx(
  original: Uint8Array,
  versions: readonly Edition[],
  { identifier, comments = [], isSigned = false, isOwn = false }: Besides = {},
): Uint8Array {
  const editions = isOwn ? versions.map(withNumbers) : versions;
  const [first] = editions;
  const last = editions.at(-1);
  if (!first || !last) return original;
  const flat = settledFor(new WordFile(original), last.html);
  const editionBlocks = ({ html }: Edition, file: WordFile) =>
    isOwn ? withFileRules(file.blocks, blocksFromHtml(html)) : inKnownRules(file.blocks, blocksFromHtml(html));
  const base = written(flat, editionBlocks(first, flat), { isOwn });
  const credits = findCredits(editions, base.blocks);
  const tracked = trackedFile(base, editionBlocks(last, base), credits, { isOwn }).file;
  const file = withComments(tracked, versions.at(-1)?.html ?? last.html, comments);
  const isNamed = isSigned || file.replaced.size > 0 || identifierIn(file) !== null;
  return (identifier && isNamed ? withIdentifier(file, identifier) : file).toBytes();
}

/** The file with its tracked changes decided. */
export function withDecided(file: WordFile, decide: Decide): WordFile {
  const parts = new Map<StoryPart, string>();
  for (const part of STORY_PARTS) {
    const tree = file.tree(part);
    const xml = tree && resolvedXml(tree, decide);
    if (tree && xml !== null && xml !== tree.xml) parts.set(part, xml);
  }
  return parts.size === 0 ? file : file.with(parts);
}

function withNumbers(edition: Edition): Edition {
  return { ...edition, html: writtenHtml(edition.html) };
}

function written(file: WordFile, blocks: readonly Block[], { isOwn = false }: { isOwn?: boolean } = {}): WordFile {
  const tracked = trackedFile(file, blocks, { of: () => singleAuthor(NOBODY) }, { isOwn });
  if (tracked.file === file) return file;
  return withDecided(tracked.file, ({ id }: Revision) => (Number(id) > tracked.lastId ? "accept" : "keep"));
}

function isSame(one: Identifier, other: Identifier): boolean {
  return one.versionId === other.versionId && one.sinceId === other.sinceId;
}

/** Elements that mark or delimit a tracked change, in any part: a quick check before parsing the part. */
const MARKS =
  /<(?:[^\s:<>/]+:)?(?:ins|del|cellIns|cellDel|cellMerge|\w+Change|move(?:From|To)\w*|customXml(?:Ins|Del|Move)\w+)[\s/>]/;

/**
 * The file without tracked changes in any part, including page headers and footers, comments, styles and lists: all
 * accepted, or all rejected if the version says that; the same file if nothing is tracked.
 * @param html the version to write into it
 * @throws UnreadableDocument
 */
export function settledFor(file: WordFile, html: string): WordFile {
  const accepted = settled(file, "accept");
  if (accepted === file || toHtml(accepted) === html) return accepted;
  const rejected = settled(file, "reject");
  return toHtml(rejected) === html ? rejected : accepted;
}

function settled(file: WordFile, verdict: Verdict): WordFile {
  const decide = () => verdict;
  const stories = new Map<StoryPart, string>();
  for (const part of STORY_PARTS) {
    const tree = file.tree(part);
    if (tree && tree.nodes.some((node) => revisionKind(node) !== null || borderKind(node) !== null))
      stories.set(part, resolvedXml(tree, decide));
  }
  const others = new Map<string, string>();
  for (const name of file.besides) {
    const xml = file.textNamed(name);
    if (xml !== null && MARKS.test(xml)) others.set(name, resolvedXml(parseTree(xml), decide));
  }
  const decided = stories.size > 0 ? file.with(stories) : file;
  return others.size > 0 ? decided.withNamed(others) : decided;
}

function toHtml({ blocks }: WordFile): string {
  return htmlFromBlocks(blocks.map(withoutSource));
}

/**
 * A Word file's text before its tracked changes: all rejected. Null if there are none, if it was empty, or if its
 * markup can't be parsed.
 */
export function blocksBefore(bytes: Uint8Array): Block[] | null {
  try {
    const file = new WordFile(bytes);
    const trees = STORY_PARTS.map((part) => file.tree(part));
    const isTracked = trees.some(
      (tree) => tree !== null && revisionsIn(tree).some(({ node }) => node.name !== OF_GRIDS),
    );
    if (!isTracked) return null;
    const blocks = withDecided(file, () => "reject").blocks.map(withoutSource);
    return blocks.some((block) => blockText(block).trim() !== "") ? blocks : null;
  } catch (cause) {
    if (cause instanceof UnreadableDocument) return null; // read unchanged
    throw cause;
  }
}
