import { expect, test } from "vitest";
import { notices } from "@/lib/copy/en/notices";
import { notices as russian } from "@/lib/copy/ru/notices";

test("what a letter needs and nobody found is said to be not found, never to be missing from the contract (B-47.3)", () => {
  const { missing, likely, saved, unlistedWay, posting } = notices;
  const said = [...Object.values(missing), ...Object.values(likely), saved.emailUnsaid, unlistedWay("e-mail")];
  for (const words of [...said, posting.nothing])
    expect(words).not.toMatch(/contract (?:names no|doesn't (?:say|name|tell))/u);
  expect(missing.address).toContain("nearest clause");
});

test("a Russian letter names the contract with one full stop, whether or not its date ends with one", () => {
  expect(russian.letter.refer("Договор от 2 февраля 2026 г.")).toMatch(/2026 г\.$/u);
  expect(russian.letter.refer("Договор № 7")).toMatch(/№ 7\.$/u);
  expect(russian.letter.refer("Договор от 2 февраля 2026 г.")).not.toContain("..");
});
