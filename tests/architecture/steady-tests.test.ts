/**
 * No test depends on time (CONTRIBUTING.md, Steady tests): it ends alike on a slow machine, at midnight, in any zone.
 * What can be seen in the words of a test is seen here; `npm run test:steady` looks for the rest.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { sourceFiles } from "../support/layers";
import { staysLoaded } from "../support/pure-modules";
import { ROOT } from "../support/routes";

const HERE = "tests/architecture/steady-tests.test.ts";

/** What a test does not do, and what it does instead. */
const LAWS = {
  "a faked clock stands still: time passes by `pass`, states are awaited by `seen` (support/still-clock)":
    /\bshouldAdvanceTime\b|\bautoTick\b/,
  "`waitFor` and `expect.poll` have patience and leave a faked clock alone": /\bvi\.wait(?:For|Until)\b/,
  "what is waited for is named, and a page's sleep names nothing": /\bwaitForTimeout\b/,
  "a moment is brought about by the test (support/signal), not slept through":
    /(?<!\btest\.)\bsetTimeout\s*\(|\bsetTimeout(?: as \w+)? \} from "node:timers\/promises"|\bclock\.rest\(|\bAtomics\.wait\(/,
  "the day is the app's own or faked: today is yesterday a moment later":
    /\.format\(new Date\(\)\)|new Date\(\)\.(?:to(?:Locale|Date)\w*String|toISOString\(\)\.slice|get(?!Time)\w+|set\w+)\(/,
  "what must not run out during a test has an hour and more":
    /(?:expires|until|lease|locked|valid)\w*: (?:new Date\()?Date\.now\(\) \+ [\d_]{1,6}\b(?! \*)/i,
  "no test is tried twice": /\bretr(?:y|ies): [1-9]|\.configure\(\{[^}]*retries/,
} as const;

/** Where a law doesn't hold, by its words, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "tests/e2e/nothing-slips.spec.ts": "a zone in which it is noon, far from either midnight",
  "tests/e2e/sessions.spec.ts": "crashes come at moments spread over the work; whichever it is, the same must hold",
  "tests/e2e/spec/support/letters.ts": "between two looks for a letter",
  "tests/e2e/spec/support/people.ts": "between two looks at a status",
  "tests/integration/backup/restore.test.ts":
    "kills come at moments spread over the work; whichever it is, the same must hold",
  "tests/integration/fair-queue.test.ts": "until the next millisecond, as the clock shows it",
  "tests/support/factories.ts": "until the next millisecond",
  "tests/support/fault-proxy.ts": "a line that is slow",
  "tests/support/files/kept-thread.ts": "a limit, after which a reading has failed",
  "tests/support/model-server.ts": "a model that writes word by word",
  "tests/support/postgres.ts": "a limit, after which a start has failed",
  "tests/support/s3/fake-s3.ts": "a service that trickles",
  "tests/support/server.ts": "between two looks whether a server is up",
  "tests/support/xss/grammar.ts": "words of a payload",
  "tests/unit/server/adapters/body.test.ts": "a body that comes slowly, by a faked clock",
};
/** Load, crashes and outages are made of time. What they prove is asked when the load is over. */
const MADE_OF_TIME = ["tests/torture/", "tests/evals/", "tests/corpus/"];

const files = readdirSync(path.join(ROOT, "tests"), { recursive: true, encoding: "utf8" })
  .map((name) => path.posix.join("tests", name.split(path.sep).join("/")))
  .filter((file) => /\.tsx?$/.test(file) && file !== HERE && !MADE_OF_TIME.some((folder) => file.startsWith(folder)))
  .map((file) => ({ file, source: readFileSync(path.join(ROOT, file), "utf8") }));

describe("no test depends on time", () => {
  test.each(Object.entries(LAWS))("%s", (_law, broken) => {
    expect(files.length).toBeGreaterThan(500);
    const found = files.filter(({ file, source }) => broken.test(source) && !(file in EXCEPTIONS));
    expect(found.map(({ file, source }) => `${file}: ${broken.exec(source)?.[0]}`)).toEqual([]);
  });

  test("each exception is still one", () => {
    const broken = files.filter(({ source }) => Object.values(LAWS).some((law) => law.test(source)));
    expect(Object.keys(EXCEPTIONS).filter((file) => !broken.some((one) => one.file === file))).toEqual([]);
  });

  test.each([
    "vi.useFakeTimers({ shouldAdvanceTime: true });",
    "await vi.waitFor(() => expect(read).toHaveBeenCalled());",
    "await page.waitForTimeout(250);",
    "await new Promise((resolve) => setTimeout(resolve, 20));",
    'import { setTimeout as pause } from "node:timers/promises";',
    "expect(text).toBe(SHORT.format(new Date()));",
    "const today = new Date().toISOString().slice(0, 10);",
    "expiresAt: new Date(Date.now() + 60_000),",
    "leaseUntil: new Date(Date.now() + 700),",
    "test.describe.configure({ retries: 2 });",
  ])("is noticed: %s", (source) => {
    expect(Object.values(LAWS).some((law) => law.test(source))).toBe(true);
  });

  test.each([
    'vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });',
    "test.setTimeout(120_000);",
    "expiresAt: new Date(Date.now() + 3_600_000),",
    "at: new Date(2026, 2, 10).toISOString(),",
  ])("is allowed: %s", (source) => {
    expect(Object.values(LAWS).filter((law) => law.test(source))).toEqual([]);
  });
});

test("no test mocks what stays loaded for the next one, nor what that imports (support/pure-modules)", () => {
  const mocks = /\bvi\.(?:mock|doMock)\(\s*(?:import\()?"(?:@\/)?([^"]+)"/g;
  const mocked = new Set(files.flatMap(({ source }) => [...source.matchAll(mocks)].map(([, name = ""]) => name)));
  expect([...mocked]).toEqual(expect.arrayContaining(["next/navigation", "lib/contracts/contracts"]));
  const pure = sourceFiles().filter(({ file }) => staysLoaded(file));
  expect(pure.length).toBeGreaterThan(500);
  const needed = pure.flatMap(({ file, imports }) => [file.replace(/\.tsx?$/, ""), ...imports]);
  expect(needed.map((name) => name.replace(/^package:/, "")).filter((name) => mocked.has(name))).toEqual([]);
});
