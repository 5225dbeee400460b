"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import type { useRoundReview } from "./use-round-review";

type DecisionBarProps = {
  review: Pick<ReturnType<typeof useRoundReview>, "changes" | "isOpen" | "saving" | "unsaved" | "choose" | "save">;
  /** Sends the contract back, once all is decided and saved; null before, and for who may not send. */
  onSend: (() => void) | null;
};

/**
 * How much is decided, and saving it, then the next step; stays visible while the cards extend below the window.
 * Untracked changes are never accepted in bulk. Source: B-26.12.
 */
export function DecisionBar({ review, onSend }: DecisionBarProps) {
  const { bar: words, send } = useCopy().rounds;
  const { changes, isOpen, saving, unsaved } = review;
  const done = changes.filter((change) => !isOpen(change)).length;
  const formatting = changes.filter((change) => change.kind === "format" && change.tracked && isOpen(change));
  const text = words.decided(done, changes.length);
  return (
    <div className="sticky bottom-0 z-10 space-y-2 rounded-b border-t border-line bg-surface px-3 py-3 text-sm max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-x-3 max-sm:space-y-0 max-sm:py-2">
      {saving.problem !== null && <Banner tone="error">{saving.problem}</Banner>}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="font-medium">{text}</p>
        <p className="hidden text-xs text-ink-muted lg:block">{words.keys}</p>
      </div>
      {done < changes.length && done > 0 && (
        <p className="text-xs text-ink-muted max-sm:hidden">{words.wordOpen(changes.length - done)}</p>
      )}
      <Progress label={text} percent={(100 * done) / changes.length} className="max-sm:hidden" />
      <div className="flex flex-wrap gap-2">
        {formatting.length > 0 && (
          <Button
            variant="outline"
            size="sm"
            onClick={() =>
              review.choose(
                formatting.map(({ id }) => id),
                "accepted",
              )
            }
          >
            {words.acceptFormatting}
          </Button>
        )}
        {onSend ? (
          <Button size="sm" onClick={onSend}>
            {send.open}
          </Button>
        ) : (
          <Button
            variant={unsaved === 0 ? "outline" : "primary"}
            size="sm"
            busy={saving.busy}
            disabled={unsaved === 0}
            onClick={() => void review.save()}
          >
            {saving.busy ? words.saving : words.save}
          </Button>
        )}
      </div>
    </div>
  );
}
