/** What moves: how long it takes, and that readers who want less motion see none. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

/** Milliseconds of a transition, and of what comes in once. */
const SHORTEST = 120;
const LONGEST = 200;
/** Shows that work goes on, for as long as it does: no length of its own. */
const GOING_ON = /\binfinite\b/;

type Found = { file: string; text: string; ms: number };
const ROOT = path.join(import.meta.dirname, "../..");
const read = (file: string) => ({ file, text: readFileSync(path.join(ROOT, file), "utf8") });
const files = ["app", "components"].flatMap((room) =>
  readdirSync(path.join(ROOT, room), { recursive: true, encoding: "utf8" }).map((file) => path.join(room, file)),
);
const styles = files.filter((file) => file.endsWith(".css")).map(read);
const markup = files.filter((file) => file.endsWith(".tsx")).map(read);
const scripts = files.filter((file) => /\.tsx?$/.test(file)).map(read);

/** Lengths in declarations of a style sheet: the first time of each part; the second is its delay. */
function declared(): Found[] {
  return styles.flatMap(({ file, text }) =>
    [...text.matchAll(/^\s*(?:transition|animation)(?:-duration)?:([^;]+);/gm)].flatMap(([, value = ""]) =>
      value
        .split(/,(?![^(]*\))/)
        .filter((part) => !GOING_ON.test(part) && !/^\s*none\b/.test(part) && !/0\.01ms !important/.test(part))
        .map((part) => ({ file, text: part.trim(), ms: toMs(/([\d.]+)(ms|s)\b/.exec(part)) })),
    ),
  );
}

function toMs(time: RegExpExecArray | null): number {
  return time === null ? Number.NaN : Number(time[1]) * (time[2] === "s" ? 1000 : 1);
}

/** Lengths in class names; a transition without one takes Tailwind's own. */
function inClasses(): Found[] {
  return markup.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<![\w-])duration-(?:\[(\d+)ms\]|(\d+))/g)].map(([found, free, step]) => ({
      file,
      text: found,
      ms: Number(free ?? step),
    })),
  );
}

const isWithin = ({ ms }: Found) => ms >= SHORTEST && ms <= LONGEST;

describe("what moves or fades takes 120 to 200 ms (B-6.19)", () => {
  test("in style sheets", () => {
    const all = declared();
    expect(all.length).toBeGreaterThan(3);
    expect(all.filter((one) => !isWithin(one))).toEqual([]);
  });

  test("in class names, and by default", () => {
    const all = inClasses();
    expect(all.length).toBeGreaterThan(2);
    expect(all.filter((one) => !isWithin(one))).toEqual([]);
    const [, own] =
      /--default-transition-duration:\s*(\d+)ms/.exec(read("node_modules/tailwindcss/theme.css").text) ?? [];
    expect(isWithin({ file: "", text: "", ms: Number(own) })).toBe(true);
  });

  test("what goes on for ever only shows that work goes on", () => {
    const endless = styles.flatMap(({ text }) => [...text.matchAll(/^\s*animation:([^;]*\binfinite\b[^;]*);/gm)]);
    expect(endless.map(([, value = ""]) => value.trim().split(/\s/)[0])).toEqual(["answers-breathe"]);
    const classes = markup.flatMap(({ text }) =>
      [...text.matchAll(/(?<![\w-])animate-([\w-]+)/g)].map(([, name]) => name),
    );
    expect([...new Set(classes)].toSorted()).toEqual(["pulse", "spin"]);
  });
});

test("nothing moves for readers who asked their system for less motion (B-6.19)", () => {
  const globals = styles.find(({ file }) => file === "app/globals.css")?.text ?? "";
  const reduced = /@media \(prefers-reduced-motion: reduce\) \{\s*\*,\s*::before,\s*::after \{([^}]*)\}/.exec(
    globals,
  )?.[1];
  for (const rule of [
    "animation-duration: 0.01ms !important",
    "animation-iteration-count: 1 !important",
    "transition: none !important",
    "scroll-behavior: auto !important",
  ])
    expect(reduced).toContain(rule);
  // scripts that move something ask first; style sheets can't stop them
  const movers = scripts.filter(({ text }) => /behavior:\s*"smooth"|\.animate\(/.test(text));
  expect(movers.filter(({ text }) => !text.includes("prefers-reduced-motion")).map(({ file }) => file)).toEqual([]);
});
