"use client";

import { useState } from "react";
import { NotRead } from "@/components/data/read-page";
import { usePages, type Pages } from "@/components/data/use-pages";
import { useCopy } from "@/components/copy/copy-provider";
import { isConnectionFailure } from "@/components/forms/no-answer";
import { PageHeading } from "@/components/ui/page-heading";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { RefreshIcon } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import type { MailDto } from "@/lib/accounts/schema";
import { MailRow, type SendMailAgain } from "./mail-row";
import { ReadMailDialog, type ReadMail } from "./read-mail-dialog";

export type MailActions = { readMail: ReadMail; sendAgain: SendMailAgain };

/** Every letter that went out or should have, with what went wrong; for administrators (behaviour §23). */
export function OutgoingMail({ hasService, actions }: { hasService: boolean; actions: MailActions }) {
  const { outgoingMail: words } = useCopy();
  const mails = usePages<MailDto>("/api/admin/mail");
  const [read, setRead] = useState<MailDto | null>(null);
  return (
    <>
      <PageHeading
        title={words.title}
        text={words.text}
        actions={
          <Button variant="outline" busy={mails.isBusy} onClick={() => mails.refresh()}>
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
  mails: Pages<MailDto>;
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
          <Button variant="outline" size="sm" onClick={() => refresh()}>
            {common.retry}
          </Button>
        }
      >
        <p>{words.failed}</p>
        <p>{reasonOf(state.cause, common.noAnswer)}</p>
      </Banner>
    );
  }
  if (state.items.length === 0) return <p className="py-6 text-center text-ink-muted">{words.empty}</p>;
  return (
    <>
      <ol aria-label={words.label} className="divide-y divide-line">
        {state.items.map((mail) => (
          <MailRow key={mail.id} mail={mail} sendAgain={actions.sendAgain} onSent={() => refresh()} onRead={onRead} />
        ))}
      </ol>
      <div className="flex flex-col items-center gap-3 py-3">
        <p role="status" className="text-sm text-ink-muted">
          {state.next === null ? words.shown(state.items.length) : words.firstShown(state.items.length)}
        </p>
        {state.next !== null && (
          <Button variant="outline" size="sm" busy={isBusy} onClick={() => more()}>
            {words.more}
          </Button>
        )}
      </div>
    </>
  );
}

/** Why the list was not read, as far as a person can act on it. */
function reasonOf(cause: unknown, noAnswer: string): string {
  if (isConnectionFailure(cause)) return noAnswer;
  return cause instanceof NotRead && cause.failure.code !== "unexpected" ? cause.failure.message : "";
}
