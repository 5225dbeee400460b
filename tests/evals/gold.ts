import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { EvalCorpus } from "./corpus";

/** Makes a folder like the corpus, with only the rows that are scored, for the corpus's own tools; gives its path. */
export function goldFolder(corpus: EvalCorpus, into: string): string {
  const root = path.join(into, "gold");
  rmSync(root, { recursive: true, force: true });
  for (const [file, lines] of corpus.files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), lines.map((line) => JSON.stringify(line)).join("\n"));
  }
  cpSync(path.join(corpus.root, "clauses/texts"), path.join(root, "clauses/texts"), { recursive: true });
  return root;
}
