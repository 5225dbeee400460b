/** Every rule of docs/behaviour.md is proven by a test that exists, and nothing is proven that is no rule. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../support/routes";
import { NOT_YET } from "./not-yet";
import { PROOFS } from "./proofs";
import { PAPER, RULES, rulesIn } from "./rules";
import { longTitles, testTitles } from "./titles";

const ids = RULES.map(({ id }) => id);
const proven = PROOFS.map(({ id }) => id);
const waiting = Object.keys(NOT_YET);

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

  test("is proven, but for those that wait for their test", () => {
    if (waiting.length > 0)
      process.stdout.write(
        `\n${waiting.length} of ${ids.length} rules have no test yet:\n${Object.entries(NOT_YET)
          .map(([id, missing]) => `  ${id}: ${missing}`)
          .join("\n")}\n`,
      );
    expect(unproven(ids)).toEqual([]);
    expect(unproven([...ids, "B-99.1"])).toEqual(["B-99.1"]);
  });

  test("that waits for its test is a rule, and not proven", () => {
    expect(waiting.filter((id) => !ids.includes(id) || proven.includes(id))).toEqual([]);
  });
});

describe("every proof", () => {
  test("is of one rule that exists", () => {
    expect(proven.filter((id, index) => !ids.includes(id) || proven.indexOf(id) !== index)).toEqual([]);
  });

  test("has a test that `npm test` runs, however many more the long form has", () => {
    const long = longTitles();
    expect(long.size).toBeGreaterThan(30);
    expect(PROOFS.filter(({ tests }) => tests.every((title) => long.has(title))).map(({ id }) => id)).toEqual([]);
  });

  test("names tests that exist", () => {
    const titles = testTitles();
    expect(titles.size).toBeGreaterThan(500);
    expect(
      PROOFS.flatMap(({ id, tests }) => tests.filter((title) => !titles.has(title)).map((title) => `${id}: ${title}`)),
    ).toEqual([]);
  });
});

describe("every rule and chapter that a comment names", () => {
  const chapters = [...PAPER.matchAll(/^## (\d+)\./gm)].map(([, chapter = ""]) => `§${chapter}`);
  const known = (name: string) => ids.includes(name) || chapters.includes(name);

  test("is one of docs/behaviour.md", () => {
    const named = cited();
    expect(named.filter(({ name }) => !known(name))).toEqual([]);
    expect(
      [..."see B-1.1, behaviour §2, §99 and B-77.1".matchAll(NAMED)]
        .flatMap(([words]) => namesIn(words))
        .filter((name) => !known(name)),
    ).toEqual(["§99", "B-77.1"]);
  });
});

function unproven(rules: readonly string[]): string[] {
  return rules.filter((id) => !proven.includes(id) && !waiting.includes(id));
}

const NAMED = /\bB-\d+\.\d+|[Bb]ehaviour §\d+(?:, §\d+)*/g;
const namesIn = (words: string) => words.match(/B-\d+\.\d+|§\d+/g) ?? [];

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
    [...readFileSync(path.join(ROOT, file), "utf8").matchAll(NAMED)].flatMap(([words]) =>
      namesIn(words).map((name) => ({ file, name })),
    ),
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
