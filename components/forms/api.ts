import { storedToken } from "@/components/forms/session-store";
import { isMaybe, isShape, isText } from "./shape";
import { signInAgain } from "./sign-in-again";

const isFailure = isShape({ message: isText, code: isMaybe(isText) });

/**
 * With the stored bearer token, if any (B-5.3). A 401 goes to `/login?next=…` besides (B-5.6).
 * @returns the answer, also one that is not ok @throws TypeError when there is no answer at all, as `fetch` does
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

/** `{ message, code, issues? }` (B-20.4); of another shape: an empty message, for which screens have a text. */
export async function readFailure(response: Response): Promise<{ message: string; code: string }> {
  const body: unknown = await response.json().catch(() => null);
  if (!isFailure(body) || body.message === "") return { message: "", code: "unexpected" };
  return { message: body.message, code: body.code ?? "unexpected" };
}
