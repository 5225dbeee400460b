import { apiFetch, readFailure } from "./api";

/** What a change came to; `message` is the server's, '' where no answer came. */
export type Done<T> = { ok: true; answer: T } | { ok: false; message: string; code: string };

/** Changes something over REST. Never throws. */
export async function sent<T>(
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: object,
): Promise<Done<T>> {
  const response = await apiFetch(path, { method, ...(body && written(body)) }).catch(() => null);
  if (!response) return { ok: false, message: "", code: "noAnswer" };
  if (!response.ok) return { ok: false, ...(await readFailure(response)) };
  return { ok: true, answer: (response.status === 204 ? null : await response.json()) as T }; // our own API
}

/** A body as JSON, for `apiFetch`. */
export function written(body: object): RequestInit {
  return { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}
