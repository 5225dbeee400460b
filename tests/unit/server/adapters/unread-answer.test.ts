import { expect, test, vi } from "vitest";
import { endedIfUnread } from "@/lib/server/adapters/responses";

/** An answer that is made piece by piece, and whether its maker was told to stop. */
function made() {
  const stopped = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1)),
    cancel: stopped,
  });
  return { response: new Response(body, { status: 202, headers: { "Content-Type": "text/csv" } }), stopped };
}
const asked = (init: RequestInit = {}) => new Request("http://contracts.test/api", init);

test("an answer asked for by HEAD is made no further, and keeps its status and headers", () => {
  const { response, stopped } = made();
  const answer = endedIfUnread(asked({ method: "HEAD" }), response);
  expect([answer.body, answer.status, answer.headers.get("content-type")]).toEqual([null, 202, "text/csv"]);
  expect(stopped).toHaveBeenCalledOnce();
});

test("an answer to somebody who is gone, or who goes before it is read, is made no further", () => {
  const [gone, going] = [made(), made()];
  endedIfUnread(asked({ signal: AbortSignal.abort() }), gone.response);
  const caller = new AbortController();
  endedIfUnread(asked({ signal: caller.signal }), going.response);
  expect([gone.stopped.mock.calls.length, going.stopped.mock.calls.length]).toEqual([1, 0]);
  caller.abort();
  expect(going.stopped).toHaveBeenCalledOnce();
});

test("an answer that is being read is the reader's to end", async () => {
  const { response, stopped } = made();
  const caller = new AbortController();
  const answer = endedIfUnread(asked({ signal: caller.signal }), response);
  const reader = answer.body?.getReader();
  caller.abort();
  expect([(await reader?.read())?.value?.length, stopped.mock.calls.length]).toEqual([1, 0]);
});

test("a body that failed before anybody read it is logged", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error("the disk is away")),
  });
  endedIfUnread(asked({ method: "HEAD" }), new Response(body));
  await expect.poll(() => String(warned.mock.calls[0]?.[0])).toContain("answer.unread-failed");
});
