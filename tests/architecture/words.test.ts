/** Words people see stand in the dictionary (CONTRIBUTING.md; B-6.8), and the browser gets one language of it. */
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { sourceFiles } from "../support/layers";

/** Attributes that people read or hear. */
const SPOKEN = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "aria-placeholder",
  "title",
  "placeholder",
  "alt",
  "label",
  "description",
  "hint",
]);

/**
 * Words that stand in a file of screens instead of in the dictionary: text between tags, attributes people read or
 * hear, and titles of pages given as plain text. @returns each with its line, such as `12: Save`.
 */
function wordsInCode(file: string, source: string): string[] {
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const at = `${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}: `;
    found.push(
      ...listTexts(node)
        .filter((text) => /\p{L}{2,}/u.test(text))
        .map((text) => at + text.trim()),
    );
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function listTexts(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [withoutEntities(node.text)];
  if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText()))
    return node.initializer ? literalsIn(node.initializer) : [];
  if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
    return literalsIn(node.expression);
  if (ts.isVariableDeclaration(node) && node.name.getText() === "metadata" && node.initializer)
    return titlesIn(node.initializer);
  if (ts.isFunctionDeclaration(node) && node.name?.text === "generateMetadata" && node.body) return titlesIn(node.body);
  return [];
}

/** Texts that an expression may become: either side of a choice and of `??`, and the fixed parts of a template. */
function literalsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return node.expression ? literalsIn(node.expression) : [];
  if (ts.isConditionalExpression(node)) return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
  if (ts.isBinaryExpression(node))
    return /^(\?\?|\|\||&&|\+)$/.test(node.operatorToken.getText())
      ? [...literalsIn(node.left), ...literalsIn(node.right)]
      : [];
  return [];
}

function titlesIn(node: ts.Node): string[] {
  const own =
    ts.isPropertyAssignment(node) && ["title", "description", "default"].includes(node.name.getText())
      ? literalsIn(node.initializer)
      : [];
  const inner: string[] = [];
  ts.forEachChild(node, (child) => void inner.push(...titlesIn(child)));
  return [...own, ...inner];
}

const withoutEntities = (text: string) => text.replace(/&#?\w+;/g, " ");

const files = sourceFiles();
const screens = files.filter(({ file }) => /^(app|components)\/.*\.tsx$/.test(file));

test("no screen has words of its own", () => {
  expect(screens.length).toBeGreaterThan(60);
  expect(screens.flatMap(({ file, source }) => wordsInCode(file, source).map((found) => `${file}:${found}`))).toEqual(
    [],
  );
});

describe("words in code are found", () => {
  test.each([
    ["between tags", "<p>Save now</p>", ["1: Save now"]],
    [
      "in what is read aloud",
      `<button aria-label="Save" title={busy ? "Saving" : words.save} />`,
      ["1: Save", "1: Saving"],
    ],
    ["in a template", "<img alt={`Page ${number}`} />", ["1: Page"]],
    ["in braces", `<p>{name ?? "Nobody"}{count > 0 && "some"}</p>`, ["1: Nobody", "1: some"]],
    ["in a page's title", `export const metadata = { title: "Users" };`, ["1: Users"]],
    [
      "in a title that is made",
      `export function generateMetadata() { return { title: { default: "Home" } }; }`,
      ["1: Home"],
    ],
  ])("%s", (_where, source, found) => {
    expect(wordsInCode("x.tsx", source)).toEqual(found);
  });

  test.each([
    ["words of the dictionary", "<p title={words.save}>{words.save}</p>"],
    ["signs", "<p>·&nbsp;{a} – {b}: 5 %</p>"],
    ["what nobody reads", `<p className="text-sm" id="save" role="status">{step === "saved" && icon}</p>`],
  ])("but not %s", (_what, source) => {
    expect(wordsInCode("x.tsx", source)).toEqual([]);
  });
});

test("dates and numbers for people are written in their language", () => {
  const fixed =
    /toLocale(Date|Time)?String\(\s*(\)|"|undefined)|Intl\.(DateTimeFormat|NumberFormat|PluralRules)\(\s*(\)|")/;
  expect(files.filter(({ source }) => fixed.test(source)).map(({ file }) => file)).toEqual([]);
});

describe("the browser gets one language", () => {
  const isDictionary = (imported: string) => /^lib\/copy\/(copy|mn|ru|en)(\/|$)/.test(imported);
  const withoutTypes = (source: string) => source.replace(/(?:^|\n)import type\b[^;]*;/g, "\n");
  const reaches = (source: string) =>
    [...withoutTypes(source).matchAll(/from "@\/(lib\/copy\/[^"]+)"/g)]
      .map((match) => match[1] ?? "")
      .filter(isDictionary);

  test("components have their words from the provider, which holds some English and loads the rest", () => {
    const holders = files.filter(
      ({ file, source }) =>
        (file.startsWith("components/") || source.startsWith(`"use client"`)) && reaches(source).length > 0,
    );
    expect(holders.map(({ file, source }) => [file, ...reaches(source)])).toEqual([
      ["components/copy/known-words.ts", "lib/copy/en/common"],
    ]);
  });

  test("Mongolian and Russian are imported by the server's dictionary, and loaded by the browser's", () => {
    const importers = files.filter(({ imports }) => imports.some((imported) => /^lib\/copy\/(mn|ru)$/.test(imported)));
    const loaders = ["components/copy/page-words.tsx", "lib/copy/load-copy.ts"];
    expect(importers.map(({ file }) => file).sort()).toEqual([loaders[0], "lib/copy/copy.ts", loaders[1]]);
    const atOnce = importers.filter(({ source }) => /^import .*\/(mn|ru)"/m.test(source));
    expect(atOnce.map(({ file }) => file)).toEqual(["lib/copy/copy.ts"]);
  });
});
