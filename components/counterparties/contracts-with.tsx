"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { usePages } from "@/components/data/use-read";
import { RetryBanner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useDay } from "@/components/ui/date-text";
import { Link } from "@/components/ui/link";
import { Spinner } from "@/components/ui/progress";
import type { CounterpartyContract, CounterpartyDto } from "@/lib/counterparties/schema";
import { contractsAddress } from "./counterparty-calls";

/** The contracts with a counterparty that the reader may read, latest first. Source: B-30.5. */
export function ContractsWith({ firm }: { firm: CounterpartyDto }) {
  const { one: words, retry, loading, more } = useCopy().counterparties;
  const pages = usePages<CounterpartyContract>(contractsAddress(firm.id));
  const { state } = pages;
  return (
    <Card className="min-w-0 overflow-hidden">
      <h2 className="border-b border-line px-4 py-3 text-base font-medium">{words.contracts}</h2>
      {state.step === "failed" && (
        <div className="p-4">
          <RetryBanner retry={retry} onRetry={pages.refresh}>
            {words.contractsFailed}
          </RetryBanner>
        </div>
      )}
      {state.step === "loading" && <Spinner label={loading} />}
      {state.step === "loaded" && (
        <ul className="divide-y divide-line">
          {state.items.map((contract) => (
            <Contract key={contract.contractId} contract={contract} firm={firm} />
          ))}
        </ul>
      )}
      {state.step === "loaded" && state.next !== null && (
        <div className="border-t border-line p-2 text-center">
          <Button variant="ghost" size="sm" busy={pages.isReadingMore} onClick={pages.more}>
            {more}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Contract({ contract, firm }: { contract: CounterpartyContract; firm: CounterpartyDto }) {
  const { one: words } = useCopy().counterparties;
  const day = useDay();
  const { contractId, name, writtenAs } = contract;
  return (
    <li className="flex items-baseline gap-4 px-4 py-2.5 text-sm hover:bg-primary-50/40">
      <div className="min-w-0 flex-1">
        <Link
          href={`/contracts/${encodeURIComponent(contractId)}`}
          className="rounded font-medium break-words text-ink hover:text-primary hover:underline"
        >
          {name}
        </Link>
        {writtenAs !== firm.name && (
          <span className="block truncate pt-0.5 text-xs text-ink-muted" title={writtenAs}>
            {words.writtenAs(writtenAs)}
          </span>
        )}
      </div>
      <span className="shrink-0 whitespace-nowrap text-ink-muted tabular-nums">{day(contract.day)}</span>
    </li>
  );
}
