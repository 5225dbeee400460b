"use client";

import type { LexicalEditor } from "lexical";
import { useState, type ReactNode } from "react";
import { later } from "@/components/ui/later";
import type { FieldDialogProps } from "./field-dialog";
import { fieldWords, type FieldWords } from "./make-field";

const FieldDialog = later<FieldDialogProps>(() => import("./field-dialog").then(({ FieldDialog }) => FieldDialog), {
  overlay: { isOpen: () => true, close: ({ onClose }) => onClose() },
});

/** Turns what is selected into a field: what the tool does, and the dialog that asks for the name. Source: B-9.20. */
export function useFieldMaking(editor: LexicalEditor | null): { ask: () => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ words: FieldWords | null } | null>(null);
  return {
    ask: () => editor && setAsked({ words: fieldWords(editor) }),
    dialog: editor && asked && <FieldDialog editor={editor} words={asked.words} onClose={() => setAsked(null)} />,
  };
}
