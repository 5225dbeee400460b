/**
 * Tells the server by a cookie in which time zone the browser is, so that the first request of somebody who signs up or
 * in knows their day. The page carries this function as text (`app/layout.tsx`): it uses nothing from outside itself.
 * Source: B-27.17.
 */
export function tellTimeZone(cookie: string, locale: string): void {
  const zone = encodeURIComponent(Intl.DateTimeFormat(locale).resolvedOptions().timeZone);
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${cookie}=${zone}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
