"use client";

import type { ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { ChevronRightIcon, SparkIcon } from "@/components/ui/icons";
import { FIND_CATEGORIES, type FindCategory } from "@/lib/engine/port";
import type { Request } from "./conversation";

type Props = { isAnswering: boolean; glance: ReactNode; onAsk: (request: Request) => void };

/** Key facts, the five categories and the summary. Results go into the conversation. Source: behaviour §12. */
export function FindTab({ isAnswering, glance, onAsk }: Props) {
  const words = useCopy().assistant;
  return (
    <div className="h-full space-y-4 overflow-y-auto p-4">
      {glance}
      <section className="space-y-2">
        <h3 className="text-sm font-medium text-ink-muted">{words.find.heading}</h3>
        <ul className="space-y-1.5">
          {FIND_CATEGORIES.map((category) => (
            <CategoryChoice
              key={category}
              category={category}
              disabled={isAnswering}
              onClick={() => onAsk({ kind: "find", category })}
            />
          ))}
        </ul>
      </section>
      <section className="space-y-2">
        <h3 className="text-sm font-medium text-ink-muted">{words.summary.heading}</h3>
        <p className="text-sm text-ink-muted">{words.summary.hint}</p>
        <Button
          variant="secondary"
          disabled={isAnswering}
          onClick={() => onAsk({ kind: "summary" })}
          className="w-full"
        >
          <SparkIcon className="size-4" />
          {words.summary.action}
        </Button>
      </section>
    </div>
  );
}

/** The button's name is just its label; its click area is the whole card. */
function CategoryChoice({
  category,
  disabled,
  onClick,
}: {
  category: FindCategory;
  disabled: boolean;
  onClick: () => void;
}) {
  const words = useCopy().assistant;
  const hintId = `find-${category}-hint`;
  return (
    <li
      className={classes(
        "relative flex min-h-11 items-center gap-3 rounded border border-line bg-surface px-3 py-1 transition-colors lg:min-h-10",
        !disabled && "hover:border-primary-300 hover:bg-primary-50",
      )}
    >
      <div className="flex min-w-0 flex-1 items-baseline gap-3">
        <button
          type="button"
          disabled={disabled}
          aria-describedby={hintId}
          onClick={onClick}
          className="shrink-0 text-left text-sm font-medium after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-primary-600 disabled:cursor-not-allowed disabled:opacity-55"
        >
          {words.categories[category]}
        </button>
        <p id={hintId} title={words.categoryHints[category]} className="min-w-0 truncate text-xs text-ink-muted">
          {words.categoryHints[category]}
        </p>
      </div>
      <ChevronRightIcon className="size-4 text-ink-muted" />
    </li>
  );
}
