"use client";

import { useEffect, type ReactNode } from "react";
import { useLatest } from "@/components/ui/hooks/use-latest";

/** One thing that the palette offers; `keys` do the same without it. The note tells it from others of its name. */
export type Entry = {
  key: string;
  label: string;
  action: () => void;
  keys?: string | undefined;
  icon?: ReactNode;
  note?: string;
};
/** `isAskedFor`: shown only once something is typed, because there are many. */
export type Group = { heading: string; entries: readonly Entry[]; isAskedFor?: boolean };
type Offer = () => readonly Group[];

/** Of each group. */
const AT_MOST = 8;
let offer: Offer | null = null;

/** While the page is shown the palette offers these too, as they are when it is asked. */
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

/** What the page offers of what is asked for. */
export function offeredByPage(asked: string): readonly Group[] {
  const words = asked.trim().toLowerCase();
  return (offer?.() ?? [])
    .filter(({ isAskedFor = false }) => !isAskedFor || words !== "")
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ label }) => label.toLowerCase().includes(words)).slice(0, AT_MOST),
    }));
}
