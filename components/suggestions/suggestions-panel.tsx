"use client";

import { useState } from "react";
import { useCopy } from "@/components/layout/copy-provider";
import { SidePanel } from "@/components/review/side-panel";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { SparkIcon } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import type { SuggestionDto } from "@/lib/assistant/schema";
import { SuggestionCard } from "./suggestion-card";
import type { Decisions } from "./use-decisions";
import type { Suggestions } from "./use-suggestions";

/** Cards shown at first, and added by each 'Show more'. */
const CARDS_PER_STEP = 25;

export type SuggestionsPanelProps = {
  suggestions: Suggestions;
  decisions: Decisions;
  /** Why nothing can be accepted now: unsaved text, or another version on screen; null when it can. */
  obstacle: "unsaved" | "otherVersion" | null;
  onShowPassage: (suggestion: SuggestionDto) => void;
};

/** What the assistant would change in the current version, in order of the text. Source: decisions §7. */
export function SuggestionsPanel({ suggestions: { state }, decisions, obstacle, onShowPassage }: SuggestionsPanelProps) {
  const { suggestions: words, assistant } = useCopy();
  const [limit, setLimit] = useState(CARDS_PER_STEP);
  const all = state.step === "loaded" ? state.suggestions : [];
  const canBeAccepted = all.some(({ replacement }) => replacement !== null);
  const more = Math.min(CARDS_PER_STEP, all.length - limit);
  return (
    <SidePanel title={words.title} count={all.length}>
      {state.step === "loading" && <Spinner label={words.loading} />}
      {state.step === "failed" && <Banner tone="error">{words.loadFailed}</Banner>}
      {state.step === "analysing" && (
        <div className="space-y-2 py-4">
          <Spinner label={words.analysing} />
          <p className="text-sm text-ink-muted">{words.analysingHint}</p>
        </div>
      )}
      {state.step === "loaded" && all.length === 0 && <NoSuggestions />}
      {obstacle !== null && canBeAccepted && <Banner>{obstacle === "unsaved" ? words.saveFirst : words.otherVersion}</Banner>}
      <ul className="space-y-2">
        {all.slice(0, limit).map((suggestion) => (
          <li key={suggestion.id}>
            <SuggestionCard
              suggestion={suggestion}
              canAccept={obstacle === null}
              deciding={decisions.deciding?.id === suggestion.id ? decisions.deciding.how : null}
              isWaiting={decisions.deciding !== null}
              onShow={() => onShowPassage(suggestion)}
              onAccept={() => void decisions.accept(suggestion)}
              onDismiss={() => void decisions.dismiss(suggestion)}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="outline" size="sm" onClick={() => setLimit(limit + CARDS_PER_STEP)}>
          {assistant.passage.showMore(more)}
        </Button>
      )}
    </SidePanel>
  );
}

function NoSuggestions() {
  const words = useCopy().suggestions;
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-8 text-center">
      <SparkIcon className="size-8 text-line-strong" />
      <p className="font-medium">{words.empty}</p>
      <p className="text-sm text-ink-muted">{words.emptyHint}</p>
    </div>
  );
}
