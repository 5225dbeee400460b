/** Titles of all tests, read from the syntax of their files, so that a name in a comment is none. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { ROOT } from "../support/routes";

type Titled = { title: string; isLong: boolean };

/** Every test as `file > describe > test`. Titles of templates stand as they are written: `at ${place}`. */
export function testTitles(): Set<string> {
  return new Set(allTests().map(({ title }) => title));
}

/** The tests that `npm test` leaves to `npm run test:all`: journeys marked so, evaluations, and cost. */
export function longTitles(): Set<string> {
  return new Set(allTests().flatMap(({ title, isLong }) => (isLong || LONG_FILES.test(title) ? [title] : [])));
}

const LONG_FILES = /^tests\/(corpus|evals|torture\/(cost|reminders))/;

let read: Titled[] | undefined;
const allTests = (): Titled[] => (read ??= readTests());

function readTests(): Titled[] {
  const files = readdirSync(path.join(ROOT, "tests"), { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(test|spec)\.tsx?$/.test(name),
  );
  return files.flatMap((name) => titlesIn(`tests/${name.split(path.sep).join("/")}`));
}

function titlesIn(file: string): Titled[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(ROOT, file), "utf8"),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const titles: Titled[] = [];
  const visit = (node: ts.Node, around: readonly string[]): void => {
    const found = ts.isCallExpression(node) ? blockOf(node) : null;
    if (!found || !ts.isCallExpression(node)) return node.forEachChild((child) => visit(child, around));
    const trail = [...around, found.title];
    if (found.kind === "test") titles.push({ title: [file, ...trail].join(" > "), isLong: isMarked(node) });
    else node.arguments.forEach((argument) => visit(argument, trail));
  };
  visit(source, []);
  return titles;
}

/** `test("…", { tag: "@long" }, …)` in the browser; in the others `runIf(isLong)`. */
function isMarked({ expression, arguments: [, second] }: ts.CallExpression): boolean {
  const isTagged = second !== undefined && ts.isObjectLiteralExpression(second) && /"@long"/.test(second.getText());
  return isTagged || /\brunIf\(isLong\b/.test(expression.getText());
}

/**
 * `test("…")`, `test.each(…)("…")`, `describe("…")`, `test.describe("…")`; one that is skipped in any case proves
 * nothing.
 */
function blockOf(call: ts.CallExpression): { kind: "test" | "describe"; title: string } | null {
  const name = nameOf(call.expression);
  const [first, second] = call.arguments;
  if (
    name === null ||
    !first ||
    !second ||
    /\.(skip|fixme|todo|extend|beforeEach|afterEach|beforeAll|afterAll|step)\b/.test(name)
  )
    return null;
  const title = literalOf(first);
  if (title === null) return null;
  if (/^(test\.)?describe\b/.test(name)) return { kind: "describe", title };
  return /^(test|it)\b/.test(name) ? { kind: "test", title } : null;
}

/** `test.each([1])` of `test.each([1])("…")` is named `test.each`. */
function nameOf(expression: ts.Expression): string | null {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) {
    const owner = nameOf(expression.expression);
    return owner === null ? null : `${owner}.${expression.name.text}`;
  }
  return ts.isCallExpression(expression) || ts.isTaggedTemplateExpression(expression)
    ? nameOf(ts.isCallExpression(expression) ? expression.expression : expression.tag)
    : null;
}

function literalOf(node: ts.Expression): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : null;
}
