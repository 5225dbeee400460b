"use client";

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { PlacedMark } from "@/components/editor/passage-marks";
import { passagesNear, type Anchor } from "./passages-near";

/** Between two looks, at least: a screen is ready above and below, so that a scroll seldom outruns it. Milliseconds. */
const LOOK_EVERY_MS = 100;

/**
 * The commented passages near what is in sight, found again when the page scrolls and the text changes its height: not
 * in each frame, because a look costs the layout of what just came into sight.
 */
export function usePassagesNear(placed: readonly PlacedMark[], text: HTMLElement): readonly Anchor[] {
  const [anchors, setAnchors] = useState<readonly Anchor[]>([]);
  useEffect(() => {
    let [frame, last] = [0, -Infinity];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAwaited = false;
    const find = () => {
      [isAwaited, last] = [false, performance.now()];
      const near = passagesNear(placed, text);
      setAnchors((before) => (isSame(before, near) ? before : near));
    };
    const begin = () => void (frame = requestAnimationFrame(find));
    const look = () => {
      if (isAwaited) return;
      isAwaited = true;
      const wait = last + LOOK_EVERY_MS - performance.now();
      if (wait > 0) timer = setTimeout(begin, wait);
      else begin();
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(text);
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [placed, text]);
  return anchors;
}

function isSame(one: readonly Anchor[], other: readonly Anchor[]): boolean {
  return one.length === other.length && one.every(({ id, top }, at) => id === other[at]?.id && top === other[at]?.top);
}

/** The heights of a list's entries, measured before they are painted and whenever one changes. By their `data-id`. */
export function useHeights(list: RefObject<HTMLElement | null>, ids: string): ReadonlyMap<string, number> {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const known = useRef(heights);
  useLayoutEffect(() => {
    const entries = [...(list.current?.children ?? [])].filter((entry) => entry instanceof HTMLElement);
    const measure = () => {
      const now = new Map(entries.map((entry) => [entry.dataset["id"] ?? "", entry.offsetHeight]));
      if (now.size === known.current.size && [...now].every(([id, height]) => known.current.get(id) === height)) return;
      known.current = now;
      setHeights(now);
    };
    measure();
    const observer = new ResizeObserver(measure);
    entries.forEach((entry) => observer.observe(entry));
    return () => observer.disconnect();
  }, [list, ids]);
  return heights;
}

/** Which comment the caret stands in, and the passage of the chosen one painted as such. */
export function useChosenComment(placed: readonly PlacedMark[], anchors: readonly Anchor[], text: HTMLElement) {
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => {
    const near = new Set(anchors.map(({ id }) => id));
    const here = placed.filter(({ mark }) => mark.id !== undefined && near.has(mark.id));
    const onSelection = () => {
      const selection = document.getSelection();
      const node = selection?.anchorNode;
      if (!selection || !node || !text.contains(node)) return;
      choose(here.find(({ range }) => range.isPointInRange(node, selection.anchorOffset))?.mark.id ?? null);
    };
    document.addEventListener("selectionchange", onSelection);
    return () => document.removeEventListener("selectionchange", onSelection);
  }, [placed, anchors, text]);
  useEffect(() => {
    const range = chosen === null ? undefined : placed.find(({ mark }) => mark.id === chosen)?.range;
    if (!range || typeof Highlight === "undefined") return;
    CSS.highlights.set("contract-chosen", new Highlight(range));
    return () => void CSS.highlights.delete("contract-chosen");
  }, [chosen, placed]);
  return { chosen, choose };
}
