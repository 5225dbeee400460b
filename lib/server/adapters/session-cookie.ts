import "server-only";
import { cookies, headers } from "next/headers";
import { BROWSER_COOKIE, BROWSER_COOKIE_OPTIONS, markedFor } from "@/lib/access/known-visitor";
import type { SessionDto } from "@/lib/people/accounts/schema";
import type { Client } from "@/lib/people/accounts/session/open-session";
import { SESSION_COOKIE, SESSION_COOKIE_OPTIONS } from "@/lib/people/accounts/session/token";
import { preferredLanguage } from "@/lib/copy/preferred-language";
import { env } from "@/lib/platform/env";
import { TIME_ZONE_COOKIE, zoneInCookie } from "@/lib/time-zone";
import { type FieldWords, API_HEADERS } from "./failure";

/** Messages for the fields of log-in, registration and acceptance (B-2.2, B-2.11, B-16.4). */
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

/** Marks the browser as known for the account's next log-in (`lib/access/known-visitor.ts`). */
export function withBrowserMark(response: Response, email: string): Response {
  response.headers.append("Set-Cookie", cookie(BROWSER_COOKIE, markedFor(email), BROWSER_COOKIE_OPTIONS));
  return response;
}

/** Ends a session: no content, and the cookie is removed. */
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

/** What we know of the browser behind a server action. */
export async function actionClient(): Promise<Client> {
  const sent = await headers();
  return { userAgent: sent.get("user-agent") ?? "", language: preferredLanguage(sent.get("accept-language")) };
}

/** Scheme and host of the page that calls a server action; Next has checked that they are this site's. */
export async function actionOrigin(): Promise<string> {
  const origin = (await headers()).get("origin");
  return origin !== null && URL.canParse(origin) ? origin : env.publicUrl;
}

/** Sets the session cookie of a new session, marks the browser as known, and returns the session. */
export async function withSessionCookie<S extends SessionDto>(session: S): Promise<S> {
  (await cookies()).set(SESSION_COOKIE, session.access_token, { ...SESSION_COOKIE_OPTIONS });
  await markBrowser(session.user.email);
  return session;
}

/** The time zone reported by the browser behind a server action; null if none. Source: B-27.17. */
export async function browserZone(): Promise<string | null> {
  return zoneInCookie((await cookies()).get(TIME_ZONE_COOKIE)?.value);
}

/** Marks the browser as known for the account's next log-in (`lib/access/known-visitor.ts`). */
export async function markBrowser(email: string): Promise<void> {
  (await cookies()).set(BROWSER_COOKIE, markedFor(email), { ...BROWSER_COOKIE_OPTIONS });
}

/** Removes the session cookie. */
export async function dropSessionCookie(): Promise<void> {
  (await cookies()).set(SESSION_COOKIE, "", { ...SESSION_COOKIE_OPTIONS, maxAge: 0 });
}

/** The token in the caller's own cookie, for the browser's storage (B-5.3); null if none. */
export async function ownToken(): Promise<string | null> {
  return (await cookies()).get(SESSION_COOKIE)?.value ?? null;
}
