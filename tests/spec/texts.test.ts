/**
 * Browser tests find words without regard to case; here each text that docs/behaviour.md quotes is compared letter by
 * letter.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { TEMPLATES } from "@/lib/documents/templates/catalogue";
import { en } from "@/lib/copy/en";
import { ROOT } from "../support/routes";
import { RULES } from "./rules";

/** `'Invitation sent to {email}'` in a rule's words; an apostrophe inside a word ends no quotation. */
const QUOTED = /(?<=^|[\s(])'(.+?)'(?=[\s,.;:)]|$)/g;
const quoted = [...new Set(RULES.flatMap(({ text }) => [...text.matchAll(QUOTED)].map(([, words = ""]) => words)))];

type Words = string | number | ((...holes: never[]) => string) | readonly Words[] | { readonly [name: string]: Words };

/** All texts in a dictionary; a sentence with holes is filled with the holes' own names. */
function listTexts(words: Words, holes: readonly string[]): string[] {
  if (typeof words === "string") return [words];
  if (typeof words === "function") return filled(words, holes);
  return typeof words === "object" ? Object.values(words).flatMap((part: Words) => listTexts(part, holes)) : [];
}

function filled(words: (...holes: never[]) => string, holes: readonly string[]): string[] {
  try {
    return [(words as (...values: readonly string[]) => string)(...holes)];
  } catch {
    return []; // it wants a number or a list
  }
}

/** Whether a text, its holes filled by their own names, stands in the English dictionary or in a template. */
function isKnown(text: string): boolean {
  const holes = [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole);
  const texts = [
    ...listTexts(en as unknown as Words, holes),
    ...Object.values(TEMPLATES).flatMap(({ defaults }) => Object.values(defaults)),
  ];
  return texts.includes(text) || texts.some((known) => `${known} {date}` === text);
}

test("every button that the README's first steps name stands in English, to the letter", () => {
  const steps = readFileSync(path.join(ROOT, "README.md"), "utf8").split("## First steps")[1]?.split("\n## ")[0] ?? "";
  const named = [...steps.replace(/\s+/g, " ").matchAll(/\*\*(.+?)\*\*/g)].map(([, words = ""]) => words);
  expect(named.length).toBeGreaterThan(7);
  expect(named.filter((text) => !isKnown(text))).toEqual([]);
});

test("every text that a rule quotes stands in English, to the letter", () => {
  expect(quoted.length).toBeGreaterThan(120);
  expect(quoted.filter((text) => !isKnown(text))).toEqual([]);
  expect(["Save version", "Save Version"].filter(isKnown)).toEqual(["Save Version"]);
});
