"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { usePages } from "@/components/data/use-read";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DateText, useDay } from "@/components/ui/date-text";
import { ChevronDownIcon, EditIcon, KeyIcon, RefreshIcon, SendIcon, TrashIcon } from "@/components/ui/icons";
import { classes } from "@/components/ui/classes";
import { useToast } from "@/components/ui/overlay/toast";
import { Spinner } from "@/components/ui/progress";
import { Cell, Row, Table } from "@/components/ui/table/table";
import type { DeliveryDto, DeliveryState, WebhookDto } from "@/lib/webhooks/schema";
import { changeWebhook, deliveriesPath, readDeliveries, resend, sendTest } from "./webhook-calls";
import { WebhookDialogs, type Asked } from "./webhook-dialogs";

type WebhookCardProps = {
  webhook: WebhookDto;
  /** Only once the address is proven; deleting is always possible. */
  mayChange: boolean;
  onSecret: (secret: string) => void;
  onChange: () => void;
};

/** A webhook: where it goes, how it does, what can be done, and its log. Source: B-39.8. */
export function WebhookCard({ webhook, mayChange, onSecret, onChange }: WebhookCardProps) {
  const { webhooks: words } = useCopy();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Counts tests, so that the open log reads itself anew. */
  const [tests, setTests] = useState(0);
  const { events } = webhook;
  return (
    <Card className="space-y-4 p-4 sm:p-6">
      <header className="space-y-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-base break-all">{webhook.url}</h2>
          <State webhook={webhook} />
        </div>
        <p className="text-sm text-ink-muted" title={events.map((type) => words.types[type]).join(", ")}>
          {words.eventCount(events.length)}
        </p>
        <Notes webhook={webhook} />
      </header>
      <Actions {...{ webhook, mayChange, onChange }} onAsk={setAsked} onTested={() => setTests(tests + 1)} />
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-9 items-center gap-2 rounded text-sm font-medium"
      >
        {words.log}
        <ChevronDownIcon className={classes("size-4 text-ink-muted", isOpen && "rotate-180")} />
      </button>
      {isOpen && <DeliveryLog key={tests} webhookId={webhook.id} mayResend={mayChange && !webhook.disabled} />}
      <WebhookDialogs {...{ webhook, asked, onSecret, onChange }} onClose={() => setAsked(null)} />
    </Card>
  );
}

function State({ webhook: { disabled, failingSince } }: { webhook: WebhookDto }) {
  const { webhooks: words } = useCopy();
  const day = useDay();
  if (disabled) return <Badge tone="gray">{words.off}</Badge>;
  if (failingSince) return <Badge tone="orange">{words.failing(day(failingSince))}</Badge>;
  return <Badge tone="green">{words.on}</Badge>;
}

function Notes({ webhook: { disabled, oldSecretEndsAt } }: { webhook: WebhookDto }) {
  const { webhooks: words } = useCopy();
  const day = useDay();
  return (
    <>
      {disabled && (
        <p className="text-sm text-ink-muted">
          {words.offSince(day(disabled.at))} {words.because[disabled.because]}
        </p>
      )}
      {oldSecretEndsAt && <p className="text-sm text-ink-muted">{words.oldSecret(day(oldSecretEndsAt))}</p>}
    </>
  );
}

type ActionsProps = Omit<WebhookCardProps, "onSecret"> & { onAsk: (asked: Asked) => void; onTested: () => void };

function Actions({ webhook, mayChange, onChange, onAsk, onTested }: ActionsProps) {
  const { webhooks: words } = useCopy();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (call: Promise<{ ok: true } | { ok: false; message: string }>, said: string) => {
    setIsBusy(true);
    const done = await call;
    setIsBusy(false);
    if (done.ok) toast.success(said);
    else toast.error(done.message || words.failed);
    return done.ok;
  };
  const test = async () => (await run(sendTest(webhook.id), words.tested)) && onTested();
  const turn = async (isOn: boolean) =>
    (await run(changeWebhook(webhook.id, { isOn }), isOn ? words.turnedOn : words.turnedOff)) && onChange();
  return (
    <div className="flex flex-wrap gap-2">
      {mayChange && !webhook.disabled && (
        <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void test()}>
          <SendIcon className="size-4" />
          {words.test}
        </Button>
      )}
      {mayChange && (
        <>
          <Button variant="outline" size="sm" disabled={isBusy} onClick={() => onAsk("edit")}>
            <EditIcon className="size-4" />
            {words.edit}
          </Button>
          <Button variant="outline" size="sm" disabled={isBusy} onClick={() => onAsk("rotate")}>
            <KeyIcon className="size-4" />
            {words.rotate}
          </Button>
          <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void turn(webhook.disabled !== null)}>
            {webhook.disabled ? words.turnOn : words.turnOff}
          </Button>
        </>
      )}
      <Button variant="ghost" size="sm" className="!text-danger" disabled={isBusy} onClick={() => onAsk("remove")}>
        <TrashIcon className="size-4" />
        {words.remove}
      </Button>
    </div>
  );
}

const DELIVERY_TONES: Readonly<Record<DeliveryState, BadgeTone>> = {
  waiting: "blue",
  delivered: "green",
  failed: "red",
  dropped: "gray",
};

/** What a webhook was sent, newest first. Source: B-39.7. */
function DeliveryLog({ webhookId, mayResend }: { webhookId: string; mayResend: boolean }) {
  const { webhooks: words } = useCopy();
  const toast = useToast();
  const { state, isBusy, more, reload } = usePages<DeliveryDto>(deliveriesPath(webhookId), readDeliveries);
  if (state.step === "loading") return <Spinner label={words.loading} />;
  if (state.step === "failed") return <Banner tone="error">{words.failed}</Banner>;
  const again = async (deliveryId: string) => {
    const done = await resend(webhookId, deliveryId);
    if (done.ok) toast.success(words.resent);
    else toast.error(done.message || words.failed);
    reload();
  };
  const { type, state: stateHead, at, attempts, answer } = words.columns;
  return (
    <div className="space-y-3">
      {state.items.length === 0 ? (
        <p className="text-sm text-ink-muted">{words.noLog}</p>
      ) : (
        <Table label={words.log} head={[type, stateHead, at, attempts, answer, { name: words.resend, isHidden: true }]}>
          {state.items.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              {...(mayResend ? { onResend: () => void again(delivery.id) } : {})}
            />
          ))}
        </Table>
      )}
      <div className="flex gap-2">
        {state.next !== null && (
          <Button variant="outline" size="sm" busy={isBusy} onClick={more}>
            {words.more}
          </Button>
        )}
        <Button variant="ghost" size="sm" disabled={isBusy} onClick={reload}>
          <RefreshIcon className="size-4" />
          {words.refresh}
        </Button>
      </div>
    </div>
  );
}

function DeliveryRow({ delivery, onResend }: { delivery: DeliveryDto; onResend?: () => void }) {
  const { webhooks: words } = useCopy();
  const { type, state, createdAt, lastAt, attempts, status, failure } = delivery;
  const types: Readonly<Record<string, string>> = words.types;
  const why = failure === null ? null : words.failures[failure];
  return (
    <Row>
      <Cell label={words.columns.type} isHeading>
        {types[type] ?? type}
      </Cell>
      <Cell label={words.columns.state}>
        <Badge tone={DELIVERY_TONES[state]}>{words.states[state]}</Badge>
      </Cell>
      <Cell label={words.columns.at}>
        <DateText value={lastAt ?? createdAt} withTime />
      </Cell>
      <Cell label={words.columns.attempts}>{attempts}</Cell>
      <Cell label={words.columns.answer}>{[why, status].filter((part) => part !== null).join(" · ")}</Cell>
      <Cell label={words.resend} isPlain className="text-right">
        {onResend && (
          <Button variant="outline" size="sm" onClick={onResend}>
            {words.resend}
          </Button>
        )}
      </Cell>
    </Row>
  );
}
