"use client";

import { useRef, type PointerEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from "@/lib/portfolio/bounds";
import type { Resizing } from "./use-resizing";

type ColumnEdgeProps = { column: string; name: string; width: number; resizing: Resizing };

/** The end of a column's head, by which it is drawn wider; a double click gives the usual width back. */
export function ColumnEdge({ column, name, width, resizing }: ColumnEdgeProps) {
  const words = useCopy().portfolio;
  const from = useRef<{ x: number; width: number } | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault(); // no words are marked on the way
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, width };
  };
  const onPointerMove = ({ clientX }: PointerEvent<HTMLElement>) => {
    if (from.current) resizing.draw(column, from.current.width + clientX - from.current.x);
  };
  const end = (finish: () => void) => {
    if (!from.current) return;
    from.current = null;
    finish();
  };
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={words.measureWidth(name)}
      aria-valuenow={width}
      aria-valuemin={MIN_COLUMN_WIDTH}
      aria-valuemax={MAX_COLUMN_WIDTH}
      className="answers-edge"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => end(resizing.drop)}
      onPointerCancel={() => end(resizing.cancel)}
      onDoubleClick={() => resizing.set(column, null)}
    />
  );
}
