"use client";

import { useCallback, useEffect, useRef, useState } from "react";
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

/**
 * The suggestions for the contract's current version: asked for anew when another becomes current, and as long as some
 * are still being made. Source: behaviour §13.
 */
export function useSuggestions(contractId: string, versionId: string): Suggestions {
  const [state, setState] = useState<SuggestionsState>({ step: "loading" });
  const [round, setRound] = useState(0);
  const decided = useRef(new Set<string>());

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    let hasShown = false;
    const show = ({ cacheId, suggestions, dismissed = 0, pending }: SuggestionListDto) => {
      const next = {
        cacheId,
        suggestions: suggestions.filter(({ id }) => !decided.current.has(id)),
        dismissed,
        isPending: pending === true,
      };
      // What is the same stays the same object: the marks in the text are not drawn anew.
      setState((known) => (known.step === "loaded" && isSame(known, next) ? known : { step: "loaded", ...next }));
    };
    const ask = async (pauseMs: number) => {
      const list = await readSuggestions(contractId);
      if (isOver) return;
      if (list) show(list);
      else if (!hasShown) setState({ step: "failed" }); // what is shown of this version stays true
      hasShown ||= list !== null;
      if (list && !list.pending) return;
      timer = setTimeout(() => void ask(Math.min(pauseMs * 1.5, ASK_AGAIN_MS.last)), pauseMs);
    };
    void ask(ASK_AGAIN_MS.first);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [contractId, versionId, round]);

  const reload = useCallback(() => setRound((count) => count + 1), []);
  const remove = useCallback((suggestionId: string, how: "accepted" | "dismissed") => {
    decided.current.add(suggestionId);
    setState((known) =>
      known.step === "loaded"
        ? {
            ...known,
            suggestions: known.suggestions.filter(({ id }) => id !== suggestionId),
            dismissed: known.dismissed + (how === "dismissed" ? 1 : 0),
          }
        : known,
    );
  }, []);
  const putBack = useCallback(
    (suggestionId: string) => {
      decided.current.delete(suggestionId);
      reload();
    },
    [reload],
  );
  return { state, reload, remove, putBack };
}

type Loaded = Omit<Extract<SuggestionsState, { step: "loaded" }>, "step">;

function isSame(one: Loaded, other: Loaded): boolean {
  return (
    one.cacheId === other.cacheId &&
    one.isPending === other.isPending &&
    one.dismissed === other.dismissed &&
    one.suggestions.map(({ id }) => id).join() === other.suggestions.map(({ id }) => id).join()
  );
}
