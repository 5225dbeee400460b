"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { CheckIcon, CloseIcon, EyeIcon } from "@/components/ui/icons";
import { SmallRedline } from "./small-redline";
import type { Applied } from "./use-suggesting";

/** Changes shown before the rest is only counted. */
const MOST_CHANGES = 3;

/** What accepting suggestions applied, and in which version; it stays until it is closed. Source: behaviour §13. */
export function AppliedReceipt({
  applied,
  onShow,
  onClose,
}: {
  applied: Applied;
  onShow: () => void;
  onClose: () => void;
}) {
  const { suggestions: words, assistant } = useCopy();
  const more = applied.changes.length - MOST_CHANGES;
  const title = words.receipt.title(applied.versionNumber);
  return (
    <section
      aria-label={title}
      className="sticky top-0 z-[2] space-y-2 rounded border border-success/40 bg-surface p-3 shadow-card"
    >
      <div className="flex items-center gap-2 text-sm font-medium text-success-700">
        <CheckIcon className="size-4" />
        <p className="flex-1">{title}</p>
        <button
          type="button"
          aria-label={words.receipt.close}
          onClick={onClose}
          className="-my-1 flex size-8 items-center justify-center rounded text-ink-muted hover:bg-page"
        >
          <CloseIcon className="size-4" />
        </button>
      </div>
      {applied.changes.slice(0, MOST_CHANGES).map(({ quote, replacement }, index) => (
        <SmallRedline key={index} before={quote} after={replacement} />
      ))}
      {more > 0 && <p className="text-xs text-ink-muted">{assistant.notes.more(more)}</p>}
      <Button variant="ghost" size="sm" onClick={onShow} className="-ml-2">
        <EyeIcon className="size-4" />
        {words.showInText}
      </Button>
    </section>
  );
}
