// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { clearSession, storeSession, storedToken, storedUser } from "@/components/forms/session-store";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const answer = {
  access_token: "t1",
  user: { id: "u1", systemRole: "admin", name: "Ана", email: "ana@example.test" },
} as const;

test("token and the four fields of the user are kept under the documented keys, and no more", () => {
  storeSession(answer);
  expect(localStorage.getItem("token")).toBe("t1");
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual({
    id: "u1",
    systemRole: "admin",
    name: "Ана",
    avatar: null,
  });
  expect(storedToken()).toBe("t1");
  expect(storedUser()).toEqual({ id: "u1", systemRole: "admin", name: "Ана", avatar: null });
});

test("clearing forgets both and leaves everything else", () => {
  storeSession(answer);
  localStorage.setItem("draft", "text");
  clearSession();
  expect([storedToken(), storedUser(), localStorage.getItem("draft")]).toEqual([null, null, "text"]);
});

test.each([["not json"], ["null"], ['{"id":1}']])("a stored user that can't be read (%j) counts as none", (stored) => {
  localStorage.setItem("user", stored);
  expect(storedUser()).toBeNull();
});

test("a browser that denies storage goes on without it", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(() => storeSession(answer)).not.toThrow();
  expect(storedToken()).toBeNull();
});
