/**
 * An address becomes proven in one place, which lets it start clean (B-3.6): a new way to prove one is a change of this
 * file.
 */
import { expect, test } from "vitest";
import { sourceFiles } from "../support/layers";

const files = sourceFiles().filter(({ file }) => !file.startsWith("tests/"));
const filesWith = (words: RegExp) =>
  files
    .filter(({ source }) => words.test(source))
    .map(({ file }) => file)
    .sort();

test("the one that clears what was set up before", () => {
  expect(filesWith(/(?<!function )\bmarkProven\(/)).toEqual(["lib/people/accounts/address/proven-address.ts"]);
  expect(filesWith(/(?<!function )\bclearWaysIn\(/)).toEqual([
    "lib/people/accounts/address/proven-address.ts",
    "lib/people/accounts/deactivation.ts", // before a directory links what a stranger may have opened (B-38.3)
  ]);
  // a restore takes the addresses of backups as they are from before there were proofs
  expect(filesWith(/data: \{[^}]*emailVerifiedAt|SET "emailVerifiedAt"/)).toEqual([
    "lib/people/accounts/address/address-store.ts",
    "lib/server/backup/row-store.ts",
  ]);
});

test("is asked by these ways, and no other", () => {
  expect(filesWith(/(?<!function )\bproveAddress\(/)).toEqual([
    "lib/people/accounts/address/email-verification.ts",
    "lib/people/accounts/administration/admin-users.ts",
    "lib/people/accounts/openid/sign-in-by-issuer.ts",
    "lib/people/accounts/password/new-password.ts",
    "lib/people/collaboration/acceptance.ts",
  ]);
});

test("an account that is made with a proven address has nothing from before", () => {
  expect(filesWith(/(?<!function )\binsertUser\(/)).toEqual(["lib/people/accounts/register.ts"]);
  expect(filesWith(/(?<!function )\baddAccount\(/)).toEqual([
    "lib/people/accounts/openid/sign-in-by-issuer.ts",
    "lib/people/accounts/register.ts",
    "lib/people/collaboration/acceptance.ts",
    "lib/scim/users.ts",
  ]);
});

test("whatever is made to open or read an account beside a session waits for the proof", () => {
  expect(filesWith(/(?<!function )\brequireProven\(/)).toEqual([
    "lib/deadlines/feed.ts",
    "lib/exchange/guests/links.ts",
    "lib/people/accounts/openid/link.ts",
    "lib/people/accounts/second-factor/passkeys.ts",
    "lib/people/accounts/second-factor/set-up.ts",
    "lib/people/accounts/tokens/tokens.ts",
    "lib/signing/requests.ts",
    "lib/signing/settings.ts",
    "lib/webhooks/deliveries.ts",
    "lib/webhooks/webhooks.ts",
  ]);
});
