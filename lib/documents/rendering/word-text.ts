import { AlignmentType, Tab, TextRun, type IRunOptions } from "docx";
import type { Alignment, TextRun as ContractRun } from "@/lib/documents/richtext/blocks";

export const TWIPS_PER_POINT = 20;
export const ALIGNMENT = {
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
} satisfies Record<Alignment, string>;

/** The marks of a run as Word has them. */
export function lookOf({ marks }: ContractRun): IRunOptions {
  return {
    ...(marks.includes("bold") ? { bold: true } : {}),
    ...(marks.includes("italic") ? { italics: true } : {}),
    ...(marks.includes("underline") ? { underline: {} } : {}),
    ...(marks.includes("strike") ? { strike: true } : {}),
  };
}

/** A run of the contract's text, its tabs and line breaks those of Word. */
export function runsOf(run: ContractRun): TextRun[] {
  const look = lookOf(run);
  return run.text.split("\n").map(
    (line, index) =>
      new TextRun({
        ...look,
        ...(index > 0 ? { break: 1 } : {}),
        children: line
          .split(/(\t)/u)
          .filter((part) => part !== "")
          .map((part) => (part === "\t" ? new Tab() : part)),
      }),
  );
}
