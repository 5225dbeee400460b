import "server-only";
import { log } from "@/lib/platform/log";

/**
 * Next reads no body for HEAD, and none for a caller who is gone by then: it tells nobody, so whatever makes the body
 * would keep its place for ever. Here it is told.
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

/** Whoever reads it already hears of the end by the connection. */
function letGo(body: ReadableStream<Uint8Array>): void {
  if (!body.locked) body.cancel().catch((cause: unknown) => log.error("answer.unread-failed", cause));
}
