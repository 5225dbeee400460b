import { announceAdministrator } from "@/components/accounts/tab-notices";
import { leaveFor } from "@/components/forms/browser";
import { storeSession, type SessionAnswer } from "@/components/forms/session-store";

const HOME = "/dashboard";
const NO_SITE = "http://site.invalid";

/**
 * Where to go after signing in: `next` if it is a path of this site, otherwise the dashboard. Rejects other hosts,
 * schemes, tricks such as `//host` and `/\host`, and the sign-in pages themselves. Source: B-5.5.
 */
export function nextPath(next: string | null | undefined): string {
  if (!next?.startsWith("/")) return HOME;
  if (!URL.canParse(next, NO_SITE)) return HOME;
  const address = new URL(next, NO_SITE);
  // `/.//host` looks like a path until its dots are resolved; then it is another host's address.
  if (address.origin !== NO_SITE || address.pathname.startsWith("//")) return HOME;
  if (/^\/(login|register)?$/.test(address.pathname)) return HOME;
  return address.pathname + address.search + address.hash;
}

/** The address of a sign-in page that passes `next` on, if useful. */
export function withNext(page: "/login" | "/register", next: string | null | undefined): string {
  const path = nextPath(next);
  return path === HOME ? page : `${page}?next=${encodeURIComponent(path)}`;
}

export type SignedIn = SessionAnswer & { becameAdministrator?: boolean };

/** After signing in or registering: stores the session and goes to `next`, or the dashboard (B-5.3). */
export function enter(session: SignedIn, next: string | null): void {
  storeSession(session);
  if (session.becameAdministrator) announceAdministrator();
  leaveFor(nextPath(next));
}
