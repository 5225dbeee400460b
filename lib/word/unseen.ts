/** What a Word file says where nobody reads it. */
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { listOrigins, type SourcedBlock, type StoryPart } from "@/lib/documents/extraction/docx/origins";
import { blockText, isPageMark } from "@/lib/documents/richtext/blocks";
import { around, readAttribute, textIn, type WordNode, type WordTree } from "./file/tree";
import { STORY_PARTS, type WordFile } from "./file/word-file";
import { readMargins } from "./returned/behind/margins";
import { unseenRuns } from "./returned/behind/unreadable";

type Range = { start: number; end: number };

/**
 * Where words stand in the plain text of a file (`toPlainText`) that nobody sees in it, in order: in the colour of the
 * paper, too small, in boxes without size, off the page, or against the direction of their letters. All of the text
 * where its markup can't be followed. Linear. Source: B-8.21.
 */
export function unseenRanges(file: WordFile): Range[] {
  const unseen = new Map(STORY_PARTS.map((part) => [part, unseenElements(file, part)]));
  const isSomewhere = [...unseen.values()].some((elements) => elements === null || elements.size > 0);
  return isSomewhere ? rangesOf(file.blocks, unseen) : [];
}

/** The lines in a file's page headers and footers, which are no part of its text. */
export function marginLines(file: WordFile): string[] {
  return [...new Set(readMargins(file).flatMap(({ before, after }) => `${before}\n${after}`.split("\n")))];
}

type Elements = ReadonlySet<number> | null;

/** The numbers of their elements; null where the part can't be followed. */
function unseenElements(file: WordFile, part: StoryPart): Elements {
  try {
    const tree = file.tree(part);
    return tree ? new Set([...unseenRuns(file, tree), ...runsOfToday(tree)].flatMap(elementsOf)) : new Set();
  } catch (cause) {
    if (cause instanceof UnreadableDocument) return null; // read with more patience, and seen by nobody here
    throw cause;
  }
}

const TODAY = /^\s*(?:DATE|TIME)\b/i;

/** The runs of fields in which Word shows the day, or the time, at which the file is opened. Linear. */
function runsOfToday(tree: WordTree): WordNode[] {
  const runs: WordNode[] = [];
  const open: { code: string; isShown: boolean }[] = [];
  let simpleUntil = -1;
  for (const node of tree.nodes) {
    if (node.name === "w:fldSimple" && TODAY.test(readAttribute(tree, node, "instr") ?? "")) simpleUntil = node.lastAt;
    if (node.name === "w:fldChar") {
      const type = readAttribute(tree, node, "fldCharType");
      const last = open.at(-1);
      if (type === "begin") open.push({ code: "", isShown: false });
      else if (type === "separate" && last) last.isShown = true;
      else if (type === "end") open.pop();
    }
    const field = open.at(-1);
    if (node.name === "w:instrText" && field && !field.isShown)
      field.code += textIn(tree.xml.slice(node.openEnd, node.closeStart));
    const isOfToday = node.at <= simpleUntil || (field?.isShown === true && TODAY.test(field.code));
    if (node.name === "w:r" && isOfToday) runs.push(node);
  }
  return runs;
}

/** A formula is read as a whole. */
function elementsOf(run: WordNode): number[] {
  const formula = run.name === "m:r" ? around(run, ({ name }) => name === "m:oMath") : null;
  const within = Array.from({ length: run.lastAt - run.at + 1 }, (_, index) => run.at + index);
  return formula ? [...within, formula.at] : within;
}

function rangesOf(blocks: readonly SourcedBlock[], unseen: ReadonlyMap<StoryPart, Elements>): Range[] {
  const ranges: Range[] = [];
  let start = 0;
  for (const block of blocks) {
    const elements = unseen.get(block.source?.part ?? "main");
    let offset = start;
    for (const inline of block.inlines)
      for (const { at, length } of isPageMark(inline) ? [] : listOrigins(inline)) {
        if (elements === null || elements?.has(at)) add(ranges, { start: offset, end: offset + length });
        offset += length;
      }
    start += blockText(block).length + 1;
  }
  const text = blocks.map(blockText).join("\n");
  return ranges.filter((range) => /[\p{L}\p{N}]/u.test(text.slice(range.start, range.end)));
}

function add(ranges: Range[], { start, end }: Range): void {
  const last = ranges.at(-1);
  if (last?.end === start) last.end = end;
  else ranges.push({ start, end });
}
