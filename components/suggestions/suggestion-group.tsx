"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { MAX_ACCEPTED_AT_ONCE } from "@/lib/assistant/bounds";
import type { SuggestionDto } from "@/lib/assistant/schema";
import { type SuggestionGroup, gravest } from "./severity";
import { SeverityBadge, SuggestionCard, type SuggestionCardProps } from "./suggestion-card";
import type { Decisions } from "./use-suggesting";

/** Places shown at first. */
const FIRST_PLACES = 5;

type Props = {
  group: SuggestionGroup;
  canAccept: boolean;
  decisions: Decisions;
  openedId: string | null;
  /** The card props of each place. */
  toCard: (suggestion: SuggestionDto) => SuggestionCardProps;
};

/**
 * Suggestions of one kind: what it is and how often, then its places. Once all are shown, they can be accepted
 * together, creating one version.
 */
export function SuggestionGroupCard({ group: { title, of }, canAccept, decisions, openedId, toCard }: Props) {
  const words = useCopy().suggestions.group;
  const [isWhole, setIsWhole] = useState(false);
  const isOpenedLater = of.findIndex(({ id }) => id === openedId) >= FIRST_PLACES;
  const shown = isWhole || isOpenedLater ? of : of.slice(0, FIRST_PLACES);
  const acceptable = of.filter(({ replacement }) => replacement !== null).slice(0, MAX_ACCEPTED_AT_ONCE);
  return (
    <section
      aria-label={words.label(title, of.length)}
      className="space-y-2.5 rounded border border-line bg-surface p-3"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 flex-1 text-sm font-medium break-words">{title}</h3>
        <Badge>{words.places(of.length)}</Badge>
        <SeverityBadge severity={gravest(of.map(({ severity }) => severity))} />
      </div>
      <ul className="space-y-2">
        {shown.map((suggestion) => (
          <li key={suggestion.id}>
            <SuggestionCard
              {...toCard(suggestion)}
              isPlace
              isReasonGiven={suggestion !== of[0] && stripQuote(suggestion) === stripQuote(of[0])}
            />
          </li>
        ))}
      </ul>
      {shown.length < of.length && (
        <Button variant="outline" size="sm" onClick={() => setIsWhole(true)}>
          {words.showAll(of.length)}
        </Button>
      )}
      {shown.length === of.length && acceptable.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2.5">
          <p className="min-w-0 flex-1 basis-40 text-xs text-ink-muted">{words.applyAllHint}</p>
          <Button
            size="sm"
            busy={decisions.deciding?.how === "acceptAll" && acceptable.some(({ id }) => id === decisions.deciding?.id)}
            disabled={!canAccept || decisions.deciding !== null}
            onClick={() => void decisions.acceptAll(acceptable)}
          >
            {words.applyAll(acceptable.length)}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The reason, independent of the wording concerned. */
function stripQuote({ comment, quote }: SuggestionDto): string {
  return comment.replaceAll(quote, "");
}
