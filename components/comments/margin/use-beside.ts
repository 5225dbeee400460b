"use client";

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { PlacedMark } from "@/components/editor/passages/passage-marks";

/** Minimum time between updates: a screen above and below is prepared, so scrolling rarely outruns it. Milliseconds. */
const LOOK_EVERY_MS = 100;

/**
 * The commented passages near the visible part, updated on scrolling and height changes, but not every frame: each
 * update forces layout of what just came into view.
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

/** Heights of a list's entries by `data-id`, measured before painting and whenever one changes. */
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

/** The comment at the caret; paints the passage of the selected one. */
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

/** A comment's passage on the page: the distance from the text's top edge to its start. CSS pixels. */
type Anchor = { id: string; top: number };

/**
 * The commented passages within a screen of the visible part, from the top. For others, only measures their block:
 * off-screen text is not laid out.
 */
function passagesNear(placed: readonly PlacedMark[], text: HTMLElement): Anchor[] {
  const { top: edge } = text.getBoundingClientRect();
  const screen = window.innerHeight;
  const isNear = ({ offsetTop, offsetHeight }: HTMLElement) =>
    offsetTop < 2 * screen - edge && offsetTop + offsetHeight > -screen - edge;
  return placed
    .flatMap(({ mark: { kind, id }, range }): Anchor[] => {
      const block = kind === "comment" && id !== undefined ? findBlock(range, text) : null;
      if (!block || id === undefined || !isNear(block)) return [];
      const { top } = range.getClientRects()[0] ?? range.getBoundingClientRect();
      return [{ id, top: Math.round(top - edge) }];
    })
    .sort((one, other) => one.top - other.top);
}

/** The top-level block containing the start of the range. */
function findBlock(range: Range, text: HTMLElement): HTMLElement | null {
  let node: Node | null = range.startContainer;
  while (node && node.parentNode !== text) node = node.parentNode;
  return node instanceof HTMLElement ? node : null;
}

/** A card beside the text: the top of its passage, and the card's height. CSS pixels. */
export type Card = { id: string; top: number; height: number };

/** Space between two cards. CSS pixels. */
const GAP_PX = 8;

/**
 * Positions cards so that none overlap, in text order and each as close to its passage as possible. The selected one is
 * level with its passage: those above move up. Pure; linear.
 * @param cards from the top of the text
 */
export function stacked(cards: readonly Card[], chosenId: string | null): Map<string, number> {
  const tops = cards.map(({ top }) => top);
  for (let at = cards.findIndex(({ id }) => id === chosenId) - 1; at >= 0; at -= 1)
    tops[at] = Math.min(topAt(tops, at), topAt(tops, at + 1) - GAP_PX - (cards[at]?.height ?? 0));
  let free = 0;
  return new Map(
    cards.map(({ id, height }, at) => {
      const top = Math.max(free, topAt(tops, at));
      free = top + height + GAP_PX;
      return [id, top];
    }),
  );
}

function topAt(tops: readonly number[], at: number): number {
  return tops[at] ?? 0;
}
