"use client";

import { useEffect, type ReactNode } from "react";
import { useLatest } from "@/components/ui/hooks/use-latest";

type Snippet = { text: string; hits: readonly { start: number; end: number }[] };

/** One entry of the palette; `keys` trigger it directly. The note distinguishes entries with the same name. */
export type Entry = {
  key: string;
  label: string;
  action: () => void;
  keys?: string | undefined;
  icon?: ReactNode;
  note?: string;
  /** Words of a contract around what was found, quoted. */
  snippet?: Snippet | null | undefined;
};
/** `isAskedFor`: only shown once something is typed, because there are many. */
export type Group = { heading: string; entries: readonly Entry[]; isAskedFor?: boolean };
type Offer = () => readonly Group[];

/** Per group. */
const AT_MOST = 8;
let offer: Offer | null = null;

/** While the page is mounted the palette also offers these, in their current state. */
export function useOfferedInPalette(groups: Offer): void {
  const latest = useLatest(groups);
  useEffect(() => {
    const own: Offer = () => latest.current();
    offer = own;
    return () => {
      if (offer === own) offer = null;
    };
  }, [latest]);
}

/** The page's entries that match the query. */
export function offeredByPage(asked: string): readonly Group[] {
  const words = asked.trim().toLowerCase();
  return (offer?.() ?? [])
    .filter(({ isAskedFor = false }) => !isAskedFor || words !== "")
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ label }) => label.toLowerCase().includes(words)).slice(0, AT_MOST),
    }));
}
