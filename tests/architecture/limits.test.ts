/** What is limited is limited at both of its doors alike (lib/access/limits.ts). */
import { expect, test } from "vitest";
import { sourceFiles } from "../support/layers";

/** Services whose every call from a door has to name this limit. */
const LIMITED: Record<string, string> = {
  signIn: "login",
  register: "registration",
  requestPasswordReset: "reset",
  resetPassword: "link",
  acceptInvitation: "link",
  changePassword: "password",
  invite: "invitation",
  resendInvitation: "invitation",
  findInContract: "assistant",
  summarizeContract: "assistant",
  chatAboutContract: "assistant",
  analyzeAgain: "assistant",
  startUpload: "file",
  uploadContract: "upload",
  exportContract: "export",
};

const doors = sourceFiles()
  .filter(({ file }) => file.startsWith("app/"))
  .flatMap(({ file, source }) => source.split(/\n(?=export )/).map((statement) => ({ file, statement })));

test.each(Object.entries(LIMITED))("every door to %s counts as %s", (service, limit) => {
  const calling = doors.filter(({ statement }) => new RegExp(`\\b${service}\\((?!\\))`).test(statement));
  expect(calling.length).toBeGreaterThan(0);
  expect(calling.filter(({ statement }) => !statement.includes(`limit: "${limit}"`)).map(({ file }) => file)).toEqual([]);
});
