import { expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { CONTRACT_KINDS } from "@/lib/engine/positions/contract-kinds";
import { valuesIn } from "@/lib/engine/positions/values";
import { folded } from "@/lib/engine/text/folding";
import { SIDES } from "@/lib/positions/bounds";
import { starterBook } from "@/lib/positions/starter/starter-book";

/** 'Between 30 and 45 days', 'six to twelve months': any figure within is meant. */
const RANGE = /between|от \d+ до|от шести до|six to|\d ?[–-] ?\d|шесть–/iu;
const KINDS = [undefined, ...CONTRACT_KINDS];

function figures(text: string, language: Language) {
  return valuesIn(folded(text), language).filter(({ unit }) => unit !== "times");
}

/** The figures of one unit in a text that its clause doesn't have. */
function missing(level: { text: string; wording: string }, language: Language): string[] {
  if (level.wording === "" || RANGE.test(level.text)) return [];
  const clause = figures(level.wording, language);
  return figures(level.text, language)
    .filter(({ unit, value }) => {
      const alike = clause.filter((one) => one.unit === unit);
      return alike.length > 0 && !alike.some((one) => one.value === value);
    })
    .map(({ unit, value }) => `${value} ${unit}: ${level.text} / ${level.wording}`);
}

test.each(["en", "ru", "mn"] as const)(
  "no starter's text and clause name different figures: %s (B-24.3)",
  (language) => {
    const books = KINDS.flatMap((kind) => SIDES.map((side) => starterBook({ language, side, kind })));
    const levels = books
      .flatMap(({ positions }) => positions)
      .flatMap((one) => [one.wanted, one.fallback ?? []].flat());
    expect(levels.length).toBeGreaterThan(100);
    expect([...new Set(levels.flatMap((level) => missing(level, language)))]).toEqual([]);
  },
);

test.each([
  ["en", "60 days before the end of the term.", "written notice at least 60 days before the term ends"],
  ["ru", "За 60 дней до окончания срока.", "не позднее чем за 60 дней до окончания срока"],
  ["mn", "Хугацаа дуусахаас 60 хоногийн өмнө.", "60-аас доошгүй хоногийн өмнө"],
] as const)("the notice against renewal is given 60 days before: %s (B-24.3)", (language, text, clause) => {
  for (const kind of KINDS) {
    const notice = starterBook({ language, side: "mutual", kind }).positions.find(
      ({ topic }) => topic === "renewal_notice",
    );
    expect(notice?.fallback).toMatchObject({ text, limits: [{ is: "atMost", unit: "days", value: 60 }] });
    expect(notice?.fallback?.wording).toContain(clause);
  }
});
