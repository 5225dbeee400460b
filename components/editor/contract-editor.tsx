"use client";

import { type LexicalEditor } from "lexical";
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from "react";
import { useCopy } from "@/components/layout/copy-provider";
import type { Passage } from "@/lib/assistant/engines/port";
import "./contract-editor.css";
import { createContractEditor, openHtml } from "./contract-editor-set-up";
import { EditorToolbar } from "./editor-toolbar";
import { htmlOf, LOAD_TAG } from "./html-sync";
import { showPassage } from "./passages";

/** What the page can ask of the editor. */
export type ContractEditorHandle = {
  /** The text as canonical HTML. */
  html(): string;
  /** Puts another text in place of this one; it can't be undone. */
  load(html: string): void;
  /** Selects and shows a passage. False when its words are no longer in the text. */
  showPassage(passage: Passage): boolean;
};

export type ContractEditorProps = {
  ref?: Ref<ContractEditorHandle>;
  /** Canonical HTML, read once; `load` on the handle changes it. */
  html: string;
  isReadOnly: boolean;
  /** Accessible name of the text. */
  label: string;
  /** Called at each edit of a person's; cheap to call, so keep it cheap to answer. */
  onEdit?: () => void;
};

/** The rich-text editor of one version's text. Source: spec §2 (editor tools, content is HTML), §9 (undo). */
export function ContractEditor({ ref, html, isReadOnly, label, onEdit }: ContractEditorProps) {
  const words = useCopy().review.editor;
  const root = useRef<HTMLDivElement>(null);
  const first = useRef({ html, isReadOnly, pageLabel: words.page });
  const [editor, setEditor] = useState<LexicalEditor | null>(null);

  useEffect(() => {
    const { editor, dispose } = createContractEditor(first.current);
    editor.setRootElement(root.current);
    openHtml(editor, first.current.html);
    setEditor(editor);
    return () => {
      first.current.html = htmlOf(editor); // React may run this effect twice
      dispose();
      editor.setRootElement(null);
    };
  }, []);

  useEffect(() => editor?.setEditable(!isReadOnly), [editor, isReadOnly]);
  useEditListener(editor, onEdit);
  useImperativeHandle(ref, () => ({
    html: () => (editor ? htmlOf(editor) : first.current.html),
    load: (next) => (editor ? openHtml(editor, next) : (first.current.html = next)),
    showPassage: (passage) => editor !== null && showPassage(editor, passage),
  }), [editor]);

  return (
    <div className="rounded border border-line bg-surface shadow-card">
      <div className="contract-toolbar">
        <EditorToolbar editor={editor} isReadOnly={isReadOnly} />
      </div>
      <div
        ref={root}
        className="contract-text min-h-80 px-5 py-6 sm:px-10 sm:py-8"
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
  );
}

function useEditListener(editor: LexicalEditor | null, onEdit: (() => void) | undefined) {
  const latest = useRef(onEdit);
  latest.current = onEdit;
  useEffect(
    () =>
      editor?.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
        if ((dirtyElements.size > 0 || dirtyLeaves.size > 0) && !tags.has(LOAD_TAG)) latest.current?.();
      }),
    [editor],
  );
}
