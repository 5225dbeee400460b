/** `.env.example` and the program know the same settings. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Set by whatever starts the program, never by hand. */
const NOT_BY_HAND = ["NODE_ENV"];

test(".env.example names every setting that lib/platform/env.ts reads, and no other", () => {
  const read = [...readFileSync("lib/platform/env.ts", "utf8").matchAll(/^ {4}([A-Z][A-Z_]+): /gm)].map(
    ([, name]) => name,
  );
  const named = [...readFileSync(".env.example", "utf8").matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  expect(read).toEqual(expect.arrayContaining([...NOT_BY_HAND, "DATABASE_URL", "JOB_RUNNER"]));
  expect([...named, ...NOT_BY_HAND].sort()).toEqual(read.sort());
});
