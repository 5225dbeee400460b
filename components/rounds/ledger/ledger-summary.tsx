"use client";

import { useSyncExternalStore } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import type { LedgerDto } from "@/lib/exchange/rounds/ledger-schema";
import { countUnder } from "./under";
import "./ledger.css";

const DAY_MS = 86_400_000;

/** Whose wording stands, what is still open, and what was changed without tracking, decided or not. */
export function LedgerSummary({ ledger }: { ledger: LedgerDto }) {
  const { counts, columns } = ledger;
  const [untracked, undone] = [countUnder("untracked", ledger), countUnder("undone", ledger)];
  const { standings, standsHint, balance, since, byClause } = useCopy().ledger;
  const { theyGave, weGave, halfway } = counts;
  const open = countUnder("open", ledger);
  const days = useDaysSince(columns[0]?.at);
  return (
    <section className="ledger-summary" aria-label={balance(theyGave, weGave)}>
      <Figure count={theyGave} name={standings.theyGave} />
      <Figure count={weGave} name={standings.weGave} />
      <Figure count={halfway} name={standings.halfway} />
      <Figure count={open} name={standings.open} />
      {untracked > 0 && <Figure count={untracked} name={standings.untracked} isBad={counts.untracked > 0} />}
      {undone > 0 && <Figure count={undone} name={standings.undone} isBad={counts.undone > 0} />}
      {theyGave + weGave > 0 && <p className="ledger-note">{standsHint}</p>}
      {days !== null && days > 0 && <p className="ledger-figure">{since(days)}</p>}
      {theyGave + halfway + weGave > 0 && (
        <div className="ledger-bar" aria-hidden>
          {theyGave > 0 && <i style={{ flexGrow: theyGave }} data-side="theirs" />}
          {halfway > 0 && <i style={{ flexGrow: halfway }} />}
          {weGave > 0 && <i style={{ flexGrow: weGave }} data-side="ours" />}
          {open > 0 && <i style={{ flexGrow: open }} data-side="open" />}
        </div>
      )}
      {untracked + undone > 0 && <p className="ledger-note">{byClause}</p>}
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
