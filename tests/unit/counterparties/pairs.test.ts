import { expect, test } from "vitest";
import { keysOfName } from "@/lib/counterparties/keys";
import { toReason } from "@/lib/counterparties/pairs";

function spelled(name: string, registration = "") {
  const keys = keysOfName(name);
  if (!keys) throw new Error(`${name} has no letters`);
  return { name, registration, ...keys };
}

test.each([
  ["Oakmoor Inc.", "Oakmoor Ltd", "form"],
  ["ООО «Ромашка»", "Romashka LLC", "script"],
  ["ACME TOP Ltd", "АСМЕ ТОР Ltd", "look"],
  ["Altan Trade LLC", "\u0410ltan Trade LLC", "look"], // one letter of the second is Cyrillic
  ["Altan Trade LLC", "\u0410ltan Trade Ltd", "look"],
  ["Oakmoor Inc.", "Pinewood Inc.", null],
] as const)("%s and %s: %s (B-30.4)", (one, other, reason) => {
  expect(toReason(spelled(one), spelled(other))).toBe(reason);
});

test("a number goes before names: alike it joins them, unlike it parts them (B-30.4)", () => {
  expect(toReason(spelled("Oak Inc.", "5551"), spelled("Elm Inc.", "5551"))).toBe("registration");
  expect(toReason(spelled("Oak Inc.", "5551"), spelled("Oak Ltd", "5552"))).toBeNull();
  expect(toReason(spelled("Oak Inc.", "5551"), spelled("Oak Ltd"))).toBe("form");
});
