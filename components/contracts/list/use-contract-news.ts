"use client";

import { useState } from "react";
import { useAskAgain, useRead } from "@/components/data/use-read";
import { apiFetch } from "@/components/forms/api";
import { isProcessing, isStatusNews, type ContractListRow, type StatusNews, withNews } from "./contract-rows";

/** Milliseconds between two polls, and the maximum after polls without an answer. */
export const POLL_MS = 2_000;
const MAX_POLL_MS = 30_000;
/** Contracts polled in parallel. */
const AT_ONCE = 4;
const NO_NEWS: News = {};

export type ContractNews = {
  rows: readonly ContractListRow[];
  /** The last poll got no answer: the display may be out of date. */
  isStale: boolean;
};

/** By the contract's id. */
type News = Readonly<Record<string, StatusNews>>;
/** `since` counts the lists received from the server. */
type Heard = { since: number; news: News };

/**
 * Updates rows being processed by polling every two seconds; stops when none is left, and pauses while the tab is
 * hidden.
 */
export function useContractNews(fromServer: readonly ContractListRow[]): ContractNews {
  const since = useListCount(fromServer);
  const nothing: Heard = { since, news: NO_NEWS };
  const read = async (known = nothing): Promise<Heard | null> => {
    const news = newsSince(since, known);
    const round = await readNews(waitingIn(withNews(fromServer, news)));
    return round && { since, news: { ...news, ...round } };
  };
  const { data: heard = nothing, isFailed, reload } = useRead<Heard>("news of contracts", read, nothing);
  const rows = withNews(fromServer, newsSince(since, heard));
  const isWaiting = waitingIn(rows).length > 0;
  useAskAgain({
    waitsFor: isWaiting ? "news" : null,
    firstPauseMs: POLL_MS,
    nextPauseMs: (pauseMs, isAnswered) => (isAnswered ? POLL_MS : Math.min(pauseMs * 2, MAX_POLL_MS)),
    ask: reload,
  });
  return { rows, isStale: isFailed && isWaiting };
}

/** How many lists came before this one. */
function useListCount(list: readonly ContractListRow[]): number {
  const [last, setLast] = useState({ list, count: 0 });
  if (last.list !== list) setLast({ list, count: last.count + 1 });
  return last.list === list ? last.count : last.count + 1;
}

/** A newer list from the server overrides earlier news. */
const newsSince = (count: number, { since, news }: Heard) => (since === count ? news : NO_NEWS);
const waitingIn = (rows: readonly ContractListRow[]) => rows.filter(isProcessing).map(({ id }) => id);

async function readNews(ids: readonly string[]): Promise<News | null> {
  const round: Record<string, StatusNews> = {};
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const answers = await Promise.all(
      ids.slice(first, first + AT_ONCE).map(async (id) => ({ id, news: await readStatus(id) })),
    );
    for (const { id, news } of answers) if (news !== null) round[id] = news;
  }
  return Object.keys(round).length > 0 ? round : null;
}

/** Null for no answer, a refusal or an unreadable answer: the row stays as it is. */
async function readStatus(id: string): Promise<StatusNews | null> {
  try {
    const response = await apiFetch(`/api/contracts/${encodeURIComponent(id)}/status`);
    const news: unknown = response.ok ? await response.json() : null;
    return isStatusNews(news) ? news : null;
  } catch {
    return null; // no connection
  }
}
