"use client";

import { useState, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import type { Passage } from "@/lib/engine/port";
import type { FindItemDto } from "@/lib/assistant/schema";
import { PassageCard } from "./passage-card";

export const PASSAGES_PER_STEP = 25;

/**
 * Passages in order of the text. Hundreds stay quick: `step` at a time, and what is out of sight isn't laid out.
 * @param props.step passages shown at first, and added by each 'Show more'
 * @param props.below what stands under a passage
 */
export function PassageList({
  passages,
  step = PASSAGES_PER_STEP,
  onShowPassage,
  below,
}: {
  passages: readonly FindItemDto[];
  step?: number;
  onShowPassage: (passage: Passage) => void;
  below?: (passage: FindItemDto) => ReactNode;
}) {
  const words = useCopy().assistant.passage;
  const [limit, setLimit] = useState(step);
  const shown = passages.slice(0, limit);
  const more = Math.min(step, passages.length - shown.length);
  return (
    <>
      <ul className="space-y-2">
        {shown.map((passage, index) => (
          // Two passages may be alike; their place in the list never changes.
          <li key={index} style={{ contentVisibility: "auto", containIntrinsicSize: "auto 6rem" }}>
            <PassageCard passage={passage} onShow={onShowPassage} />
            {below?.(passage)}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <div className="flex flex-wrap items-center gap-2 pt-1 text-sm text-ink-muted">
          <span className="mr-auto">{words.showing(shown.length, passages.length)}</span>
          <Button variant="outline" size="sm" onClick={() => setLimit(limit + step)}>
            {words.showMore(more)}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setLimit(passages.length)}>
            {words.showAll}
          </Button>
        </div>
      )}
    </>
  );
}
