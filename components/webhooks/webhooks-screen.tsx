"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { type Unproven, ProveFirst } from "@/components/accounts/account-notices";
import { useCopy } from "@/components/copy/copy-provider";
import { EmptyState } from "@/components/ui/empty-state";
import { WebhooksDrawing } from "@/components/ui/drawings/page-drawings";
import { Button } from "@/components/ui/button";
import { PlusIcon } from "@/components/ui/icons";
import { BackLink, PageHeading } from "@/components/ui/page-heading";
import { MAX_WEBHOOKS } from "@/lib/webhooks/bounds";
import type { WebhookDto } from "@/lib/webhooks/schema";
import { SecretDialog } from "./webhook-dialogs";
import { WebhookCard } from "./webhook-card";
import { addWebhook } from "./webhook-calls";
import { WebhookForm } from "./webhook-form";

/** The reader's webhooks, each with what it was sent. Source: B-39.8. */
export function WebhooksScreen({ webhooks, unproven }: { webhooks: readonly WebhookDto[]; unproven: Unproven | null }) {
  const { webhooks: words } = useCopy();
  const router = useRouter();
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const mayAdd = unproven === null && webhooks.length < MAX_WEBHOOKS;
  const add = (
    <Button className="shrink-0 whitespace-nowrap" onClick={() => setIsAdding(true)}>
      <PlusIcon className="size-4" />
      {words.add}
    </Button>
  );
  return (
    <div className="mx-auto max-w-5xl space-y-4">
      <BackLink href="/settings">{words.back}</BackLink>
      <PageHeading title={words.title} text={words.hint} {...(mayAdd ? { actions: add } : {})} />
      {unproven && <ProveFirst {...unproven} />}
      {webhooks.length === 0 && (
        <EmptyState isCard drawing={<WebhooksDrawing />} title={words.empty} text={words.emptyHint} />
      )}
      {webhooks.map((webhook) => (
        <WebhookCard
          key={webhook.id}
          webhook={webhook}
          mayChange={unproven === null}
          onSecret={setSecret}
          onChange={() => router.refresh()}
        />
      ))}
      {isAdding && (
        <WebhookForm
          title={words.add}
          save={async (input) => {
            const done = await addWebhook(input);
            if (done.ok) setSecret(done.answer.secret);
            if (done.ok) router.refresh();
            return done;
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </div>
  );
}
