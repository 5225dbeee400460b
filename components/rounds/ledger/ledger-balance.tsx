"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import type { LedgerBalance } from "@/lib/exchange/rounds/ledger-schema";

const TONES = { towards: "text-success", toFallback: "text-warning", away: "text-danger" } as const;

/** What the negotiation came to by our playbook, and clause by clause on demand. Source: B-26.20. */
export function LedgerBalanceCard({ balance }: { balance: LedgerBalance }) {
  const { playbook: words } = useCopy().ledger;
  const { bookName, moves, totals, uncertain } = balance;
  return (
    <details className="rounded border border-line bg-surface text-sm" open={moves.length > 0 && moves.length <= FEW}>
      <summary className="flex flex-wrap gap-x-3 gap-y-1 px-5 py-2.5">
        <span className="font-medium">{words.title(bookName)}</span>
        <span>{moves.length === 0 ? words.none : words.totals(totals)}</span>
        {uncertain > 0 && <span className="text-ink-muted">{words.uncertain(uncertain)}</span>}
      </summary>
      {moves.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {moves.map((move) => (
            <Moved key={move.topic} {...move} />
          ))}
        </ul>
      )}
    </details>
  );
}

/** More than these are folded at first. */
const FEW = 6;

function Moved({ title, number, before, now, move }: LedgerBalance["moves"][number]) {
  const { playbook: words } = useCopy().ledger;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 px-5 py-2">
      <span className="min-w-40 flex-1 font-medium break-words">
        {title} {number !== "" && <span className="text-xs font-normal text-ink-muted">{number}</span>}
      </span>
      <span className="text-ink-muted">{words.step(words.verdicts[before], words.verdicts[now])}</span>
      <span className={classes("font-medium", TONES[move])}>{words.moves[move]}</span>
    </li>
  );
}
