"use client";

import type { ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { passageAddress } from "@/components/contracts/linked-passage";
import { Link } from "@/components/ui/link";
import type { CounterpartyDto, FoundDetail } from "@/lib/counterparties/schema";

const KINDS = ["registration", "address", "person", "email", "phone"] as const;

/** What the person wrote, and what contracts say, each with its quote, which leads to its place. Source: B-30.2. */
export function CounterpartyDetails({ firm }: { firm: CounterpartyDto }) {
  const { one: words } = useCopy().counterparties;
  const { own, details } = firm;
  const ownDetail = (kind: (typeof KINDS)[number]) => (kind === "registration" || kind === "address" ? own[kind] : "");
  const shown = KINDS.map((kind) => ({
    kind,
    written: ownDetail(kind),
    found: details.filter((one) => one.kind === kind),
  })).filter(({ written, found }) => written !== "" || found.length > 0);
  const isEmpty = shown.length === 0 && own.contacts === "" && own.note === "";
  return (
    <section className="p-4">
      <h2 className="pb-2 text-base font-medium">{words.details}</h2>
      {isEmpty && <p className="text-sm text-pretty text-ink-muted">{words.noDetails}</p>}
      <dl className="space-y-3">
        {shown.map(({ kind, written, found }) => (
          <Group key={kind} name={words.kinds[kind]}>
            {written !== "" && <Written text={written} />}
            {found.map((one) => (
              <Found key={one.text} shown={one} />
            ))}
          </Group>
        ))}
        {own.contacts !== "" && (
          <Group name={words.contacts}>
            <Written text={own.contacts} />
          </Group>
        )}
        {own.note !== "" && (
          <Group name={words.note}>
            <Written text={own.note} />
          </Group>
        )}
      </dl>
    </section>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-medium text-ink-muted">{name}</dt>
      {children}
    </div>
  );
}

function Written({ text }: { text: string }) {
  const { one: words } = useCopy().counterparties;
  return (
    <dd className="pt-0.5 text-sm">
      <span className="block break-words whitespace-pre-line">{text}</span>
      <span className="text-xs text-ink-muted">{words.written}</span>
    </dd>
  );
}

/** The contract's words; where they stand is one press away. */
function Found({ shown: { text, contractCount, source } }: { shown: FoundDetail }) {
  const { one: words } = useCopy().counterparties;
  const { contractId, versionId, start, end } = source;
  return (
    <dd className="pt-0.5 text-sm">
      <span className="block font-paper break-words">{text}</span>
      <Link
        href={passageAddress(contractId, { start, end, versionId })}
        title={source.quote}
        className="inline-block max-w-full truncate rounded align-bottom text-xs text-primary hover:underline"
      >
        {source.contractName}
      </Link>
      {contractCount > 1 && <span className="text-xs text-ink-muted"> · {words.saidIn(contractCount)}</span>}
    </dd>
  );
}
