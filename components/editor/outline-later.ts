/** The outline comes after the text, which is readable without it: it is no part of the page's first scripts. */
import type { LexicalEditor } from "lexical";
import type { Clause } from "./outline";

/** Reports the clauses once, and whenever they change. @returns a function to stop. */
export function registerOutlineLater(
  editor: LexicalEditor,
  onClauses: (clauses: readonly Clause[]) => void,
): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  import("./outline").then(
    ({ registerOutline }) => {
      if (!isOver) stop = registerOutline(editor, onClauses);
    },
    () => onClauses([]), // the connection is gone, or the app was rebuilt
  );
  return () => {
    isOver = true;
    stop?.();
  };
}

/** Scrolls a clause to the top; twice, because off-screen blocks have an estimated height. */
export function showClause(editor: LexicalEditor, key: string): void {
  const element = editor.getElementByKey(key);
  if (!element) return;
  element.scrollIntoView({ block: "start" });
  requestAnimationFrame(() => requestAnimationFrame(() => element.scrollIntoView({ block: "start" })));
}
