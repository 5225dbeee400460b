"use client";

import { useState } from "react";
import { FormProblem } from "@/components/forms/form-problem";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { useToast } from "@/components/ui/toast";
import type { BookDto } from "@/lib/positions/schema";
import type { BookActions } from "./actions";

type Props = { book: BookDto; change: BookActions["change"]; onShared: (book: BookDto) => void; onClose: () => void };

/** With whom a book is shared, as a list of addresses that is written whole. Source: B-24.2. */
export function ShareDialog({ book, change, onShared, onClose }: Props) {
  const { positions, common } = useCopy();
  const words = positions.share;
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
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={words.title}
      description={words.text}
      size="sm"
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button busy={busy} onClick={() => void share()}>
            {words.submit}
          </Button>
        </>
      }
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
    </Dialog>
  );
}
