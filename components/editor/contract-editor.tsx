"use client";

import {
  COMMAND_PRIORITY_NORMAL,
  CONTROL_OR_META,
  isModifierMatch,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
} from "lexical";
import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useLatest } from "@/components/ui/hooks/use-latest";
import "@/components/ui/fit.css";
import "./contract-editor.css";
import { createContractEditor, openHtml } from "./contract-editor-set-up";
import type { Clause } from "./outline";
import { registerOutlineLater, showClause } from "./outline-later";
import { EditorToolbar } from "@/components/editor/toolbar/editor-toolbar";
import { editorHtml, LOAD_TAG } from "@/components/editor/html/html-sync";
import { registerPassageMarks, type PassageMark, type PlacedMark } from "@/components/editor/passages/passage-marks";
import { selectedPassage, showPassage, type Shown, type TextPassage } from "@/components/editor/passages/passages";

/** What the page can ask of the editor. */
export type ContractEditorHandle = {
  /** The text as canonical HTML. */
  html(): string;
  /** Replaces the text; can't be undone. */
  load(html: string): void;
  /** Selects and shows a passage; `readText` is the plain text its offsets refer to, if known. */
  showPassage(passage: TextPassage, readText?: string): Shown;
  /** Scrolls to the start of a clause. */
  showClause(key: string): void;
  /** A clause's element, while it exists. */
  clauseElement(key: string): HTMLElement | null;
  /** The selection, or null if it contains no words. */
  selectedPassage(): TextPassage | null;
};

export type ContractEditorProps = {
  ref?: Ref<ContractEditorHandle>;
  /** Canonical HTML, read once; `load` on the handle changes it. */
  html: string;
  isReadOnly: boolean;
  label: string;
  /** Called on each user edit, so keep it cheap. */
  onEdit?: () => void;
  /** Called when the user wants to comment on the selection (`selectedPassage` on the handle). */
  onComment?: () => void;
  /** Called with the text's clauses, and again when they change. */
  onClauses?: (clauses: readonly Clause[]) => void;
  /** Passages to highlight; pass the same list object while nothing changes. */
  marks?: readonly PassageMark[];
  /** Content beside the text, positioned by the current places of the marks, relative to the text's own box. */
  margin?: (placed: readonly PlacedMark[], text: HTMLElement) => ReactNode;
};

const NO_MARKS: readonly PassageMark[] = [];

/** The rich-text editor of one version's text. Source: behaviour §10. */
export function ContractEditor({
  ref,
  html,
  isReadOnly,
  label,
  onEdit,
  onComment,
  onClauses,
  marks = NO_MARKS,
  margin,
}: ContractEditorProps) {
  const words = useCopy().review.editor;
  const root = useRef<HTMLDivElement>(null);
  const first = useRef({ html, isReadOnly, pageLabel: words.page });
  const [editor, setEditor] = useState<LexicalEditor | null>(null);
  const [placed, setPlaced] = useState<readonly PlacedMark[]>([]);

  useEffect(() => {
    const opened = first.current;
    const { editor, dispose } = createContractEditor(opened);
    editor.setRootElement(root.current);
    openHtml(editor, opened.html);
    setEditor(editor);
    return () => {
      opened.html = editorHtml(editor); // React may run this effect twice
      dispose();
      editor.setRootElement(null);
    };
  }, []);

  useEffect(() => editor?.setEditable(!isReadOnly), [editor, isReadOnly]);
  useEffect(() => (editor ? registerPassageMarks(editor, marks, setPlaced) : undefined), [editor, marks]);
  useEffect(() => (editor && onClauses ? registerOutlineLater(editor, onClauses) : undefined), [editor, onClauses]);
  useEditListener(editor, onEdit);
  useCommentKeys(editor, isReadOnly ? undefined : onComment);
  useImperativeHandle(
    ref,
    () => ({
      html: () => (editor ? editorHtml(editor) : first.current.html),
      load: (next) => (editor ? openHtml(editor, next) : (first.current.html = next)),
      showPassage: (passage, readText) => (editor ? showPassage(editor, passage, readText) : "gone"),
      showClause: (key) => editor && showClause(editor, key),
      clauseElement: (key) => editor?.getElementByKey(key) ?? null,
      selectedPassage: () => editor && selectedPassage(editor),
    }),
    [editor],
  );

  const text = editor?.getRootElement();
  return (
    <div className="contract-editor" data-read-only={isReadOnly}>
      <div className="contract-toolbar print:hidden">
        <EditorToolbar editor={editor} isReadOnly={isReadOnly} onComment={onComment} />
      </div>
      <div className="contract-desk">
        <div className="contract-paper">
          {text && margin?.(placed, text)}
          <div
            ref={root}
            className="contract-text"
            contentEditable={!isReadOnly}
            suppressContentEditableWarning
            role="textbox"
            aria-multiline
            aria-readonly={isReadOnly}
            aria-label={label}
            tabIndex={0}
            spellCheck
          />
        </div>
      </div>
    </div>
  );
}

function useEditListener(editor: LexicalEditor | null, onEdit: (() => void) | undefined) {
  const latest = useLatest(onEdit);
  useEffect(
    () =>
      editor?.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
        if ((dirtyElements.size > 0 || dirtyLeaves.size > 0) && !tags.has(LOAD_TAG)) latest.current?.();
      }),
    [editor, latest],
  );
}

/** Ctrl+Alt+M, as in other editors; by physical key, because Alt changes the letter on some layouts. */
function useCommentKeys(editor: LexicalEditor | null, onComment: (() => void) | undefined) {
  const latest = useLatest(onComment);
  useEffect(
    () =>
      editor?.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (event.code !== "KeyM" || !isModifierMatch(event, { ...CONTROL_OR_META, altKey: true }) || !latest.current)
            return false;
          event.preventDefault();
          latest.current();
          return true;
        },
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor, latest],
  );
}
