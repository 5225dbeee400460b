import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DRAFT_LONGEST_MS, DRAFT_QUIET_MS, DraftKeeper } from "@/components/review/saving/draft-keeper";
import type { Draft } from "@/components/review/saving/draft-store";

const draft = (html: string): Draft => ({ html, baseVersionId: "v1", savedAt: "2025-01-01T00:00:00.000Z" });

function makeKeeper(read: () => Draft | null) {
  const store = {
    read: vi.fn(async () => null),
    write: vi.fn(async (_: Draft) => undefined),
    writeNow: vi.fn((_: Draft) => undefined),
    remove: vi.fn(async () => undefined),
    drop: vi.fn(async () => undefined),
  };
  const onUnchanged = vi.fn();
  return { store, onUnchanged, keeper: new DraftKeeper({ store, draft: read, onUnchanged }) };
}

describe("a draft", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is kept once after a pause, not at each key", () => {
    const read = vi.fn(() => draft("<p>a</p>"));
    const { store, keeper } = makeKeeper(read);
    for (let key = 0; key < 4; key += 1) {
      keeper.touch();
      vi.advanceTimersByTime(DRAFT_QUIET_MS / 2);
    }
    expect(read).not.toHaveBeenCalled();
    vi.advanceTimersByTime(DRAFT_QUIET_MS);
    expect(store.write).toHaveBeenCalledExactlyOnceWith(draft("<p>a</p>"));
  });

  test("of somebody who types without a pause is kept all the same", () => {
    const { store, keeper } = makeKeeper(() => draft("<p>a</p>"));
    for (let elapsed = 0; elapsed < DRAFT_LONGEST_MS + DRAFT_QUIET_MS; elapsed += 200) {
      keeper.touch();
      vi.advanceTimersByTime(200);
    }
    expect(store.write).toHaveBeenCalled();
  });

  test("is kept at once when the page goes, and only when there is something new", () => {
    const { store, keeper } = makeKeeper(() => draft("<p>a</p>"));
    keeper.flush();
    expect(store.writeNow).not.toHaveBeenCalled();
    keeper.touch();
    keeper.flush();
    expect(store.writeNow).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(store.write).not.toHaveBeenCalled();
  });

  test("that equals the saved version is removed, and told of", () => {
    const { store, keeper, onUnchanged } = makeKeeper(() => null);
    keeper.touch();
    vi.runAllTimers();
    expect(onUnchanged).toHaveBeenCalledOnce();
    expect(store.remove).toHaveBeenCalledOnce();
    expect(store.write).not.toHaveBeenCalled();
  });

  test("is not written any more once it is forgotten", async () => {
    const { store, keeper } = makeKeeper(() => draft("<p>a</p>"));
    keeper.touch();
    await keeper.forget();
    vi.runAllTimers();
    expect(store.write).not.toHaveBeenCalled();
    expect(store.remove).toHaveBeenCalledOnce();
  });
});
