/** REST calls also answer below bare addresses; a browser gets a page wherever there is one. */
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { config as middleware } from "@/middleware";

type Condition = { type: string; key?: string; value?: string };
type Rule = { source: string; has?: Condition[]; missing?: Condition[] };

/** What Next itself matches addresses with. */
const { pathToRegexp } = createRequire(import.meta.url)("next/dist/compiled/path-to-regexp") as {
  pathToRegexp: (source: string) => RegExp;
};
const { default: config } = (await import(path.resolve("next.config.mjs"))) as {
  default: { rewrites: () => Promise<{ beforeFiles: Rule[] }> };
};
const HTML = { accept: "text/html,application/xhtml+xml" };
const pages = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page.tsx")
  .map((file) => `/${path.dirname(file)}`.replaceAll(/\/(?:\.|\([^)]*\))(?=\/|$)/gu, ""))
  .map((address) => address.replaceAll(/\[[^\]]+\]/gu, "4c41e5d9") || "/");

/** Whether a rule takes what a browser asks for when somebody types the address. */
function takes({ source, has = [], missing = [] }: Rule, address: string): boolean {
  const isTrue = ({ type, key = "", value = ".*" }: Condition) =>
    type === "header" && key in HTML && new RegExp(`^${value}$`, "u").test(HTML[key as keyof typeof HTML]);
  return pathToRegexp(source).test(address) && has.every(isTrue) && !missing.some(isTrue);
}

test("no page is hidden by a bare REST address", async () => {
  const { beforeFiles } = await config.rewrites();
  const hidden = pages.filter((address) => beforeFiles.some((rule) => takes(rule, address)));
  expect(pages.length).toBeGreaterThan(20);
  expect(hidden).toEqual([]);
  const asJson = beforeFiles.some(({ source }) => pathToRegexp(source).test("/contracts/4c41e5d9/rounds/ledger"));
  expect(asJson).toBe(true); // programs reach the same address
});

test("each page passes the middleware that signs in and sets the policy", () => {
  const outside = pages.filter((address) => !middleware.matcher.some((rule) => takes(rule as Rule, address)));
  expect(outside).toEqual([]);
});
