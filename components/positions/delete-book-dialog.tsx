"use client";

import { FormProblem } from "@/components/forms/form-problem";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { BookDto } from "@/lib/positions/schema";
import type { BookActions } from "./actions";

type Props = { book: BookDto; remove: BookActions["remove"]; onDeleted: () => void; onClose: () => void };

/** Asks before a book is deleted. */
export function DeleteBookDialog({ book, remove, onDeleted, onClose }: Props) {
  const { positions, common } = useCopy();
  const words = positions.remove;
  const { run, busy, problem } = useAction(remove, { fallback: words.failed });

  async function confirm() {
    if (await run({ positionsId: book.id })) onDeleted();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={words.title}
      description={words.text(book.name)}
      size="sm"
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="space-y-3 text-sm">
        <FormProblem message={problem?.message} />
        <p>{words.final}</p>
      </div>
    </Dialog>
  );
}
