"use client";

import type { ReactNode } from "react";
import { type Unproven, ProveFirst } from "@/components/accounts/account-notices";
import { useCopy } from "@/components/copy/copy-provider";
import { EmptyState } from "@/components/ui/empty-state";
import { LetterDrawing } from "@/components/ui/drawings/page-drawings";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { DateText } from "@/components/ui/date-text";
import { Link } from "@/components/ui/link";
import { BackLink, PageHeading } from "@/components/ui/page-heading";
import { refusalWords } from "@/lib/inbox/refusal-words";
import type { MailPart, ReceivedMailDto } from "@/lib/inbox/schema";

type Props = { address: string | null; mails: readonly ReceivedMailDto[]; unproven: Unproven | null };

/** Where to mail contracts to, what arrived, and what was refused and why. Source: B-42.8. */
export function ReceivedMails({ address, mails, unproven }: Props) {
  const { inbox: words } = useCopy();
  return (
    <div className="mx-auto max-w-5xl space-y-4">
      <BackLink href="/settings">{words.back}</BackLink>
      <PageHeading title={words.title} text={address === null ? words.off : words.hint(address)} />
      {address !== null && unproven && <ProveFirst {...unproven} />}
      {mails.length === 0 ? (
        <EmptyState isCard drawing={<LetterDrawing />} title={words.empty} text={words.emptyHint} />
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {mails.map((mail) => (
              <Mail key={mail.id} mail={mail} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function Mail({ mail }: { mail: ReceivedMailDto }) {
  const { inbox: words } = useCopy();
  return (
    <li className="space-y-2 p-4 sm:px-6">
      <div className="space-y-0.5">
        <h2 className="text-base break-words">{mail.subject || words.noSubject}</h2>
        <p className="text-sm break-words text-ink-muted">
          {words.from(mail.sender)} · <DateText value={mail.receivedAt} withTime />
        </p>
      </div>
      {mail.state === "waiting" && <Badge>{words.waiting}</Badge>}
      {mail.reason !== null && <Line became="refused" text={words.mailReasons[mail.reason]} />}
      {mail.parts.map((part) => (
        <Part key={part.place} part={part} />
      ))}
    </li>
  );
}

function Part({ part }: { part: ReceivedMailDto["parts"][number] }) {
  const copy = useCopy();
  const { became, contractId, contractName, fileName } = part;
  const words = became === "refused" ? refusalWords(part.reason, copy) : "";
  const text = fileName === "" || words === "" ? words || fileName : copy.inbox.partLine(fileName, words);
  const path = became === "round" ? `/contracts/${contractId}/rounds` : `/contracts/${contractId}`;
  return (
    <Line became={became} text={text}>
      {contractName !== null && <Link href={path}>{contractName}</Link>}
    </Line>
  );
}

const TONES: Record<MailPart["became"], BadgeTone> = { draft: "green", round: "green", note: "green", refused: "red" };

function Line({ became, text, children }: { became: MailPart["became"]; text: string; children?: ReactNode }) {
  const { inbox: words } = useCopy();
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
      <Badge tone={TONES[became]}>{words.became[became]}</Badge>
      {text !== "" && <span className="min-w-0 break-words">{text}</span>}
      {children}
    </div>
  );
}
