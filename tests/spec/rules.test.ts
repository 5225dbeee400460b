/** Every rule of docs/behaviour.md is named by the title of a test that proves it, and no title names another. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { ROOT } from "../support/routes";
import { PAPER, RULES, rulesIn } from "./rules";

/** `test` is `file > describe > test`. A long one is left to `npm run test:all`. */
type Proof = { rule: string; test: string; isLong: boolean };

const RULE = /\bB-\d+\.\d+/g;
const LONG_FILES = /^tests\/(corpus|evals|torture\/(cost|reminders))/;

/**
 * Which tests prove which rule: a title names its rules, `test("send is disabled … (B-12.4)")`, and a describe's rules
 * are proven by each test in it. Read from the syntax of test files, so that a comment proves nothing.
 */
function allProofs(): Proof[] {
  return readdirSync(path.join(ROOT, "tests"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => `tests/${name.split(path.sep).join("/")}`)
    .flatMap((file) => proofsIn(file, readFileSync(path.join(ROOT, file), "utf8")));
}

function proofsIn(file: string, code: string): Proof[] {
  if (code.search(RULE) < 0) return []; // most of the time goes into parsing
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const proofs: Proof[] = [];
  const visit = (node: ts.Node, around: readonly string[]): void => {
    const found = ts.isCallExpression(node) ? toBlock(node) : null;
    if (!found || !ts.isCallExpression(node)) return node.forEachChild((child) => visit(child, around));
    const trail = [...around, found.title];
    if (found.kind === "describe") return node.arguments.forEach((argument) => visit(argument, trail));
    const isLong = LONG_FILES.test(file) || isMarked(node);
    const rules = new Set(trail.flatMap((title) => title.match(RULE) ?? []));
    for (const rule of rules) proofs.push({ rule, test: [file, ...trail].join(" > "), isLong });
  };
  visit(source, []);
  return proofs;
}

/** `test("…", { tag: "@long" }, …)` in the browser; in the others `runIf(isLong)`. */
function isMarked({ expression, arguments: [, second] }: ts.CallExpression): boolean {
  const isTagged = second !== undefined && ts.isObjectLiteralExpression(second) && /"@long"/.test(second.getText());
  return isTagged || /\brunIf\(isLong\b/.test(expression.getText());
}

/** `test("…")`, `test.each(…)("…")`, `describe("…")`, `test.describe("…")`. A test that never runs proves nothing. */
function toBlock(call: ts.CallExpression): { kind: "test" | "describe"; title: string } | null {
  const name = callName(call.expression);
  const [first, second] = call.arguments;
  if (name === null || !first || !second || /\.(skip|fixme|todo|extend|step|(before|after)(Each|All))\b/.test(name))
    return null;
  const title = readLiteral(first);
  if (title === null) return null;
  if (/^(test\.)?describe\b/.test(name)) return { kind: "describe", title };
  return /^(test|it)\b/.test(name) ? { kind: "test", title } : null;
}

/** `test.each([1])` of `test.each([1])("…")` is named `test.each`. */
function callName(expression: ts.Expression): string | null {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) {
    const owner = callName(expression.expression);
    return owner === null ? null : `${owner}.${expression.name.text}`;
  }
  if (ts.isTaggedTemplateExpression(expression)) return callName(expression.tag);
  return ts.isCallExpression(expression) ? callName(expression.expression) : null;
}

/** A template stands as it is written: `at ${place}`. */
function readLiteral(node: ts.Expression): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : null;
}

const ids = RULES.map(({ id }) => id);
const proofs = allProofs();

describe("every rule", () => {
  test("has a number of its own, in its chapter and in order", () => {
    expect(ids.length).toBeGreaterThan(200);
    const numbers = ids.map((id) => id.slice(2).split(".").map(Number));
    const sorted = [...numbers].sort(
      ([chapter = 0, rule = 0], [otherChapter = 0, otherRule = 0]) => chapter - otherChapter || rule - otherRule,
    );
    expect(numbers).toEqual(sorted);
    expect(new Set(ids).size).toBe(ids.length);
    expect(misplaced(PAPER)).toEqual([]);
    expect(misplaced("## 3. Addresses\n- **B-2.1** Words.\n")).toEqual(["B-2.1"]);
  });

  test("that is written is read", () => {
    expect(ids.length).toBe(PAPER.match(/\*\*B-/g)?.length);
    expect(rulesIn("- **B-1.1** One,\n  two.\n- **B-1.2** Three.\n")).toEqual([
      { id: "B-1.1", text: "One, two." },
      { id: "B-1.2", text: "Three." },
    ]);
  });

  test("is named by a test, and every name is a rule's", () => {
    const named = new Set(proofs.map(({ rule }) => rule));
    expect(ids.filter((id) => !named.has(id))).toEqual([]);
    expect([...named].filter((rule) => !ids.includes(rule))).toEqual([]);
  });

  test("has a test that `npm test` runs, however many more the long form has", () => {
    const short = new Set(proofs.filter(({ isLong }) => !isLong).map(({ rule }) => rule));
    expect(proofs.length - short.size).toBeGreaterThan(500);
    expect(proofs.some(({ isLong }) => isLong)).toBe(true);
    expect(ids.filter((id) => !short.has(id))).toEqual([]);
  });
});

describe("a title names rules", () => {
  const namedIn = (code: string) => proofsIn("a.test.tsx", code).map(({ rule, test: title }) => `${rule}: ${title}`);

  test("for itself, or for every test of its describe", () => {
    expect(
      namedIn(`
        describe("a part (B-1.1)", () => {
          test.each([1])("of %s (B-1.2, B-1.3)", () => {});
          if (twice) it(\`at \${place}\`, () => {});
        });
        test("alone (B-1.4)", { tag: "@slow" }, async () => {});`),
    ).toEqual([
      "B-1.1: a.test.tsx > a part (B-1.1) > of %s (B-1.2, B-1.3)",
      "B-1.2: a.test.tsx > a part (B-1.1) > of %s (B-1.2, B-1.3)",
      "B-1.3: a.test.tsx > a part (B-1.1) > of %s (B-1.2, B-1.3)",
      "B-1.1: a.test.tsx > a part (B-1.1) > at ${place}",
      "B-1.4: a.test.tsx > alone (B-1.4)",
    ]);
  });

  test("only where a test runs: not in a comment, a skipped test, a step or an empty describe", () => {
    expect(
      namedIn(`
        // test("in a comment (B-1.1)", () => {});
        describe("empty (B-1.2)", () => {});
        test.skip("skipped (B-1.3)", () => {});
        test("runs", () => test.step("a step (B-1.4)", () => {}));`),
    ).toEqual([]);
  });

  test("for the long form, where it is left to that", () => {
    const longIn = (file: string, code: string) => proofsIn(file, code).map(({ isLong }) => isLong);
    expect(longIn("tests/e2e/a.spec.ts", `test("a (B-1.1)", { tag: "@long" }, () => {})`)).toEqual([true]);
    expect(longIn("tests/api/a.test.ts", `test.runIf(isLong)("a (B-1.1)", () => {})`)).toEqual([true]);
    expect(longIn("tests/corpus/a.test.ts", `test("a (B-1.1)", () => {})`)).toEqual([true]);
    expect(longIn("tests/api/a.test.ts", `test("a (B-1.1)", () => {})`)).toEqual([false]);
  });
});

test("every rule and chapter that a comment names is one of docs/behaviour.md", () => {
  const chapters = [...PAPER.matchAll(/^## (\d+)\./gm)].map(([, chapter = ""]) => `§${chapter}`);
  const isUnknown = ({ name }: { name: string }) => !ids.includes(name) && !chapters.includes(name);
  expect(cited().filter(isUnknown)).toEqual([]);
  expect(
    namesIn("see B-1.1, behaviour §2, §99 and B-77.1")
      .map((name) => ({ name }))
      .filter(isUnknown),
  ).toEqual([{ name: "§99" }, { name: "B-77.1" }]);
});

const namesIn = (words: string) =>
  [...words.matchAll(/\bB-\d+\.\d+|[Bb]ehaviour §\d+(?:, §\d+)*/g)].flatMap(
    ([found]) => found.match(/B-\d+\.\d+|§\d+/g) ?? [],
  );

/** Rules and chapters that the project's own files name, these tests aside. */
function cited(): { file: string; name: string }[] {
  const folders = ["app", "components", "lib", "scripts", "tests", "docs"];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
  );
  const readable = files.filter(
    (file) => /\.(tsx?|mts|mjs|md)$/.test(file) && !file.startsWith(path.join("tests", "spec")),
  );
  return readable.flatMap((file) =>
    namesIn(readFileSync(path.join(ROOT, file), "utf8")).map((name) => ({ file, name })),
  );
}

/** Rules that stand in another chapter than their number says. */
function misplaced(paper: string): string[] {
  const chapters = paper.split(/^## /m).slice(1);
  return chapters.flatMap((chapter) =>
    rulesIn(chapter)
      .filter(({ id }) => !id.startsWith(`B-${parseInt(chapter, 10)}.`))
      .map(({ id }) => id),
  );
}
