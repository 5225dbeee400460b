"use client";

import { useState, useEffect } from "react";
import type { Approvals } from "@/components/approvals/use-approvals";
import { apiFetch } from "@/components/forms/api";
import type { ContractNews } from "@/components/review/use-contract";
import type { Review } from "@/components/review/use-review";
import { useLatest } from "@/components/ui/hooks/use-latest";
import type { NewsDto, PersonHere } from "@/lib/contracts/news/news-schema";
import type { Remarks } from "./use-remarks";

/** The user's own save is answered sooner than this. */
const OWN_MS = 1_000;

/**
 * Shows what others do while the contract is open: their comments and decisions appear, and a new version is announced.
 * The displayed text doesn't change until the user asks for theirs. Source: B-14.4.
 */
export function useOthers({
  news,
  userId,
  remarks,
  review,
  approvals,
}: {
  news: ContractNews;
  userId: string;
  remarks: Remarks;
  review: Review;
  approvals: Pick<Approvals, "reload">;
}): { here: readonly PersonHere[]; newerBy: string | null } {
  const [newer, setNewer] = useState<{ versionId: string | null; by: string } | null>(null);
  const { contract, reload } = news;
  const { editing } = review;

  async function onNews({ topics, by }: NewsDto) {
    const has = (...some: NewsDto["topics"]) => some.some((topic) => topics.includes(topic));
    if (has("comments", "rounds")) remarks.comments.reload();
    if (has("suggestions")) void remarks.suggestions.reload();
    if (has("approvals")) approvals.reload();
    if (!has("text", "contract", "signed")) return;
    await new Promise((resolve) => setTimeout(resolve, OWN_MS));
    const renewed = await reload();
    if (has("text") && renewed) setNewer({ versionId: renewed.currentVersionId, by: by.at(-1) ?? "" });
  }
  const here = useNewsOfOthers(contract.id, userId, (heard) => void onNews(heard));

  const isNewer =
    newer !== null &&
    newer.versionId === contract.currentVersionId &&
    newer.versionId !== editing.version.id &&
    editing.offer === null && // recovered unsaved text is decided on first
    !editing.isSaving &&
    !editing.isInConflict;
  return { here, newerBy: isNewer ? newer.by : null };
}

/** Wait, so that the page's own loading comes first. */
const BEGIN_MS = 2_000;
/** Polling interval if events don't get through, and before retrying them. */
const ASK_MS = 4_000;

/**
 * What others do with the open contract, by server-sent events, or by polling if these don't get through. Only while
 * the page is visible: a browser allows few connections per site. Source: B-14.4.
 *
 * @returns who else has it open
 */
function useNewsOfOthers(contractId: string, userId: string, onNews: (news: NewsDto) => void): PersonHere[] {
  const [here, setHere] = useState<readonly PersonHere[]>([]);
  const latest = useLatest(onNews);

  useEffect(() => {
    const listener = new NewsListener(contractId, (news) => {
      setHere(news.here);
      if (news.topics.length > 0) latest.current(news);
    });
    const look = () => (document.visibilityState === "visible" ? listener.begin() : listener.end());
    const timer = setTimeout(look, BEGIN_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
      listener.end();
    };
  }, [contractId, latest]);

  return here.filter(({ id }) => id !== userId);
}

/** Continues after the last event received, even if it was stopped. */
class NewsListener {
  #events: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #last: number | null = null;
  #isOver = false;

  constructor(
    private readonly contractId: string,
    private readonly tell: (news: NewsDto) => void,
  ) {}

  begin(): void {
    if (this.#events || this.#timer || this.#isOver) return;
    if (typeof EventSource === "undefined") return this.#askSoon();
    const events = new EventSource(this.#address());
    this.#events = events;
    events.addEventListener("news", (event) => this.#hear(JSON.parse(event.data as string) as NewsDto)); // our own API
    events.addEventListener("over", () => this.#endForGood());
    events.addEventListener("error", () => {
      if (events.readyState !== EventSource.CLOSED) return; // the browser reconnects by itself
      this.end();
      this.#askSoon();
    });
  }

  end(): void {
    this.#events?.close();
    this.#events = null;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #askSoon(): void {
    this.#timer = setTimeout(() => void this.#ask(), ASK_MS);
  }

  async #ask(): Promise<void> {
    const news = await readNews(this.#address());
    if (this.#timer === null) return; // stopped meanwhile
    this.#timer = null;
    if (news === "refused") return this.#endForGood();
    if (news) this.#hear(news);
    this.begin();
  }

  /** Signed out, or no longer has a role on it. */
  #endForGood(): void {
    this.#isOver = true;
    this.end();
  }

  #hear(news: NewsDto): void {
    this.#last = news.last;
    this.tell(news);
  }

  #address(): string {
    const behind = this.#last === null ? "" : `?after=${this.#last}`;
    return `/api/contracts/${encodeURIComponent(this.contractId)}/news${behind}`;
  }
}

/** `refused`: another try would be refused too. Null: a later one may succeed. */
async function readNews(address: string): Promise<NewsDto | "refused" | null> {
  try {
    const response = await apiFetch(address);
    if (response.ok) return (await response.json()) as NewsDto; // our own API
    return [401, 403, 404].includes(response.status) ? "refused" : null;
  } catch {
    return null; // no connection: the next poll retries
  }
}
