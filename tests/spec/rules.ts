/** The rules of docs/behaviour.md, read from the paper itself. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../support/routes";

export type Rule = { id: string; text: string };

/**
 * A rule is an item that begins with its number in bold: `- **B-2.3** Words.` The lines below it that are indented
 * belong to it.
 */
export function rulesIn(paper: string): Rule[] {
  return [...paper.matchAll(/^- \*\*(B-\d+\.\d+)\*\* (.+(?:\n {2}.+)*)/gm)].map(([, id = "", text = ""]) => ({
    id,
    text: text.replace(/\s+/g, " "),
  }));
}

export const PAPER = readFileSync(path.join(ROOT, "docs/behaviour.md"), "utf8");
export const RULES = rulesIn(PAPER);
