"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { PageHeading } from "@/components/ui/page-heading";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { RefreshIcon } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import type { MailDto } from "@/lib/accounts/schema";
import { MailRow, type SendMailAgain } from "./mail-row";
import { ReadMailDialog, type ReadMail } from "./read-mail-dialog";
import { useMails, type Mails } from "./use-mails";

export type MailActions = { readMail: ReadMail; sendAgain: SendMailAgain };

/** Every letter that went out or should have, with what went wrong; for administrators (behaviour §23). */
export function OutgoingMail({ hasService, actions }: { hasService: boolean; actions: MailActions }) {
  const { outgoingMail: words } = useCopy();
  const mails = useMails();
  const [read, setRead] = useState<MailDto | null>(null);
  return (
    <>
      <PageHeading
        title={words.title}
        text={words.text}
        actions={
          <Button variant="outline" busy={mails.isBusy} onClick={() => void mails.refresh()}>
            {!mails.isBusy && <RefreshIcon className="size-4" />}
            {words.refresh}
          </Button>
        }
      />
      <div className="space-y-4">
        {!hasService && <Banner>{words.withoutService}</Banner>}
        <Card className="px-4 py-2 sm:px-6">
          <MailList mails={mails} actions={actions} onRead={setRead} />
        </Card>
      </div>
      <ReadMailDialog mail={read} readMail={actions.readMail} onClose={() => setRead(null)} />
    </>
  );
}

function MailList({
  mails: { state, isBusy, more, refresh },
  actions,
  onRead,
}: {
  mails: Mails;
  actions: MailActions;
  onRead: (mail: MailDto) => void;
}) {
  const { outgoingMail: words, common } = useCopy();
  if (state.step === "loading") return <Spinner label={words.loading} className="py-4" />;
  if (state.step === "failed") {
    return (
      <Banner
        tone="error"
        className="my-2"
        action={
          <Button variant="outline" size="sm" onClick={() => void refresh()}>
            {common.retry}
          </Button>
        }
      >
        {words.failed}
      </Banner>
    );
  }
  if (state.items.length === 0) return <p className="py-6 text-center text-ink-muted">{words.empty}</p>;
  return (
    <>
      <ol aria-label={words.label} className="divide-y divide-line">
        {state.items.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            sendAgain={actions.sendAgain}
            onSent={() => void refresh()}
            onRead={onRead}
          />
        ))}
      </ol>
      <div className="flex flex-col items-center gap-3 py-3">
        <p role="status" className="text-sm text-ink-muted">
          {state.next === null ? words.shown(state.items.length) : words.firstShown(state.items.length)}
        </p>
        {state.next !== null && (
          <Button variant="outline" size="sm" busy={isBusy} onClick={() => void more()}>
            {words.more}
          </Button>
        )}
      </div>
    </>
  );
}
