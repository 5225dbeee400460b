/** What a style sheet may ask for, so that a long contract is no slower than a short one. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.join(import.meta.dirname, "../..");
/** `:has()` that asks for an attribute, or for an element of any kind. */
const HAS_ANYTHING = /:has\([^)]*[*[]/u;

const styleSheets = ["app", "components"].flatMap((room) =>
  readdirSync(path.join(ROOT, room), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => path.join(room, file)),
);

test("asks no element what it holds by an attribute or by anything: all were asked anew with each element that comes", () => {
  expect(styleSheets.length).toBeGreaterThan(5);
  const asking = styleSheets.filter((file) => HAS_ANYTHING.test(readFileSync(path.join(ROOT, file), "utf8")));
  expect(asking).toEqual([]);
});

test.each([
  [".notices:not(:has(> *))", true],
  [".notices:has(*)", true],
  ["main:has([data-waiting]) + footer", true],
  ["main:has(> .review-page) > [role]", false],
])("%s asks for anything: %s", (rule, isAsking) => {
  expect(HAS_ANYTHING.test(rule)).toBe(isAsking);
});
