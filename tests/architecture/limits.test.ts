/** What is limited is limited at both of its doors alike (lib/access/limits.ts). */
import { expect, test } from "vitest";
import { sourceFiles } from "../support/layers";

/** Services whose every call from a door has to name this limit. */
const LIMITED: Record<string, string> = {
  signIn: "login",
  finishSignIn: "secondFactor",
  finishSignInByPasskey: "secondFactor",
  startPasskeySecondFactor: "secondFactor",
  signInByPasskey: "secondFactor",
  confirmItsMe: "password",
  register: "registration",
  requestPasswordReset: "reset",
  resetPassword: "link",
  verifyEmail: "link",
  resendVerification: "verification",
  sendMailAgain: "mail",
  readMail: "mail",
  confirmAddress: "change",
  acceptInvitation: "link",
  changePassword: "password",
  createToken: "password",
  rotateToken: "password",
  revokeToken: "removal",
  invite: "invitation",
  resendInvitation: "invitation",
  findInContract: "assistant",
  summarizeContract: "assistant",
  chatAboutContract: "assistant",
  analyzeAgain: "assistant",
  startUpload: "file",
  uploadContract: "upload",
  exportContract: "export",
  saveVersion: "save",
  restoreVersion: "save",
  acceptSuggestion: "save",
  addComment: "comment",
  createFromTemplate: "template",
  changeContract: "change",
  resolveComment: "change",
  dismissSuggestion: "change",
  saveSettings: "change",
  changeRole: "change",
  deleteContract: "removal",
  trashContract: "removal",
  duplicateContract: "template",
  fillContract: "template",
  setLabels: "change",
  setViews: "change",
  endContract: "removal",
  undeleteContract: "change",
  deleteUser: "removal",
  resetSecondFactor: "removal",
  changeSignInRules: "change",
  removeCollaborator: "removal",
  revokeInvitation: "removal",
  endSession: "removal",
  endOneSession: "removal",
  endOtherSessions: "removal",
  receiveUpload: "bytes",
};

const doors = sourceFiles()
  .filter(({ file }) => /^app\/|^components\/accounts\/.*actions\.ts$/.test(file))
  .flatMap(({ file, source }) => source.split(/\n(?=export )/).map((statement) => ({ file, statement })));

test.each(Object.entries(LIMITED))("every door to %s counts as %s (B-22.2, B-22.4)", (service, limit) => {
  const calling = doors.filter(({ statement }) => new RegExp(`\\b${service}\\((?!\\))`).test(statement));
  expect(calling.length).toBeGreaterThan(0);
  expect(calling.filter(({ statement }) => !statement.includes(`limit: "${limit}"`)).map(({ file }) => file)).toEqual(
    [],
  );
});

/**
 * Doors that change nothing: they answer that there is nothing there, count by themselves, or read the caller's own
 * token.
 */
const WITHOUT_LIMIT = ["app/api/[...path]/route.ts", "app/api/auth/[...nextauth]/route.ts", "sessionTokenAction"];

test("every door that may change something names a limit (B-22.4)", () => {
  const writes = doors.filter(({ file, statement }) =>
    /\/route\.ts$/.test(file)
      ? /^export const (POST|PUT|PATCH|DELETE) =/.test(statement) ||
        /^export \{[^}]*\b(POST|PUT|PATCH|DELETE)\b[^}]*\};?$/m.test(statement)
      : /^export const \w+ = (action|publicAction)\(/.test(statement),
  );
  expect(writes.length).toBeGreaterThan(50);
  const unlimited = writes
    .filter(({ statement }) => !/\blimit: "/.test(statement))
    .map(({ file, statement }) =>
      file.endsWith("/route.ts") ? file : (/^export const (\w+)/.exec(statement)?.[1] ?? file),
    );
  expect(unlimited.sort()).toEqual([...WITHOUT_LIMIT].sort());
});
