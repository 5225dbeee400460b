import { expect, test } from "vitest";
import { ANSWER_POLICY, pagePolicy } from "@/lib/platform/content-policy";

const directives = (policy: string) =>
  new Map(policy.split("; ").map((one) => [one.split(" ")[0] ?? "", one.split(" ").slice(1).join(" ")]));

test("a page runs scripts and style elements by its nonce only; style attributes alone are free, and can load nothing", () => {
  const page = directives(pagePolicy("n0nce"));
  expect(page.get("script-src")).toBe("'nonce-n0nce' 'strict-dynamic'");
  expect(page.get("style-src")).toBe("'self' 'nonce-n0nce'");
  expect(page.get("script-src-attr")).toBe("'none'");
  const inline = [...page].filter(([, sources]) => /unsafe-|\*|https?:|data:|blob:/.test(sources));
  expect(inline).toEqual([["style-src-attr", "'unsafe-inline'"]]);
  expect([page.get("default-src"), page.get("img-src"), page.get("font-src")]).toEqual(["'none'", "'self'", "'self'"]);
});

test("whatever is no page runs and loads nothing, and is shown in nothing", () => {
  const answer = directives(ANSWER_POLICY);
  expect([answer.get("default-src"), answer.get("frame-ancestors"), answer.has("sandbox")]).toEqual([
    "'none'",
    "'none'",
    true,
  ]);
  expect(ANSWER_POLICY).not.toContain("unsafe");
});
