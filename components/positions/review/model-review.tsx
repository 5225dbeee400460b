"use client";

import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { Button } from "@/components/ui/button";
import { SendIcon, SparkIcon } from "@/components/ui/icons";
import { shortDate } from "@/lib/dates";
import type { OfferDto } from "@/lib/positions/review-schema";
import { readOffer, type PositionReview } from "./use-position-review";

type Props = { contractId: string; versionId: string; positionsId: string; review: PositionReview };
type Offer = NonNullable<OfferDto["model"]>;

/**
 * If a model may be asked too: says what would be sent to which host beforehand, and who answered afterwards. Source:
 * B-24.14, B-24.15.
 */
export function ModelReview({ contractId, versionId, positionsId, review }: Props) {
  const words = useCopy().positions.review.model;
  const { data, reload } = useRead(`${contractId} ${versionId} ${positionsId}`, () =>
    readOffer(contractId, { positionsId, versionId }),
  );
  const offer = data?.model;
  if (!offer) return null;
  const isOffering = review.by === "built-in";
  if (isOffering && offer.requests + offer.kept === 0) return null;
  return (
    <section aria-label={words.label} className="space-y-2 rounded border border-line bg-surface p-3 text-sm">
      {isOffering ? (
        <Offered offer={offer} onAsk={() => review.chooseBy("model")} />
      ) : (
        <Answered
          offer={offer}
          review={review}
          onBack={() => {
            review.chooseBy("built-in");
            void reload(); // the answer is stored now
          }}
        />
      )}
    </section>
  );
}

function Offered({ offer, onAsk }: { offer: Offer; onAsk: () => void }) {
  const { positions, common } = useCopy();
  const language = useLanguage();
  const words = positions.review.model;
  const { name, host, requests, characters, kept, keptAt } = offer;
  const day = shortDate(keptAt, { missing: common.dates.unknown, invalid: common.dates.invalid }, { language });
  const cost = kept === 0 ? words.cost(requests, characters) : words.rest(requests, characters);
  return (
    <>
      <p className="break-words">{words.offer(name, host)}</p>
      <p className="text-xs text-ink-muted">{requests === 0 ? words.kept(day) : cost}</p>
      <Button variant="outline" size="sm" className="border-secondary text-secondary" onClick={onAsk}>
        <SparkIcon className="size-4" />
        {requests === 0 ? words.show : words.ask}
      </Button>
    </>
  );
}

function Answered({ offer, review, onBack }: { offer: Offer; review: PositionReview; onBack: () => void }) {
  const { loading, model: words } = useCopy().positions.review;
  const { name, host, requests } = offer;
  const { items, fellBackFrom } = review;
  const asking = requests === 0 ? loading : words.asking(name, host);
  const answered = fellBackFrom === null ? words.answered(name, host) : words.fellBack(fellBackFrom);
  return (
    <>
      <p role="status" className="flex items-start gap-1.5 break-words">
        <SendIcon className="mt-0.5 size-4 shrink-0" />
        {items === "loading" ? asking : answered}
      </p>
      <Button variant="outline" size="sm" onClick={onBack}>
        {words.back}
      </Button>
    </>
  );
}
