// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { NewsDto } from "@/lib/contracts/news/news-schema";
import { review } from "@/lib/copy/en/review";
import { pass, seen } from "../../support/still-clock";
import { CONTRACT, fakeFetch, PATHS, version, type Answers } from "./fixtures";
import { BASE, editorText, open, type } from "./review-workspace-stage";

const words = review.others;
const NEWS = "/api/contracts/c1/news";
const news = (part: Partial<NewsDto> = {}): NewsDto => ({ last: 7, topics: [], by: [], here: [], ...part });

/** A connection whose events the test sends. */
class FakeEvents extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeEvents[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    FakeEvents.all.push(this);
  }
  close() {
    this.readyState = 2;
  }
  send(name: string, data: unknown) {
    return act(async () => void this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })));
  }
}
const connection = () => FakeEvents.all.at(-1);

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("EventSource", FakeEvents);
  vi.useFakeTimers();
  FakeEvents.all = [];
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function opened(answers: Answers = BASE) {
  const asked = fakeFetch(answers);
  open();
  await seen(() => screen.getByText("current words"));
  await pass(2_500);
  return asked;
}

describe("what others do while a contract is on screen", () => {
  const newer: Answers = {
    ...BASE,
    [PATHS.contract]: { body: { ...CONTRACT, currentVersionId: "v3" } },
    [PATHS.version("v3")]: { body: version(3, "their words") },
  };

  test("tells of their version, and shows it when it is asked for (B-14.4)", async () => {
    await opened(newer);
    expect(connection()?.url).toBe(NEWS);
    await connection()?.send("news", news({ topics: ["text"], by: ["Bob"] }));
    await pass(1_500);
    expect(await seen(() => screen.getByText(words.newerBy("Bob")))).toBeTruthy();
    expect(editorText().textContent).toBe("current words");
    fireEvent.click(screen.getByRole("button", { name: words.show }));
    await seen(() => expect(editorText().textContent).toBe("their words"));
    expect(screen.queryByText(words.newerBy("Bob"))).toBeNull();
  });

  test("touches nothing that was typed, and offers the difference (B-14.4)", async () => {
    await opened(newer);
    await type(" of mine");
    await connection()?.send("news", news({ topics: ["text"], by: ["Bob"] }));
    await pass(1_500);
    await seen(() => screen.getByText(words.newerBy("Bob")));
    expect(editorText().textContent).toBe("current words of mine");
    expect(screen.queryByRole("button", { name: words.show })).toBeNull();
    expect(screen.getByRole("button", { name: words.difference })).toBeTruthy();
  });

  test("brings their comments, and names who else has it open", async () => {
    const asked = await opened();
    const before = asked.filter((path) => path === PATHS.comments).length;
    const here = [
      { id: "u1", name: "Ann" },
      { id: "u2", name: "Bob" },
    ];
    await connection()?.send("news", news({ topics: ["comments"], by: ["Bob"], here }));
    await seen(() => expect(asked.filter((path) => path === PATHS.comments).length).toBe(before + 1));
    expect(screen.getByTitle(words.here("Bob")).textContent).toBe(`${words.hereLabel} Bob`);
    await connection()?.send("news", news({ here: [{ id: "u1", name: "Ann" }] }));
    expect(screen.queryByTitle(words.here("Bob"))).toBeNull();
  });

  test("is asked for where events don't come through, behind what was heard last (B-14.4)", async () => {
    const asked = await opened({
      ...newer,
      [`${NEWS}?after=7`]: { body: news({ last: 9, topics: ["text"], by: ["Cy"] }) },
    });
    await connection()?.send("news", news());
    connection()?.close();
    await act(async () => void connection()?.dispatchEvent(new Event("error")));
    await pass(4_500);
    expect(asked).toContain(`${NEWS}?after=7`);
    await pass(1_500);
    expect(await seen(() => screen.getByText(words.newerBy("Cy")))).toBeTruthy();
    expect(connection()?.url).toBe(`${NEWS}?after=9`); // events are tried anew
  });

  test("is asked for no more once that is refused, and again where the server is only away", async () => {
    for (const [status, connections] of [
      [404, 1],
      [503, 2],
    ] as const) {
      const asked = await opened({ ...BASE, [NEWS]: { status, body: { message: "no", code: "contractNotFound" } } });
      FakeEvents.all = FakeEvents.all.slice(-1);
      connection()?.close();
      await act(async () => void connection()?.dispatchEvent(new Event("error")));
      await pass(4_500);
      expect(asked.filter((path) => path === NEWS)).toHaveLength(1);
      expect(FakeEvents.all).toHaveLength(connections);
      cleanup();
    }
  });

  test("is not listened to while the page is out of view, nor any more by who lost their part", async () => {
    await opened();
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    expect(connection()?.readyState).toBe(FakeEvents.CLOSED);
    visibility.mockReturnValue("visible");
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    expect([FakeEvents.all.length, connection()?.readyState]).toEqual([2, 1]);
    await connection()?.send("over", { code: "contractNotFound" });
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    expect([FakeEvents.all.length, connection()?.readyState]).toEqual([2, FakeEvents.CLOSED]);
  });
});
