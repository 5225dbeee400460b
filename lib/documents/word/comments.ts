import { CommentPlaces, type Stretch } from "./comment-places";
import { textIn } from "./letters";
import { treeOfKind, type PartKind } from "./package-parts";
import { attributeOf, type WordNode, type WordTree } from "./tree";
import type { WordFile } from "./word-file";

/**
 * A comment of a Word file. `range` lies in the plain text of the file's blocks, tracked changes as accepted, and is
 * empty where what it was about is gone; null where it stands nowhere. `parentId` is the comment that it answers.
 */
export type WordComment = {
  id: string;
  parentId: string | null;
  author: string;
  at: Date | null;
  text: string;
  isDone: boolean;
  range: Stretch | null;
};

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const WORDPROCESSING = "application/vnd.openxmlformats-officedocument.wordprocessingml";
export const COMMENTS: PartKind = {
  owner: "main",
  relations: ["comments"],
  namespace: OFFICE,
  contentType: `${WORDPROCESSING}.comments+xml`,
  name: "comments.xml",
};
/** Which comment answers which, and which are done. */
export const THREADS: PartKind = {
  owner: "main",
  relations: ["commentsExtended"],
  namespace: "http://schemas.microsoft.com/office/2011/relationships",
  contentType: `${WORDPROCESSING}.commentsExtended+xml`,
  name: "commentsExtended.xml",
};

/** The comments of a file, in the order of their part. Cost: once through the file. */
export function commentsIn(file: WordFile): WordComment[] {
  const tree = treeOfKind(file, COMMENTS);
  if (!tree) return [];
  const threads = threadsIn(file);
  const elements = tree.root.children.filter(({ name }) => name === "w:comment");
  const places = new CommentPlaces(file);
  const idOf = new Map<string, string>();
  for (const element of elements) idOf.set(paraIdOf(tree, element), attributeOf(tree, element, "id") ?? "");
  return elements.map((element) => {
    const id = attributeOf(tree, element, "id") ?? "";
    const thread = threads.get(paraIdOf(tree, element));
    const at = Date.parse(attributeOf(tree, element, "date") ?? "");
    return {
      id,
      parentId: (thread?.parent === undefined ? undefined : idOf.get(thread.parent)) ?? null,
      author: attributeOf(tree, element, "author") ?? "",
      at: Number.isNaN(at) ? null : new Date(at),
      text: textOfComment(tree, element),
      isDone: thread?.isDone ?? false,
      range: places.rangeOf(id),
    };
  });
}

/** What a comment's last paragraph is called in its thread; upper case, '' where it has no name. */
function paraIdOf(tree: WordTree, comment: WordNode): string {
  const last = comment.children.findLast(({ name }) => name === "w:p");
  return (last && attributeOf(tree, last, "paraId")?.toUpperCase()) ?? "";
}

function threadsIn(file: WordFile): Map<string, { parent: string | undefined; isDone: boolean }> {
  const tree = treeOfKind(file, THREADS);
  const threads = new Map<string, { parent: string | undefined; isDone: boolean }>();
  for (const node of tree?.root.children ?? []) {
    if (!tree || !node.name.endsWith(":commentEx")) continue;
    const paraId = attributeOf(tree, node, "paraId")?.toUpperCase() ?? "";
    const parent = attributeOf(tree, node, "paraIdParent")?.toUpperCase();
    if (paraId !== "")
      threads.set(paraId, { parent, isDone: /^(1|true|on)$/.test(attributeOf(tree, node, "done") ?? "") });
  }
  return threads;
}

/** Paragraphs as lines. */
function textOfComment({ xml, nodes }: WordTree, comment: WordNode): string {
  let text = "";
  let lines = 0;
  for (let at = comment.at + 1; at <= comment.lastAt; at += 1) {
    const node = nodes[at];
    if (node?.name === "w:p" && lines++ > 0) text += "\n";
    if (node?.name === "w:t") text += textIn(xml.slice(node.openEnd, node.closeStart));
    if (node?.name === "w:tab" && node.parent?.name === "w:r") text += "\t";
    if (node?.name === "w:br") text += "\n";
  }
  return text.trim();
}
