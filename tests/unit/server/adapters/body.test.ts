/** Bodies are read within a limit of bytes and of time, and not at all before somebody asks for them. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bodyJson, bodyPieces, bodyText } from "@/lib/server/adapters/body";
import { clock } from "@/lib/platform/clock";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request whose body arrives as the test says, and how many pieces were asked of it. */
function arriving(
  pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void | Promise<void>,
  headers: Record<string, string> = {},
) {
  let pulls = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        pulls += 1;
        return pull(controller);
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
  return { request: new Request("http://contracts.test/", init), pulls: () => pulls };
}
const bytes = (text: string) => new TextEncoder().encode(text);
const endless = (controller: ReadableStreamDefaultController<Uint8Array>) =>
  controller.enqueue(bytes("x".repeat(1_000)));
const never = () => new Promise<void>(() => undefined);
const json = (body: string | Uint8Array) =>
  bodyJson(new Request("http://contracts.test/", { method: "POST", body: body as BodyInit }), { maxBytes: 100 });

describe("bytes", () => {
  test("a body that says it is too large is refused unread", async () => {
    const { request, pulls } = arriving(endless, { "content-length": "101" });
    await expect(bodyText(request, { maxBytes: 100 })).rejects.toMatchObject({ key: "bodyTooLarge" });
    expect(pulls()).toBe(0);
  });

  test("one that does not say is refused where the limit is passed, and read no further (B-20.7)", async () => {
    const { request, pulls } = arriving(endless);
    await expect(bodyText(request, { maxBytes: 2_500, tooLarge: "fileTooLarge" })).rejects.toMatchObject({
      key: "fileTooLarge",
    });
    expect(pulls()).toBe(3);
  });

  test("one of just the limit is taken", async () => {
    expect(
      await bodyText(new Request("http://contracts.test/", { method: "POST", body: "x".repeat(100) }), {
        maxBytes: 100,
      }),
    ).toHaveLength(100);
  });

  test("pieces are asked for one by one, as they are wanted", async () => {
    const { request, pulls } = arriving(endless);
    const pieces = bodyPieces(request, { maxBytes: 1e6 });
    expect(pulls()).toBe(0);
    await pieces.next();
    await pieces.next();
    expect(pulls()).toBe(2);
  });
});

describe("time", () => {
  test("a body of which nothing more comes is given up (B-20.7, B-22.6)", async () => {
    const { request } = arriving(never);
    const refused = expect(bodyText(request, { maxBytes: 100 })).rejects.toMatchObject({ key: "bodyTimedOut" });
    await vi.advanceTimersByTimeAsync(15_000);
    await refused;
  });

  test("so is one that comes byte by byte for minutes; a large one has longer, by its size", async () => {
    const drop = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      await clock.rest(10_000); // which the test lets pass
      controller.enqueue(bytes("x"));
    };
    const outcome = (maxBytes: number) => {
      const started = Date.now();
      return bodyText(arriving(drop).request, { maxBytes }).catch((cause: { key: string }) => [
        cause.key,
        Math.round((Date.now() - started) / 1000),
      ]);
    };
    const [small, large] = [outcome(1_000), outcome(32 * 1024 * 600)];
    await vi.advanceTimersByTimeAsync(700_000);
    expect(await small).toEqual(["bodyTimedOut", 120]);
    expect(await large).toEqual(["bodyTimedOut", 600]);
  });

  test("one that comes slowly but steadily is taken", async () => {
    let left = 5;
    const { request } = arriving(async (controller) => {
      await clock.rest(10_000); // which the test lets pass
      if ((left -= 1) < 0) controller.close();
      else controller.enqueue(bytes("ab"));
    });
    const text = bodyText(request, { maxBytes: 100 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await text).toBe("ababababab");
  });
});

describe("what is no body of ours", () => {
  test.each([
    ["{", "{"],
    ["not UTF-8", new Uint8Array([0x22, 0xff, 0x22])],
    ["lists in lists", "[".repeat(40) + "]".repeat(40) + "x"],
  ])("is malformed: %s", async (_what, body) => {
    await expect(json(body)).rejects.toMatchObject({ key: "malformedBody" });
  });

  test("and a caller who goes away half-way is one too", async () => {
    const { request } = arriving((controller) => controller.error(new Error("aborted")));
    await expect(bodyText(request, { maxBytes: 100 })).rejects.toMatchObject({ key: "malformedBody" });
  });

  test("an empty one is an empty object, and JSON is JSON", async () => {
    expect(await json("")).toEqual({});
    expect(await json('{"a":[1]}')).toEqual({ a: [1] });
  });
});
