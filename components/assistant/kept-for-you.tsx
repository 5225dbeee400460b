"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { FormProblem } from "@/components/forms/form-parts";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";

/** Says who can read the conversation, and lets the user delete it. */
export function KeptForYou({
  isAnswering,
  onForget,
}: {
  isAnswering: boolean;
  onForget: () => Promise<string | null>;
}) {
  const words = useCopy().assistant.kept;
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 border-b border-line py-1 pr-2 pl-4 max-sm:py-0 text-xs text-ink-muted">
      <span>{words.hint}</span>
      <Button variant="ghost" size="sm" disabled={isAnswering} onClick={() => setAsking(true)}>
        {words.clear}
      </Button>
      {isAsking && <ClearDialog onForget={onForget} onClose={() => setAsking(false)} />}
    </div>
  );
}

function ClearDialog({ onForget, onClose }: { onForget: () => Promise<string | null>; onClose: () => void }) {
  const { assistant, common } = useCopy();
  const words = assistant.kept;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function clear() {
    setBusy(true);
    const refusal = await onForget();
    setBusy(false);
    if (refusal === null) onClose();
    else setProblem(refusal || words.failed);
  }

  const footer = (
    <>
      <Button variant="outline" disabled={isBusy} onClick={onClose}>
        {common.cancel}
      </Button>
      <Button variant="danger" busy={isBusy} onClick={() => void clear()}>
        {words.confirm}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={words.title}
      description={words.text}
      size="sm"
      footer={footer}
    >
      {problem !== null && <FormProblem message={problem} />}
    </Dialog>
  );
}
