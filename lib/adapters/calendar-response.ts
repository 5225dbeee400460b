import "server-only";
import { createHash } from "node:crypto";
import { API_HEADERS } from "./failure-response";

/** A calendar for a program that asks again and again: 304 where nothing has changed since it asked. */
export function calendarResponse(calendar: string, request: Request): Response {
  const etag = `"${createHash("sha256").update(calendar).digest("base64url")}"`;
  const headers = { ...API_HEADERS, ETag: etag, "Cache-Control": "private, no-cache" };
  const known = (request.headers.get("if-none-match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (known.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(calendar, {
    headers: {
      ...headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="deadlines.ics"',
    },
  });
}
