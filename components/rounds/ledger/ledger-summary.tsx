"use client";

import { useSyncExternalStore } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import type { LedgerDto } from "@/lib/exchange/rounds/ledger-schema";
import "./ledger.css";

const DAY_MS = 86_400_000;

/**
 * The balance of who gave, and what is still open. What was changed without tracking is open too, until it is decided:
 * a nought would contradict the cells of those that were.
 */
export function LedgerSummary({ ledger: { counts, columns } }: { ledger: LedgerDto }) {
  const { standings, balance, since } = useCopy().ledger;
  const { theyGave, weGave, halfway } = counts;
  const days = useDaysSince(columns[0]?.at);
  return (
    <section className="ledger-summary" aria-label={balance(theyGave, weGave)}>
      <Figure count={theyGave} name={standings.theyGave} />
      <Figure count={weGave} name={standings.weGave} />
      <Figure count={halfway} name={standings.halfway} />
      <Figure count={openCount(counts)} name={standings.open} />
      {counts.untracked > 0 && <Figure count={counts.untracked} name={standings.untracked} isBad />}
      {counts.undone > 0 && <Figure count={counts.undone} name={standings.undone} isBad />}
      {days !== null && days > 0 && <p className="ledger-figure">{since(days)}</p>}
      {theyGave + halfway + weGave > 0 && (
        <div className="ledger-bar" aria-hidden>
          <i style={{ flexGrow: theyGave }} data-side="theirs" />
          <i style={{ flexGrow: halfway }} />
          <i style={{ flexGrow: weGave }} data-side="ours" />
        </div>
      )}
    </section>
  );
}

/** Clauses on which somebody still has to decide, those changed without tracking among them. */
export function openCount({ open, untracked, undone }: LedgerDto["counts"]): number {
  return open + untracked + undone;
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
