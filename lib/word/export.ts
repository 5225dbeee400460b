import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { type Block, blockText } from "@/lib/documents/richtext/blocks";
import { type StoryPart, withoutSource } from "@/lib/documents/extraction/docx/origins";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { OF_GRIDS } from "@/lib/word/returned/layout";
import { creditsOf, handsOf, type Edition } from "./credits";
import { identifierIn, withIdentifier, type Identifier } from "./identifier";
import type { Stamp } from "./markup";
import { withComments, type NewComment } from "./new-comments";
import { inKnownRules, inRulesOf, writtenHtml } from "./own-numbers";
import { trackedFile } from "./patch";
import { resolvedXml } from "./resolve";
import { type Decide, type Revision, borderKind, revisionKind, type Verdict, revisionsIn } from "./revisions";
import { STORY_PARTS, WordFile } from "@/lib/word/file/word-file";
import { treeOf } from "@/lib/word/file/tree";

export type { Edition } from "./credits";

/** Nobody is named in what counts at once. */
const NOBODY: Stamp = { author: "?", at: new Date(0) };

/** What goes into a file beside the text: which version it is, told in any case where `isSigned`, and comments. */
export type Besides = {
  identifier?: Identifier;
  comments?: readonly NewComment[];
  isSigned?: boolean;
  /** Whether the file is one of our own making, whose clause numbers Word counts and the text may have typed. */
  isOwn?: boolean;
};

/**
 * The original with a version's text in it: what no edit touched is the original's, byte for byte. No change is
 * tracked in it, in whatever part. Without comments the identifier is put only where one of the same contract stands,
 * so that no other part changes.
 * @throws UnreadableDocument; WordRefusal where a change can't be written safely
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
 * The original with the first edition's text, and in it what leads to the last one as tracked changes, each of whoever
 * made it. Changes that were tracked in the original are tracked no more. The identifier comes with any change.
 * @param versions the version to begin with and those after it, up to the one that is exported; at least one
 * @throws UnreadableDocument; WordRefusal where a change can't be written safely
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
  const blocksOf = ({ html }: Edition, file: WordFile) =>
    isOwn ? inRulesOf(file.blocks, blocksFromHtml(html)) : inKnownRules(file.blocks, blocksFromHtml(html));
  const base = written(flat, blocksOf(first, flat), { isOwn });
  const credits = creditsOf(editions, base.blocks);
  const tracked = trackedFile(base, blocksOf(last, base), credits, { isOwn }).file;
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
  const tracked = trackedFile(file, blocks, { of: () => handsOf(NOBODY) }, { isOwn });
  if (tracked.file === file) return file;
  return withDecided(tracked.file, ({ id }: Revision) => (Number(id) > tracked.lastId ? "accept" : "keep"));
}

function isSame(one: Identifier, other: Identifier): boolean {
  return one.versionId === other.versionId && one.sinceId === other.sinceId;
}

/** What tells or borders a tracked change, in any part: a quick look before the part is read as a tree. */
const MARKS =
  /<(?:[^\s:<>/]+:)?(?:ins|del|cellIns|cellDel|cellMerge|\w+Change|move(?:From|To)\w*|customXml(?:Ins|Del|Move)\w+)[\s/>]/;

/**
 * The file without a tracked change in any part, also in the heads and feet of its pages, comments, styles and lists:
 * all accepted, or all rejected where that is what the version says; the very same file where nothing is tracked.
 * @param html the version that is to be written into it
 * @throws UnreadableDocument
 */
export function settledFor(file: WordFile, html: string): WordFile {
  const accepted = settled(file, "accept");
  if (accepted === file || htmlOf(accepted) === html) return accepted;
  const rejected = settled(file, "reject");
  return htmlOf(rejected) === html ? rejected : accepted;
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
    if (xml !== null && MARKS.test(xml)) others.set(name, resolvedXml(treeOf(xml), decide));
  }
  const decided = stories.size > 0 ? file.with(stories) : file;
  return others.size > 0 ? decided.withNamed(others) : decided;
}

function htmlOf({ blocks }: WordFile): string {
  return htmlFromBlocks(blocks.map(withoutSource));
}

/**
 * What a Word file said before the changes that are tracked in it: all of them rejected. Null where none are tracked,
 * where it said nothing, and where its markup can't be taken apart.
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
    if (cause instanceof UnreadableDocument) return null; // it is read as it stands
    throw cause;
  }
}
