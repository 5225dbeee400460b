import "server-only";
import type { FindAnswerDto } from "@/lib/assistant/schema";
import type { CsvDto } from "@/lib/audit/activity";
import type { AuditPageDto, AuditQuery } from "@/lib/audit/schema";
import { contentDisposition } from "@/lib/documents/rendering/file-name";
import type { AnswerNote } from "@/lib/engine/port";
import { log } from "@/lib/platform/log";
import { API_HEADERS } from "./failure";
import { jsonAnswer } from "./json-answer";

/** A list, or an answer containing one, with the address of the next page if there is one. Source: B-20.9. */
export function page(list: object, nextCursor: string | null, request: Request): Response {
  if (nextCursor === null) return jsonAnswer(list, { headers: API_HEADERS });
  const next = new URL(request.url);
  next.searchParams.set("cursor", nextCursor);
  return jsonAnswer(list, { headers: { ...API_HEADERS, Link: `<${next.pathname}${next.search}>; rel="next"` } });
}

/** An answer serialised as JSON elsewhere, such as in a thread. */
export function jsonBytes(bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, { headers: { ...API_HEADERS, "Content-Type": "application/json" } });
}

/** A picture we drew, shown within a page. */
export function pictureResponse(bytes: Uint8Array, type: "image/jpeg"): Response {
  return fileResponse(bytes, { "Content-Type": type, "Content-Disposition": "inline" });
}

/** Bytes as a download with their own type, which no browser opens as a page of this site. */
export function fileResponse(
  bytes: Uint8Array,
  headers: { "Content-Type": string; "Content-Disposition": string },
): Response {
  const body = new Uint8Array(bytes);
  return new Response(body, {
    headers: {
      ...API_HEADERS,
      ...headers,
      "Content-Length": String(bytes.length),
      "Content-Security-Policy": "sandbox; default-src 'none'",
    },
  });
}

/** When it last changed, and its text, built only if needed. */
type PolledCalendar = { stamp: string; changedAt: Date; text: () => Promise<string> };

/** A calendar for polling clients: 304 if nothing has changed. Source: B-27.13. */
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

/** RFC 9110, 13.2.2: if both are sent, only the tag counts. */
function isKnown(asked: Headers, { etag, changedAt }: { etag: string; changedAt: Date }): boolean {
  const tags = asked.get("if-none-match");
  if (tags !== null) {
    const known = tags.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    return known.includes(etag) || known.includes("*");
  }
  const since = Date.parse(asked.get("if-modified-since") ?? "");
  return changedAt.getTime() <= since; // always false for an invalid date
}

/** Servers and proxies limit headers to a few kilobytes: beyond this many sections, the rest is only counted. */
const MOST_SECTIONS = 20;

type Answer = Omit<FindAnswerDto, "items"> & { items: readonly unknown[] };

/** A bare documented list, such as Find's; its origin and notes go into headers, in ASCII. */
export function foundResponse({ items, notes, receipt }: Answer): Response {
  const facts = {
    "X-Assistant-Engine": receipt.engine,
    "X-Assistant-Host": receipt.host,
    "X-Assistant-Model": receipt.model,
    "X-Assistant-Fell-Back-From": receipt.fellBackFrom,
    "X-Assistant-Notes": notes.length > 0 ? JSON.stringify(notes.map(shortened)) : null,
  };
  const headers = Object.entries(facts).flatMap(([name, value]) =>
    value === null ? [] : [[name, ascii(value)] as const],
  );
  return Response.json(items, { headers: { ...API_HEADERS, ...Object.fromEntries(headers) } });
}

/** A longer quote is left to the other answers. */
const LONGEST_QUOTE = 300;

function shortened(note: AnswerNote): AnswerNote {
  if (note.about === "ended" && (note.passage?.content.length ?? 0) > LONGEST_QUOTE) return { ...note, passage: null };
  if (!("sections" in note) || note.sections.length <= MOST_SECTIONS) return note;
  return { ...note, sections: [...note.sections.slice(0, MOST_SECTIONS), `+${note.sections.length - MOST_SECTIONS}`] };
}

/** JSON escapes: headers hold no other letters. */
function ascii(value: string): string {
  return value.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

type Made = { page: () => Promise<AuditPageDto>; csv: () => Promise<CsvDto> };

/** A page of events as JSON, or all of them as a table if `format` or `Accept` asks for one. Source: B-21.31. */
export async function auditAnswer(
  { request, query }: { request: Request; query: AuditQuery },
  made: Made,
): Promise<Response> {
  if (wantsCsv(request, query)) return csvResponse(await made.csv());
  const { items, nextCursor } = await made.page();
  return page(items, nextCursor === null ? null : String(nextCursor), request);
}

function wantsCsv(request: Request, { format }: AuditQuery): boolean {
  if (format !== undefined) return format === "csv";
  const first = (request.headers.get("accept") ?? "").split(",")[0] ?? "";
  return /^\s*text\/csv\s*(;|$)/i.test(first);
}

/** Streamed; a table may be larger than memory. */
function csvResponse({ fileName, pieces }: CsvDto): Response {
  const headers = {
    ...API_HEADERS,
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": contentDisposition(fileName),
    "Content-Security-Policy": "sandbox; default-src 'none'",
  };
  return new Response(toStream(pieces), { headers });
}

/** Bytes as a download, sent as they are made. */
export function streamedFile(file: {
  fileName: string;
  contentType: string;
  pieces: AsyncIterable<Uint8Array>;
}): Response {
  const headers = {
    ...API_HEADERS,
    "Content-Type": file.contentType,
    "Content-Disposition": contentDisposition(file.fileName),
    "Content-Security-Policy": "sandbox; default-src 'none'",
  };
  return new Response(toStream(file.pieces), { headers });
}

function toStream(pieces: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

/**
 * For HEAD requests, and callers who have already left, Next never reads the body and never says so: whatever produces
 * it would keep its place for ever. This cancels it.
 */
export function endedIfUnread(request: Request, response: Response): Response {
  const { body, status, headers } = response;
  if (body === null) return response;
  if (request.method === "HEAD") {
    letGo(body);
    return new Response(null, { status, headers });
  }
  if (request.signal.aborted) letGo(body);
  else request.signal.addEventListener("abort", () => letGo(body), { once: true });
  return response;
}

/** If it is being read, the reader learns of the end from the connection. */
function letGo(body: ReadableStream<Uint8Array>): void {
  if (!body.locked) body.cancel().catch((cause: unknown) => log.error("answer.unread-failed", cause));
}
