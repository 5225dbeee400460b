/** One function puts text in a Unicode form, `lib/normalized.ts`: the engine takes minutes for some texts (B-20.15). */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "../support/layers";

/** Given few letters only. */
const FEW_LETTERS = [
  "lib/people/accounts/password/passwords.ts", // of a password, 200; what is hashed stays as it is
  "lib/people/accounts/password/rules/password-fault.ts", // the same
  "lib/documents/richtext/characters.ts", // one
];

test("no other file asks the engine to normalise", () => {
  const asking = sourceFiles()
    .map(({ file }) => file)
    .filter((file) => /\.normalize\(/.test(readFileSync(file, "utf8")));
  expect(asking.sort()).toEqual([...FEW_LETTERS, "lib/normalized.ts"].sort());
});
