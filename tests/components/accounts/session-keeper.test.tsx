// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionKeeper, type ReadToken } from "@/components/accounts/session-keeper";
import { storeSession, storedToken, storedUser } from "@/components/forms/session-store";
import { leaveFor } from "@/components/forms/browser";

vi.mock("@/components/forms/browser", () => ({ leaveFor: vi.fn(), currentPath: () => "/dashboard" }));

const user = { id: "u1", systemRole: "user", name: "Ana" } as const;
const profile = vi.fn<typeof fetch>();
const readToken = vi.fn<ReadToken>();

beforeEach(() => {
  vi.stubGlobal("fetch", profile);
  profile.mockImplementation(async () => Response.json({ ...user, email: "ana@example.test" }));
  readToken.mockResolvedValue({ ok: false, error: { key: "signInRequired", message: "Authentication required" } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  localStorage.clear();
});

/** What is answered here comes at once, so that all that follows from it is done behind this. */
const start = () => act(async () => void render(<SessionKeeper readToken={readToken} />));

test("a good token is kept and the cached user renewed", async () => {
  storeSession({ access_token: "t1", user });
  profile.mockResolvedValue(Response.json({ ...user, name: "Ana Maria", systemRole: "admin" }));
  await start();
  await waitFor(() => expect(storedUser()).toMatchObject({ name: "Ana Maria", systemRole: "admin" }));
  expect(profile.mock.calls[0]?.[0]).toBe("/api/auth/profile");
  expect(new Headers(profile.mock.calls[0]?.[1]?.headers).get("authorization")).toBe("Bearer t1");
  expect(storedToken()).toBe("t1");
  expect(readToken).not.toHaveBeenCalled();
});

test("no answer keeps token and user (B-5.4)", async () => {
  storeSession({ access_token: "t1", user });
  profile.mockRejectedValue(new TypeError("fetch failed"));
  await start();
  expect(profile).toHaveBeenCalledOnce();
  expect([storedToken(), storedUser()?.name]).toEqual(["t1", "Ana"]);
  expect(readToken).not.toHaveBeenCalled();
});

test("an error answer clears token and user", async () => {
  storeSession({ access_token: "t1", user });
  profile.mockResolvedValue(Response.json({ message: "down", code: "databaseUnavailable" }, { status: 503 }));
  await start();
  await waitFor(() => expect([storedToken(), storedUser()]).toEqual([null, null]));
  expect(leaveFor).not.toHaveBeenCalled();
});

test("a 401 clears both and goes to the login page when the cookie is worth nothing either", async () => {
  storeSession({ access_token: "t1", user });
  profile.mockResolvedValue(
    Response.json({ message: "Authentication required", code: "signInRequired" }, { status: 401 }),
  );
  await start();
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/login?next=%2Fdashboard"));
  expect(storedToken()).toBeNull();
});

test("a stale token is replaced by the one of a valid cookie", async () => {
  storeSession({ access_token: "old", user });
  profile.mockResolvedValueOnce(
    Response.json({ message: "Authentication required", code: "signInRequired" }, { status: 401 }),
  );
  readToken.mockResolvedValue({ ok: true, data: "new" });
  await start();
  await waitFor(() => expect([storedToken(), storedUser()?.name]).toEqual(["new", "Ana"]));
  expect(leaveFor).not.toHaveBeenCalled();
});

test("a valid cookie with no stored token stores it anew (B-5.5)", async () => {
  readToken.mockResolvedValue({ ok: true, data: "t2" });
  await start();
  await waitFor(() => expect([storedToken(), storedUser()?.name]).toEqual(["t2", "Ana"]));
});
