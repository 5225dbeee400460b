/** What browsers get at first: the words of their page, and no library of schemas (B-6.8; docs/measured.md). */
import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { en } from "@/lib/copy/en";
import { PARTS } from "@/lib/copy/parts/parts";
import { runtimeImports, sourceFiles, type SourceFile } from "../support/layers";
import { ROOT } from "../support/routes";

const SPECIAL = /^(.*\/)?(page|layout|error|loading|forbidden|not-found)\.tsx$/;

const files = new Map(sourceFiles().map((file) => [file.file.replace(/\.tsx?$/, ""), file]));
const isForBrowsers = once(({ source }) => /^"use client"/m.test(source));
const isForServers = once(({ source }) => /^"use server"/m.test(source));
/** At once: what `import()` brings comes later. */
const importedBy = once((file) =>
  listModules(runtimeImports({ ...file, source: file.source.replace(/\bimport\(\s*"[^"]*"\s*\)/g, "") })),
);
const everImportedBy = once((file) => listModules(runtimeImports(file)));
const listModules = (names: readonly string[]) => names.flatMap((name) => files.get(name) ?? []);

/** What Next renders by itself: pages, layouts and their like. */
const screens = [...files.values()].filter(({ file }) => file.startsWith("app/") && SPECIAL.test(file));
/** Every module that some page sends at first, whatever comes later left out. */
const sentAtFirst = () => sentBy(clientFiles());

/** The modules that a screen's own client components bring at once. */
function sentWith(screen: SourceFile): SourceFile[] {
  return sentBy(listClients(screen));
}

/** The same, and what they fetch later. */
function everSentWith(screen: SourceFile): SourceFile[] {
  return visit(listClients(screen), (file) => (isForServers(file) ? [] : everImportedBy(file)));
}

function listClients(screen: SourceFile): SourceFile[] {
  const entries: SourceFile[] = [];
  visit([screen], (file) => {
    if (!isForBrowsers(file)) return isForServers(file) ? [] : importedBy(file);
    entries.push(file);
    return [];
  });
  return entries;
}

/** The layouts around a screen, outermost first, and itself. */
function around({ file }: SourceFile): SourceFile[] {
  const folders = path.dirname(file).split("/");
  const layouts = folders.map((_, depth) => path.join(...folders.slice(0, depth + 1), "layout"));
  return [...new Set([...layouts.filter(existsIn), file.replace(/\.tsx$/, "")])].flatMap((name) => {
    const found = files.get(name);
    return found ? [found] : [];
  });
}

/**
 * The sections that a module asks for while it renders: `useCopy().section`, `const { section } = useCopy()`, and
 * `words.section` of whatever holds all words.
 * @throws Error for a use of another form, which nobody could tell the sections of
 */
function sectionsAskedBy({ file, source }: SourceFile, sections: readonly string[]): string[] {
  const asked = [...source.matchAll(/useCopy\(\)\.(\w+)/g)].map(([, section = ""]) => section);
  for (const [, names = ""] of source.matchAll(/const \{([^=]*?)\} = useCopy\(\);/g)) asked.push(...topNames(names));
  const holders = [...source.matchAll(/const (\w+) = useCopy\(\);|\b(\w+): Copy\b(?!\[)/g)].map(
    ([, made, given]) => made ?? given ?? "",
  );
  for (const holder of holders)
    asked.push(...[...source.matchAll(new RegExp(`\\b${holder}\\.(\\w+)`, "g"))].map(([, section = ""]) => section));
  const uses = source.match(/(?<!function )\buseCopy\(\)/g)?.length ?? 0;
  const understood = source.match(/useCopy\(\)\.\w+|const \{[^=]*?\} = useCopy\(\);|const \w+ = useCopy\(\);/g)?.length;
  if (uses !== (understood ?? 0)) throw new Error(`${file} asks for words in a form that can't be read`);
  return [...new Set(asked)].filter((section) => sections.includes(section));
}

/** The parts of the dictionary that a layout or page brings. */
function partsBroughtBy({ source }: SourceFile): string[] {
  return [...source.matchAll(/<(?:Own)?PageWords part="(\w+)">/g)].map(([, part = ""]) => part);
}

/** Found out once for each file, since every page asks for most of them. */
function once<T>(answer: (file: SourceFile) => T): (file: SourceFile) => T {
  const known = new Map<SourceFile, T>();
  return (file) => {
    if (!known.has(file)) known.set(file, answer(file));
    return known.get(file) as T; // set just now
  };
}

function clientFiles(): SourceFile[] {
  return [...files.values()].filter(isForBrowsers);
}

function sentBy(entries: readonly SourceFile[]): SourceFile[] {
  return visit(entries, (file) => (isForServers(file) ? [] : importedBy(file)));
}

function visit(from: readonly SourceFile[], next: (file: SourceFile) => SourceFile[]): SourceFile[] {
  const seen = new Set(from);
  for (const file of seen) for (const imported of next(file)) seen.add(imported);
  return [...seen];
}

function topNames(pattern: string): string[] {
  const flat = pattern.replace(/\{[^{}]*\}/g, "");
  return flat.split(",").map((part) => part.trim().split(/[:\s]/)[0] ?? "");
}

function existsIn(name: string): boolean {
  return existsSync(path.join(ROOT, `${name}.tsx`));
}

const SECTIONS = Object.keys(en);
const listSections = (part: string): readonly string[] =>
  part === "whole" ? SECTIONS : (PARTS[part as keyof typeof PARTS] ?? []);
/** These come with the program, for whatever breaks; error pages that ask for more wait for it. */
const ALWAYS = ["common"];
const asked = new Map(
  screens.map((screen) => [screen.file, new Set(sentWith(screen).flatMap((file) => sectionsAskedBy(file, SECTIONS)))]),
);
const brought = (screen: (typeof screens)[number]) =>
  around(screen)
    .flatMap((layout) => partsBroughtBy(layout))
    .flatMap(listSections);

describe("the words of a page", () => {
  test("are found at all", () => {
    expect(screens.length).toBeGreaterThan(30);
    expect([...(asked.get("app/(guest)/login/page.tsx") ?? [])].sort()).toEqual(["accounts", "common", "secondFactor"]);
  });

  test("come with it, all that its components ask for at first", () => {
    const lacking = screens.flatMap((screen) => {
      const there = new Set([...ALWAYS, ...brought(screen)]);
      return [...(asked.get(screen.file) ?? [])]
        .filter((section) => !there.has(section))
        .map((section) => `${screen.file}: ${section}`);
    });
    expect(lacking).toEqual([]);
  });

  test("hold no section that nobody under them ever asks for", () => {
    const idle = Object.entries(PARTS).flatMap(([part, sections]) => {
      const under = screens.filter((screen) => around(screen).some((layout) => partsBroughtBy(layout).includes(part)));
      const sent = new Set(under.flatMap((screen) => everSentWith(screen)));
      const wanted = new Set([...ALWAYS, ...[...sent].flatMap((file) => sectionsAskedBy(file, SECTIONS))]);
      return sections.filter((section) => !wanted.has(section)).map((section) => `${part}: ${section}`);
    });
    expect(idle).toEqual([]);
  });
});

describe("a form of asking for words", () => {
  const file = (source: string) => ({ file: "x.tsx", source, imports: [] });

  test.each([
    ["const words = useCopy().audit.list;", ["audit"]],
    ["const { rounds: { card: words }, common } = useCopy();", ["rounds", "common"]],
    ["const copy = useCopy();\nreturn copy.errors.x;", ["errors"]],
    ["function f(words: Copy) { return words.users.title; }", ["users"]],
  ])("%s", (source, sections) => {
    expect(sectionsAskedBy(file(source), SECTIONS)).toEqual(sections);
  });

  test("of which nobody could tell the sections is refused", () => {
    expect(() => sectionsAskedBy(file("show(useCopy());"), SECTIONS)).toThrow(/x\.tsx/);
  });
});

test("no page sends the library of schemas at first", () => {
  const sent = sentAtFirst();
  expect(sent.length).toBeGreaterThan(200);
  expect(sent.filter((file) => runtimeImports(file).includes("package:zod")).map(({ file }) => file)).toEqual([]);
});
