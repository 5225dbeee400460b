import { $insertDataTransferForRichText } from "@lexical/clipboard";
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_LOW,
  COMMAND_PRIORITY_NORMAL,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  FOCUS_COMMAND,
  PASTE_COMMAND,
  PASTE_TAG,
  mergeRegister,
  type LexicalEditor,
} from "lexical";
import type { pastedHtml } from "./pasted-html";

/** The format an editor copies itself in. Lexical checks that it came from this editor, or else uses the HTML. */
const OWN_TYPE = "application/x-lexical-editor";
const KEPT_TYPES = [OWN_TYPE, "text/plain", "text/uri-list"];

type Reader = { pastedHtml: typeof pastedHtml };
let reader: Reader | null = null;

/** Loads the reader of pasted HTML. @returns it, or null if unavailable now. */
export async function preparePaste(): Promise<Reader | null> {
  try {
    return (reader ??= await import("./pasted-html"));
  } catch {
    return null; // the next paste retries; until then plain text is used
  }
}

/**
 * Pasted and dropped HTML goes through Lexical's import, but is first read like on the server: whatever its depth and
 * scripts, the browser's parser and Lexical's, which is recursive, only see canonical HTML. The reader loads when the
 * text is first focused; earlier pastes are inserted once it is there.
 * @returns a function to stop.
 */
export function registerPaste(editor: LexicalEditor): () => void {
  const insert = (given: DataTransfer | null): boolean => {
    const html = given?.getData("text/html") ?? "";
    if (!given || html === "") return false;
    if (!$isRangeSelection($getSelection())) return true;
    const kept = new Map(KEPT_TYPES.map((type) => [type, given.getData(type)])); // the browser empties it afterwards
    if (reader) put(editor, html, kept, reader);
    else void preparePaste().then((come) => put(editor, html, kept, come));
    return true;
  };
  return mergeRegister(
    editor.registerCommand(
      FOCUS_COMMAND,
      () => {
        void preparePaste();
        return false;
      },
      COMMAND_PRIORITY_LOW,
    ),
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const isTaken = insert("clipboardData" in event ? event.clipboardData : null);
        if (isTaken) event.preventDefault();
        return isTaken;
      },
      COMMAND_PRIORITY_NORMAL,
    ),
    // How browsers report dropped content, or a word replaced by spell check.
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (event) => typeof event !== "string" && insert(event.dataTransfer),
      COMMAND_PRIORITY_NORMAL,
    ),
  );
}

/** Without a reader, inserts plain text. */
function put(editor: LexicalEditor, html: string, kept: ReadonlyMap<string, string>, by: Reader | null): void {
  const data = new DataTransfer();
  if (by) data.setData("text/html", by.pastedHtml(html));
  for (const [type, value] of kept) if (value !== "" && (by || type !== OWN_TYPE)) data.setData(type, value);
  const insert = () => {
    const selection = $getSelection();
    if ($isRangeSelection(selection)) $insertDataTransferForRichText(data, selection, editor);
  };
  editor.update(insert, { tag: PASTE_TAG });
}
