"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { usePages } from "@/components/data/use-read";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { DateText } from "@/components/ui/date-text";
import { RefreshIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import { Spinner } from "@/components/ui/progress";
import { Cell, Row, Table } from "@/components/ui/table/table";
import type { DeliveryDto, DeliveryState } from "@/lib/webhooks/schema";
import { deliveriesPath, readDeliveries, resend } from "./webhook-calls";

const TONES: Readonly<Record<DeliveryState, BadgeTone>> = {
  waiting: "blue",
  delivered: "green",
  failed: "red",
  dropped: "gray",
};

/** What a webhook was sent, newest first. Source: B-39.7. */
export function DeliveryLog({ webhookId, mayResend }: { webhookId: string; mayResend: boolean }) {
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
        <Badge tone={TONES[state]}>{words.states[state]}</Badge>
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
