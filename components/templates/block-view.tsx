import { memo, type ReactNode } from "react";
import { isPageMark, type Block, type TextRun } from "@/lib/richtext/blocks";

/** Steps of indentation that the preview knows as classes. */
const INDENTS = ["", "contract-indent-1", "contract-indent-2"];
/** A field that is still empty, as `previewBlocks` shows it. */
const BLANK = /(\[[a-z]+(?:[A-Z][a-z]+)*\])/;

/** One block of a contract to read. Drawn anew only when its own text has changed, so that a preview keeps up with typing. */
export const BlockView = memo(function BlockView({ block }: { block: Block }) {
  const content = block.inlines.map((inline, index) => (isPageMark(inline) ? null : <RunView key={index} run={inline} />));
  if (block.kind === "heading") return block.level === 1 ? <h3 className="contract-title">{content}</h3> : <h4 className="contract-heading">{content}</h4>;
  return <p className={block.kind === "paragraph" ? INDENTS[block.indent] : ""}>{content}</p>;
}, isSameBlock);

function RunView({ run }: { run: TextRun }) {
  const text = run.text.split(BLANK).map((part, index): ReactNode => (index % 2 === 1 ? <mark key={index} className="contract-blank">{part}</mark> : part));
  return run.marks.includes("bold") ? <strong>{text}</strong> : text;
}

function isSameBlock(one: { block: Block }, other: { block: Block }): boolean {
  const [a, b] = [one.block, other.block];
  return a.kind === b.kind && a.inlines.length === b.inlines.length && a.inlines.every((inline, index) => isSameText(inline, b.inlines[index]));
}

function isSameText(one: Block["inlines"][number], other: Block["inlines"][number] | undefined): boolean {
  return one === other || (other !== undefined && !isPageMark(one) && !isPageMark(other) && one.text === other.text);
}
