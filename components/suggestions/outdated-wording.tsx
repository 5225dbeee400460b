"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { isCopied } from "@/components/ui/copied";
import { useToast } from "@/components/ui/overlay/toast";
import type { SuggestionDto } from "@/lib/assistant/schema";

type Props = { title: string; outdated: NonNullable<SuggestionDto["outdated"]> };

/** Our wording whose clause has other words since it was asked for: what it was for, and the words to copy. B-13.13. */
export function OutdatedWording({ title, outdated: { quote, wording } }: Props) {
  const { suggestions, positions } = useCopy();
  const words = suggestions.outdated;
  const toast = useToast();
  const take = async () =>
    (await isCopied(wording)) ? toast.success(positions.review.copied) : toast.error(positions.review.copyFailed);
  return (
    <div className="space-y-2 text-sm">
      <p role="note" className="rounded bg-warning-50 px-2.5 py-1.5 text-warning-700">
        {words.changed}
      </p>
      <div className="space-y-1">
        <p className="text-xs text-ink-muted">{words.wasFor}</p>
        <p className="line-clamp-4 break-words whitespace-pre-line text-ink-muted">{quote}</p>
      </div>
      <div className="space-y-1">
        <p className="text-xs text-ink-muted">{words.wording}</p>
        <p className="border-l-4 border-secondary-300 pl-2.5 font-paper leading-6 break-words whitespace-pre-line">
          {wording}
        </p>
      </div>
      <Button variant="outline" size="sm" aria-label={positions.review.copyTopic(title)} onClick={() => void take()}>
        {positions.review.copy}
      </Button>
    </div>
  );
}
