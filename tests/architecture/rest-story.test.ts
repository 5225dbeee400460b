/** The story of REST, which only a browser's run tells, asks every call: one that it forgets is found here at once. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ELSEWHERE } from "../access/calls";
import { exportedCalls, ROOT } from "../support/routes";

const folder = path.join(ROOT, "tests/e2e/spec/support");
const story = readdirSync(folder)
  .filter((name) => name.startsWith("rest-"))
  .map((name) => readFileSync(path.join(folder, name), "utf8"))
  .join("\n");
/** Calls that have two addresses are asked at both, one after the other. */
const isAsked = (call: string) =>
  story.includes(`"${call}"`) ||
  story.includes(`\`${call.replace(/ \/(?:contracts|suggestions)\//, " /${folder}/")}\``);

test("every call of REST is asked in its story", () => {
  const calls = exportedCalls().map(({ call }) => call);
  expect(calls.filter((call) => !ELSEWHERE.has(call) && !isAsked(call))).toEqual([]);
});
