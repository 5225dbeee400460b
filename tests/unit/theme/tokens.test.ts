/** B-6.12: text can be read on its ground, light and dark. The colours are read from the style sheet itself. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { knownTheme } from "@/lib/theme";

const CSS = readFileSync("app/tokens.css", "utf8");
const tokens = new Map(
  [...CSS.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);

/** What stands on what. */
const PAIRS: Record<string, readonly string[]> = {
  ink: ["page", "surface", "sunken", "hover", "grey-soft", "blue-soft", "amber-soft", "paper"],
  "ink-muted": ["page", "surface", "sunken", "hover", "paper", "grey-soft", "blue-soft"],
  "ink-paper": ["paper", "selection", "passage", "suggested", "commented", "inserted", "deleted"],
  blue: ["page", "surface", "sunken", "hover", "blue-soft"],
  "blue-deep": ["surface", "blue-soft", "blue-soft-strong", "moved"],
  purple: ["surface", "page", "purple-soft"],
  "purple-deep": ["purple-soft"],
  green: ["surface", "page", "green-soft"],
  "green-deep": ["green-soft", "inserted"],
  red: ["surface", "page", "red-soft"],
  "red-deep": ["red-soft", "deleted"],
  amber: ["surface", "page", "amber-soft"],
  "amber-deep": ["amber-soft", "amber-soft-strong"],
  "orange-deep": ["orange-soft"],
};
/** White text stands on these. */
const FILLS = ["blue-fill", "blue-fill-hover", "blue-fill-press", "purple-fill", "purple-fill-hover", "red-fill"];

const pairs = Object.entries(PAIRS).flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const));

test.each(["light", "dark"] as const)("every text has a contrast of 4.5 to 1 on its grounds, %s (B-6.12)", (theme) => {
  expect(tokens.size).toBeGreaterThan(50);
  const colour = (name: string) => tokens.get(name)?.[theme] ?? `there is no ${name}`;
  const weak = [
    ...pairs.map(([text, ground]) => [text, ground, contrast(colour(text), colour(ground))] as const),
    ...[...FILLS, "green-fill"].map((fill) => ["white", fill, contrast("#ffffff", colour(fill))] as const),
  ].filter(([, , ratio]) => !(ratio >= 4.5));
  expect(weak).toEqual([]);
});

test("a choice that nobody knows is the system's", () => {
  expect([knownTheme("dark"), knownTheme("light"), knownTheme("sepia"), knownTheme(undefined)]).toEqual([
    "dark",
    "light",
    "system",
    "system",
  ]);
});

/** WCAG 2.2, relative luminance. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
