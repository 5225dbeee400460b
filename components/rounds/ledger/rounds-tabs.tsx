"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";

type View = "changes" | "ledger";

/** The two views of a negotiation: change by change, and clause by clause over all rounds. */
export function RoundsTabs({ contractId, shown }: { contractId: string; shown: View }) {
  const words = useCopy().ledger.tabs;
  const rounds = `/contracts/${encodeURIComponent(contractId)}/rounds`;
  const views: [View, string][] = [
    ["changes", rounds],
    ["ledger", `${rounds}/ledger`],
  ];
  return (
    <nav aria-label={words.label} className="inline-flex rounded border border-line bg-page p-0.5">
      {views.map(([view, href]) => (
        <Link
          key={view}
          href={href}
          aria-current={view === shown ? "page" : undefined}
          className={classes(
            "inline-flex min-h-8 items-center rounded px-3 text-sm",
            view === shown ? "bg-surface font-medium shadow-sm" : "text-ink-muted hover:text-ink",
          )}
        >
          {words[view]}
        </Link>
      ))}
    </nav>
  );
}
