import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { qualityFigures } from "@/lib/assistant/quality";
import { copyFor } from "@/lib/copy/copy";
import { LANGUAGES } from "@/lib/copy/languages";
import { ROOT } from "../../support/routes";

const PAPER = readFileSync(path.join(ROOT, "docs", "quality.md"), "utf8");

test("the page's figures are those of the paper, as they stand there (B-12.19)", () => {
  const figures = qualityFigures(PAPER);
  for (const { category, en, ru, mn } of figures.find)
    for (const pair of [en, ru, mn]) expect(PAPER, category).toContain(`| ${pair.join(" / ")} |`);
  expect(figures.facts.length).toBeGreaterThan(5);
  for (const { kind, stated, likely } of figures.facts) expect(PAPER).toContain(`| ${kind} | ${stated} | ${likely} |`);
  expect(figures.topics.length).toBeGreaterThan(30);
  for (const { topic, right } of figures.topics)
    expect(PAPER).toMatch(new RegExp(`^\\| ${topic} \\| \\d+ \\| ${right} \\|`, "mu"));
  expect(figures.answers.map(({ row }) => row)).toEqual(["stated", "coverage", "first", "shown", "absent"]);
  for (const { all, en, ru, mn } of figures.answers)
    for (const share of [all, en, ru, mn]) expect(share).toMatch(/^\d+(\.\d)? (?:% )?of \d+$/u);
  for (const percent of [figures.verbatim, figures.pages, figures.topicsMean]) expect(percent).toMatch(/^\d+\.\d$/u);
});

test("a paper that lacks a figure is refused, so that none is left out unseen", () => {
  expect(() => qualityFigures(PAPER.replace("| quotes that are verbatim |", "| quotes |"))).toThrow("verbatim");
  expect(() => qualityFigures(PAPER.replace("| fact | stated |", "| fact | sure |"))).toThrow("fact, stated");
});

test("the errors told on the page are as many as the paper tells, in each language (B-12.19)", () => {
  for (const language of LANGUAGES)
    expect(copyFor(language).quality.errors.list).toHaveLength(qualityFigures(PAPER).errors.length);
});

test.each([
  ["en", "98.0% right of 98"],
  ["ru", "верно 98,0 % из 98"],
  ["mn", "нийт 98, зөв нь 98.0%"],
] as const)("a share is said in words: %s", (language, words) => {
  const { quality } = copyFor(language);
  expect(quality.share("98.0 % of 98")).toBe(words);
  for (const share of ["97.4 % of 115", "0 of 45"]) {
    const said = quality.ofShare(share);
    for (const figure of share.match(/[\d.]+/gu) ?? [])
      expect(said).toContain(language === "ru" ? figure.replace(".", ",") : figure);
    if (language !== "en") expect(said).not.toContain(" of ");
  }
});
