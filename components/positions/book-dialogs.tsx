"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { FormProblem } from "@/components/forms/form-parts";
import { useAction } from "@/components/forms/use-action";
import { Field, Textarea } from "@/components/ui/field";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";
import type { BookDto } from "@/lib/positions/schema";
import type { BookActions } from "./use-book";

type DeleteBookDialogProps = {
  book: { id: string; name: string };
  remove: BookActions["remove"];
  onDeleted: () => void;
  onClose: () => void;
};

/** Asks before a book is deleted. */
export function DeleteBookDialog({ book, remove, onDeleted, onClose }: DeleteBookDialogProps) {
  const words = useCopy().positions.remove;
  const { run, busy, problem } = useAction(remove, { fallback: words.failed });

  async function confirm() {
    if (await run({ positionsId: book.id })) onDeleted();
  }

  return (
    <ConfirmDialog
      title={words.title}
      description={words.text(book.name)}
      confirm={words.confirm}
      isDangerous
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className="space-y-3 text-sm">
        <FormProblem message={problem?.message} />
        <p>{words.final}</p>
      </div>
    </ConfirmDialog>
  );
}

type ShareDialogProps = {
  book: BookDto;
  change: BookActions["change"];
  onShared: (book: BookDto) => void;
  onClose: () => void;
};

/** Whom a playbook is shared with, as a list of addresses saved as a whole. Source: B-24.2. */
export function ShareDialog({ book, change, onShared, onClose }: ShareDialogProps) {
  const words = useCopy().positions.share;
  const toast = useToast();
  const [text, setText] = useState(() => book.readers.map(({ email }) => email).join("\n"));
  const { run, busy, problem } = useAction(change, { fallback: words.failed });

  async function share() {
    const readers = text.split(/[\s,;]+/).filter((email) => email !== "");
    const shared = await run({ positionsId: book.id, readers });
    if (!shared) return;
    toast.success(words.done(shared.readers.length));
    onShared(shared);
  }

  return (
    <ConfirmDialog
      title={words.title}
      description={words.text}
      confirm={words.submit}
      busy={busy}
      onConfirm={() => void share()}
      onClose={onClose}
    >
      <div className="space-y-4">
        <FormProblem message={problem?.message} />
        <Field label={words.emails}>
          <Textarea
            rows={4}
            autoCapitalize="none"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
