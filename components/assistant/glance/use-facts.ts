"use client";

import { useRead } from "@/components/data/use-read";
import type { FactDto } from "@/lib/assistant/review-schema";
import type { AssistantActions } from "../actions";

export type Facts = readonly FactDto[] | "loading" | "failed";

/** What the version on screen says of itself in short; read once, for every place that shows it. */
export function useFacts(contractId: string, versionId: string, read: AssistantActions["facts"]): Facts {
  const { data, isFailed } = useRead(`facts ${contractId} ${versionId}`, async () => {
    const answer = await read({ contractId, versionId }, new AbortController().signal);
    return answer.ok ? { versionId, facts: answer.data.facts } : null;
  });
  if (data?.versionId === versionId) return data.facts;
  return isFailed ? "failed" : "loading";
}
