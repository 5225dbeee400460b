"use client";

import { useCopy } from "@/components/layout/copy-provider";
import { Button } from "@/components/ui/button";
import { ChevronRightIcon, SparkIcon } from "@/components/ui/icons";
import { FIND_CATEGORIES, type FindCategory } from "@/lib/assistant/engines/port";
import type { Request } from "./conversation";

/** The five categories and the summary. Their results come into the conversation. Source: spec §2 (assistant panel), §4. */
export function FindTab({ isAnswering, onAsk }: { isAnswering: boolean; onAsk: (request: Request) => void }) {
  const words = useCopy().assistant;
  return (
    <div className="h-full space-y-6 overflow-y-auto p-4">
      <section className="space-y-2">
        <h3 className="text-sm font-medium text-ink-muted">{words.find.heading}</h3>
        <ul className="space-y-2">
          {FIND_CATEGORIES.map((category) => (
            <li key={category}>
              <CategoryButton category={category} disabled={isAnswering} onClick={() => onAsk({ kind: "find", category })} />
            </li>
          ))}
        </ul>
      </section>
      <section className="space-y-2">
        <h3 className="text-sm font-medium text-ink-muted">{words.summary.heading}</h3>
        <p className="text-sm text-ink-muted">{words.summary.hint}</p>
        <Button variant="secondary" disabled={isAnswering} onClick={() => onAsk({ kind: "summary" })} className="w-full">
          <SparkIcon className="size-4" />
          {words.summary.action}
        </Button>
      </section>
    </div>
  );
}

function CategoryButton({ category, disabled, onClick }: { category: FindCategory; disabled: boolean; onClick: () => void }) {
  const words = useCopy().assistant;
  const hintId = `find-${category}-hint`;
  return (
    <button
      type="button"
      disabled={disabled}
      aria-label={words.categories[category]}
      aria-describedby={hintId}
      onClick={onClick}
      className="flex min-h-11 w-full items-center gap-3 rounded border border-line bg-surface px-3 py-2 text-left transition-colors hover:border-primary-300 hover:bg-primary-50 disabled:cursor-not-allowed disabled:opacity-55"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium">{words.categories[category]}</span>
        <span id={hintId} className="block text-xs text-ink-muted">{words.categoryHints[category]}</span>
      </span>
      <ChevronRightIcon className="size-4 text-ink-muted" />
    </button>
  );
}
