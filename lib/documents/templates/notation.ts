import { paragraph, type Alignment, type Block, type TextRun } from "@/lib/documents/richtext/blocks";

/**
 * Reads the notation in which our own templates are written, a line for each block: `# ` is the title, `## ` a clause's
 * heading, `> ` and `>> ` one and two steps of indentation, `**…**` bold. It is applied to the templates alone, before
 * any value is put in, so that a value may hold these signs as they are.
 */
export function blocksFromNotation(notation: string): Block[] {
  return notation
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map(blockOf);
}

function blockOf(line: string): Block {
  const [, sign = "", text = ""] = /^(#{1,2}|>{1,2})?\s*(.*)$/u.exec(line) ?? [];
  if (sign === "#") return { kind: "heading", level: 1, align: "center" satisfies Alignment, inlines: runsOf(text) };
  if (sign === "##") return { kind: "heading", level: 2, inlines: runsOf(text) };
  return { ...paragraph("", sign.length), inlines: runsOf(text) };
}

function runsOf(text: string): TextRun[] {
  const runs = text.split("**").map((part, index): TextRun => ({ text: part, marks: index % 2 === 1 ? ["bold"] : [] }));
  return runs.filter((run) => run.text !== "");
}
