import { expect, test } from "vitest";
import { notices } from "@/lib/copy/en/notices";

test("what a letter needs and nobody found is said to be not found, never to be missing from the contract (B-47.3)", () => {
  const { missing, likely, saved, unlistedWay, posting } = notices;
  const said = [...Object.values(missing), ...Object.values(likely), saved.emailUnsaid, unlistedWay("e-mail")];
  for (const words of [...said, posting.nothing])
    expect(words).not.toMatch(/contract (?:names no|doesn't (?:say|name|tell))/u);
  expect(missing.address).toContain("nearest clause");
});
