/**
 * Which tests prove which rule: a title names its rules, `test("send is disabled … (B-12.4)")`, and a describe's rules
 * are proven by each test in it. Read from the syntax of test files, so that a comment proves nothing.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { ROOT } from "../support/routes";

/** `test` is `file > describe > test`. A long one is left to `npm run test:all`. */
export type Proof = { rule: string; test: string; isLong: boolean };

const RULE = /\bB-\d+\.\d+/g;
const LONG_FILES = /^tests\/(corpus|evals|torture\/(cost|reminders))/;

export function allProofs(): Proof[] {
  return readdirSync(path.join(ROOT, "tests"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => `tests/${name.split(path.sep).join("/")}`)
    .flatMap((file) => proofsIn(file, readFileSync(path.join(ROOT, file), "utf8")));
}

export function proofsIn(file: string, code: string): Proof[] {
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
