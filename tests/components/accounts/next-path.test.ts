import { expect, test } from "vitest";
import { nextPath, withNext } from "@/components/accounts/sign-in/after-sign-in";

test.each([["/contracts/c1"], ["/contracts/c1?page=2#top"], ["/users"]])("%s is a path of this site", (path) => {
  expect(nextPath(path)).toBe(path);
});

test.each([
  [null],
  [undefined],
  [""],
  ["dashboard"],
  ["https://evil.example/"],
  ["//evil.example/"],
  ["/\\evil.example/"],
  ["/\t/evil.example/"],
  ["/.//evil.example/"],
  ["/a/..//evil.example/"],
  ["\\\\evil.example"],
  ["javascript:alert(1)"],
  [" //evil.example"],
  ["/login?next=/login"],
  ["/register"],
  ["/"],
])("%j leads to the dashboard", (path) => {
  expect(nextPath(path)).toBe("/dashboard");
});

test("the wish is carried from one sign-in page to the other, unless it is the dashboard anyway", () => {
  expect(withNext("/register", "/contracts/c1?a=b")).toBe("/register?next=%2Fcontracts%2Fc1%3Fa%3Db");
  expect(withNext("/login", null)).toBe("/login");
  expect(withNext("/login", "//evil.example")).toBe("/login");
});
