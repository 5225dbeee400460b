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
 * Sends each value as a server-sent event `news`, with its `last` as the event id; null as a keep-alive line. A refusal
 * midway is sent as the last event, `over`, with its code. @param begin its signal aborts when no one listens any more
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
      values.return(undefined).catch((cause: unknown) => log.error("events.failed", cause)); // no one waits for it
    },
  });
  return new Response(body, {
    headers: {
      ...API_HEADERS,
      // 'no-transform', and a header for nginx: buffering would hold events back.
      "Cache-Control": "no-store, no-transform",
      "Content-Type": `${EVENTS_TYPE}; charset=utf-8`,
      "X-Accel-Buffering": "no",
    },
  });
}
