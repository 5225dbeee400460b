"use client";

import { useState } from "react";
import useSWRInfinite from "swr/infinite";
import { ASKED_ONLY, newRound } from "./asked-only";
import { readPage, type Page } from "./read-page";

type PagesState<Item> =
  | { step: "loading" }
  | { step: "failed"; cause: unknown }
  | { step: "loaded"; items: readonly Item[]; next: string | null };
export type Pages<Item> = { state: PagesState<Item>; isBusy: boolean; more: () => void; refresh: () => void };

/** What is on screen stays until the answer comes; one that was overtaken by a newer question is dropped. */
export function usePages<Item>(path: string): Pages<Item> {
  const [round, setRound] = useState(newRound);
  const { data, error, isValidating, size, setSize } = useSWRInfinite<Page<Item>, unknown, PageKey<Item>>(
    (_, before) => (before === null ? [path, round] : before.next === null ? null : [before.next, round]),
    ([address]: readonly [string, number]) => readPage<Item>(address),
    { ...ASKED_ONLY, revalidateFirstPage: false },
  );
  return {
    state: stateOf(data, error),
    isBusy: isValidating,
    more: () => void setSize(size + 1),
    refresh: () => setRound(newRound),
  };
}

type PageKey<Item> = (index: number, before: Page<Item> | null) => readonly [string, number] | null;

function stateOf<Item>(pages: readonly Page<Item>[] | undefined, cause: unknown): PagesState<Item> {
  if (cause !== undefined) return { step: "failed", cause };
  const last = pages?.at(-1);
  if (!pages || !last) return { step: "loading" };
  return { step: "loaded", items: pages.flatMap(({ items }) => items), next: last.next };
}
