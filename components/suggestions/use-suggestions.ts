"use client";

import { useCallback, useMemo, useState } from "react";
import { useAskAgain } from "@/components/data/use-ask-again";
import { useRead } from "@/components/data/use-read";
import { readSuggestions } from "./suggestion-calls";
import type { SuggestionDto, SuggestionListDto } from "@/lib/assistant/schema";

/** First pause before asking again while suggestions are still being made; each next one is longer, up to the last. */
export const ASK_AGAIN_MS = { first: 1_500, last: 10_000 };

type SuggestionsState =
  | { step: "loading" }
  | { step: "failed" }
  | { step: "loaded"; cacheId: string; suggestions: readonly SuggestionDto[]; dismissed: number; isPending: boolean };
export type Suggestions = {
  state: SuggestionsState;
  reload: () => void;
  remove: (suggestionId: string, how: "accepted" | "dismissed") => void;
  /** One that was dismissed is open again. */
  putBack: (suggestionId: string) => void;
};

type Asked = SuggestionListDto & { versionId: string };

/**
 * The suggestions for the contract's current version: asked for anew when another becomes current, and as long as some
 * are still being made. Source: behaviour §13.
 */
export function useSuggestions(contractId: string, versionId: string): Suggestions {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const { data, isFailed, reload, put } = useRead<Asked>(`suggestions ${contractId} ${versionId}`, async () => {
    const list = await readSuggestions(contractId);
    return list && { ...list, versionId };
  });
  const isWaiting = isFailed || data?.pending === true;
  useAskAgain({
    waitsFor: isWaiting ? versionId : null,
    firstPauseMs: ASK_AGAIN_MS.first,
    nextPauseMs: (pauseMs) => Math.min(pauseMs * 1.5, ASK_AGAIN_MS.last),
    ask: reload,
  });

  const isUnread = isFailed && data?.versionId !== versionId; // what is shown of this version stays true
  const state = useMemo<SuggestionsState>(() => {
    if (isUnread) return { step: "failed" };
    if (!data) return { step: "loading" };
    const { cacheId, suggestions, dismissed = 0, pending } = data;
    return {
      step: "loaded",
      cacheId,
      suggestions: suggestions.filter(({ id }) => !decided.has(id)),
      dismissed,
      isPending: pending === true,
    };
  }, [data, decided, isUnread]);

  const remove = (suggestionId: string, how: "accepted" | "dismissed") => {
    setDecided((known) => new Set(known).add(suggestionId));
    if (data && how === "dismissed") put((known = data) => ({ ...known, dismissed: (known.dismissed ?? 0) + 1 }));
  };
  const putBack = (suggestionId: string) => {
    setDecided((known) => new Set([...known].filter((id) => id !== suggestionId)));
    void reload();
  };
  return { state, reload: useCallback(() => void reload(), [reload]), remove, putBack };
}
