/**
 * The engine's patterns (`*.cues.ts`): each matches its own line of samples.txt and not the other, and is short, and of
 * one language. A row is `pattern | what it matches | what it doesn't`; quotes stand where spaces at an end count.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import type { Patterns } from "@/lib/engine/language/patterns";
import { folded } from "@/lib/engine/text/folding";

const ENGINE = path.resolve("lib/engine");
const LONGEST = 200;
const ENDING = ".cues.ts";

const files = readdirSync(ENGINE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .sort();
const cueFiles = files.filter((file) => file.endsWith(ENDING));
const samples = new Map(
  readFileSync(path.join(import.meta.dirname, "samples.txt"), "utf8")
    .trimEnd()
    .split("\n\n")
    .map((part) => part.split("\n"))
    .map(([head = "", ...rows]) => [`${head.replace("## ", "")}${ENDING}`, new Map(rows.map(toSample))]),
);

const packs = await Promise.all(
  cueFiles.map(async (file) => ({
    file,
    patterns: named((await import(path.join(ENGINE, file))) as Record<string, Patterns>), // and lists of words
  })),
);

describe.each(packs)("$file", ({ file, patterns }) => {
  const own = samples.get(file) ?? new Map<string, Sample>();

  test("each pattern has its sample, and each sample its pattern", () => {
    expect([...own.keys()].sort()).toEqual(patterns.map(({ name }) => name).sort());
  });

  test.each(patterns)("$name", ({ name, pattern }) => {
    const { yes = "", no = "" } = own.get(name) ?? {};
    expect(matches(pattern, yes)).toBe(true);
    expect(matches(pattern, no)).toBe(false);
    expect(no).not.toBe("");
  });

  test("is written in each language's own letters", () => {
    const wrong = patterns.filter(({ name, pattern }) => !isWrittenIn(packLanguage(name), pattern.source));
    expect(wrong).toEqual([]);
  });
});

test("patterns of all three languages were walked", () => {
  const walked = packs.flatMap(({ patterns }) => patterns.map(({ name }) => packLanguage(name)));
  expect(new Set(walked)).toEqual(new Set(LANGUAGES));
});

test("no pattern of the engine is longer than 200 characters or mixes languages", () => {
  const wrong = files
    .filter((file) => !file.startsWith("lexicon/")) // words, one concept a line
    .flatMap((file) =>
      literalsIn(path.join(ENGINE, file))
        .filter((literal) => literal.length > LONGEST || isMixed(literal))
        .map((literal) => `${file}: ${literal.slice(0, 60)}`),
    );
  expect(wrong).toEqual([]);
});

const CYRILLIC = /[\u0400-\u052f]/u;
const LATIN = /[a-z]{3}/iu;

type Sample = { yes: string; no: string };

function toSample(row: string): [string, Sample] {
  const [name = "", yes = "", no = ""] = row.split(" | ").map(unquoted);
  return [name, { yes, no }];
}

function unquoted(cell: string): string {
  return cell.startsWith('"') ? (JSON.parse(cell) as string) : cell; // a string between quotes
}

/** Contract patterns see folded text, others the raw one; a line is good if either form of it is. */
function matches(pattern: RegExp, line: string): boolean {
  const plain = new RegExp(pattern.source, pattern.flags.replace(/[gy]/gu, ""));
  return plain.test(line) || (!pattern.ignoreCase && plain.test(folded(line)));
}

/** All patterns of a file by their way: `termWord.en`, `otherTerm.ru.notice`. */
function named(module: Readonly<Record<string, Patterns>>): { name: string; pattern: RegExp }[] {
  const found: { name: string; pattern: RegExp }[] = [];
  const walk = (name: string, patterns: unknown): void => {
    if (patterns instanceof RegExp) found.push({ name, pattern: patterns });
    else if (typeof patterns === "object" && patterns !== null && !Array.isArray(patterns))
      for (const [key, inner] of Object.entries(patterns)) walk(name === "" ? key : `${name}.${key}`, inner);
  };
  walk("", module);
  return found;
}

function packLanguage(name: string): Language | undefined {
  return LANGUAGES.find((language) => language === name.split(".")[1]);
}

function isWrittenIn(language: Language | undefined, source: string): boolean {
  if (language === undefined) return false;
  return language === "en" ? !CYRILLIC.test(words(source)) : !LATIN.test(words(source));
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
