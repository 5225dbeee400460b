"use client";

import { useRef, type KeyboardEvent } from "react";
import type { PlacedMark } from "@/components/editor/passage-marks";
import { useCopy } from "@/components/copy/copy-provider";
import type { Thread } from "../threads";
import { MarginCard, type MarginDeeds } from "./margin-card";
import { stacked } from "./stacked";
import { useChosenComment, useHeights, usePassagesNear } from "./use-beside";

export type CommentMarginProps = MarginDeeds & {
  contractId: string;
  placed: readonly PlacedMark[];
  text: HTMLElement;
  /** Open conversations; those about no passage of the text have no place here. */
  threads: readonly Thread[];
};

/**
 * Comments beside their passages, right of the paper: none covers another, and the chosen one stands level. Only those
 * near what is in sight are there. Arrow keys move between them, Escape goes back to the text. Source: B-14.15.
 */
export function CommentMargin({ contractId, placed, text, threads, ...deeds }: CommentMarginProps) {
  const words = useCopy().comments.beside;
  const list = useRef<HTMLUListElement>(null);
  const anchors = usePassagesNear(placed, text);
  const { chosen, choose } = useChosenComment(placed, anchors, text);
  const known = new Map(threads.map((thread) => [thread.comment.id, thread]));
  const shown = anchors.filter(({ id }) => known.has(id));
  const heights = useHeights(list, shown.map(({ id }) => id).join(" "));
  const tops = stacked(
    shown.map((anchor) => ({ ...anchor, height: heights.get(anchor.id) ?? 0 })),
    chosen,
  );
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const heads = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button[aria-expanded]")];
    const at = heads.findIndex((head) => head === event.target);
    if (at >= 0 && event.key === "Escape") return text.focus();
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: heads.length - 1 }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    heads[Math.min(heads.length - 1, Math.max(0, next))]?.focus();
  };
  if (shown.length === 0) return null;
  return (
    <aside aria-label={words.label} className="contract-cards print:hidden">
      <ul ref={list} onKeyDown={onKeyDown}>
        {shown.map(({ id }) => {
          const thread = known.get(id);
          return (
            thread && (
              <li
                key={id}
                data-id={id}
                style={{ top: tops.get(id) }}
                className="absolute inset-x-0 scroll-my-32 motion-safe:transition-[top] motion-safe:duration-200"
              >
                <MarginCard
                  {...deeds}
                  {...{ contractId, thread }}
                  isChosen={id === chosen}
                  onChoose={() => choose(id === chosen ? null : id)}
                />
              </li>
            )
          );
        })}
      </ul>
    </aside>
  );
}
