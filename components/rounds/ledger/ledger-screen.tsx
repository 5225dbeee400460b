"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { EmptyState } from "@/components/ui/empty-state";
import { RoundsDrawing } from "@/components/ui/drawings/drawings";
import { useRead } from "@/components/data/use-read";
import { goodAnswer } from "@/components/forms/api";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { BackLink } from "@/components/ui/page-heading";
import { Spinner } from "@/components/ui/progress";
import { WholeWords } from "@/components/ui/whole-words";
import type { LedgerDto } from "@/lib/exchange/rounds/ledger-schema";
import { STANDINGS, type Standing } from "@/lib/word/ledger/moves";
import { LedgerBalanceCard } from "./ledger-balance";
import { LedgerExport } from "./ledger-export";
import { LedgerSummary } from "./ledger-summary";
import { LedgerTable } from "./ledger-table";
import { countUnder, isUnder } from "./under";
import { RoundsTabs } from "./rounds-tabs";

const ledgerUrl = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}/rounds/ledger`;

/** The negotiation clause by clause, over all rounds. Source: B-26.19. */
export function LedgerScreen({ contractId, contractName }: { contractId: string; contractName: string }) {
  const words = useCopy().ledger;
  const address = ledgerUrl(contractId);
  const { data, isFailed, reload } = useRead<LedgerDto>(address, async () => {
    const response = await goodAnswer(address);
    return response ? ((await response.json()) as LedgerDto) : null; // our own API
  });
  return (
    <div className="wide-page paper-ahead relative space-y-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 space-y-1">
          <BackLink href={`/contracts/${encodeURIComponent(contractId)}`}>{useCopy().rounds.back}</BackLink>
          <h1 className="text-xl break-words">
            <WholeWords text={words.toTitle(contractName)} />
          </h1>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <RoundsTabs contractId={contractId} shown="ledger" />
          {data?.rows.length !== 0 && <LedgerExport address={`${address}/export`} />}
        </div>
      </header>
      {!data && !isFailed && (
        <div className="page-waits">
          <Spinner label={words.loading} />
        </div>
      )}
      {!data && isFailed && (
        <Banner tone="error" action={<Button onClick={() => void reload()}>{words.retry}</Button>}>
          {words.failed}
        </Banner>
      )}
      {data && (data.rows.length === 0 ? <NothingMoved /> : <Ledger ledger={data} contractId={contractId} />)}
    </div>
  );
}

function Ledger({ ledger, contractId }: { ledger: LedgerDto; contractId: string }) {
  const words = useCopy().ledger;
  const [shown, setShown] = useState<Standing | null>(null);
  const rows = ledger.rows.filter((row) => shown === null || isUnder(shown, row));
  return (
    <>
      <LedgerSummary ledger={ledger} />
      {ledger.balance && <LedgerBalanceCard balance={ledger.balance} />}
      {ledger.leftOut > 0 && <p className="text-sm text-ink-muted">{words.leftOut(ledger.leftOut)}</p>}
      <div role="group" aria-label={words.filters.label} className="flex flex-wrap gap-2">
        <Filter
          name={words.filters.all}
          count={ledger.rows.length}
          isOn={shown === null}
          onChoose={() => setShown(null)}
        />
        {[...STANDINGS].reverse().map((standing) => {
          const count = countUnder(standing, ledger);
          if (count === 0) return null;
          const isOn = shown === standing;
          return (
            <Filter
              key={standing}
              name={words.standings[standing]}
              count={count}
              isOn={isOn}
              onChoose={() => setShown(isOn ? null : standing)}
            />
          );
        })}
      </div>
      <LedgerTable columns={ledger.columns} rows={rows} contractId={contractId} />
    </>
  );
}

function Filter({ name, count, isOn, onChoose }: { name: string; count: number; isOn: boolean; onChoose: () => void }) {
  return (
    <Button
      variant="outline"
      aria-pressed={isOn}
      onClick={onChoose}
      className={isOn ? "!border-primary !bg-blue-soft" : ""}
    >
      {name} <span className="tabular-nums text-ink-muted">{count}</span>
    </Button>
  );
}

function NothingMoved() {
  const words = useCopy().ledger;
  return <EmptyState isCard drawing={<RoundsDrawing />} title={words.none} text={words.noneHint} />;
}
