/** B-6.12: text can be read on its ground, light and dark. The colours are read from the style sheet itself. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { knownTheme } from "@/lib/theme";
import config from "@/tailwind.config";

const CSS = readFileSync("app/tokens.css", "utf8");
const tokens = new Map(
  [...CSS.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);

/** A class of a screen that colours text: `text-danger`, `text-warning-700`, `hover:text-ink`. */
const TEXT_COLOUR = /(?<![\w-])text-([a-z]+)(?:-(\w+))?(?![\w-])/g;

/** What stands on what. */
const PAIRS: Record<string, readonly string[]> = {
  ink: ["page", "surface", "sunken", "hover", "grey-soft", "blue-soft", "amber-soft", "paper", "slip", "desk"],
  "ink-muted": ["page", "surface", "sunken", "hover", "paper", "grey-soft", "blue-soft", "slip", "desk"],
  "ink-paper": ["paper", "selection", "passage", "suggested", "commented", "inserted", "deleted"],
  blue: ["page", "surface", "sunken", "hover", "blue-soft", "slip", "desk"],
  "blue-deep": ["surface", "blue-soft", "blue-soft-strong", "moved"],
  purple: ["surface", "page", "purple-soft"],
  "purple-deep": ["purple-soft"],
  green: ["surface", "page", "green-soft"],
  "green-deep": ["green-soft", "inserted", "surface", "page", "slip"],
  red: ["surface", "page", "red-soft"],
  "red-deep": ["red-soft", "deleted", "surface", "page"],
  amber: ["surface", "page", "amber-soft"],
  "amber-deep": ["amber-soft", "amber-soft-strong", "surface", "page", "slip"],
  "orange-deep": ["orange-soft"],
  surface: ["ink"],
};
/** Drawings in empty places, which say nothing that words don't. */
const DRAWN = ["blue-line", "line-strong"];
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

test("every colour that a screen gives to text is measured (B-6.12)", () => {
  const { colors } = config.theme.extend;
  const tokenOf = (name: string, shade: string): string => {
    const colour: unknown = Object.entries(colors).find(([known]) => known === name)?.[1];
    const value: unknown =
      typeof colour === "string" ? colour : new Map(Object.entries(colour ?? {})).get(shade || "DEFAULT");
    return /^var\(--([a-z-]+)\)$/.exec(String(value))?.[1] ?? "";
  };
  const used = new Set<string>();
  const screens = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
  );
  for (const file of screens.filter((name) => name.endsWith(".tsx")))
    for (const [, name = "", shade = ""] of readFileSync(file, "utf8").matchAll(TEXT_COLOUR))
      used.add(tokenOf(name, shade));
  used.delete(""); // sizes and alignments, such as text-sm
  expect(used.size).toBeGreaterThan(8);
  expect([...used].filter((token) => !(token in PAIRS) && !DRAWN.includes(token)).sort()).toEqual([]);
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
