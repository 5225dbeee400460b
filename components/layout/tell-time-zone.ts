/**
 * Stores the browser's time zone in a cookie, so that the server knows the user's day from the first request after
 * signing up or in. The page contains this function as text (`app/layout.tsx`): it must not use anything from outside
 * itself. Source: B-27.17.
 */
export function tellTimeZone(cookie: string, locale: string): void {
  const zone = encodeURIComponent(Intl.DateTimeFormat(locale).resolvedOptions().timeZone);
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${cookie}=${zone}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
