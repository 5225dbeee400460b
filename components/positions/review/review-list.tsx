"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Badge } from "@/components/ui/badge";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import type { Verdict } from "@/lib/positions/verdict";
import { ReviewCard, VERDICT_TONES, type ReviewCardProps } from "./review-card";

/** Worst first; what was accepted comes last. */
const ORDER: readonly (Verdict | "accepted")[] = ["deviates", "missing", "unclear", "as-wanted", "accepted"];

type Props = Omit<ReviewCardProps, "item"> & { items: readonly ReviewItemDto[] };

/** How many of each verdict, then each topic. */
export function ReviewList({ items, ...rest }: Props) {
  const words = useCopy().positions.review;
  const groups = ORDER.map((group) => ({
    group,
    of: items.filter(({ verdict, accepted }) => (accepted ? "accepted" : verdict) === group),
  }));
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {groups.map(({ group, of }) => {
          const isAccepted = group === "accepted";
          if (isAccepted && of.length === 0) return null;
          return (
            <Badge key={group} tone={isAccepted ? "gray" : VERDICT_TONES[group]}>
              {words.counts(isAccepted ? words.accepted : words.verdicts[group], of.length)}
            </Badge>
          );
        })}
      </p>
      <ul className="space-y-3">
        {groups.flatMap(({ of }) =>
          of.map((item) => (
            <li key={item.topic}>
              <ReviewCard item={item} {...rest} />
            </li>
          )),
        )}
      </ul>
    </>
  );
}
