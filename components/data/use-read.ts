"use client";

import { useCallback, useEffect, useRef, useState, useEffectEvent } from "react";
import useSWR from "swr";
import useSWRInfinite from "swr/infinite";
import { readPage, type Page } from "./read-list";

export type Read<Data> = {
  /** The last good answer, kept while the next is loading. */
  data: Data | undefined;
  isFailed: boolean;
  isAsking: boolean;
  /** Reloads; of several answers the last request's counts. @returns null if there was none */
  reload: () => Promise<Data | null>;
  /** Updates the data after an action here; a pending answer may predate the action, so it is requested again. */
  put: (change: (known: Data | undefined) => Data) => void;
};

/**
 * Data a screen reads over REST; `read` returns null for no answer and for a refusal, then `isFailed` is set.
 * Plain data only: two maps, or two sets, count as equal, so that a newer one would never be shown.
 *
 * @param read gets the data known when it is called
 * @param initial data that came with the page; nothing is loaded until `reload`
 */
export function useRead<Data>(
  address: string,
  read: (known: Data | undefined) => Promise<Data | null>,
  initial?: Data,
): Read<Data> {
  const [round] = useState(newRound);
  const known = useRef(initial);
  const last = useRef<Data | null>(null);
  const { data, error, isValidating, mutate } = useSWR<Data, unknown, readonly [string, number]>(
    [address, round],
    async () => {
      const answer = await read(known.current);
      last.current = answer;
      if (answer === null) throw new NoAnswer();
      return answer;
    },
    { ...ASKED_ONLY, ...(initial !== undefined && { fallbackData: initial }) },
  );
  useEffect(() => {
    known.current = data;
  }, [data]);
  const reload = useCallback(async () => {
    await mutate().catch(() => undefined);
    return last.current;
  }, [mutate]);
  return {
    data,
    isFailed: error !== undefined,
    isAsking: isValidating,
    reload,
    put: (change) => void mutate((kept) => change(kept ?? data), { revalidate: data === undefined || isValidating }),
  };
}

class NoAnswer extends Error {}

/** Load when a screen opens and on request, never automatically: the single policy for late answers. */
const ASKED_ONLY = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  keepPreviousData: true,
  dedupingInterval: 0,
} as const;

let rounds = 0;
/** Part of the key, so that nothing is cached for the next time the screen opens. */
const newRound = () => (rounds += 1);

type PagesState<Item> =
  | { step: "loading" }
  | { step: "failed"; cause: unknown }
  | { step: "loaded"; items: readonly Item[]; next: string | null };
export type Pages<Item> = {
  state: PagesState<Item>;
  isBusy: boolean;
  /** What is on its way is a further page, and what is on screen is still right. */
  isReadingMore: boolean;
  more: () => void;
  refresh: () => void;
  /** Reads the pages that are known anew; they stay on screen meanwhile. */
  reload: () => void;
  /** Corrects items after an action here. */
  put: (change: (item: Item) => Item) => void;
};

/**
 * What is on screen stays until the answer comes; one that was overtaken by a newer question is dropped.
 *
 * @param read reads a page; what it names as the next one is what it is asked with then
 */
export function usePages<Item>(path: string, read: (path: string) => Promise<Page<Item>> = readPage): Pages<Item> {
  const [round, setRound] = useState(newRound);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<Page<Item>, unknown, PageKey<Item>>(
    (_, before) => (before === null ? [path, round] : before.next === null ? null : [before.next, round]),
    ([address]: readonly [string, number]) => read(address),
    { ...ASKED_ONLY, revalidateFirstPage: false },
  );
  return {
    state: toState(data, error),
    isBusy: isValidating,
    isReadingMore: isValidating && data !== undefined && data.length < size,
    more: () => void setSize(size + 1),
    refresh: () => setRound(newRound),
    reload: () => void mutate().catch(() => undefined), // told by `state`
    put: (change) =>
      void mutate((pages) => pages?.map((page) => ({ ...page, items: page.items.map(change) })), { revalidate: false }),
  };
}

type PageKey<Item> = (index: number, before: Page<Item> | null) => readonly [string, number] | null;

function toState<Item>(pages: readonly Page<Item>[] | undefined, cause: unknown): PagesState<Item> {
  if (cause !== undefined) return { step: "failed", cause };
  const last = pages?.at(-1);
  if (!pages || !last) return { step: "loading" };
  return { step: "loaded", items: pages.flatMap(({ items }) => items), next: last.next };
}

type Asking = {
  /** What is being waited for; null if nothing. A new value starts again with the first pause. */
  waitsFor: string | null;
  firstPauseMs: number;
  /** The next pause, after an answer or none, given the previous one. */
  nextPauseMs: (pauseMs: number, isAnswered: boolean) => number;
  /** @returns null if there was no answer */
  ask: () => Promise<unknown>;
};

/**
 * Polls while a screen waits for the server's work; pauses while the tab is hidden, and polls at once when it is
 * visible again.
 */
export function useAskAgain({ waitsFor, firstPauseMs, nextPauseMs, ask }: Asking): void {
  const askNow = useEffectEvent(ask);
  const pauseAfter = useEffectEvent(nextPauseMs);
  useEffect(() => {
    if (waitsFor === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pauseMs = firstPauseMs;
    let isAsking = false;
    let isOver = false;
    const plan = (milliseconds: number) => {
      clearTimeout(timer);
      if (!document.hidden && !isAsking && !isOver) timer = setTimeout(() => void round(), milliseconds);
    };
    const round = async () => {
      isAsking = true;
      const answer = await askNow();
      isAsking = false;
      if (isOver) return;
      pauseMs = pauseAfter(pauseMs, answer !== null);
      plan(pauseMs);
    };
    const onVisibility = () => plan(0);
    plan(pauseMs);
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [waitsFor, firstPauseMs]);
}
