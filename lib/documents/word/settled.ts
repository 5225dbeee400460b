import { withoutSource, type StoryPart } from "@/lib/documents/extraction/docx/origins";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { resolvedXml } from "./resolve";
import { borderKind, revisionKind, type Verdict } from "./revisions";
import { treeOf } from "./tree";
import { STORY_PARTS, type WordFile } from "./word-file";

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
