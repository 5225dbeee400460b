"use client";

import { useEffect, useRef, useState } from "react";
import type { TextPassage } from "@/components/editor/passages";
import { useCopy } from "@/components/copy/copy-provider";
import { SidePanel } from "@/components/ui/side-panel";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { SparkIcon } from "@/components/ui/icons";
import { Progress } from "@/components/ui/progress";
import { Spinner } from "@/components/ui/spinner";
import type { SuggestionDto } from "@/lib/assistant/schema";
import { SuggestionCard } from "./suggestion-card";
import { AppliedReceipt } from "./applied-receipt";
import type { Suggesting } from "./use-suggesting";
import type { Suggestions } from "./use-suggestions";

/** Cards shown at first, and added by each 'Show more'. */
const CARDS_PER_STEP = 25;

export type SuggestionsPanelProps = {
  suggestions: Suggestions;
  suggesting: Suggesting;
  /** Why nothing can be accepted now: unsaved text, or another version on screen; null when it can. */
  obstacle: "unsaved" | "otherVersion" | null;
  onShowPassage: (passage: TextPassage) => void;
};

/** What the assistant would change in the current version, in order of the text. Source: behaviour §13. */
export function SuggestionsPanel({
  suggestions: { state },
  suggesting,
  obstacle,
  onShowPassage,
}: SuggestionsPanelProps) {
  const { suggestions: words, assistant } = useCopy();
  const all = state.step === "loaded" ? state.suggestions : NONE;
  const { list, limit, showMore } = useOpened(all, suggesting.opened);
  const canBeAccepted = all.some(({ replacement }) => replacement !== null);
  const more = Math.min(CARDS_PER_STEP, all.length - limit);
  const { decisions, applied } = suggesting;
  return (
    <SidePanel title={words.title} count={all.length}>
      {applied && (
        <AppliedReceipt
          applied={applied}
          onShow={() => onShowPassage(applied.passage)}
          onClose={suggesting.closeReceipt}
        />
      )}
      {state.step === "loading" && <Spinner label={words.loading} />}
      {state.step === "failed" && <Banner tone="error">{words.loadFailed}</Banner>}
      {state.step === "loaded" && state.isPending && <StillBeingMade />}
      {state.step === "loaded" && !state.isPending && all.length === 0 && <NoSuggestions />}
      {obstacle !== null && canBeAccepted && (
        <Banner>{obstacle === "unsaved" ? words.saveFirst : words.otherVersion}</Banner>
      )}
      <ul ref={list} className="space-y-2">
        {all.slice(0, limit).map((suggestion) => (
          <li key={suggestion.id}>
            <SuggestionCard
              suggestion={suggestion}
              canAccept={obstacle === null}
              deciding={decisions.deciding?.id === suggestion.id ? decisions.deciding.how : null}
              isWaiting={decisions.deciding !== null}
              isOpened={suggesting.opened?.id === suggestion.id}
              onShow={() => onShowPassage({ content: suggestion.quote, start: suggestion.start, end: suggestion.end })}
              onAccept={() => void decisions.accept(suggestion)}
              onDismiss={() => void decisions.dismiss(suggestion)}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="outline" size="sm" onClick={showMore}>
          {assistant.passage.showMore(more)}
        </Button>
      )}
    </SidePanel>
  );
}

const NONE: readonly SuggestionDto[] = [];

/** How many cards are shown, at least up to the one that was opened from the text, which takes the focus then. */
function useOpened(all: readonly SuggestionDto[], opened: Suggesting["opened"]) {
  const list = useRef<HTMLUListElement>(null);
  const [wished, setWished] = useState(CARDS_PER_STEP);
  const place = all.findIndex(({ id }) => id === opened?.id);
  const limit = Math.max(wished, place + 1);
  const isThere = place >= 0; // what was only just proposed comes later
  useEffect(() => {
    if (!opened || !isThere) return;
    const card = [...(list.current?.querySelectorAll<HTMLElement>("[data-suggestion]") ?? [])].find(
      ({ dataset }) => dataset.suggestion === opened.id,
    );
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: "nearest" });
  }, [opened, isThere]);
  return { list, limit, showMore: () => setWished(limit + CARDS_PER_STEP) };
}

function StillBeingMade() {
  const words = useCopy().suggestions;
  return (
    <div role="status" className="space-y-2 py-4 text-sm">
      <p>{words.beingMade}</p>
      <Progress label={words.beingMade} percent={null} className="h-1" />
      <p className="text-ink-muted">{words.beingMadeHint}</p>
    </div>
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
