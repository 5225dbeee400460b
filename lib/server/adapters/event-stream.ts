import "server-only";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/platform/log";
import { API_HEADERS } from "./failure";

const EVENTS_TYPE = "text/event-stream";

/** Whether a caller asks for server-sent events. */
export function wantsEvents(request: Request): boolean {
  return request.headers.get("accept")?.includes(EVENTS_TYPE) === true;
}

/**
 * Each value as a server-sent event `news`, its `last` as the event's id; null as a line that says nothing. A refusal
 * half-way is the last event, `over` with its code. @param begin its signal tells that nobody listens any more
 */
export async function eventsResponse(
  begin: (signal: AbortSignal) => Promise<AsyncGenerator<{ last: number } | null>>,
): Promise<Response> {
  const gone = new AbortController();
  const values = await begin(gone.signal);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode("retry: 3000\n\n")),
    pull: async (controller) => {
      try {
        const { done, value } = await values.next();
        if (gone.signal.aborted) return;
        if (done) return controller.close();
        const event = value && `id: ${value.last}\nevent: news\ndata: ${JSON.stringify(value)}\n\n`;
        controller.enqueue(encoder.encode(event ?? ":\n\n"));
      } catch (cause) {
        if (gone.signal.aborted) return;
        if (!(cause instanceof AppError)) log.error("events.failed", cause);
        const over = JSON.stringify({ code: cause instanceof AppError ? cause.key : "unexpected" });
        controller.enqueue(encoder.encode(`event: over\ndata: ${over}\n\n`));
        controller.close();
      }
    },
    cancel: () => {
      gone.abort();
      values.return(undefined).catch((cause: unknown) => log.error("events.failed", cause)); // nobody waits for it
    },
  });
  return new Response(body, {
    headers: {
      ...API_HEADERS,
      // 'no-transform', and a word for nginx: whoever waits for more holds events back.
      "Cache-Control": "no-store, no-transform",
      "Content-Type": `${EVENTS_TYPE}; charset=utf-8`,
      "X-Accel-Buffering": "no",
    },
  });
}
