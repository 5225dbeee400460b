"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { RetryBanner } from "@/components/ui/banner";
import { Card } from "@/components/ui/card";
import { useDay } from "@/components/ui/date-text";
import { Link } from "@/components/ui/link";
import { BackLink } from "@/components/ui/page-heading";
import { Spinner } from "@/components/ui/progress";
import { WholeWords } from "@/components/ui/whole-words";
import type { SinceDto } from "@/lib/since/schema";
import { LaterDocuments, PartyChanges } from "./changed-parts";
import { References } from "./references";
import { readSince } from "./since-calls";

/** What changed since a contract was signed. Source: B-49.1. */
export function SinceScreen({ contractId, contractName }: { contractId: string; contractName: string }) {
  const words = useCopy().since;
  const { data, isFailed, reload, put } = useRead<SinceDto>(`since ${contractId}`, () => readSince(contractId));
  return (
    <div className="mx-auto max-w-4xl space-y-5">
      <header className="min-w-0 space-y-1">
        <BackLink href={`/contracts/${encodeURIComponent(contractId)}`}>{words.back}</BackLink>
        <h1 className="text-xl break-words">
          <WholeWords text={words.toTitle(contractName)} />
        </h1>
        <Link href="/since" className="rounded text-sm text-primary hover:underline">
          {words.all}
        </Link>
      </header>
      {!data && !isFailed && <Spinner label={words.loading} />}
      {!data && isFailed && (
        <RetryBanner retry={words.retry} onRetry={() => void reload()}>
          {words.failed}
        </RetryBanner>
      )}
      {data && (
        <>
          <Standing since={data} />
          <PartyChanges {...{ contractId, versionId: data.versionId, parties: data.parties }} />
          <LaterDocuments documents={data.documents} hiddenCount={data.hiddenCount} changes={data.changes} />
          <References
            {...{ contractId, versionId: data.versionId, references: data.references }}
            onChanged={(changed) =>
              put((known) => ({
                ...(known ?? data),
                references: (known ?? data).references.map((one) => (one.key === changed.key ? changed : one)),
              }))
            }
          />
        </>
      )}
    </div>
  );
}

/** Since when, and whether there is anything to say. */
function Standing({ since: { signedOn, parties, documents, hiddenCount, references } }: { since: SinceDto }) {
  const words = useCopy().since;
  const day = useDay();
  const noted = references.filter(({ changes }) => changes.length > 0).length;
  const isQuiet = parties.length + documents.length + hiddenCount + noted === 0;
  if (signedOn === null) return <Notice title={words.notSigned} text={words.notSignedText} />;
  return (
    <>
      <p className="text-ink-muted">{words.signedOn(day(signedOn))}</p>
      {isQuiet && <Notice title={words.nothing} text={words.nothingText} />}
    </>
  );
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <Card className="space-y-1 p-4">
      <h2 className="text-base font-medium">{title}</h2>
      <p className="text-sm text-ink-muted">{text}</p>
    </Card>
  );
}
