import { currentPath, leaveFor } from "./browser";
import { otherAccount, tellOtherAccount } from "./page-person";
import { storedToken, clearSession } from "./session-store";
import { isMaybe, isShape, isText } from "./shape";

const isFailure = isShape({ message: isText, code: isMaybe(isText) });

/**
 * Sends the stored bearer token, if any (B-5.3). A 401 also goes to `/login?next=…` (B-5.6).
 * @returns the answer, even if not ok @throws TypeError if there is no answer, as `fetch` does
 */
export async function apiFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, withToken(init));
  if (response.status === 401) signInAgain();
  return response;
}

export function withToken(init: RequestInit = {}): RequestInit {
  const headers = new Headers(init.headers);
  const token = storedToken();
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  return { ...init, headers, credentials: "same-origin" };
}

/** `{ message, code, issues? }` (B-20.4); any other format: an empty message, replaced by the screen's own. */
export async function readFailure(response: Response): Promise<{ message: string; code: string }> {
  const body: unknown = await response.json().catch(() => null);
  if (!isFailure(body) || body.message === "") return { message: "", code: "unexpected" };
  return { message: body.message, code: body.code ?? "unexpected" };
}

// Shared by reads over REST: a good answer or none, and where a list continues.

/** Null also if there is no answer. */
export async function goodAnswer(path: string, init?: RequestInit): Promise<Response | null> {
  const response = await apiFetch(path, init).catch(() => null);
  return response?.ok ? response : null;
}

/** The path in `Link: <…>; rel="next"`; only its path and query, so that it stays on this site. */
export function nextPage(link: string | null): string | null {
  const target = /<([^>]+)>\s*;[^,]*rel="?next"?/.exec(link ?? "")?.[1];
  if (!target) return null;
  const url = new URL(target, "http://this.site");
  return url.pathname + url.search;
}

/** The page stays, with all that was typed, where somebody else has signed in. Source: B-5.5, B-5.6, B-5.11. */
export function signInAgain(): void {
  if (otherAccount()) return tellOtherAccount();
  clearSession();
  leaveFor(`/login?next=${encodeURIComponent(currentPath())}`);
}
