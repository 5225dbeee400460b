// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { Suspense, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storeSession, storedToken } from "@/components/forms/session-store";
import { leaveFor } from "@/components/forms/browser";
import { useAction } from "@/components/forms/use-action";
import { CopyProvider } from "@/components/copy/copy-provider";
import { loadCopy } from "@/lib/copy/load-copy";
import type { ActionResult } from "@/lib/server/adapters/action-result";

vi.mock("@/components/forms/browser", () => ({ leaveFor: vi.fn(), currentPath: () => "/contracts/c1?page=2" }));

beforeEach(() => storeSession({ access_token: "t1", user: { id: "u1", systemRole: "user", name: "Ana" } }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  localStorage.clear();
});

test("success gives the data and leaves no problem", async () => {
  const { result } = renderHook(() =>
    useAction(async (name: string): Promise<ActionResult<string>> => ({ ok: true, data: `Hello ${name}` })),
  );
  const data = await act(() => result.current.run("Ana"));
  expect(data).toBe("Hello Ana");
  expect(result.current).toMatchObject({ busy: false, problem: null });
});

test("it is busy while the action runs", async () => {
  let finish: (result: ActionResult<string>) => void = () => undefined;
  const { result } = renderHook(() =>
    useAction((_input: string) => new Promise<ActionResult<string>>((resolve) => (finish = resolve))),
  );
  let running: Promise<string | null> = Promise.resolve(null);
  act(() => void (running = result.current.run("x")));
  expect(result.current.busy).toBe(true);
  await act(async () => {
    finish({ ok: true, data: "done" });
    await running;
  });
  expect(result.current.busy).toBe(false);
});

test("a refusal is kept with its words, told at once, and can be cleared", async () => {
  const refusal = { key: "versionConflict", message: "Someone saved a newer version in the meantime." } as const;
  const onProblem = vi.fn();
  const { result } = renderHook(() =>
    useAction(async (_input: string): Promise<ActionResult<string>> => ({ ok: false, error: refusal }), { onProblem }),
  );
  expect(await act(() => result.current.run("x"))).toBeNull();
  expect(result.current.problem).toEqual(refusal);
  expect(onProblem).toHaveBeenCalledExactlyOnceWith(refusal);
  expect(storedToken()).toBe("t1");
  act(() => result.current.clear());
  expect(result.current.problem).toBeNull();
});

test("an ended session forgets the token and goes to the login page, which knows the way back", async () => {
  const { result } = renderHook(() =>
    useAction(async (_input: string): Promise<ActionResult<string>> => ({
      ok: false,
      error: { key: "signInRequired", message: "Authentication required" },
    })),
  );
  expect(await act(() => result.current.run("x"))).toBeNull();
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/login?next=%2Fcontracts%2Fc1%3Fpage%3D2");
  expect(storedToken()).toBeNull();
  expect(result.current.problem).toBeNull();
});

test.each([
  ["en", "Failed to save changes. The server did not answer."],
  ["ru", "Failed to save changes. Сервер не ответил."],
  ["mn", "Failed to save changes. Сервер хариу өгсөнгүй."],
] as const)(
  "a connection that failed is told behind the words for what failed, and keeps the session (%s) (B-2.13)",
  async (language, said) => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Suspense>
        <CopyProvider language={language}>{children}</CopyProvider>
      </Suspense>
    );
    await loadCopy(language);
    const { result } = await act(async () =>
      renderHook(
        () =>
          useAction(
            async (_input: string): Promise<ActionResult<string>> => Promise.reject(new TypeError("Failed to fetch")),
            { fallback: "Failed to save changes" },
          ),
        { wrapper },
      ),
    );
    expect(await act(() => result.current.run("x"))).toBeNull();
    expect(result.current).toMatchObject({ busy: false, problem: { key: "noAnswer", message: said } });
    expect(storedToken()).toBe("t1");
  },
);

test("a connection that failed is told alone where a screen has no words for what failed", async () => {
  const { result } = renderHook(() =>
    useAction(async (_input: string): Promise<ActionResult<string>> =>
      Promise.reject(new TypeError("Failed to fetch")),
    ),
  );
  expect(await act(() => result.current.run("x"))).toBeNull();
  expect(result.current.problem?.message).toBe("The server did not answer. Check your connection and try again.");
});

test("an answer that is none of ours shows the screen's own words and keeps the session", async () => {
  const { result } = renderHook(() =>
    useAction(
      async (_input: string): Promise<ActionResult<string>> =>
        Promise.reject(new Error("An unexpected response was received from the server.")),
      { fallback: "Failed to save changes" },
    ),
  );
  expect(await act(() => result.current.run("x"))).toBeNull();
  expect(result.current).toMatchObject({ busy: false, problem: { message: "Failed to save changes" } });
  expect(storedToken()).toBe("t1");
});
