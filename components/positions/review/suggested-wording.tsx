"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { SmallRedline } from "@/components/suggestions/suggestion-card";
import { Button } from "@/components/ui/button";
import type { SuggestionDto } from "@/lib/assistant/schema";

/** Open suggestions of the displayed version, with what can be done about one that came from the review. */
export type ReviewSuggestions = {
  all: readonly SuggestionDto[];
  /** The one being accepted or dismissed. */
  decidingId: string | null;
  accept: (suggestion: SuggestionDto, topic: string) => void;
  /** Opens it among all suggestions. */
  show: (suggestion: SuggestionDto, topic: string) => void;
};

/** The suggestion that *Use our wording* made on a topic and that nobody has decided on. */
export function suggestedOn(name: string, { all }: ReviewSuggestions): SuggestionDto | null {
  return all.find(({ source, title }) => source === "positions" && title === name) ?? null;
}

type Props = { suggestion: SuggestionDto; topic: string; suggested: ReviewSuggestions; canAccept: boolean };

/** On a topic's card: our wording as it was suggested, to accept here or to see among the suggestions. */
export function SuggestedWording({ suggestion, topic, suggested, canAccept }: Props) {
  const { positions, suggestions } = useCopy();
  const words = positions.review;
  const { title, quote, replacement } = suggestion;
  return (
    <section
      data-suggested=""
      aria-label={words.suggested}
      className="space-y-2 rounded border border-secondary-300 bg-surface p-3"
    >
      <p className="text-xs font-medium text-secondary">{words.suggested}</p>
      <div className="font-paper leading-6">
        <SmallRedline before={quote} after={replacement ?? ""} isBare />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={suggested.decidingId === suggestion.id}
          disabled={!canAccept || suggested.decidingId !== null}
          aria-label={suggestions.acceptSuggestion(title, quote)}
          onClick={() => suggested.accept(suggestion, topic)}
        >
          {suggestions.accept}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => suggested.show(suggestion, topic)}>
          {words.toSuggestion}
        </Button>
      </div>
    </section>
  );
}
