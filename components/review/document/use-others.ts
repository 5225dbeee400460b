"use client";

import { useState, useEffect } from "react";
import type { Approvals } from "@/components/approvals/use-approvals";
import { apiFetch } from "@/components/forms/api";
import type { ContractNews } from "@/components/review/use-contract";
import type { Review } from "@/components/review/use-review";
import { useLatest } from "@/components/ui/hooks/use-latest";
import type { NewsDto, PersonHere } from "@/lib/contracts/news/news-schema";
import type { Remarks } from "./use-remarks";

/** An own save is answered sooner than that. */
const OWN_MS = 1_000;

/**
 * What others do while the contract is on screen: their comments and decisions appear, and a version of theirs is told
 * of. The text on screen stays as it is until the person asks for theirs. Source: B-14.4.
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
    if (has("suggestions")) remarks.suggestions.reload();
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
    editing.offer === null && // unsaved text that was found is decided on first
    !editing.isSaving &&
    !editing.isInConflict;
  return { here, newerBy: isNewer ? newer.by : null };
}

/** The page's own reading comes first. */
const BEGIN_MS = 2_000;
/** Between questions where events don't come through, and before they are tried anew. */
const ASK_MS = 4_000;

/**
 * What others do with the contract while it is on screen, by server-sent events, or by asking where these don't come
 * through. Only while the page is in view: a browser has few connections for each site. Source: B-14.4.
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

/** Goes on behind what it heard last, also after it was ended. */
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
      if (events.readyState !== EventSource.CLOSED) return; // the browser connects anew by itself
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
    if (this.#timer === null) return; // ended meanwhile
    this.#timer = null;
    if (news === "refused") return this.#endForGood();
    if (news) this.#hear(news);
    this.begin();
  }

  /** Signed out, or no part in it any more. */
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

/** `refused`: asking again would be refused again. Null: later it may be answered. */
async function readNews(address: string): Promise<NewsDto | "refused" | null> {
  try {
    const response = await apiFetch(address);
    if (response.ok) return (await response.json()) as NewsDto; // our own API
    return [401, 403, 404].includes(response.status) ? "refused" : null;
  } catch {
    return null; // no connection: asked again
  }
}
