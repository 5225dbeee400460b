// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionList, type SessionActions } from "@/components/accounts/settings/session-list";
import { CopyProvider } from "@/components/copy/copy-provider";
import { ToastProvider } from "@/components/ui/overlay/toast";

const router = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), useRouter: () => router }));

const endSession = vi.fn<SessionActions["endSession"]>();
const endOtherSessions = vi.fn<SessionActions["endOtherSessions"]>();
const at = { startedAt: "2025-03-07T12:00:00.000Z", lastSeenAt: "2025-03-08T09:30:00.000Z" };
const own = { id: "s1", browser: "Chrome", system: "Windows", isCurrent: true, ...at };
const phone = { id: "s2", browser: "Safari", system: "iPhone", isCurrent: false, ...at };
const unknown = { id: "s3", browser: null, system: null, isCurrent: false, ...at };

function show(sessions = [own, phone, unknown]) {
  render(
    <CopyProvider language="en">
      <ToastProvider>
        <SessionList sessions={sessions} actions={{ endSession, endOtherSessions }} />
      </ToastProvider>
    </CopyProvider>,
  );
}
const rows = () => screen.getAllByRole("listitem").filter((row) => within(row).queryByText(/last seen/) !== null);

beforeEach(() => vi.stubEnv("TZ", "UTC"));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.unstubAllEnvs();
});

test("each session is shown in plain words, with its times; the one in hand is marked and has no button", () => {
  show();
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining(
      "Chrome on WindowsThis deviceLogged in Mar 7, 2025, 12:00 PM · last seen Mar 8, 2025, 9:30 AM",
    ),
    expect.stringContaining("Safari on iPhone"),
    expect.stringContaining("Unknown device"),
  ]);
  expect(
    screen
      .getAllByRole("button", { name: /^End/ })
      .map((button) => button.getAttribute("aria-label") ?? button.textContent),
  ).toEqual(["End: Safari on iPhone", "End: Unknown device", "End all other sessions"]);
});

test("one is ended and gone from the list", async () => {
  endSession.mockResolvedValue({ ok: true, data: undefined });
  show();
  fireEvent.click(screen.getByRole("button", { name: "End: Safari on iPhone" }));
  expect(await screen.findByText("Session ended.")).toBeTruthy();
  expect(endSession).toHaveBeenCalledExactlyOnceWith({ sessionId: "s2" });
  expect(rows()).toHaveLength(2);
  expect(router.refresh).toHaveBeenCalledOnce();
});

test("all others are ended at once, and then there is nothing left to end", async () => {
  endOtherSessions.mockResolvedValue({ ok: true, data: undefined });
  show();
  fireEvent.click(screen.getByRole("button", { name: "End all other sessions" }));
  expect(await screen.findByText("All other sessions ended.")).toBeTruthy();
  expect(rows()).toHaveLength(1);
  expect(screen.queryByRole("button", { name: /^End/ })).toBeNull();
});

test("a refusal is told and the session stays", async () => {
  endSession.mockResolvedValue({
    ok: false,
    error: { key: "databaseUnavailable", message: "The service is not available right now. Please try again later." },
  });
  show();
  fireEvent.click(screen.getByRole("button", { name: "End: Unknown device" }));
  expect(await screen.findByText("The service is not available right now. Please try again later.")).toBeTruthy();
  expect(rows()).toHaveLength(3);
});

test("whoever is signed in here only is offered nothing to end", () => {
  show([own]);
  expect(screen.queryByRole("button")).toBeNull();
});
