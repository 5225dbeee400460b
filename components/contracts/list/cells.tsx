"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { readDate, shortDate } from "@/lib/dates";
import type { ListedFact, StatedFacts } from "@/lib/engine/review/stated-facts";

type FactsCellProps = {
  facts: StatedFacts<ListedFact> | undefined;
  isCut?: boolean;
  /** Where a value leads, if anywhere. */
  getLink?: (value: string) => string;
};

/**
 * A contract's parties or price, verbatim; names may be cut (`isCut`), amounts never. Facts that are only likely are
 * marked; a dash means only that nothing was found. Source: B-7.19.
 */
export function FactsCell({ facts, isCut = false, getLink }: FactsCellProps) {
  const { contractList: words } = useCopy();
  if (!facts || facts.facts.length === 0) return <span className="text-ink-muted">–</span>;
  const isLikely = facts.facts.some(({ basis }) => basis === "likely");
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span className="min-w-0">
        {facts.facts.map(({ value }, index) => (
          <span
            key={index}
            title={value}
            className={classes("block leading-5", isCut ? "max-w-42 truncate" : "max-w-40")}
          >
            {getLink ? (
              <Link href={getLink(value)} className="rounded hover:text-primary hover:underline">
                {value}
              </Link>
            ) : (
              value
            )}
          </span>
        ))}
      </span>
      {facts.more > 0 && <span className="shrink-0 text-xs text-ink-muted">{words.moreFacts(facts.more)}</span>}
      {isLikely && (
        <span
          title={words.likelyHint}
          className="relative grid size-4 shrink-0 place-items-center rounded-full border border-line-strong text-xs text-ink-muted"
        >
          <span aria-hidden="true">?</span>
          <span className="sr-only">{words.likely}</span>
        </span>
      )}
    </span>
  );
}

/** Text with highlighted ranges; offsets in UTF-16 units, sorted, not overlapping. */
export function Highlighted({ text, hits }: { text: string; hits: readonly { start: number; end: number }[] }) {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { start, end } of hits) {
    parts.push(
      text.slice(done, start),
      <mark key={start} className="rounded-sm bg-warning-100 text-ink">
        {text.slice(start, end)}
      </mark>,
    );
    done = end;
  }
  return (
    <>
      {parts}
      {text.slice(done)}
    </>
  );
}

const NOTHING_CHANGES = () => () => {};

/**
 * A short date (B-6.9) in the reader's language and time zone. The server doesn't know the zone and renders UTC; the
 * browser replaces it.
 */
export function LocalDate({ value }: { value: string }) {
  const { dates } = useCopy().common;
  const language = useLanguage();
  const isBrowser = useSyncExternalStore(
    NOTHING_CHANGES,
    () => true,
    () => false,
  );
  const text = shortDate(
    value,
    { missing: dates.unknown, invalid: dates.invalid },
    isBrowser ? { language } : { language, timeZone: "UTC" },
  );
  return readDate(value) instanceof Date ? <time dateTime={value}>{text}</time> : text;
}
