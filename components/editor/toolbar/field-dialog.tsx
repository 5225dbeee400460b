"use client";

import type { LexicalEditor } from "lexical";
import { useId, useState, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { Dialog } from "@/components/ui/overlay/dialog";
import { fieldName, MOST_NAME_CHARS } from "@/lib/documents/templates/own-fields";
import { makeField, type FieldWords } from "./make-field";

export type FieldDialogProps = {
  editor: LexicalEditor;
  /** The selection when the dialog opened; null if it can't be a field. */
  words: FieldWords | null;
  onClose: () => void;
};

/** Asks for a field's name, and whether to replace all identical words. Source: B-9.20. */
export function FieldDialog({ editor, words: chosen, onClose }: FieldDialogProps) {
  const words = useCopy().review.editor.field;
  const formId = useId();
  const [name, setName] = useState("");
  const [isEverywhere, setEverywhere] = useState(true);
  const [isAsked, setAsked] = useState(false);
  const clean = fieldName(name);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!chosen || clean === "") return;
    makeField(editor, chosen.passage, { name: clean, isEverywhere: isEverywhere && chosen.places > 1 });
    onClose();
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      description={chosen ? words.text : words.choose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          {chosen && (
            <Button type="submit" form={formId}>
              {words.submit}
            </Button>
          )}
        </>
      }
    >
      {chosen && (
        <form id={formId} noValidate onSubmit={submit} className="space-y-4">
          <blockquote className="line-clamp-3 border-l-2 border-primary-400 pl-3 font-paper text-sm">
            {chosen.passage.content}
          </blockquote>
          <Field label={words.label} hint={words.hint} error={isAsked && clean === "" ? words.required : null} required>
            <Input
              value={name}
              maxLength={MOST_NAME_CHARS}
              placeholder={words.placeholder}
              required
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          {chosen.names.length > 0 && (
            <div role="group" aria-label={words.offered} className="flex flex-wrap items-center gap-1.5 text-sm">
              <span aria-hidden="true" className="text-ink-muted">
                {words.offered}
              </span>
              {chosen.names.map((one) => (
                <Button
                  key={one}
                  variant="outline"
                  size="sm"
                  aria-pressed={clean === one}
                  className="max-w-full max-lg:min-h-9 aria-pressed:border-primary aria-pressed:bg-primary-50"
                  onClick={() => setName(one)}
                >
                  <span className="truncate">{one}</span>
                </Button>
              ))}
            </div>
          )}
          {chosen.places > 1 && (
            <label className="flex min-h-8 items-center gap-2 text-sm">
              <input
                type="checkbox"
                className="size-4 accent-primary"
                checked={isEverywhere}
                onChange={(event) => setEverywhere(event.target.checked)}
              />
              {words.everywhere(chosen.places)}
            </label>
          )}
        </form>
      )}
    </Dialog>
  );
}
