import {
  blockText,
  type HeadingLevel,
  type Inline,
  type ParagraphBlock,
  isPageMark,
} from "@/lib/documents/richtext/blocks";
import type { Sourced, SourcedBlock } from "./origins";

/** A paragraph that its style calls a heading; whether it reads as one is decided with the whole document in view. */
export type HeadingCandidate = { level: HeadingLevel; style: string };
type Candidate = { block: ParagraphBlock & Sourced; heading: HeadingCandidate };

/** Longer text is a clause, whatever its style. */
const MAX_HEADING_CHARS = 200;
const USUAL_HEADING_CHARS = 120;
/** Contracts often set whole clauses in heading styles for their numbers: then none of that style is a heading. */
const MAX_LONG_SHARE = 0.2;

/** Tells heading styles that hold headings from those that hold clauses. */
export class HeadingStyles {
  readonly #clauseStyles = new Set<string>();

  constructor(candidates: readonly Candidate[]) {
    const counts = new Map<string, { all: number; long: number }>();
    for (const { block, heading } of candidates) {
      const count = counts.get(heading.style) ?? { all: 0, long: 0 };
      count.all += 1;
      if (blockText(block).length > USUAL_HEADING_CHARS) count.long += 1;
      counts.set(heading.style, count);
    }
    for (const [style, { all, long }] of counts) if (long > all * MAX_LONG_SHARE) this.#clauseStyles.add(style);
  }

  /** The heading the paragraph is, or the paragraph as it was. */
  asHeading({ block, heading }: Candidate): SourcedBlock {
    if (this.#clauseStyles.has(heading.style) || blockText(block).length > MAX_HEADING_CHARS) return block;
    const { align, source } = block;
    return {
      kind: "heading",
      level: heading.level,
      inlines: withoutWholeBold(block.inlines),
      ...(align ? { align } : {}),
      ...(source ? { source } : {}),
    };
  }
}

/** A heading is bold by itself; bold marks say something only where part of it is bold. */
function withoutWholeBold(inlines: readonly Inline[]): readonly Inline[] {
  if (!inlines.every((inline) => isPageMark(inline) || inline.marks.includes("bold"))) return inlines;
  return inlines.map((inline) =>
    isPageMark(inline) ? inline : { ...inline, marks: inline.marks.filter((mark) => mark !== "bold") },
  );
}
