"use client";

import { useEffect, useId, useRef, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import type { SuggestionDto } from "@/lib/assistant/schema";
import type { SuggestionGroup } from "./severity";
import { SuggestionCard, type SuggestionCardProps } from "./suggestion-card";
import { SuggestionGroupCard } from "./suggestion-group";
import type { Decisions, Suggesting } from "./use-suggesting";

/** Cards (of one suggestion or a kind) shown at first, and added by each 'Show more'; few where there may be many. */
const CARDS_PER_STEP = { whole: 25, folded: 6 };

type Props = {
  /** Null where there is only one family. */
  heading: string | null;
  groups: readonly SuggestionGroup[];
  isFolded: boolean;
  canAccept: boolean;
  decisions: Decisions;
  opened: Suggesting["opened"];
  toCard: (suggestion: SuggestionDto) => SuggestionCardProps;
};

/** The suggestions of one family under its heading, the gravest first. Source: B-13.7. */
export function SuggestionFamily({ heading, groups, isFolded, canAccept, decisions, opened, toCard }: Props) {
  const { assistant } = useCopy();
  const id = useId();
  const step = isFolded ? CARDS_PER_STEP.folded : CARDS_PER_STEP.whole;
  const { list, limit, showMore } = useOpened(groups, { opened, step });
  const more = Math.min(step, groups.length - limit);
  const openedId = opened?.id ?? null;
  return (
    <section aria-labelledby={heading === null ? undefined : id} className="space-y-2">
      {heading !== null && (
        <p id={id} className="px-1 pt-1 text-xs font-medium text-ink-muted">
          {heading}
        </p>
      )}
      <ul ref={list} className="space-y-2">
        {groups.slice(0, limit).map((group) => (
          <li key={group.of[0].id}>
            {group.of.length === 1 ? (
              <SuggestionCard {...toCard(group.of[0])} />
            ) : (
              <SuggestionGroupCard {...{ group, canAccept, decisions, openedId, toCard }} />
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="outline" size="sm" onClick={showMore}>
          {assistant.passage.showMore(more)}
        </Button>
      )}
    </section>
  );
}

/** How many cards are shown: at least up to the one opened from the text, which then gets the focus. */
function useOpened(
  groups: readonly SuggestionGroup[],
  { opened, step }: { opened: Suggesting["opened"]; step: number },
) {
  const list = useRef<HTMLUListElement>(null);
  const [wished, setWished] = useState(step);
  const place = groups.findIndex(({ of }) => of.some(({ id }) => id === opened?.id));
  const limit = Math.max(wished, place + 1);
  const isThere = place >= 0; // one just proposed arrives later
  useEffect(() => {
    if (!opened || !isThere) return;
    const card = [...(list.current?.querySelectorAll<HTMLElement>("[data-suggestion]") ?? [])].find(
      ({ dataset }) => dataset.suggestion === opened.id,
    );
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: "nearest" });
  }, [opened, isThere]);
  return { list, limit, showMore: () => setWished(limit + step) };
}
