import "server-only";
import { API_HEADERS } from "./failure-response";

/** Since when it is as it is, and what it says, which is put together only where it is wanted. */
type PolledCalendar = { stamp: string; changedAt: Date; text: () => Promise<string> };

/** A calendar for a program that asks again and again: 304 where nothing has changed since. Source: B-27.13. */
export async function calendarResponse(calendar: PolledCalendar, request: Request): Promise<Response> {
  const etag = `"${calendar.stamp}"`;
  const headers = {
    ...API_HEADERS,
    ETag: etag,
    "Last-Modified": calendar.changedAt.toUTCString(),
    "Cache-Control": "private, no-cache",
  };
  if (isKnown(request.headers, { etag, changedAt: calendar.changedAt }))
    return new Response(null, { status: 304, headers });
  return new Response(await calendar.text(), {
    headers: {
      ...headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="deadlines.ics"',
    },
  });
}

/** RFC 9110, 13.2.2: where both are asked, the tag alone counts. */
function isKnown(asked: Headers, { etag, changedAt }: { etag: string; changedAt: Date }): boolean {
  const tags = asked.get("if-none-match");
  if (tags !== null) {
    const known = tags.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    return known.includes(etag) || known.includes("*");
  }
  const since = Date.parse(asked.get("if-modified-since") ?? "");
  return changedAt.getTime() <= since; // never of what is no date
}
