"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { ConfirmDialog, Dialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";
import type { WebhookDto } from "@/lib/webhooks/schema";
import { changeWebhook, removeWebhook, rotateSecret } from "./webhook-calls";
import { WebhookForm } from "./webhook-form";

export type Asked = "edit" | "rotate" | "remove";
type DialogsProps = {
  webhook: WebhookDto;
  asked: Asked | null;
  onSecret: (secret: string) => void;
  onChange: () => void;
  onClose: () => void;
};

/** What is asked before a webhook is changed, gets a new secret, or goes. */
export function WebhookDialogs({ webhook, asked, onSecret, onChange, onClose }: DialogsProps) {
  const { webhooks: words } = useCopy();
  const toast = useToast();
  const [endsOld, setEndsOld] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  async function end<T>(
    call: Promise<{ ok: true; answer: T } | { ok: false; message: string }>,
    then: (of: T) => void,
  ) {
    setIsBusy(true);
    const done = await call;
    setIsBusy(false);
    if (done.ok) then(done.answer);
    else toast.error(done.message || words.failed);
    onClose();
    onChange();
  }
  if (asked === "edit")
    return (
      <WebhookForm
        title={words.edit}
        initial={webhook}
        save={async (input) => {
          const done = await changeWebhook(webhook.id, input);
          if (done.ok) toast.success(words.saved);
          if (done.ok) onChange();
          return done;
        }}
        onClose={onClose}
      />
    );
  if (asked === "rotate")
    return (
      <ConfirmDialog
        title={words.rotateTitle}
        description={words.rotateHint}
        confirm={words.rotate}
        busy={isBusy}
        onConfirm={() => void end(rotateSecret(webhook.id, endsOld), ({ secret }) => onSecret(secret))}
        onClose={onClose}
      >
        <label className="flex min-h-9 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4 accent-primary"
            checked={endsOld}
            onChange={(event) => setEndsOld(event.target.checked)}
          />
          {words.endOld}
        </label>
      </ConfirmDialog>
    );
  if (asked !== "remove") return null;
  return (
    <ConfirmDialog
      title={words.removeTitle}
      description={words.removeHint}
      confirm={words.remove}
      isDangerous
      busy={isBusy}
      onConfirm={() => void end(removeWebhook(webhook.id), () => toast.success(words.removed))}
      onClose={onClose}
    />
  );
}

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
