import { $insertDataTransferForRichText } from "@lexical/clipboard";
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_NORMAL,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  PASTE_COMMAND,
  PASTE_TAG,
  mergeRegister,
  type LexicalEditor,
} from "lexical";
import type { Block } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";

/** What an editor copies of itself. Lexical tells whether it is of this one, and else takes the HTML beside it. */
const OWN_TYPE = "application/x-lexical-editor";
const KEPT_TYPES = [OWN_TYPE, "text/plain", "text/uri-list"];

/**
 * Pasted and dropped HTML through Lexical's import, read first as the server reads it: however deep it is and whatever
 * it would run, the browser's parser and Lexical's, which calls itself for each level, see canonical HTML only.
 * @returns the way to stop.
 */
export function registerPaste(editor: LexicalEditor): () => void {
  const insert = (given: DataTransfer | null): boolean => {
    const html = given?.getData("text/html") ?? "";
    if (!given || html === "") return false;
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return true;
    const data = new DataTransfer();
    data.setData("text/html", pastedHtml(html));
    for (const type of KEPT_TYPES) if (given.getData(type) !== "") data.setData(type, given.getData(type));
    editor.update(() => $insertDataTransferForRichText(data, selection, editor), { tag: PASTE_TAG });
    return true;
  };
  return mergeRegister(
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const isTaken = insert("clipboardData" in event ? event.clipboardData : null);
        if (isTaken) event.preventDefault();
        return isTaken;
      },
      COMMAND_PRIORITY_NORMAL,
    ),
    // A browser's own way to tell of what was dropped, or of a word that its spelling help replaced.
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (event) => typeof event !== "string" && insert(event.dataTransfer),
      COMMAND_PRIORITY_NORMAL,
    ),
  );
}

/** Words that stand in no block of their own stay so, to continue the text around them. */
export function pastedHtml(html: string): string {
  const blocks = blocksFromHtml(html);
  const [only] = blocks;
  const canonical = htmlFromBlocks(blocks);
  return only && blocks.length === 1 && isPlain(only) ? canonical.slice("<p>".length, -"</p>".length) : canonical;
}

function isPlain(block: Block): boolean {
  return block.kind === "paragraph" && block.indent === 0 && block.align === undefined;
}
