import { goodAnswer, nextPage } from "@/components/forms/good-answer";
import type { SuggestionListDto } from "@/lib/assistant/schema";

/** All open suggestions, page by page, or null when one does not come or is of another analysis than the first. */
export async function readSuggestions(contractId: string): Promise<SuggestionListDto | null> {
  const pages: SuggestionListDto[] = [];
  for (let path: string | null = `/api/suggestions/${encodeURIComponent(contractId)}`; path !== null;) {
    const response = await goodAnswer(path);
    if (!response) return null;
    pages.push((await response.json()) as SuggestionListDto); // our own API
    path = nextPage(response.headers.get("Link"));
  }
  const [first] = pages;
  if (!first || pages.some(({ cacheId }) => cacheId !== first.cacheId)) return null;
  return { ...first, suggestions: pages.flatMap(({ suggestions }) => suggestions) };
}
