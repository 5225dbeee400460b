import "server-only";
import { cookies, headers } from "next/headers";
import { BROWSER_COOKIE, BROWSER_COOKIE_OPTIONS, markedFor } from "@/lib/access/known-browser";
import type { SessionDto } from "@/lib/accounts/schema";
import type { Client } from "@/lib/accounts/open-session";
import { preferredLanguage } from "@/lib/copy/preferred-language";
import { SESSION_COOKIE, SESSION_COOKIE_OPTIONS } from "@/lib/accounts/token";
import { TIME_ZONE_COOKIE, zoneInCookie } from "@/lib/time-zone";
import { env } from "@/lib/platform/env";

/** What is known of the browser behind a server action. */
export async function actionClient(): Promise<Client> {
  const sent = await headers();
  return { userAgent: sent.get("user-agent") ?? "", language: preferredLanguage(sent.get("accept-language")) };
}

/** Scheme and host of the page that calls a server action; Next has checked that they are this site's. */
export async function actionOrigin(): Promise<string> {
  const origin = (await headers()).get("origin");
  return origin !== null && URL.canParse(origin) ? origin : env.publicUrl;
}

/** Sets the session cookie of a new session, lets the browser be known from now on, and gives the session on. */
export async function withSessionCookie<S extends SessionDto>(session: S): Promise<S> {
  (await cookies()).set(SESSION_COOKIE, session.access_token, { ...SESSION_COOKIE_OPTIONS });
  await markBrowser(session.user.email);
  return session;
}

/** The time zone that the browser behind a server action has told; null where it told none. Source: B-27.17. */
export async function browserZone(): Promise<string | null> {
  return zoneInCookie((await cookies()).get(TIME_ZONE_COOKIE)?.value);
}

/** Lets the browser be known at the account's next log-in (`lib/access/known-browser.ts`). */
export async function markBrowser(email: string): Promise<void> {
  (await cookies()).set(BROWSER_COOKIE, markedFor(email), { ...BROWSER_COOKIE_OPTIONS });
}

/** Takes the session cookie away. */
export async function dropSessionCookie(): Promise<void> {
  (await cookies()).set(SESSION_COOKIE, "", { ...SESSION_COOKIE_OPTIONS, maxAge: 0 });
}

/** The token in the caller's own cookie, for the browser's storage (B-5.3); null where there is none. */
export async function ownToken(): Promise<string | null> {
  return (await cookies()).get(SESSION_COOKIE)?.value ?? null;
}
