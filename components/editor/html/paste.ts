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

/** What an editor copies of itself. Lexical tells whether it is of this one, and else takes the HTML beside it. */
const OWN_TYPE = "application/x-lexical-editor";
const KEPT_TYPES = [OWN_TYPE, "text/plain", "text/uri-list"];

type Reader = { pastedHtml: typeof pastedHtml };
let reader: Reader | null = null;

/** Has the reader of pasted HTML fetched. @returns it, or null when it can't be had now. */
export async function preparePaste(): Promise<Reader | null> {
  try {
    return (reader ??= await import("./pasted-html"));
  } catch {
    return null; // asked for again by the next paste, which takes the plain words meanwhile
  }
}

/**
 * Pasted and dropped HTML through Lexical's import, read first as the server reads it: however deep it is and whatever
 * it would run, the browser's parser and Lexical's, which calls itself for each level, see canonical HTML only. The
 * reader comes when the text has the focus first; what is pasted before is put in as soon as it is there.
 * @returns the way to stop.
 */
export function registerPaste(editor: LexicalEditor): () => void {
  const insert = (given: DataTransfer | null): boolean => {
    const html = given?.getData("text/html") ?? "";
    if (!given || html === "") return false;
    if (!$isRangeSelection($getSelection())) return true;
    const kept = new Map(KEPT_TYPES.map((type) => [type, given.getData(type)])); // a browser empties it afterwards
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
    // A browser's own way to tell of what was dropped, or of a word that its spelling help replaced.
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (event) => typeof event !== "string" && insert(event.dataTransfer),
      COMMAND_PRIORITY_NORMAL,
    ),
  );
}

/** Without a reader the plain words are put in. */
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
