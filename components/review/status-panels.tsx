"use client";

import { usePathname } from "next/navigation";
import { useCopy } from "@/components/copy/copy-provider";
import { useWorkbench } from "@/components/layout/page-shell";
import { ContractTitle } from "@/components/review/header/contract-title";
import { Banner } from "@/components/ui/banner";
import { Button, buttonClasses } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { Progress, Spinner } from "@/components/ui/progress";
import type { ContractNews } from "./use-contract";

/** Shown while a contract's page loads, each in the width of what comes (B-6.18). */
export function LoadingNotice() {
  const words = useCopy().review;
  const isRounds = usePathname().includes("/rounds");
  if (!useWorkbench())
    return (
      <div className={classes("page-waits flex justify-center py-24", isRounds && "wide-page")}>
        <Spinner label={words.loading} />
      </div>
    );
  return (
    <div className="review-page page-waits paper-ahead relative flex min-h-80 items-center justify-center">
      <Spinner label={words.loading} />
    </div>
  );
}

/** What could not be loaded, with Retry, which reloads the page (B-10.3). */
export function LoadFailure({ message }: { message: string }) {
  const { review: words, common } = useCopy();
  return (
    <div className="mx-auto max-w-2xl space-y-4 py-10">
      <h1>{common.failure.title}</h1>
      <Banner tone="error">{message}</Banner>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{words.retry}</Button>
        <Link href="/dashboard" className={buttonClasses({ variant: "outline" })}>
          {words.backToContracts}
        </Link>
      </div>
    </div>
  );
}

/** Shown while the file is read, or queued behind `ahead` others; the page refreshes itself afterwards (B-8.7). */
export function ProcessingPanel({
  contract,
  isStale,
  ahead,
  scanning,
}: Pick<ContractNews, "contract" | "isStale" | "ahead" | "scanning">) {
  const copy = useCopy();
  const words = copy.review.processing;
  const percent = scanning ? Math.floor((100 * scanning.done) / scanning.pages) : contract.progress;
  return (
    <div className="space-y-6">
      <ContractTitle contract={contract} />
      <section className="mx-auto max-w-2xl space-y-4 rounded border border-line bg-surface p-6 shadow-card sm:p-8">
        <h2 role="status">{words.title}</h2>
        <Progress
          label={words.title}
          percent={percent > 0 ? percent : null}
          valueText={copy.common.progress(percent)}
        />
        {scanning && ahead === null && (
          <p role="status" className="text-sm font-medium">
            {words.scanning(Math.min(scanning.done + 1, scanning.pages), scanning.pages)}
          </p>
        )}
        {ahead !== null && (
          <p role="status" className="text-sm font-medium">
            {words.ahead(ahead)}
          </p>
        )}
        <p className="text-sm text-ink-muted">{words.text}</p>
        {isStale && <Banner tone="warning">{words.stale}</Banner>}
      </section>
    </div>
  );
}
