"use client";

import { useEffect, useState } from "react";
import { apiFetch } from "@/components/forms/api";
import { isProcessing, statusNews, type ContractListRow, type StatusNews, withNews } from "./contract-rows";

/** Milliseconds between two rounds of asking, and the most of them after rounds without an answer. */
export const POLL_MS = 2_000;
const MAX_POLL_MS = 30_000;
/** Contracts asked about at the same time. */
const AT_ONCE = 4;
const NO_NEWS: ReadonlyMap<string, StatusNews> = new Map();

export type ContractNews = {
  rows: readonly ContractListRow[];
  /** The last round got no answer: what is shown may be old. */
  isStale: boolean;
};

/**
 * Keeps the rows that are being processed up to date by asking the server every two seconds; stops when none is left,
 * and rests while the tab is hidden.
 */
export function useContractNews(fromServer: readonly ContractListRow[]): ContractNews {
  const [heard, setHeard] = useState({ since: fromServer, news: NO_NEWS });
  const [isStale, setStale] = useState(false);
  const rows = withNews(fromServer, heard.since === fromServer ? heard.news : NO_NEWS); // a newer list knows better
  const waiting = rows
    .filter(isProcessing)
    .map((row) => row.id)
    .join(" ");

  useEffect(() => {
    if (waiting === "") return;
    return pollWhileVisible(waiting.split(" "), (round) => {
      setStale(round === null);
      if (round === null) return;
      setHeard((before) => ({
        since: fromServer,
        news: new Map([...(before.since === fromServer ? before.news : NO_NEWS), ...round]),
      }));
    });
  }, [waiting, fromServer]);

  return { rows, isStale: isStale && waiting !== "" };
}

/** Asks round after round until the returned function is called. `take` gets the news, or null when nobody answered. */
function pollWhileVisible(
  ids: readonly string[],
  take: (round: ReadonlyMap<string, StatusNews> | null) => void,
): () => void {
  const stopper = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = POLL_MS;
  let isAsking = false;

  async function ask() {
    isAsking = true;
    const round = await newsOf(ids, stopper.signal);
    isAsking = false;
    if (stopper.signal.aborted) return;
    take(round);
    pause = round === null ? Math.min(pause * 2, MAX_POLL_MS) : POLL_MS;
    plan(pause);
  }
  function plan(milliseconds: number) {
    clearTimeout(timer);
    if (!document.hidden && !isAsking) timer = setTimeout(() => void ask(), milliseconds);
  }
  const onVisibility = () => plan(0); // back in sight: at once

  plan(pause);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    stopper.abort();
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}

async function newsOf(ids: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, StatusNews> | null> {
  const round = new Map<string, StatusNews>();
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const answers = await Promise.all(
      ids.slice(first, first + AT_ONCE).map(async (id) => ({ id, news: await statusOf(id, signal) })),
    );
    for (const { id, news } of answers) if (news !== null) round.set(id, news);
  }
  return round.size > 0 ? round : null;
}

/** Null for no answer, a refusal or one that can't be read: the row stays as it is. */
async function statusOf(id: string, signal: AbortSignal): Promise<StatusNews | null> {
  try {
    const response = await apiFetch(`/api/contracts/${encodeURIComponent(id)}/status`, { signal });
    return response.ok ? (statusNews.safeParse(await response.json()).data ?? null) : null;
  } catch {
    return null; // no connection, or the page is being left
  }
}
