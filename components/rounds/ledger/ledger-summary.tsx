"use client";

import { useSyncExternalStore } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import type { LedgerDto } from "@/lib/exchange/rounds/ledger-schema";
import "./ledger.css";

const DAY_MS = 86_400_000;

/**
 * The balance of who gave, and what is still open. Changes without tracking are counted while they wait: a nought would
 * contradict the cells of those that were decided.
 */
export function LedgerSummary({ ledger: { counts, columns } }: { ledger: LedgerDto }) {
  const { standings, balance, since } = useCopy().ledger;
  const { theyGave, weGave, halfway } = counts;
  const days = useDaysSince(columns[0]?.at);
  return (
    <section className="ledger-summary" aria-label={balance(theyGave, weGave)}>
      <div className="ledger-balance">
        <p className="flex justify-between gap-4">
          <span>
            <b>{theyGave}</b> {standings.theyGave}
          </span>
          <span>
            <b>{weGave}</b> {standings.weGave}
          </span>
        </p>
        {theyGave + halfway + weGave > 0 && (
          <div className="ledger-bar" aria-hidden>
            <i style={{ flexGrow: theyGave }} data-side="theirs" />
            <i style={{ flexGrow: halfway }} />
            <i style={{ flexGrow: weGave }} data-side="ours" />
          </div>
        )}
      </div>
      <Figure count={halfway} name={standings.halfway} />
      <Figure count={counts.open} name={standings.open} />
      {counts.untracked > 0 && <Figure count={counts.untracked} name={standings.untracked} isBad />}
      {counts.undone > 0 && <Figure count={counts.undone} name={standings.undone} isBad />}
      {days !== null && days > 0 && <p className="ledger-since">{since(days)}</p>}
    </section>
  );
}

function Figure({ count, name, isBad = false }: { count: number; name: string; isBad?: boolean }) {
  return (
    <p className="ledger-figure" data-bad={isBad ? "" : undefined}>
      <b>{count}</b> {name}
    </p>
  );
}

/** Null on the server, whose clock is not the reader's. */
function useDaysSince(at: string | undefined): number | null {
  return useSyncExternalStore(
    () => () => undefined,
    () => (at === undefined ? null : Math.max(0, Math.floor((Date.now() - Date.parse(at)) / DAY_MS))),
    () => null,
  );
}
