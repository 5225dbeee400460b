/** What browsers get at first: the words of their page, and no library of schemas (B-6.8; docs/measured.md). */
import { describe, expect, test } from "vitest";
import { en } from "@/lib/copy/en";
import { PARTS } from "@/lib/copy/parts/parts";
import { runtimeImports } from "../support/layers";
import {
  around,
  everSentWith,
  partsBroughtBy,
  screens,
  sectionsAskedBy,
  sentAtFirst,
  sentWith,
} from "../support/page-graph";

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
