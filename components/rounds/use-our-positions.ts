"use client";

import { useEffect, useState } from "react";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import type { RoundChangeDto } from "@/lib/rounds/schema";
import { readBooks, readReview } from "./round-calls";

/** What we want of the topic whose passage in the sent version a change touches; null where nothing is known. */
export type OurPosition = (change: RoundChangeDto) => string | null;

/** By the person's first book, as on the review page. Source: B-26.11. */
export function useOurPositions(contractId: string, versionId: string | null): OurPosition {
  const [items, setItems] = useState<readonly ReviewItemDto[]>([]);
  useEffect(() => {
    if (versionId === null) return;
    let isOver = false;
    void itemsOf(contractId, versionId).then((found) => !isOver && setItems(found));
    return () => {
      isOver = true;
    };
  }, [contractId, versionId]);
  return ({ place, start, end }) =>
    place !== "text"
      ? null
      : (items.find(
          ({ present, passages }) =>
            present && passages.some((passage) => passage.start <= end && start <= passage.end),
        )?.wanted ?? null);
}

/** Nothing where there is no book, or no answer: the changes are shown all the same. */
async function itemsOf(contractId: string, versionId: string): Promise<ReviewItemDto[]> {
  const [book] = (await readBooks()) ?? [];
  return book ? ((await readReview(contractId, { positionsId: book.id, versionId })) ?? []) : [];
}
