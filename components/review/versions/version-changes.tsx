"use client";

import { RedlineBlockView } from "@/components/comparison/redline-block";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { readComparison } from "@/components/review/review-calls";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { CompareIcon } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/progress";
import "@/components/comparison/comparison.css";

/** More than that is for the comparison. */
const MOST_SHOWN = 6;

type Props = { contractId: string; from: string; to: string; onCompare: () => void };

/** The paragraphs that a version changed, within the history. */
export function VersionChanges({ contractId, from, to, onCompare }: Props) {
  const words = useCopy().review.history.changes;
  const { data, isFailed } = useRead(`${from} ${to}`, () => readComparison(contractId, from, to));
  if (isFailed) return <Banner tone="error">{words.failed}</Banner>;
  if (!data)
    return (
      <div className="px-3 py-2 text-sm sm:pl-14">
        <Spinner label={words.loading} />
      </div>
    );
  const changed = data.blocks.filter(({ change }) => change !== "same");
  if (changed.length === 0) return <p className="px-3 pb-3 text-sm text-ink-muted sm:pl-14">{words.none}</p>;
  return (
    <div className="space-y-2 pb-3 sm:pl-14">
      {changed.slice(0, MOST_SHOWN).map((block, index) => (
        <div key={index} className="rounded border border-line bg-paper px-3 py-1 font-paper text-sm text-ink-paper">
          <RedlineBlockView block={block} label={null} stops={NO_STOPS} current={null} />
        </div>
      ))}
      <p className="flex flex-wrap items-center gap-3 text-sm text-ink-muted">
        {changed.length > MOST_SHOWN && words.more(changed.length - MOST_SHOWN)}
        <Button variant="outline" size="sm" onClick={onCompare}>
          <CompareIcon className="size-4" />
          {words.compare}
        </Button>
      </p>
    </div>
  );
}

const NO_STOPS: readonly null[] = [];
