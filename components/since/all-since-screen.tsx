"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { RetryBanner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useDay } from "@/components/ui/date-text";
import { Link } from "@/components/ui/link";
import { useToast } from "@/components/ui/overlay/toast";
import { PageHeading } from "@/components/ui/page-heading";
import { Spinner } from "@/components/ui/progress";
import type { AllSinceDto, ContractSinceDto } from "@/lib/since/schema";
import { LaterDocuments, PartyChanges, Section } from "./changed-parts";
import { References } from "./references";
import { endWatch, readAllSince } from "./since-calls";

/** Signed contracts of which something changed since, and what the reader watches. Source: B-49.7. */
export function AllSinceScreen() {
  const words = useCopy().since;
  const toast = useToast();
  const { data, isFailed, reload, put } = useRead<AllSinceDto>("since all", () => readAllSince(null));
  const [isBusy, setIsBusy] = useState(false);
  const more = async (from: AllSinceDto) => {
    setIsBusy(true);
    const page = await readAllSince(from.nextCursor);
    setIsBusy(false);
    if (!page) return toast.error(words.failed);
    put(() => ({ ...from, contracts: [...from.contracts, ...page.contracts], nextCursor: page.nextCursor }));
  };
  const unwatch = async (from: AllSinceDto, id: string) => {
    setIsBusy(true);
    const isDone = await endWatch(id);
    setIsBusy(false);
    if (!isDone) return toast.error(words.references.failed);
    put(() => ({ ...from, watched: from.watched.filter((one) => one.id !== id) }));
  };
  return (
    <div className="mx-auto max-w-4xl space-y-5">
      <PageHeading title={words.allTitle} text={words.allText} />
      {!data && !isFailed && <Spinner label={words.loading} />}
      {!data && isFailed && (
        <RetryBanner retry={words.retry} onRetry={() => void reload()}>
          {words.failed}
        </RetryBanner>
      )}
      {data && data.contracts.length === 0 && data.nextCursor === null && (
        <p className="text-ink-muted">{words.nothingAll}</p>
      )}
      {data?.contracts.map((contract) => (
        <OneContract key={contract.contractId} contract={contract} />
      ))}
      {data && data.nextCursor !== null && (
        <Button variant="outline" disabled={isBusy} onClick={() => void more(data)}>
          {words.more}
        </Button>
      )}
      {data && data.watched.length > 0 && (
        <Watched watched={data.watched} isBusy={isBusy} onUnwatch={(id) => void unwatch(data, id)} />
      )}
    </div>
  );
}

function OneContract({ contract }: { contract: ContractSinceDto }) {
  const words = useCopy().since;
  const day = useDay();
  const { contractId, versionId, name, signedOn, parties, documents, hiddenCount, references } = contract;
  const address = `/contracts/${encodeURIComponent(contractId)}/since`;
  return (
    <article aria-label={name} className="space-y-3 border-t border-line pt-4">
      <h2 className="text-lg break-words">
        <Link href={address} className="rounded hover:underline">
          {name}
        </Link>{" "}
        <span className="text-sm font-normal text-ink-muted">{words.signedOn(day(signedOn))}</span>
      </h2>
      <PartyChanges {...{ contractId, versionId, parties }} />
      <LaterDocuments {...{ documents, hiddenCount }} changes={[]} />
      {references.length > 0 && <References {...{ contractId, versionId, references }} onChanged={null} />}
    </article>
  );
}

type WatchedProps = { watched: AllSinceDto["watched"]; isBusy: boolean; onUnwatch: (id: string) => void };

/** Also what no contract that one can open refers to any more. */
function Watched({ watched, isBusy, onUnwatch }: WatchedProps) {
  const words = useCopy().since.references;
  return (
    <Section title={words.watched}>
      <Card className="divide-y divide-line text-sm">
        {watched.map(({ id, name, kind }) => (
          <div key={id} className="flex flex-wrap items-center gap-2 px-4 py-2">
            <bdi className="min-w-0 flex-1 break-words">{name}</bdi>
            <span className="text-xs text-ink-muted">{words.kinds[kind]}</span>
            <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => onUnwatch(id)}>
              {words.unwatch}
            </Button>
          </div>
        ))}
      </Card>
    </Section>
  );
}
