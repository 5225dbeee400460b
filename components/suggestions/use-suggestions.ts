"use client";

import { useCallback, useEffect, useState } from "react";
import { readSuggestions } from "@/components/review/review-calls";
import type { SuggestionDto } from "@/lib/assistant/schema";

/** First pause before asking again while a version is analysed; each next one is longer, up to the last. */
export const ASK_AGAIN_MS = { first: 1_500, last: 10_000 };

export type SuggestionsState = { step: "loading" } | { step: "failed" } | { step: "analysing" } | { step: "loaded"; cacheId: string; suggestions: readonly SuggestionDto[] };
export type Suggestions = { state: SuggestionsState; reload: () => void; remove: (suggestionId: string) => void };

/** The suggestions for the contract's current version: asked for anew when another becomes current, and until it has been analysed. Source: decisions §7. */
export function useSuggestions(contractId: string, versionId: string): Suggestions {
  const [state, setState] = useState<SuggestionsState>({ step: "loading" });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (pauseMs: number) => {
      const list = await readSuggestions(contractId);
      if (isOver) return;
      if (list?.cacheId) return setState({ step: "loaded", cacheId: list.cacheId, suggestions: list.suggestions });
      setState({ step: list ? "analysing" : "failed" });
      timer = setTimeout(() => void ask(Math.min(pauseMs * 1.5, ASK_AGAIN_MS.last)), pauseMs);
    };
    void ask(ASK_AGAIN_MS.first);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [contractId, versionId, round]);

  const reload = useCallback(() => setRound((count) => count + 1), []);
  const remove = useCallback(
    (suggestionId: string) => setState((known) => (known.step === "loaded" ? { ...known, suggestions: known.suggestions.filter(({ id }) => id !== suggestionId) } : known)),
    [],
  );
  return { state, reload, remove };
}
