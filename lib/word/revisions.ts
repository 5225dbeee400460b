import { readAttribute, childNamed, type WordNode, type WordTree } from "@/lib/word/file/tree";

/** The kind of a tracked change, its author and time; `date` as written, '' if missing. */
export type Revision = { kind: RevisionKind; id: string; author: string; date: string };
export type RevisionKind = "insert" | "delete" | "moveFrom" | "moveTo" | "format";
/** What happens to a tracked change: accepted, rejected, or left open. */
export type Verdict = "accept" | "reject" | "keep";
/** `node` is the change's element in the tree being resolved. */
export type Decide = (revision: Revision, node: WordNode) => Verdict;

const KINDS: Readonly<Record<string, RevisionKind>> = {
  "w:ins": "insert",
  "w:del": "delete",
  "w:moveFrom": "moveFrom",
  "w:moveTo": "moveTo",
  "w:cellIns": "insert",
  "w:cellDel": "delete",
  "w:cellMerge": "format",
  "w:numberingChange": "format",
};
/** Borders of moves and of tracked structure; they are removed with what they enclose. */
const BORDERS: Readonly<Record<string, RevisionKind>> = {
  "w:moveFromRangeStart": "moveFrom",
  "w:moveFromRangeEnd": "moveFrom",
  "w:moveToRangeStart": "moveTo",
  "w:moveToRangeEnd": "moveTo",
  "w:customXmlInsRangeStart": "insert",
  "w:customXmlInsRangeEnd": "insert",
  "w:customXmlDelRangeStart": "delete",
  "w:customXmlDelRangeEnd": "delete",
  "w:customXmlMoveFromRangeStart": "moveFrom",
  "w:customXmlMoveFromRangeEnd": "moveFrom",
  "w:customXmlMoveToRangeStart": "moveTo",
  "w:customXmlMoveToRangeEnd": "moveTo",
};

/** The kind of change an element marks, or null. */
export function revisionKind({ name }: WordNode): RevisionKind | null {
  return KINDS[name] ?? (isChange(name) ? "format" : null);
}

/** The kind of change that an element delimits, or null. */
export function borderKind({ name }: WordNode): RevisionKind | null {
  return BORDERS[name] ?? null;
}

/** Former properties, such as `w:rPrChange`. */
export function isChange(name: string): boolean {
  return name.startsWith("w:") && name.endsWith("Change");
}

export function revisionAt(tree: WordTree, node: WordNode, kind: RevisionKind): Revision {
  return {
    kind,
    id: readAttribute(tree, node, "id") ?? "",
    author: readAttribute(tree, node, "author") ?? "",
    date: readAttribute(tree, node, "date") ?? "",
  };
}

/** All tracked changes of a part, in text order. */
export function revisionsIn(tree: WordTree): { revision: Revision; node: WordNode }[] {
  const found: { revision: Revision; node: WordNode }[] = [];
  for (const node of tree.nodes) {
    const kind = revisionKind(node);
    if (kind !== null) found.push({ revision: revisionAt(tree, node, kind), node });
  }
  return found;
}

/**
 * The mark of a tracked insertion or change of a paragraph's number. Rejecting it doesn't restore the former number;
 * the sent text has that.
 */
export function numberMark(paragraph: WordNode): WordNode | undefined {
  const numbering = childNamed(childNamed(paragraph, "w:pPr"), "w:numPr");
  return childNamed(numbering, "w:numberingChange") ?? childNamed(numbering, "w:ins") ?? childNamed(numbering, "w:del");
}
