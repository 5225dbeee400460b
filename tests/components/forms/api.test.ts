// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storeSession, storedToken } from "@/components/forms/session-store";
import { apiFetch, readFailure } from "@/components/forms/api";
import { leaveFor } from "@/components/forms/browser";

vi.mock("@/components/forms/browser", () => ({ leaveFor: vi.fn(), currentPath: () => "/dashboard" }));

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  answer.mockResolvedValue(Response.json({ id: "c1" }));
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  localStorage.clear();
});

const sentHeaders = () => new Headers(answer.mock.calls[0]?.[1]?.headers);

test("the stored token goes along as a bearer token, beside the caller's own headers", async () => {
  storeSession({ access_token: "t1", user: { id: "u1", systemRole: "user", name: "Ana" } });
  await apiFetch("/api/contracts/c1", { headers: { Accept: "application/json" } });
  expect(sentHeaders().get("authorization")).toBe("Bearer t1");
  expect(sentHeaders().get("accept")).toBe("application/json");
});

test("without a stored token there is no Authorization header", async () => {
  await apiFetch("/api/contracts/c1");
  expect(sentHeaders().has("authorization")).toBe(false);
});

test("a 401 clears the session and goes to the login page", async () => {
  storeSession({ access_token: "t1", user: { id: "u1", systemRole: "user", name: "Ana" } });
  answer.mockResolvedValue(
    Response.json({ message: "Authentication required", code: "signInRequired" }, { status: 401 }),
  );
  expect((await apiFetch("/api/contracts/c1")).status).toBe(401);
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/login?next=%2Fdashboard");
  expect(storedToken()).toBeNull();
});

test("other refusals stay on the page", async () => {
  answer.mockResolvedValue(Response.json({ message: "Contract not found", code: "contractNotFound" }, { status: 404 }));
  const response = await apiFetch("/api/contracts/c2");
  expect(await readFailure(response)).toEqual({ message: "Contract not found", code: "contractNotFound" });
  expect(leaveFor).not.toHaveBeenCalled();
});

test.each([["<html>Bad gateway</html>"], [""], ["null"], ['{"message":5}']])(
  "an error body of another shape (%j) gives no message",
  async (body) => {
    expect(await readFailure(new Response(body, { status: 502 }))).toEqual({ message: "", code: "unexpected" });
  },
);
