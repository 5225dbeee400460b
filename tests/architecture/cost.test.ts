/**
 * Whatever takes people's text is measured by the cost fuzzer (B-20.15): a new function without a row fails
 * here.
 */
import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { ROOT } from "../support/routes";
import { nodeArguments } from "../torture/cost/fuzzer";

/** Folders and files whose every exported function is given people's text. */
const MEASURED = [
  "lib/documents/extraction",
  "lib/copy/glossary",
  "lib/engine",
  "lib/assistant/engines/openai/quotes",
  "lib/assistant/engines/openai/plain-words.ts",
  "lib/assistant/suggestions/carry-over.ts",
  "lib/documents/redline",
  "lib/documents/signed",
  "lib/documents/richtext",
  "lib/people/accounts/password/rules",
  "lib/contracts/list/name-key.ts",
  "lib/normalized.ts",
  "lib/workers/quick-writing.ts",
  "lib/documents/search/hits.ts",
  "lib/documents/search/index-words.ts",
  "lib/documents/search/search-text.ts",
  "lib/documents/rendering",
  "lib/documents/templates/fill.ts",
  "lib/word",
];

/** Exported functions that no row calls, and why none has to. */
const NOT_MEASURED: Readonly<Record<string, string>> = {
  "lib/documents/extraction/doc/code-pages.ts#detectCodePage":
    "looks at a fixed stretch of a file of Word 6 or 95; `word6Pieces` calls it",
  "lib/documents/extraction/doc/code-pages.ts#inCharset": "one run of a file of Word 97, decoded again",
  "lib/documents/rendering/contract-pdf.tsx#redlineBlocks": "two readings of HTML and a redline, which are rows",
  "lib/word/file/tokens.ts#serialized": "for tests: it joins what `listTokens` has cut",
  "lib/word/file/tokens.ts#listTokens": "for tests: what `eachToken` tells, as a list",
  "lib/contracts/list/name-key.ts#nameKeyFor": "is given a language",
  "lib/documents/extraction/doc/word-6.ts#word6Pieces":
    "files of Word 6 and 95, which the fixture doesn't write; its pieces go the way of all others",
  "lib/engine/family/amendable.ts#numberBehind": "a clause's number and the numbers of the others, no text",
  "lib/engine/review/classifier.ts#keepScores": "puts down what it is given; only measuring by folds calls it",
};

const EXPORTED = /^export (?:async )?function\*? (\w+)/gm;

type Reached = { rows: string[]; called: string[]; failed: string[] };
let fuzzer: Reached;

beforeAll(async () => {
  const reached = await Promise.all(
    (["server", "drawing"] as const).map(async (kind) => {
      const program = path.join(ROOT, "tests/torture/cost/reached.ts");
      const options = { cwd: ROOT, maxBuffer: 50_000_000 };
      const { stdout } = await promisify(execFile)(process.execPath, [...nodeArguments(kind), program, kind], options);
      return JSON.parse(stdout) as Reached; // what `reached.ts` prints
    }),
  );
  fuzzer = {
    rows: reached.flatMap(({ rows }) => rows),
    called: reached.flatMap(({ called }) => called),
    failed: reached.flatMap(({ failed }) => failed),
  };
}, 600_000);

test("every exported function that takes text is called by a row of the fuzzer, with every shape (B-20.15)", () => {
  const { called, failed } = fuzzer;
  const reached = new Set(called.map((name) => path.relative(ROOT, name)));
  const files = listFiles(MEASURED);
  const functions = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), "utf8").matchAll(EXPORTED)].map(([, name]) => `${file}#${name}`),
  );
  expect(failed).toEqual([]);
  expect(functions.length).toBeGreaterThan(150);
  expect(functions.filter((name) => !reached.has(name)).sort()).toEqual(Object.keys(NOT_MEASURED).sort());
});

test("every check of contracts has a row of its own", () => {
  const rows = new Set(fuzzer.rows);
  const checks = listFiles(["lib/engine/suggest"]).flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), "utf8").matchAll(/^export const (\w+): Check = /gm)].map(
      ([, name]) => `check ${name}`,
    ),
  );
  expect(checks.length).toBeGreaterThan(10);
  expect(checks.filter((name) => !rows.has(name))).toEqual([]);
});

function listFiles(names: readonly string[]): string[] {
  return names.flatMap((name) =>
    /\.tsx?$/.test(name)
      ? [name]
      : readdirSync(path.join(ROOT, name), { recursive: true, encoding: "utf8" })
          .filter((file) => /\.tsx?$/.test(file))
          .map((file) => path.posix.join(name, file.split(path.sep).join("/"))),
  );
}
