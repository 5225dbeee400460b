import { memo, type ReactNode } from "react";
import { classes } from "@/components/ui/classes";
import { blockText, isPageMark, type Block, type TextRun } from "@/lib/documents/richtext/blocks";

/** Steps of indentation that the preview knows as classes. */
const INDENTS = ["", "contract-indent-1", "contract-indent-2"];
/** A field that is still empty, as `previewBlocks` shows it. */
const BLANK = /(\[\p{L}[^\][\n]{0,60}\])/u;

/** Blocks that are compared and drawn together. */
const SECTION = 50;

/**
 * A contract to read. Of a long one only the part is drawn anew in which something has changed, so that it keeps up
 * with typing.
 */
export function BlocksView({ blocks }: { blocks: readonly Block[] }) {
  const sections = Array.from({ length: Math.ceil(blocks.length / SECTION) }, (_, index) =>
    blocks.slice(index * SECTION, (index + 1) * SECTION),
  );
  return sections.map((section, index) => <SectionView key={index} blocks={section} />);
}

const SectionView = memo(
  function SectionView({ blocks }: { blocks: readonly Block[] }) {
    return blocks.map((block, index) => <BlockView key={index} block={block} />);
  },
  (one, other) =>
    one.blocks.length === other.blocks.length &&
    one.blocks.every((block, index) => isSameBlock(block, other.blocks[index])),
);

function BlockView({ block }: { block: Block }) {
  const content = block.inlines.map((inline, index) =>
    isPageMark(inline) ? null : <RunView key={index} run={inline} />,
  );
  if (block.kind === "heading")
    return block.level === 1 ? (
      <h3 className="contract-title">{content}</h3>
    ) : (
      <h4 className="contract-heading">{content}</h4>
    );
  return (
    <p
      className={classes(
        block.kind === "paragraph" && INDENTS[block.indent],
        blockText(block).includes("____") && "contract-to-sign",
      )}
    >
      {content}
    </p>
  );
}

function RunView({ run }: { run: TextRun }) {
  const text = run.text.split(BLANK).map((part, index): ReactNode =>
    index % 2 === 1 ? (
      <mark key={index} className="contract-blank">
        {part}
      </mark>
    ) : (
      part
    ),
  );
  return run.marks.includes("bold") ? <strong>{text}</strong> : text;
}

function isSameBlock(one: Block, other: Block | undefined): boolean {
  return (
    one.kind === other?.kind &&
    one.inlines.length === other.inlines.length &&
    one.inlines.every((inline, index) => isSameText(inline, other.inlines[index]))
  );
}

function isSameText(one: Block["inlines"][number], other: Block["inlines"][number] | undefined): boolean {
  return one === other || (other !== undefined && !isPageMark(one) && !isPageMark(other) && one.text === other.text);
}
