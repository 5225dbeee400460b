/**
 * A session is opened only where all that an account asks for was shown (behaviour §5): a new place is a change of this
 * file.
 */
import { expect, test } from "vitest";
import { sourceFiles } from "../support/layers";

const files = sourceFiles();
const findCallers = (name: string) =>
  files
    .filter(({ file, source }) => new RegExp(`(?<!function )\\b${name}\\(`).test(source) && !file.startsWith("tests/"))
    .map(({ file }) => file)
    .sort();

test("sessions are started by these services only", () => {
  // An account that was made this moment has no second factor; everything else goes by `openSession`.
  expect(findCallers("startSession")).toEqual([
    "lib/people/accounts/register.ts",
    "lib/people/accounts/session/open-session.ts",
    "lib/people/collaboration/acceptance.ts",
  ]);
  expect(findCallers("insertSession")).toEqual(["lib/people/accounts/session/session.ts"]);
  expect(
    files.filter(({ source }) => /\bsession\.(create|createMany|upsert)\(/.test(source)).map(({ file }) => file),
  ).toEqual(["lib/people/accounts/account-store.ts"]);
});

test("of an account that exists only behind its second step, or by a passkey, which is both", () => {
  expect(findCallers("openSession")).toEqual(["lib/people/accounts/second-factor/second-step.ts"]);
});

test("tokens are issued for sessions only", () => {
  // `renewedToken` repeats the one that the caller has.
  expect(findCallers("issueToken")).toEqual(["lib/people/accounts/session/session.ts"]);
  expect(findCallers("renewedToken")).toEqual([
    "lib/people/accounts/openid/sign-in-by-issuer.ts",
    "lib/people/collaboration/acceptance.ts",
  ]);
});

test("these doors are open to somebody who has to set up a second factor first, and no other", () => {
  const open = files.flatMap(({ file, source }) =>
    source
      .split(/\n(?=export )/)
      .filter((statement) => statement.includes("isOpenBeforeSetUp: true"))
      .map((statement) => `${file}#${/export const (\w+)/.exec(statement)?.[1] ?? ""}`),
  );
  expect(open.sort()).toEqual([
    "app/(guest)/login/complete/actions.ts#completeSignInAction",
    "app/(signed-in)/actions.ts#logoutAction",
    "app/(signed-in)/actions.ts#resendVerificationAction",
    "app/(signed-in)/actions.ts#sessionTokenAction",
    "app/api/auth/logout/route.ts#POST",
    "app/api/auth/profile/route.ts#GET",
    "app/api/auth/verify-email/resend/route.ts#POST",
    "app/api/auth/verify-email/route.ts#POST",
    "components/accounts/second-factor/actions.ts#addPasskeyAction",
    "components/accounts/second-factor/actions.ts#confirmAppAction",
    "components/accounts/second-factor/actions.ts#confirmItsMeAction",
    "components/accounts/second-factor/actions.ts#startAppAction",
    "components/accounts/second-factor/actions.ts#startConfirmationAction",
    "components/accounts/second-factor/actions.ts#startPasskeyAction",
  ]);
});
