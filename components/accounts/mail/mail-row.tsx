"use client";

import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { DateText } from "@/components/ui/date-text";
import { useToast } from "@/components/ui/toast";
import type { MailDto } from "@/lib/accounts/schema";
import type { ActionResult } from "@/lib/adapters/action-result";

export type SendMailAgain = (input: { mailId: string }) => Promise<ActionResult<MailDto>>;
type Look = "waiting" | "failed" | "sent" | "inOutbox" | "lapsed";
const TONES = { waiting: "blue", failed: "red", sent: "green", inOutbox: "orange", lapsed: "gray" } as const;

/** One letter: what it is and to whom, how it stands, what went wrong, and what can be done. */
export function MailRow({
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
          <Button variant="outline" size="sm" aria-label={words.readOf(mail.recipient)} onClick={() => onRead(mail)}>
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
      {failures.map(({ at, words: told, times }) => (
        <li key={at} className="wrap-anywhere">
          <DateText value={at} withTime />: {words.failure(told, times)}
        </li>
      ))}
    </ul>
  );
}
