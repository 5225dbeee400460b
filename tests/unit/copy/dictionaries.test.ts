import { describe, expect, test } from "vitest";
import { contractFileWords } from "@/lib/copy/contract-file";
import { copyFor } from "@/lib/copy/copy";
import { assistantAnswers as english } from "@/lib/copy/en/assistant-answers";
import type { Language } from "@/lib/copy/languages";
import { loadCopy } from "@/lib/copy/load-copy";
import { assistantAnswers as mongolian } from "@/lib/copy/mn/assistant-answers";
import { assistantAnswers as russian } from "@/lib/copy/ru/assistant-answers";
import { listEntries, shownValues } from "../../support/dictionary";

const ANSWERS = { mn: mongolian, en: english, ru: russian };
const wordsIn = (language: Language) =>
  listEntries({ ...copyFor(language), contractFile: contractFileWords(language), answers: ANSWERS[language] });

/** Texts without a word in them, and names that are the same everywhere. */
const SAME_EVERYWHERE = new Set(["PDF", "Word", "Ctrl+S", "name@example.com", "DocuSeal", "Documenso"]);
/** What stands on the keys of a keyboard is the same everywhere. */
const KEYS = /^(?:(?:Ctrl|Alt|Shift)\+)*(?:Esc|Enter|[A-Za-z0-9\\↑↓])$/;
/**
 * Texts that go on with a link, a date or a name, and greetings: each language has its own way. A Russian date ends
 * with a full stop of its own ("2027 г.").
 */
const ENDS_OTHERWISE =
  /^accounts\.register\.agreement$|^collaboration\.invitations\.expires$|^password\.letter\.greeting$|^secondFactor\.letters\.greeting$|^answers\.|^assistant\.facts\.(?:length|page)$|^deadlines\.(?:working\.|details\.textSays$)|^notices\.letter\.(?:day|endsOn|greeting)$/;
const hasWords = (text: string) => /\p{L}/u.test(text);

const source = wordsIn("en");

test("the English source is read whole", () => {
  expect(source.length).toBeGreaterThan(400);
  expect(new Set(source.map(({ path }) => path.split(".")[0])).size).toBe(Object.keys(copyFor("en")).length + 2);
});

describe.each(["mn", "ru"] as const)("the dictionary in %s", (language) => {
  const entries = wordsIn(language);
  const pairs = entries.map((entry, index) => ({ ...entry, english: source[index]?.text ?? "" }));
  const pathsWhere = (isWrong: (pair: (typeof pairs)[number]) => boolean) =>
    pairs.filter(isWrong).map(({ path, text }) => `${path}: ${text}`);

  test("has the keys of the English one, texts for texts and functions for functions (B-1.4)", () => {
    expect(entries.map(({ path, kind }) => `${path} ${kind}`)).toEqual(
      source.map(({ path, kind }) => `${path} ${kind}`),
    );
  });

  test("has no empty text, and no space at either end", () => {
    expect(pathsWhere(({ text }) => text === "" || text !== text.trim())).toEqual([]);
  });

  test("leaves nothing in English (B-1.4)", () => {
    expect(
      pathsWhere(
        ({ text, english: original }) =>
          text === original && hasWords(text) && !SAME_EVERYWHERE.has(text) && !KEYS.test(text),
      ),
    ).toEqual([]);
  });

  test("shows every value that the English text shows, and no other", () => {
    expect(
      pathsWhere(({ text, english: original }) => shownValues(text).join() !== shownValues(original).join()),
    ).toEqual([]);
  });

  test("keeps the holes that are filled by name", () => {
    const holes = (text: string) => (text.match(/(?<!\{)\{\w+\}(?!\})/g) ?? []).join();
    expect(pathsWhere(({ text, english: original }) => holes(text) !== holes(original))).toEqual([]);
  });

  test("ends with a full stop, a colon or an ellipsis where English does", () => {
    const end = (text: string) => /(\.\.\.|…|:)$/u.exec(text)?.[0] ?? /[.?!]$/u.test(text);
    const isWrong = (pair: { path: string; text: string; english: string }) =>
      !ENDS_OTHERWISE.test(pair.path) && end(pair.text) !== end(pair.english);
    expect(pathsWhere(isWrong)).toEqual([]);
  });

  test("has no word with Latin and Cyrillic letters mixed", () => {
    const isMixed = (text: string) =>
      (text.match(/\p{L}+/gu) ?? []).some(
        (word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word),
      );
    expect(pathsWhere(({ text }) => isMixed(text))).toEqual([]);
  });

  test("is what the browser loads, the same each time", async () => {
    expect(await loadCopy(language)).toBe(copyFor(language));
    expect(loadCopy(language)).toBe(loadCopy(language));
  });
});

test("a Mongolian day has one ending: not that of a place and 'until' together", () => {
  const written: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === "function") written.push(String(value));
    else if (typeof value === "string") written.push(value);
    else if (typeof value === "object" && value !== null) for (const one of Object.values(value)) walk(one);
  };
  walk(copyFor("mn"));
  expect(written.filter((text) => /-(?:нд|д|т) (?:хүртэл|өмнө|хойш)/u.test(text))).toEqual([]);
});
