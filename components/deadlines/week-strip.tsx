"use client";

import Link from "next/link";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import type { WeekNeeds } from "@/lib/deadlines/week";
import { daysUntil } from "./deadline-groups";
import { useDay } from "./use-day";

const KINDS = ["late", "due", "proposed"] as const;

/** What needs the reader this week: two lines of each kind, what is late first. Nothing where nothing is due. */
export function WeekStrip({ needs, today }: { needs: WeekNeeds; today: string }) {
  const words = useCopy().deadlines.strip;
  const kinds = KINDS.filter((kind) => needs[kind].count > 0);
  if (kinds.length === 0) return null;
  return (
    <section aria-label={words.label} className="flex flex-col rounded border border-line bg-surface md:flex-row">
      <header className="space-y-1 border-b border-line px-4 py-3 md:w-60 md:shrink-0 md:border-r md:border-b-0">
        <h2 className="text-base font-medium">{words.label}</h2>
        <Link href="/deadlines" className="text-sm text-primary hover:underline">
          {words.all}
        </Link>
      </header>
      {kinds.map((kind) => (
        <div
          key={kind}
          className="min-w-0 flex-1 space-y-1 border-b border-line px-4 py-3 last:border-b-0 md:border-r md:border-b-0 md:last:border-r-0"
        >
          <h3 className="text-sm text-ink-muted">
            {words.kinds[kind]}{" "}
            <span className="rounded-full bg-line px-1.5 text-xs text-ink tabular-nums">{needs[kind].count}</span>
          </h3>
          {kind === "proposed" ? (
            <Link href="/deadlines?tab=proposed" className="text-sm text-primary hover:underline">
              {words.toConfirm(needs.proposed.count)}
            </Link>
          ) : (
            <ul className="space-y-1">
              {needs[kind].first.map((deadline) => (
                <StripLine key={deadline.id} deadline={deadline} today={today} />
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}

function StripLine({ deadline, today }: { deadline: DeadlineDto; today: string }) {
  const { due } = useCopy().deadlines;
  const written = useDay();
  const { contractId, contractName, title, date, isLate } = deadline;
  return (
    <li className="flex items-baseline justify-between gap-3 text-sm">
      <Link href={`/contracts/${encodeURIComponent(contractId)}`} className="min-w-0 truncate hover:underline">
        {contractName}: {title}
      </Link>
      <span className={classes("shrink-0 text-xs", isLate ? "font-medium text-danger" : "text-warning")}>
        {isLate ? due.late(-daysUntil(date, today)) : written(date)}
      </span>
    </li>
  );
}
