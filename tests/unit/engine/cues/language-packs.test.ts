/**
 * The engine's language packs: each named pattern matches its own line and not the other, and is short, and of one
 * language. The lines are the tests; a pack needs no other.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@/lib/copy/languages";
import type { CuePack, NamedPattern } from "@/lib/engine/cues/pack";
import { folded } from "@/lib/engine/text/folding";

const ENGINE = path.resolve("lib/engine");
const LONGEST = 200;

const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .sort();
const packFiles = LANGUAGES.flatMap((language) =>
  filesUnder(path.join(ENGINE, "cues", language)).map((file) => ({ language, file: `${language}/${file}` })),
);

const packs = await Promise.all(
  packFiles.map(async ({ language, file }) => ({
    language,
    file,
    patterns: patternsIn((await import(path.join(ENGINE, "cues", file))) as Record<string, unknown>), // any module
  })),
);

describe.each(packs.filter(({ patterns }) => patterns.length > 0))("$file", ({ language, patterns }) => {
  test.each(patterns)("$name", ({ pattern, yes, no, language: own }) => {
    expect(own).toBe(language);
    expect(matches(pattern, yes)).toBe(true);
    expect(matches(pattern, no)).toBe(false);
    expect(no).not.toBe("");
  });
});

test("packs of all three languages were walked", () => {
  expect(new Set(packs.filter(({ patterns }) => patterns.length > 0).map(({ language }) => language))).toEqual(
    new Set(LANGUAGES),
  );
});

test("no pattern of the engine is longer than 200 characters or mixes languages", () => {
  const files = filesUnder(ENGINE).filter((file) => !file.startsWith("lexicon/")); // words, one concept a line
  const wrong = files.flatMap((file) =>
    literalsIn(path.join(ENGINE, file))
      .filter((literal) => literal.length > LONGEST || isMixed(literal))
      .map((literal) => `${file}: ${literal.slice(0, 60)}`),
  );
  expect(wrong).toEqual([]);
});

test("a pattern in a pack is written in the pack's own letters", () => {
  const wrong = packFiles.flatMap(({ language, file }) =>
    literalsIn(path.join(ENGINE, "cues", file)).filter((literal) =>
      language === "en" ? CYRILLIC.test(words(literal)) : LATIN.test(words(literal)),
    ),
  );
  expect(wrong).toEqual([]);
});

const CYRILLIC = /[\u0400-\u052f]/u;
const LATIN = /[a-z]{3}/iu;

/** Contract patterns see folded text, others the raw one; a line is good if either form of it is. */
function matches(pattern: RegExp, line: string): boolean {
  const plain = new RegExp(pattern.source, pattern.flags.replace(/[gy]/gu, ""));
  return plain.test(line) || (!pattern.ignoreCase && plain.test(folded(line)));
}

function patternsIn(module: Record<string, unknown>): (CuePack[string] & { name: string })[] {
  return Object.entries(module).flatMap(([pack, value]) =>
    isPack(value) ? Object.entries(value).map(([name, one]) => ({ ...one, name: `${pack}.${name}` })) : [],
  );
}

function isPack(value: unknown): value is CuePack {
  const first: unknown = typeof value === "object" && value !== null ? Object.values(value)[0] : undefined;
  return typeof first === "object" && first !== null && (first as NamedPattern).pattern instanceof RegExp;
}

function literalsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text.replace(/^\/|\/[a-z]*$/gu, ""));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isMixed(literal: string): boolean {
  return CYRILLIC.test(words(literal)) && LATIN.test(words(literal));
}

/** What a pattern says in letters: without classes, escapes and groups' marks. */
function words(literal: string): string {
  return literal.replace(/\\[pP]\{\w+\}|\\u[\da-f]{4}|\\.|\[(?:\\.|[^\]\\])*\]/giu, " ");
}
