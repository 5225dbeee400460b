import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { textIn, readAttribute, parseTree, type WordTree } from "@/lib/word/file/tree";
import { relationsIn } from "@/lib/word/file/package-parts";
import { resolvedXml } from "@/lib/word/resolve";
import { revisionsIn } from "@/lib/word/revisions";
import type { WordFile } from "@/lib/word/file/word-file";
import type { ReturnedChange } from "@/lib/word/returned/change";
import { parseMoment } from "@/lib/word/returned/hands";

/** `tree` is the part with its tracked changes rejected. */
type Margin = { place: "header" | "footer"; name: string; tree: WordTree; before: string; after: string; by: Author };
type Author = { author: string | null; at: string | null };

/**
 * Differences in page headers and footers: untracked if they differ with all tracked changes rejected; else tracked.
 * Page numbers and other fields are counted by Word and not compared.
 * @param length of the sent version's plain text; footers are placed after it
 */
export function marginChanges(sent: WordFile, returned: WordFile, length: number): ReturnedChange[] {
  const [were, are] = [readMargins(sent), readMargins(returned)];
  const known = new Map(were.map((margin) => [margin.name, margin]));
  const texts = new Set(were.map(({ place, before }) => `${place} ${before}`));
  const changes: ReturnedChange[] = [];
  for (const { place, name, before, after, by } of are) {
    const was = known.get(name);
    known.delete(name);
    const old = texts.has(`${place} ${before}`) ? before : (was?.before ?? "");
    if (old !== before) changes.push(toChange({ place, before: old, after: before, length }, null));
    if (before !== after && was?.after !== after) changes.push(toChange({ place, before, after, length }, by));
  }
  const there = new Set(are.map(({ place, before }) => `${place} ${before}`));
  for (const { place, before } of known.values())
    if (before !== "" && !there.has(`${place} ${before}`))
      changes.push(toChange({ place, before, after: "", length }, null));
  return changes;
}

function toChange(
  { place, before, after, length }: Pick<Margin, "place" | "before" | "after"> & { length: number },
  by: Author | null,
): ReturnedChange {
  const at = place === "header" ? 0 : length;
  return {
    kind: before === "" ? "insert" : after === "" ? "delete" : "replace",
    tracked: by !== null,
    place,
    author: by?.author ?? null,
    at: by?.at ?? null,
    before,
    after,
    start: at,
    end: at,
    isWhole: false,
    html: null,
    to: null,
  };
}

/** The headers and footers of a file, with their words before and after tracked changes. */
export function readMargins(file: WordFile): Margin[] {
  return relationsIn(file, file.main).flatMap(({ type: place, name }) => {
    if (place !== "header" && place !== "footer") return [];
    const tree = treeNamed(file, name);
    if (!tree) return [];
    const rejected = parseTree(resolvedXml(tree, () => "reject"));
    const after = readWords(parseTree(resolvedXml(tree, () => "accept")));
    return [{ place, name, tree: rejected, before: readWords(rejected), after, by: authorIn(tree) }];
  });
}

/** An unreadable part doesn't affect the text. */
export function treeNamed(file: WordFile, name: string): WordTree | null {
  try {
    const xml = file.textNamed(name);
    return xml === null ? null : parseTree(xml);
  } catch (cause) {
    if (cause instanceof UnreadableDocument) return null;
    throw cause;
  }
}

function authorIn(tree: WordTree): Author {
  const [first] = revisionsIn(tree);
  return { author: first?.revision.author ?? "", at: parseMoment(first?.revision.date ?? "") };
}

/** The words of a part, one line per paragraph, without field results. */
function readWords(tree: WordTree): string {
  let words = "";
  let fields = 0;
  let shownFrom = 0;
  for (const node of tree.nodes) {
    if (node.at < shownFrom) continue;
    if (node.name === "w:p") words += "\n";
    else if (node.name === "w:fldSimple") shownFrom = node.lastAt + 1;
    else if (node.name === "w:fldChar") fields += FIELD_STEPS[readAttribute(tree, node, "fldCharType") ?? ""] ?? 0;
    else if (fields > 0) continue;
    else if (node.name === "w:tab") words += "\t";
    else if (node.name === "w:t") words += textIn(tree.xml.slice(node.openEnd, node.closeStart));
  }
  return words
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

const FIELD_STEPS: Readonly<Record<string, number>> = { begin: 1, end: -1 };
