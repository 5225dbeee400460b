import "server-only";
import { BROWSER_COOKIE, BROWSER_COOKIE_OPTIONS, markedFor } from "@/lib/access/known-browser";
import type { SessionDto } from "@/lib/accounts/schema";
import { SESSION_COOKIE, SESSION_COOKIE_OPTIONS } from "@/lib/accounts/token";
import type { FieldWords } from "./failure";
import { API_HEADERS } from "./failure-response";

/** The catalogue's words for the fields of log-in, registration and acceptance (B-2.2, B-2.11, B-16.4). */
export const SESSION_WORDS: Record<"login" | "register" | "accept" | "secondFactor", FieldWords> = {
  login: ({ accounts }) => ({ email: accounts.login.missing, password: accounts.login.missing }),
  secondFactor: ({ secondFactor }) => ({ code: secondFactor.step.missing }),
  register: ({ accounts }) => ({
    name: accounts.register.missing,
    email: accounts.register.missing,
    password: accounts.register.missing,
  }),
  accept: ({ collaboration: { invitation } }) => ({
    name: invitation.nameRequired,
    password: invitation.passwordRequired,
    "password passwordTooShort": invitation.passwordTooShort,
  }),
};

/** A new session as documented, with the same token as the browser's cookie. */
export function sessionResponse(session: SessionDto, status: 200 | 201): Response {
  return withBrowserMark(
    Response.json(session, {
      status,
      headers: { ...API_HEADERS, "Set-Cookie": cookie(SESSION_COOKIE, session.access_token, SESSION_COOKIE_OPTIONS) },
    }),
    session.user.email,
  );
}

/** Lets the browser be known at the account's next log-in (`lib/access/known-browser.ts`). */
export function withBrowserMark(response: Response, email: string): Response {
  response.headers.append("Set-Cookie", cookie(BROWSER_COOKIE, markedFor(email), BROWSER_COOKIE_OPTIONS));
  return response;
}

/** The end of a session: nothing to say, and the cookie goes. */
export function endedSessionResponse(): Response {
  return new Response(null, {
    status: 204,
    headers: { ...API_HEADERS, "Set-Cookie": cookie(SESSION_COOKIE, "", { ...SESSION_COOKIE_OPTIONS, maxAge: 0 }) },
  });
}

function cookie(
  name: string,
  value: string,
  { path, secure, maxAge }: { path: string; secure: boolean; maxAge: number },
): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
