/** Tells of the clauses of the text in an editor, and where they stand on the page. */
import { mergeRegister, type LexicalEditor } from "lexical";
import { clausesOf, type Clause } from "./clauses";
import { $textBlocks } from "./html-sync";
import { $textOfLeaf } from "./inline-sync";

/** Quiet time after an edit before clauses are looked for again. */
const QUIET_MS = 600;

/** Called at once and whenever the clauses have changed. @returns the way to stop. */
export function registerOutline(editor: LexicalEditor, onClauses: (clauses: readonly Clause[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known = "";
  const tell = () => {
    const clauses = editor.read($clauses);
    const now = JSON.stringify(clauses);
    if (now !== known) onClauses(clauses);
    known = now;
  };
  tell();
  const stop = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
    if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(tell, QUIET_MS);
  });
  return mergeRegister(stop, () => clearTimeout(timer));
}

function $clauses(): Clause[] {
  let start = 0;
  const lines = $textBlocks().map(({ shell, node, leaves }) => {
    const text = leaves.map($textOfLeaf).join("");
    const line = {
      key: node.getKey(),
      text: shell.kind === "row" ? "" : text, // a cell is no clause
      start,
      headingLevel: shell.kind === "heading" ? shell.level : null,
    };
    start += text.length + 1;
    return line;
  });
  return clausesOf(lines);
}

/** Brings a clause to the top of what is seen; twice, because blocks out of sight have an estimated height. */
export function showClause(editor: LexicalEditor, key: string): void {
  const element = editor.getElementByKey(key);
  if (!element) return;
  element.scrollIntoView({ block: "start" });
  requestAnimationFrame(() => requestAnimationFrame(() => element.scrollIntoView({ block: "start" })));
}
