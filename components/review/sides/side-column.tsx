"use client";

import {
  useState,
  type ReactNode,
  useLayoutEffect,
  useSyncExternalStore,
  type KeyboardEvent,
  type PointerEvent,
} from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { SideSwitch, type Panes } from "./pane-switch";
import { SIDES, type Side } from "./sides";

type Props = { panes: Panes; counts: Partial<Record<Side, number>>; places: Record<Side, ReactNode> };

/** Beside the text: assistant, suggestions or comments. Each loads when first shown, and then keeps its state. */
export function SideColumn({ panes, counts, places }: Props) {
  const [seen, setSeen] = useState<readonly Side[]>([panes.side]);
  if (!seen.includes(panes.side)) setSeen([...seen, panes.side]);
  return (
    <div className={classes("review-assistant flex min-w-0 flex-col", panes.pane === "text" && "max-lg:hidden")}>
      <SideEdge />
      <SideSwitch panes={panes} counts={counts} />
      {SIDES.map((name) => (
        <div key={name} hidden={panes.side !== name} className="min-h-0 flex-1">
          {seen.includes(name) && places[name]}
        </div>
      ))}
    </div>
  );
}

const KEPT_UNDER = "review-side-width";
const BOUNDS = { least: 320, most: 960 };
/** Pixels that an arrow key moves it. */
const STEP = 32;
const listeners = new Set<() => void>();

/**
 * The edge between text and panel: drag it, move it with arrow keys, reset it by double click or Delete. The browser
 * remembers its position (B-10.18).
 */
export function SideEdge() {
  const words = useCopy().review.panes;
  const width = useSyncExternalStore(listen, keptWidth, () => null);
  const [edge, setEdge] = useState<HTMLElement | null>(null);
  const [isWide, setIsWide] = useState(BOUNDS.least);
  const measure = () => edge && setIsWide(measureWidth(edge));
  useLayoutEffect(() => {
    const row = edge?.parentElement?.parentElement;
    if (width === null) row?.style.removeProperty("--side-width");
    else row?.style.setProperty("--side-width", `${width}px`);
  }, [edge, width]);
  return (
    <div
      ref={setEdge}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={words.edge}
      aria-valuemin={BOUNDS.least}
      aria-valuemax={BOUNDS.most}
      aria-valuenow={width ?? isWide}
      title={words.edgeHint}
      onFocus={measure}
      onPointerDown={beginDrawing}
      onPointerMove={draw}
      onDoubleClick={() => keep(null)}
      onKeyDown={moveByKey}
      className="review-side-edge"
    />
  );
}

function beginDrawing(event: PointerEvent<HTMLElement>): void {
  if (event.button !== 0) return;
  event.preventDefault(); // don't select text while dragging
  event.currentTarget.setPointerCapture(event.pointerId);
}

function draw({ currentTarget: edge, pointerId, clientX }: PointerEvent<HTMLElement>): void {
  const side = edge.parentElement;
  if (side && edge.hasPointerCapture(pointerId)) keep(side.getBoundingClientRect().right - clientX);
}

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const now = measureWidth(event.currentTarget);
  const widths = new Map<string, number | null>([
    ["ArrowLeft", now + STEP],
    ["ArrowRight", now - STEP],
    ["Home", BOUNDS.most],
    ["End", BOUNDS.least],
    ["Delete", null],
  ]);
  const next = widths.get(event.key);
  if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  keep(next);
}

function measureWidth(edge: HTMLElement): number {
  return Math.round(edge.parentElement?.getBoundingClientRect().width ?? BOUNDS.least);
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function keptWidth(): number | null {
  const kept = localStorage.getItem(KEPT_UNDER);
  return kept === null || !Number.isFinite(Number(kept)) ? null : within(Number(kept));
}

function keep(width: number | null): void {
  if (width === null) localStorage.removeItem(KEPT_UNDER);
  else localStorage.setItem(KEPT_UNDER, String(within(width)));
  listeners.forEach((tell) => tell());
}

function within(width: number): number {
  return Math.round(Math.min(BOUNDS.most, Math.max(BOUNDS.least, width)));
}
