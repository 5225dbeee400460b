/** What reads over REST share: a good answer or none, and where a list goes on. */
import { apiFetch } from "./api";

/** Null too when there is no answer. */
export async function goodAnswer(path: string): Promise<Response | null> {
  const response = await apiFetch(path).catch(() => null);
  return response?.ok ? response : null;
}

/** The path in `Link: <…>; rel="next"`; only its path and query, so that it stays on this site. */
export function nextPage(link: string | null): string | null {
  const target = /<([^>]+)>\s*;[^,]*rel="?next"?/.exec(link ?? "")?.[1];
  if (!target) return null;
  const url = new URL(target, "http://this.site");
  return url.pathname + url.search;
}
