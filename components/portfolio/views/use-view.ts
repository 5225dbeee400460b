"use client";

import { useState } from "react";
import { replaceAddress } from "@/components/forms/browser";
import { askedBy, isSame, type Asked } from "@/components/portfolio/asked";
import { READY, readyView, type ColumnDto, type Ready } from "@/components/portfolio/columns/columns";
import type { ViewDto } from "@/lib/portfolio/view-schema";

const OWN = "own";
const readyTab = (ready: Ready) => `ready-${ready}`;
/** What a tab opens; `view` is null for a ready one, and for columns that were put together here. */
export type Tab = { id: string; ready: Ready | null; view: ViewDto | null; asked: Asked };

/** Saved views and ready ones as tabs, which of them is open, and how it was changed since. */
export function useView(columns: readonly ColumnDto[], views: readonly ViewDto[], first: string | null) {
  const saved: Tab[] = views.map((view) => ({ id: view.id, ready: null, view, asked: askedBy(view) }));
  const ready: Tab[] = READY.map((one) => ({
    id: readyTab(one),
    ready: one,
    view: null,
    asked: readyView(one, columns),
  }));
  const tabs = [...saved, ...ready];
  const [state, setState] = useState<{ tab: string; asked: Asked } | null>(() => {
    const opened = tabs.find(({ id }) => id === first) ?? saved[0];
    return opened ? { tab: opened.id, asked: opened.asked } : null;
  });
  const open = tabs.find(({ id }) => id === state?.tab) ?? null;
  const show = (id: string, asked: Asked) => {
    setState({ tab: id, asked });
    replaceAddress(id === OWN ? "/answers" : `/answers?view=${encodeURIComponent(id)}`);
  };
  return {
    tabs,
    open,
    isOwnColumns: state !== null && open === null,
    asked: state?.asked ?? null,
    isChanged: state !== null && (open === null || !isSame(open.asked, state.asked)),
    openTab: (tab: Tab) => show(tab.id, tab.asked),
    openOwn: (asked: Asked) => show(OWN, asked),
    ask: (asked: Asked) => setState((now) => ({ tab: now?.tab ?? OWN, asked })),
    /** After a view was saved, or deleted. */
    keep: (view: ViewDto) => show(view.id, askedBy(view)),
    leave: () => {
      setState(null);
      replaceAddress("/answers");
    },
  };
}
