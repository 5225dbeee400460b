import "server-only";
import type { CsvDto } from "@/lib/audit/activity";
import type { AuditPageDto, AuditQuery } from "@/lib/audit/schema";
import { contentDisposition } from "@/lib/documents/rendering/file-name";
import { API_HEADERS } from "./failure-response";
import { page } from "./responses";

type Made = { page: () => Promise<AuditPageDto>; csv: () => Promise<CsvDto> };

/** A page of events as JSON, or all of them as a table where `format` or `Accept` asks for one. Source: B-21.31. */
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

/** Sent as it is made; a table may be longer than memory. */
function csvResponse({ fileName, pieces }: CsvDto): Response {
  const headers = {
    ...API_HEADERS,
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": contentDisposition(fileName),
    "Content-Security-Policy": "sandbox; default-src 'none'",
  };
  return new Response(streamOf(pieces), { headers });
}

function streamOf(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
