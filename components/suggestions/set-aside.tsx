"use client";

import { useState } from "react";
import { Quote } from "@/components/comments/quote";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/progress";
import { useToast } from "@/components/ui/overlay/toast";
import type { SuggestionDto } from "@/lib/assistant/schema";
import { isAboutNothing } from "./severity";
import { readSuggestions, reopenSuggestion } from "./use-suggestions";

type Props = { contractId: string; cacheId: string; count: number; onReopened: (suggestionId: string) => void };

/** Dismissed suggestions, behind a button with their count, each can be restored. Source: B-13.8. */
export function SetAside(props: Props) {
  const words = useCopy().suggestions.setAside;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="space-y-2">
      <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {words.toggle(props.count)}
      </Button>
      {isOpen && <SetAsideList {...props} />}
    </div>
  );
}

function SetAsideList({ contractId, cacheId, count, onReopened }: Props) {
  const { suggestions: words } = useCopy();
  const toast = useToast();
  const [taking, setTaking] = useState<string | null>(null);
  const { data, isFailed } = useRead(`${contractId} ${cacheId} ${count}`, () =>
    readSuggestions(contractId, "dismissed"),
  );
  const takeBack = async ({ id }: SuggestionDto) => {
    setTaking(id);
    const problem = await reopenSuggestion(contractId, { suggestionId: id, cacheId });
    setTaking(null);
    if (problem === null) onReopened(id);
    else toast.error(problem || words.setAside.failed);
  };
  if (isFailed) return <Banner tone="error">{words.loadFailed}</Banner>;
  if (!data) return <Spinner label={words.loading} />;
  return (
    <ul className="space-y-2">
      {data.suggestions.map((suggestion) => (
        <li key={suggestion.id} className="rounded border border-line bg-surface p-3">
          <SetAsideRow
            suggestion={suggestion}
            isBusy={taking === suggestion.id}
            isOff={taking !== null}
            onTakeBack={() => void takeBack(suggestion)}
          />
        </li>
      ))}
    </ul>
  );
}

type RowProps = { suggestion: SuggestionDto; isBusy: boolean; isOff: boolean; onTakeBack: () => void };

function SetAsideRow({ suggestion, isBusy, isOff, onTakeBack }: RowProps) {
  const { suggestions: words, checks } = useCopy();
  const { title, quote } = suggestion;
  return (
    <div className="flex flex-wrap items-start justify-between gap-2">
      <div className="min-w-0 flex-1 basis-40 space-y-1">
        <p className="text-sm break-words text-ink-muted">{title}</p>
        {!isAboutNothing(suggestion, checks) && <Quote text={quote} />}
      </div>
      <Button
        variant="outline"
        size="sm"
        busy={isBusy}
        disabled={isOff}
        aria-label={words.setAside.restoreSuggestion(title, quote)}
        onClick={onTakeBack}
      >
        {words.setAside.takeBack}
      </Button>
    </div>
  );
}
