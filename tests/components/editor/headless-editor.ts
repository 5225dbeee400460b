import { createHeadlessEditor } from "@lexical/headless";
import { registerList } from "@lexical/list";
import { registerTablePlugin } from "@lexical/table";
import type { LexicalEditor } from "lexical";
import { editorConfig } from "@/components/editor/contract-editor-set-up";
import { loadHtml } from "@/components/editor/html/html-sync";
import { registerNumbers } from "@/components/editor/html/keep-numbers";
import { registerPageMarks } from "@/components/editor/html/keep-page-marks";
import { registerPlainShape } from "@/components/editor/html/plain-shape";

/** A contract editor without a page, with the behaviour that shapes its text. */
export function headlessEditor(html = ""): LexicalEditor {
  const editor = createHeadlessEditor({
    ...editorConfig({ pageLabel: (page) => `Page ${page}`, isReadOnly: false }),
    onError: (error) => {
      throw error;
    },
  });
  registerList(editor);
  registerTablePlugin(editor);
  registerPlainShape(editor);
  registerPageMarks(editor);
  registerNumbers(editor);
  if (html !== "") loadHtml(editor, html);
  return editor;
}
