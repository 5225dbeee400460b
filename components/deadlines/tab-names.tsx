"use client";

import type { ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import type { Tab } from "./deadline-groups";

/** Tabs whose dates wait for the reader: an empty tab leads to them. */
const ASKING: readonly Tab[] = ["late", "proposed", "toCheck"];

/** A tab's name, with how many dates it has where they are still to come or to be answered. */
export function TabName({ tab, count }: { tab: Tab; count: number }) {
  const words = useCopy().deadlines.tabs;
  return (
    <>
      {words[tab]}
      {count > 0 && tab !== "done" && tab !== "over" && (
        <span className="rounded-full bg-line px-1.5 text-xs text-ink tabular-nums">{count}</span>
      )}
    </>
  );
}

/** Buttons to the other tabs whose dates wait for the reader. */
export function tabsElsewhere(tab: Tab, count: (tab: Tab) => number, onChoose: (tab: Tab) => void): ReactNode[] {
  return ASKING.filter((one) => one !== tab && count(one) > 0).map((one) => (
    <Button key={one} variant="outline" onClick={() => onChoose(one)}>
      <TabName tab={one} count={count(one)} />
    </Button>
  ));
}
