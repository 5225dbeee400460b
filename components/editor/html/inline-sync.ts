import {
  $createLineBreakNode,
  $createTextNode,
  $getState,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  $setState,
  createState,
  IS_BOLD,
  IS_ITALIC,
  IS_STRIKETHROUGH,
  IS_UNDERLINE,
  type ElementNode,
  type LexicalNode,
} from "lexical";
import { CELL_END, MARKS, isPageMark, type Inline, type Mark, type TextRun } from "@/lib/documents/richtext/blocks";
import { $createNumberNode, $isNumberNode, type NumberNode } from "./number-node";
import { $createPageMarkNode, $isPageMarkNode } from "./page-mark-node";

const MARK_BITS: Record<Mark, number> = {
  bold: IS_BOLD,
  italic: IS_ITALIC,
  underline: IS_UNDERLINE,
  strike: IS_STRIKETHROUGH,
};
/** The formats blocks can express. */
export const FORMAT_BITS = IS_BOLD | IS_ITALIC | IS_UNDERLINE | IS_STRIKETHROUGH;

/**
 * Lexical's line breaks have no format, but in the HTML they belong to a formatted run: stored, so that nothing changes
 * on the round trip.
 */
export const lineBreakFormat = createState("format", {
  parse: (value) => (typeof value === "number" ? value & FORMAT_BITS : 0),
});

/** The separator of two cells in a row, or of two paragraphs in a cell: text that no editor node holds. */
export class Gap {
  constructor(
    readonly text: typeof CELL_END | "\n",
    readonly bits = 0,
  ) {}
}
export type TextLeaf = LexicalNode | Gap;

/** Lexical nodes for the inlines of one block, including white space. */
export function $nodesFromInlines(inlines: readonly Inline[]): LexicalNode[] {
  return inlines.flatMap((inline) => (isPageMark(inline) ? [$createPageMarkNode(inline.page)] : $nodesOfRun(inline)));
}

/** Text, line breaks and page marks, in order. Lists inside a list item are separate blocks. */
export function $listLeaves(block: ElementNode, isOtherBlock: (node: LexicalNode) => boolean): LexicalNode[] {
  const leaves: LexicalNode[] = [];
  for (const child of block.getChildren()) {
    if (isOtherBlock(child)) continue;
    if ($isElementNode(child)) leaves.push(...$listLeaves(child, isOtherBlock));
    else leaves.push(child);
  }
  return leaves;
}

/** The inlines for some leaves; neighbours with the same format become one run. */
export function $inlinesFromLeaves(leaves: readonly TextLeaf[]): Inline[] {
  const inlines: Inline[] = [];
  let run = { text: "", bits: 0 };
  const endRun = () => {
    const { text, bits } = run;
    if (text !== "") inlines.push({ text, marks: toMarks(bits) });
    run = { text: "", bits: 0 };
  };
  for (const leaf of leaves) {
    const bits = $bitsOfLeaf(leaf);
    const isGap = leaf instanceof Gap;
    const endsCell = isGap && leaf.text === CELL_END;
    const isMark = !isGap && $isPageMarkNode(leaf);
    const isNumber = !isGap && $isNumberNode(leaf);
    if (endsCell || isMark || isNumber || bits !== run.bits) endRun();
    if (endsCell) inlines.push({ text: CELL_END, marks: [] });
    else if (isMark) inlines.push({ page: leaf.getPage() });
    else if (isNumber) inlines.push($runOfNumber(leaf));
    else run = { text: run.text + $textOfLeaf(leaf), bits };
  }
  endRun();
  return inlines;
}

function $nodesOfRun({ text, marks, number }: TextRun): LexicalNode[] {
  const bits = toBits(marks);
  if (number !== undefined) return [$createNumberNode({ rule: number, text, bits })];
  const nodes: LexicalNode[] = [];
  text.split("\n").forEach((line, index) => {
    if (index > 0)
      nodes.push(bits === 0 ? $createLineBreakNode() : $setState($createLineBreakNode(), lineBreakFormat, bits));
    if (line !== "") nodes.push($createTextNode(line).setFormat(bits));
  });
  return nodes;
}

function $runOfNumber(leaf: NumberNode): TextRun {
  const { rule, bits } = leaf.getShape();
  return { text: leaf.getTextContent(), marks: toMarks(bits), number: rule };
}

export function $textOfLeaf(leaf: TextLeaf): string {
  return leaf instanceof Gap ? leaf.text : leaf.getTextContent();
}

function $bitsOfLeaf(leaf: TextLeaf): number {
  if (leaf instanceof Gap) return leaf.bits;
  if ($isTextNode(leaf)) return leaf.getFormat() & FORMAT_BITS;
  if ($isLineBreakNode(leaf)) return $getState(leaf, lineBreakFormat);
  return 0;
}

function toMarks(bits: number): Mark[] {
  return MARKS.filter((mark) => (bits & MARK_BITS[mark]) !== 0);
}

export function toBits(marks: readonly Mark[]): number {
  return marks.reduce((bits, mark) => bits | MARK_BITS[mark], 0);
}
