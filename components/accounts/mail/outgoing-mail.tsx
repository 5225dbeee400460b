"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { NotRead } from "@/components/data/read-list";
import { usePages, type Pages } from "@/components/data/use-read";
import { isConnectionFailure } from "@/components/forms/action-answer";
import { useAction } from "@/components/forms/use-action";
import { Badge } from "@/components/ui/badge";
import { Banner, RetryBanner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DateText } from "@/components/ui/date-text";
import { RefreshIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import { PageHeading } from "@/components/ui/page-heading";
import { Spinner } from "@/components/ui/progress";
import type { MailDto } from "@/lib/people/accounts/schema";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import { ReadMailDialog, type ReadMail } from "./read-mail-dialog";

export type MailActions = { readMail: ReadMail; sendAgain: SendMailAgain };

/** Every letter sent or due to be sent, with its errors; for administrators (behaviour §23). */
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
      <RetryBanner className="my-2" retry={common.retry} onRetry={() => refresh()}>
        <p>{words.failed}</p>
        <p>{toReason(state.cause, common.noAnswer)}</p>
      </RetryBanner>
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

/** Why the list could not be read, if a user can do something about it. */
function toReason(cause: unknown, noAnswer: string): string {
  if (isConnectionFailure(cause)) return noAnswer;
  return cause instanceof NotRead && cause.failure.code !== "unexpected" ? cause.failure.message : "";
}

type SendMailAgain = (input: { mailId: string }) => Promise<ActionResult<MailDto>>;
type Look = "waiting" | "failed" | "sent" | "inOutbox" | "lapsed";
const TONES = { waiting: "blue", failed: "red", sent: "green", inOutbox: "orange", lapsed: "gray" } as const;

/** One letter: kind, recipient, state, errors, and available actions. */
function MailRow({
  mail,
  sendAgain,
  onSent,
  onRead,
}: {
  mail: MailDto;
  sendAgain: SendMailAgain;
  onSent: () => void;
  onRead: (mail: MailDto) => void;
}) {
  const { outgoingMail: words } = useCopy();
  const toast = useToast();
  const { run, busy } = useAction(sendAgain, {
    fallback: words.sendFailed,
    onProblem: ({ message }) => toast.error(message),
  });
  const look: Look = mail.state === "sent" && mail.carrier === "outbox" ? "inOutbox" : mail.state;

  async function send() {
    if (!(await run({ mailId: mail.id }))) return;
    toast.success(words.sentAgain(mail.recipient));
    onSent();
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-64 space-y-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{mail.kind ? words.kinds[mail.kind] : words.otherKind}</span>
          <Badge tone={TONES[look]}>{words.states[look]}</Badge>
          <span className="text-sm wrap-anywhere">{words.to(mail.recipient)}</span>
        </p>
        <p className="text-sm wrap-anywhere text-ink-muted">
          {mail.subject} · <DateText value={mail.sentAt ?? mail.createdAt} withTime />
        </p>
        <Failures mail={mail} />
      </div>
      <div className="flex flex-wrap gap-2">
        {mail.isReadable && (
          <Button variant="outline" size="sm" aria-label={words.openMail(mail.recipient)} onClick={() => onRead(mail)}>
            {words.read}
          </Button>
        )}
        {mail.isRepeatable && mail.state !== "waiting" && (
          <Button
            variant="outline"
            size="sm"
            busy={busy}
            aria-label={words.sendAgainTo(mail.recipient)}
            onClick={() => void send()}
          >
            {words.sendAgain}
          </Button>
        )}
      </div>
    </li>
  );
}

function Failures({ mail: { failures, recipient } }: { mail: MailDto }) {
  const { outgoingMail: words } = useCopy();
  if (failures.length === 0) return null;
  return (
    <ul aria-label={`${words.failures}: ${recipient}`} className="space-y-0.5 text-sm text-danger-700">
      {failures.map(({ at, words: shown, times }) => (
        <li key={at} className="wrap-anywhere">
          <DateText value={at} withTime />: {words.failure(shown, times)}
        </li>
      ))}
    </ul>
  );
}
