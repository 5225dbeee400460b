import fc from "fast-check";
import { expect, test } from "vitest";
import { nextPath, withNext } from "@/components/accounts/sign-in/after-sign-in";
import { tries } from "../../support/form";
import { anyText } from "../../support/fuzz/any-text";

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

/** For trying `next` by a grammar of what browsers have taken for another host. */
const SITE = "https://contracts.example";
const PIECES = [
  "/",
  "//",
  "///",
  "\\",
  "/\\",
  "\\/",
  "%2f",
  "%2F%2f",
  "%5c",
  "%09",
  "\t",
  "\n",
  "\r",
  "\0",
  " ",
  "\u00a0",
  "\u3000",
  "\ufeff",
  "\u200b",
  ".",
  "..",
  "%2e",
  "%2e%2e",
  "\u3002",
  "\uff0e",
  "\uff61",
  "\uff0f",
  "\u2215",
  "\u2044",
  "\uff3c",
  ";",
  ":",
  "@",
  "?",
  "#",
  "&",
  "%",
  "%00",
  "%0d%0aLocation:",
  "evil.example",
  "evil\u3002example",
  "contracts.example",
  "@evil.example",
  "contracts.example@evil.example",
  "javascript:",
  "JaVaScRiPt:alert(1)",
  "java\tscript:",
  "data:text/html,",
  "vbscript:",
  "http:",
  "https:",
  "https://",
  "http:evil.example",
  "blob:",
  "file:",
  "login",
  "dashboard",
  "[::1]",
  "0x7f.1",
  "xn--",
  "\ud800",
  "\u{1f600}",
  "a",
];
const wish = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join("")) },
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`),
  },
  { weight: 1, arbitrary: anyText().map((text) => `/${text}`) },
  { weight: 1, arbitrary: fc.webUrl() },
);

function expectOnSite(path: string): void {
  expect(path).toMatch(/^\/(?![/\\])/);
  // As a browser reads it in `location`, in a link, and in a `Location` header, from any page of the site.
  for (const base of [`${SITE}/login`, `${SITE}/a/b/c?d`]) expect(new URL(path, base).origin).toBe(SITE);
  expect(new URL(new URL(path, SITE).pathname, SITE).origin).toBe(SITE);
  expect(path).not.toMatch(/[\r\n\0]/);
}

test("it stays on the site, and going there again stays too", () => {
  fc.assert(
    fc.property(wish, (next) => {
      const path = nextPath(next);
      expectOnSite(path);
      expect(nextPath(path)).toBe(path);
      const carried = new URL(withNext("/register", next), SITE);
      expect([carried.origin, carried.pathname]).toEqual([SITE, "/register"]);
      expectOnSite(nextPath(carried.searchParams.get("next")));
    }),
    { numRuns: tries(5_000), seed: 20_260_101 },
  );
});

test.each([
  "//evil",
  "/\\evil",
  "/%09//evil",
  "/\t/evil",
  "javascript:alert(1)",
  "/\u3002evil",
  "https:evil.example",
  "/.//evil",
  "/%2e//evil",
  "/a/%2e%2e//evil",
])("%j stays on the site", (next) => {
  expectOnSite(nextPath(next));
});

test("a path of the site is kept", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z0-9-]{1,10}$/), { minLength: 2, maxLength: 4 }), (parts) => {
      expect(nextPath(`/${parts.join("/")}`)).toBe(`/${parts.join("/")}`);
    }),
    { numRuns: 200, seed: 20_260_101 },
  );
});
