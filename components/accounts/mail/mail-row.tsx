"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useAction } from "@/components/forms/use-action";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ChooseBox } from "@/components/ui/table/chosen-bar";
import { DateText } from "@/components/ui/date-text";
import type { Chosen } from "@/components/ui/hooks/use-many";
import { useToast } from "@/components/ui/overlay/toast";
import { Cell, Row } from "@/components/ui/table/table";
import type { MailDto } from "@/lib/people/accounts/schema";
import type { ActionResult } from "@/lib/server/adapters/action-result";

/** Whether sending it again is offered: not while it waits anyway. */
export const maySendAgain = ({ isRepeatable, state }: MailDto) => isRepeatable && state !== "waiting";

export type SendMailAgain = (input: { mailId: string }) => Promise<ActionResult<MailDto>>;
type Look = "waiting" | "failed" | "sent" | "inOutbox" | "lapsed";
const TONES = { waiting: "blue", failed: "red", sent: "green", inOutbox: "orange", lapsed: "gray" } as const;

/** One letter: kind, recipient, state, errors, and available actions. */
export function MailRow({
  mail,
  chosen,
  sendAgain,
  onSent,
  onRead,
}: {
  mail: MailDto;
  chosen: Chosen<MailDto>;
  sendAgain: SendMailAgain;
  onSent: () => void;
  onRead: (mail: MailDto) => void;
}) {
  const { outgoingMail: words, tables } = useCopy();
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

  const kind = mail.kind ? words.kinds[mail.kind] : words.otherKind;
  return (
    <Row className={chosen.has(mail.id) ? "bg-primary-50/60" : ""}>
      <Cell isHeading className="sm:w-1/4 sm:py-1.5">
        <span className="flex min-w-0 items-center gap-2.5">
          <ChooseBox
            label={tables.choose(`${kind}, ${mail.recipient}`)}
            checked={chosen.has(mail.id)}
            disabled={!maySendAgain(mail)}
            onChange={() => chosen.toggle(mail.id)}
          />
          <span className="font-medium wrap-anywhere">{mail.recipient}</span>
        </span>
      </Cell>
      <Cell label={tables.email} className="sm:py-1.5">
        <span className="min-w-0 space-y-0.5 wrap-anywhere">
          <span className="block">{kind}</span>
          <span className="block text-xs text-ink-muted">{mail.subject}</span>
          <Failures mail={mail} />
        </span>
      </Cell>
      <Cell label={tables.state} className="sm:py-1.5 sm:whitespace-nowrap">
        <Badge tone={TONES[look]}>{words.states[look]}</Badge>
      </Cell>
      <Cell label={tables.date} className="sm:py-1.5 sm:whitespace-nowrap">
        <DateText value={mail.sentAt ?? mail.createdAt} withTime />
      </Cell>
      <Cell className="sm:py-1.5 sm:text-right sm:whitespace-nowrap">
        <span className="inline-flex flex-wrap gap-2 sm:flex-nowrap">
          {mail.isReadable && (
            <Button
              variant="outline"
              size="sm"
              aria-label={words.openMail(mail.recipient)}
              onClick={() => onRead(mail)}
            >
              {words.read}
            </Button>
          )}
          {maySendAgain(mail) && (
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
        </span>
      </Cell>
    </Row>
  );
}

function Failures({ mail: { failures, recipient } }: { mail: MailDto }) {
  const { outgoingMail: words } = useCopy();
  if (failures.length === 0) return null;
  return (
    <ul aria-label={`${words.failures}: ${recipient}`} className="space-y-0.5 text-xs text-danger-700">
      {failures.map(({ at, words: shown, times }) => (
        <li key={at} className="wrap-anywhere">
          <DateText value={at} withTime />: {words.failure(shown, times)}
        </li>
      ))}
    </ul>
  );
}
