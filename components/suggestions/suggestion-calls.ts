import { apiFetch, readFailure } from "@/components/forms/api";
import { goodAnswer, nextPage } from "@/components/forms/good-answer";
import type { SuggestionListDto } from "@/lib/assistant/schema";

/**
 * All open or all dismissed suggestions, page by page, or null when one does not come or is of another analysis than
 * the first.
 */
export async function readSuggestions(
  contractId: string,
  state: "open" | "dismissed" = "open",
): Promise<SuggestionListDto | null> {
  const pages: SuggestionListDto[] = [];
  const query = state === "open" ? "" : `?state=${state}`;
  for (let path: string | null = `${addressOf(contractId)}${query}`; path !== null;) {
    const response = await goodAnswer(path);
    if (!response) return null;
    pages.push((await response.json()) as SuggestionListDto); // our own API
    path = nextPage(response.headers.get("Link"));
  }
  const [first] = pages;
  if (!first || pages.some(({ cacheId }) => cacheId !== first.cacheId)) return null;
  return { ...first, suggestions: pages.flatMap(({ suggestions }) => suggestions) };
}

/** Opens a dismissed one again. @returns null, or why not in the server's words, '' where no answer came */
export async function reopenSuggestion(
  contractId: string,
  body: { suggestionId: string; cacheId: string },
): Promise<string | null> {
  const response = await apiFetch(`${addressOf(contractId)}/reopen`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (response?.ok) return null;
  return response ? (await readFailure(response)).message : "";
}

const addressOf = (contractId: string) => `/api/suggestions/${encodeURIComponent(contractId)}`;
