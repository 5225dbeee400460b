import { $insertDataTransferForRichText } from "@lexical/clipboard";
import { $getSelection, $isRangeSelection, COMMAND_PRIORITY_NORMAL, PASTE_COMMAND, PASTE_TAG, type LexicalEditor } from "lexical";

/**
 * Takes pasted HTML through Lexical's own import, with the rows of tables as paragraphs first (a contract's text has no
 * tables); what blocks can't express is dropped by `plain-shape.ts`. @returns the way to stop.
 */
export function registerPaste(editor: LexicalEditor): () => void {
  return editor.registerCommand(
    PASTE_COMMAND,
    (event) => {
      const clipboard = "clipboardData" in event ? event.clipboardData : null;
      const html = clipboard?.getData("text/html") ?? "";
      if (!clipboard || !/<table/i.test(html)) return false;
      event.preventDefault();
      const selection = $getSelection();
      if (!$isRangeSelection(selection)) return true;
      const data = new DataTransfer();
      data.setData("text/html", withoutTables(html));
      data.setData("text/plain", clipboard.getData("text/plain"));
      editor.update(() => $insertDataTransferForRichText(data, selection, editor), { tag: PASTE_TAG });
      return true;
    },
    COMMAND_PRIORITY_NORMAL,
  );
}

/** The HTML with each row of a table as a paragraph, cells parted by a bar, as the server reads tables. */
export function withoutTables(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const table of [...page.querySelectorAll("table")].reverse()) {
    const rows = [...table.rows].map((row) => {
      const paragraph = page.createElement("p");
      paragraph.textContent = [...row.cells].map((cell) => cell.textContent.replace(/\s+/g, " ").trim()).join(" | ");
      return paragraph;
    });
    table.replaceWith(...rows);
  }
  return page.body.innerHTML;
}
