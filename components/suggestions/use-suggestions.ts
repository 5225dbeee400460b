"use client";

import { useMemo, useState } from "react";
import { useAskAgain, useRead } from "@/components/data/use-read";
import { apiFetch, readFailure, goodAnswer, nextPage } from "@/components/forms/api";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import type { SuggestionDto, SuggestionListDto } from "@/lib/assistant/schema";
import type { VersionDto } from "@/lib/contracts/schema";
import { isOwnField } from "./severity";

/** Polling pauses while suggestions are still being made: they grow from the first to the last. */
export const ASK_AGAIN_MS = { first: 1_500, last: 10_000 };

type SuggestionsState =
  | { step: "loading" }
  | { step: "failed" }
  | {
      step: "loaded";
      /** Null while those of the version before are shown: nothing can be decided on until these are read. */
      cacheId: string | null;
      suggestions: readonly SuggestionDto[];
      dismissed: number;
      fields: number;
      isPending: boolean;
    };
export type Suggestions = {
  state: SuggestionsState;
  /** Resolves once they are read. */
  reload: () => Promise<unknown>;
  remove: (suggestionId: string, how: "accepted" | "dismissed") => void;
  /** Reopens a dismissed one. */
  putBack: (suggestionId: string) => void;
};

type Asked = SuggestionListDto & { versionId: string };

/**
 * The suggestions for the contract's current version: reloaded when another becomes current, and polled while some are
 * still being made. Source: behaviour §13.
 */
export function useSuggestions(contractId: string, versionId: string): Suggestions {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const { data, isFailed, reload, put } = useRead<Asked>(`suggestions ${contractId} ${versionId}`, async () => {
    const list = await readSuggestions(contractId);
    return list && { ...list, versionId };
  });
  const isWaiting = isFailed || data?.pending === true;
  useAskAgain({
    waitsFor: isWaiting ? versionId : null,
    firstPauseMs: ASK_AGAIN_MS.first,
    nextPauseMs: (pauseMs) => Math.min(pauseMs * 1.5, ASK_AGAIN_MS.last),
    ask: reload,
  });

  const isUnread = isFailed && data?.versionId !== versionId; // what is shown for this version stays valid
  const state = useMemo<SuggestionsState>(() => {
    if (isUnread) return { step: "failed" };
    if (!data) return { step: "loading" };
    const { suggestions, dismissed = 0, pending } = data;
    const isOfBefore = data.versionId !== versionId;
    return {
      step: "loaded",
      cacheId: isOfBefore ? null : data.cacheId,
      suggestions: suggestions.filter((one) => !decided.has(one.id) && !isOwnField(one)),
      fields: suggestions.filter(isOwnField).length,
      dismissed,
      isPending: pending === true || isOfBefore,
    };
  }, [data, decided, isUnread, versionId]);

  const remove = (suggestionId: string, how: "accepted" | "dismissed") => {
    setDecided((known) => new Set(known).add(suggestionId));
    if (data && how === "dismissed") put((known = data) => ({ ...known, dismissed: (known.dismissed ?? 0) + 1 }));
  };
  const putBack = (suggestionId: string) => {
    setDecided((known) => new Set([...known].filter((id) => id !== suggestionId)));
    void reload();
  };
  return { state, reload, remove, putBack };
}

/**
 * All open or all dismissed suggestions, page by page, or null if a page fails or is from another analysis than the
 * first.
 */
export async function readSuggestions(
  contractId: string,
  state: "open" | "dismissed" = "open",
): Promise<SuggestionListDto | null> {
  const pages: SuggestionListDto[] = [];
  const query = state === "open" ? "" : `?state=${state}`;
  for (let path: string | null = `${suggestionsUrl(contractId)}${query}`; path !== null;) {
    const response = await goodAnswer(path);
    if (!response) return null;
    pages.push((await response.json()) as SuggestionListDto); // our own API
    path = nextPage(response.headers.get("Link"));
  }
  const [first] = pages;
  if (!first || pages.some(({ cacheId }) => cacheId !== first.cacheId)) return null;
  return { ...first, suggestions: pages.flatMap(({ suggestions }) => suggestions) };
}

/** Reopens a dismissed one. @returns null, or the server's message, '' if there was no answer */
export async function reopenSuggestion(
  contractId: string,
  body: { suggestionId: string; cacheId: string },
): Promise<string | null> {
  const response = await apiFetch(`${suggestionsUrl(contractId)}/reopen`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (response?.ok) return null;
  return response ? (await readFailure(response)).message : "";
}

const suggestionsUrl = (contractId: string) => `/api/suggestions/${encodeURIComponent(contractId)}`;

/** Server calls for suggestions. A refusal is a value. */
export type SuggestionActions = {
  /** Accepts one, or several as one version. */
  acceptSuggestion(
    input: { contractId: string; cacheId: string } & ({ suggestionId: string } | { suggestionIds: string[] }),
  ): Promise<ActionResult<VersionDto>>;
  dismissSuggestion(input: { contractId: string; suggestionId: string; cacheId: string }): Promise<ActionResult<void>>;
};
