"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { Dialog } from "@/components/ui/overlay/dialog";

/** A new secret, this once; clicking it selects it. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { webhooks: words } = useCopy();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.secretTitle}
      description={words.secretHint}
      size="sm"
      footer={<Button onClick={onClose}>{words.done}</Button>}
    >
      <Field label={words.secret}>
        <Input
          readOnly
          value={secret}
          autoComplete="off"
          className="font-mono text-sm"
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
    </Dialog>
  );
}
