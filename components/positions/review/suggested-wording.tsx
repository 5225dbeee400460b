"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { SmallRedline } from "@/components/suggestions/suggestion-card";
import { Button } from "@/components/ui/button";
import type { SuggestionDto } from "@/lib/assistant/schema";
import type { ReviewItemDto } from "@/lib/positions/review-schema";

/** Open suggestions of the displayed version, with what can be done about one that came from the review. */
export type ReviewSuggestions = {
  all: readonly SuggestionDto[];
  /** The one being accepted or dismissed. */
  decidingId: string | null;
  accept: (suggestion: SuggestionDto, topic: string) => void;
  /** Opens it among all suggestions. */
  show: (suggestion: SuggestionDto, topic: string) => void;
};

type Waiting = {
  suggestion: SuggestionDto | null;
  outdated: SuggestionDto | null;
  waits: "suggested" | "suggestedOutdated" | null;
};

/**
 * What *Use our wording* suggested on a topic and nobody has decided on: to accept, else, where the clause has other
 * words by now, to copy. Its title is in the language of whoever asked; the change that the topic's card shows is in
 * the contract's.
 */
export function waitingOn(name: string, { all }: ReviewSuggestions, change?: ReviewItemDto["change"]): Waiting {
  const isChange = ({ quote, replacement }: SuggestionDto) => quote === change?.before && replacement === change.after;
  const own = all.filter((one) => one.source === "positions" && (one.title === name || isChange(one)));
  const suggestion = own.find(({ outdated }) => !outdated) ?? null;
  if (suggestion) return { suggestion, outdated: null, waits: "suggested" };
  const [outdated = null] = own;
  return { suggestion, outdated, waits: outdated && "suggestedOutdated" };
}

/** On a topic's card: our wording waits, but its clause has changed; leads to it among the suggestions. */
export function WaitingWording({ suggestion, topic, suggested }: Omit<Props, "canAccept">) {
  const { review: words } = useCopy().positions;
  return (
    <div className="flex flex-wrap items-center gap-x-2 rounded border border-secondary-300 bg-surface px-3 py-1.5">
      <p className="text-xs font-medium text-secondary">{words.suggestedOutdated}</p>
      <Button variant="ghost" size="sm" onClick={() => suggested.show(suggestion, topic)}>
        {words.toSuggestion}
      </Button>
    </div>
  );
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
