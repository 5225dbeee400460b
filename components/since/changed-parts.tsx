"use client";

import type { ReactNode } from "react";
import { passageAddress } from "@/components/contracts/linked-passage";
import { useCopy } from "@/components/copy/copy-provider";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { useDay } from "@/components/ui/date-text";
import { Link } from "@/components/ui/link";
import type { DocumentSinceDto, PartyChangeDto, SinceDto } from "@/lib/since/schema";

export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="space-y-2">
      <h2 className="text-base font-medium">{title}</h2>
      {text && <p className="text-sm text-pretty text-ink-muted">{text}</p>}
      {children}
    </section>
  );
}

type QuoteProps = { contractId: string; versionId: string | null; quote: SinceDto["references"][number]["quote"] };

/** Words of a contract; a click shows them there. */
export function Quote({ contractId, versionId, quote }: QuoteProps) {
  const words = (
    <span className="block rounded border border-l-[3px] border-[var(--slip-line)] border-l-primary bg-[var(--slip)] px-3 py-2 font-paper leading-6 break-words whitespace-pre-line text-ink">
      {quote.content}
    </span>
  );
  if (versionId === null) return words;
  return (
    <Link href={passageAddress(contractId, { ...quote, versionId })} className="block rounded">
      {words}
    </Link>
  );
}

type PartiesProps = { contractId: string; versionId: string | null; parties: readonly PartyChangeDto[] };

/** What the contract says of the other side, beside what is said by now. Source: B-49.2. */
export function PartyChanges({ contractId, versionId, parties }: PartiesProps) {
  const words = useCopy().since.parties;
  if (parties.length === 0) return null;
  return (
    <Section title={words.title}>
      {parties.map((change) => (
        <Card key={`${change.counterpartyId} ${change.what}`} className="space-y-2 p-4 text-sm">
          <h3 className="flex flex-wrap items-center gap-2 font-medium">
            {words.what[change.what]}
            {!change.isSure && <Badge tone="orange">{words.unsure}</Badge>}
          </h3>
          <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
            <div className="min-w-0 space-y-1">
              <dt className="text-xs text-ink-muted">{words.was}</dt>
              <dd className="space-y-1">
                <p className="font-medium break-words">{change.was}</p>
                <Quote {...{ contractId, versionId }} quote={change.quote} />
              </dd>
            </div>
            <div className="min-w-0 space-y-1">
              <dt className="text-xs text-ink-muted">{words.is}</dt>
              <dd className="space-y-1">
                <p className="font-medium break-words">{change.is}</p>
                <Source source={change.source} />
              </dd>
            </div>
          </dl>
        </Card>
      ))}
    </Section>
  );
}

/** The later contract that says it, or the register, which knows no day. */
function Source({ source }: Pick<PartyChangeDto, "source">) {
  const words = useCopy().since.parties;
  const day = useDay();
  if (!source) return <p className="text-xs text-ink-muted">{words.register}</p>;
  return (
    <>
      <Quote {...source} />
      <p className="text-xs break-words text-ink-muted">{words.from(source.name, day(source.day))}</p>
    </>
  );
}

type DocumentsProps = { documents: readonly DocumentSinceDto[]; hiddenCount: number; changes: SinceDto["changes"] };

/** Documents that were added since, and what they change in their own words. Source: B-49.3. */
export function LaterDocuments({ documents, hiddenCount, changes }: DocumentsProps) {
  const { since, families } = useCopy();
  const words = since.documents;
  const day = useDay();
  if (documents.length === 0 && hiddenCount === 0) return null;
  return (
    <Section title={words.title}>
      {documents.map((document) => (
        <Card key={document.contractId} className="space-y-2 p-4 text-sm">
          <h3 className="flex flex-wrap items-center gap-2 font-medium">
            <Link
              href={`/contracts/${encodeURIComponent(document.contractId)}`}
              className="min-w-0 rounded break-words"
            >
              {document.name}
            </Link>
            <Badge>{families.roles[document.role]}</Badge>
            {!document.isSigned && <Badge tone="orange">{words.unsigned}</Badge>}
            <span className="text-xs font-normal text-ink-muted">
              {document.isDayKnown ? day(document.day) : words.addedOn(day(document.day))}
            </span>
          </h3>
          <TextChanges contractId={document.contractId} changes={changes ?? []} />
        </Card>
      ))}
      {changes === null && <p className="text-sm text-warning">{words.tooLong}</p>}
      {hiddenCount > 0 && <p className="text-sm text-ink-muted">{words.hidden(hiddenCount)}</p>}
    </Section>
  );
}

type TextChangesProps = { contractId: string; changes: NonNullable<SinceDto["changes"]> };

function TextChanges({ contractId, changes }: TextChangesProps) {
  const words = useCopy().since.documents;
  const own = changes.filter((change) => change.contractId === contractId);
  if (own.length === 0) return null;
  return (
    <div className="space-y-2">
      <p className="text-xs text-ink-muted">{words.changes}</p>
      {own.map(({ number, isInForce, quote }) => (
        <div key={quote.start} className="space-y-1">
          <p className="text-xs font-medium">
            {words.clause(number)}
            {!isInForce && <span className="font-normal text-warning"> · {words.notYet}</span>}
          </p>
          <Quote contractId={contractId} versionId={null} quote={quote} />
        </div>
      ))}
    </div>
  );
}
