"use client";

import { useId, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { FormFooter } from "@/components/forms/form-footer";
import { FormProblem } from "@/components/forms/form-parts";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { Dialog } from "@/components/ui/overlay/dialog";
import { WEBHOOK_EVENTS, type WebhookEventType } from "@/lib/audit/announced";
import { MAX_URL_CHARS } from "@/lib/webhooks/bounds";

type Written = { url: string; events: WebhookEventType[] };
type Result = { ok: true } | { ok: false; message: string };
type WebhookFormProps = {
  title: string;
  initial?: { url: string; events: readonly WebhookEventType[] };
  save: (input: Written) => Promise<Result>;
  onClose: () => void;
};

/** Address and events of a webhook; a refusal stands above them, and what was typed stays. */
export function WebhookForm({ title, initial, save, onClose }: WebhookFormProps) {
  const { webhooks: words } = useCopy();
  const formId = useId();
  const [url, setUrl] = useState(initial?.url ?? "https://");
  const [events, setEvents] = useState<readonly WebhookEventType[]>(initial?.events ?? WEBHOOK_EVENTS);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function send() {
    if (events.length === 0) return setProblem(words.chooseOne);
    setIsBusy(true);
    const done = await save({ url: url.trim(), events: [...events] });
    setIsBusy(false);
    if (done.ok) onClose();
    else setProblem(done.message || words.failed);
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={title}
      footer={
        <FormFooter form={formId} busy={isBusy} disabled={url.trim() === ""} onCancel={onClose}>
          {words.save}
        </FormFooter>
      }
    >
      <form
        id={formId}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {problem !== null && <FormProblem message={problem} />}
        <Field label={words.url} hint={words.urlHint} required>
          <Input
            type="url"
            value={url}
            maxLength={MAX_URL_CHARS}
            disabled={isBusy}
            autoComplete="off"
            onChange={(event) => setUrl(event.target.value)}
          />
        </Field>
        <EventChoice chosen={events} isBusy={isBusy} onChoose={setEvents} />
      </form>
    </Dialog>
  );
}

type ChoiceProps = {
  chosen: readonly WebhookEventType[];
  isBusy: boolean;
  onChoose: (events: readonly WebhookEventType[]) => void;
};

function EventChoice({ chosen, isBusy, onChoose }: ChoiceProps) {
  const { webhooks: words } = useCopy();
  const toggle = (type: WebhookEventType, isOn: boolean) =>
    onChoose(WEBHOOK_EVENTS.filter((one) => (one === type ? isOn : chosen.includes(one))));
  return (
    <fieldset className="space-y-2" disabled={isBusy}>
      <legend className="text-sm font-medium text-ink">{words.events}</legend>
      <div className="flex gap-2">
        <Button variant="outline" size="sm" onClick={() => onChoose(WEBHOOK_EVENTS)}>
          {words.all}
        </Button>
        <Button variant="outline" size="sm" onClick={() => onChoose([])}>
          {words.none}
        </Button>
      </div>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {WEBHOOK_EVENTS.map((type) => (
          <label key={type} className="flex min-h-9 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4 accent-primary"
              checked={chosen.includes(type)}
              onChange={(event) => toggle(type, event.target.checked)}
            />
            {words.types[type]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
