"use client";

import { useState } from "react";
import type { Approvals } from "@/components/approvals/use-approvals";
import type { NewsDto, PersonHere } from "@/lib/contracts/news-schema";
import type { ContractNews } from "./use-contract";
import { useNewsOfOthers } from "./use-news-of-others";
import type { Remarks } from "./use-remarks";
import type { Review } from "./use-review";

/** An own save is answered sooner than that. */
const OWN_MS = 1_000;

/**
 * What others do while the contract is on screen: their comments and decisions appear, and a version of theirs is told
 * of. The text on screen stays as it is until the person asks for theirs. Source: B-14.4.
 */
export function useOthers({
  news,
  userId,
  remarks,
  review,
  approvals,
}: {
  news: ContractNews;
  userId: string;
  remarks: Remarks;
  review: Review;
  approvals: Pick<Approvals, "reload">;
}): { here: readonly PersonHere[]; newerBy: string | null } {
  const [newer, setNewer] = useState<{ versionId: string | null; by: string } | null>(null);
  const { contract, reload } = news;
  const { editing } = review;

  async function onNews({ topics, by }: NewsDto) {
    const has = (...some: NewsDto["topics"]) => some.some((topic) => topics.includes(topic));
    if (has("comments", "rounds")) remarks.comments.reload();
    if (has("suggestions")) remarks.suggestions.reload();
    if (has("approvals")) approvals.reload();
    if (!has("text", "contract", "signed")) return;
    await new Promise((resolve) => setTimeout(resolve, OWN_MS));
    const renewed = await reload();
    if (has("text") && renewed) setNewer({ versionId: renewed.currentVersionId, by: by.at(-1) ?? "" });
  }
  const here = useNewsOfOthers(contract.id, userId, (heard) => void onNews(heard));

  const isNewer =
    newer !== null &&
    newer.versionId === contract.currentVersionId &&
    newer.versionId !== editing.version.id &&
    editing.offer === null && // unsaved text that was found is decided on first
    !editing.isSaving &&
    !editing.isInConflict;
  return { here, newerBy: isNewer ? newer.by : null };
}
