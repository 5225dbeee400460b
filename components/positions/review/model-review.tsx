"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { Button } from "@/components/ui/button";
import { SendIcon, SparkIcon } from "@/components/ui/icons";
import { readOffer } from "./review-calls";
import type { PositionReview } from "./use-position-review";

type Props = { contractId: string; versionId: string; positionsId: string; review: PositionReview };

/** Where a model may be asked too: what would go to which host, before it does; then who answered. Source: B-24.14. */
export function ModelReview({ contractId, versionId, positionsId, review }: Props) {
  const words = useCopy().positions.review.model;
  const { data } = useRead(`${contractId} ${versionId} ${positionsId}`, () =>
    readOffer(contractId, { positionsId, versionId }),
  );
  if (!data?.model) return null;
  const { name, host, requests, characters } = data.model;
  const isAsking = review.by === "model" && review.items === "loading";
  return (
    <section aria-label={words.label} className="space-y-2 rounded border border-line bg-surface p-3 text-sm">
      {review.by === "built-in" ? (
        <>
          <p className="break-words">{words.offer(name, host)}</p>
          <p className="text-xs text-ink-muted">{words.cost(requests, characters)}</p>
          <Button
            variant="outline"
            size="sm"
            className="border-secondary text-secondary"
            onClick={() => review.chooseBy("model")}
          >
            <SparkIcon className="size-4" />
            {words.ask}
          </Button>
        </>
      ) : (
        <>
          <p role="status" className="flex items-start gap-1.5 break-words">
            <SendIcon className="mt-0.5 size-4 shrink-0" />
            {isAsking ? words.asking(name, host) : answeredBy(review, words, { name, host })}
          </p>
          <Button variant="outline" size="sm" onClick={() => review.chooseBy("built-in")}>
            {words.back}
          </Button>
        </>
      )}
    </section>
  );
}

type Words = ReturnType<typeof useCopy>["positions"]["review"]["model"];

function answeredBy({ fellBackFrom }: PositionReview, words: Words, { name, host }: { name: string; host: string }) {
  return fellBackFrom === null ? words.answered(name, host) : words.fellBack(fellBackFrom);
}
