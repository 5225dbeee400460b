import { checks as en } from "@/lib/copy/en/checks";
import type { Language } from "@/lib/copy/languages";
import { checks as mn } from "@/lib/copy/mn/checks";
import { checks as ru } from "@/lib/copy/ru/checks";
import { wordsOfCheck, type CheckWords } from "@/lib/copy/check-words";
import type { SuggestedChange } from "../port";
import type { Reading } from "../text/reading";
import { passageOf } from "../text/spans";
import { ALL_CHECKS } from "./all-checks";
import type { Finding } from "./check";
import { draftOf } from "./draft";

const WORDS: Record<Language, CheckWords> = { mn, en, ru };
/** More than these on one contract is a template, and helps nobody. */
const MOST_SUGGESTIONS = 200;

/** What the checks find, in order of the text, each with its passage and reason. */
export function suggest(reading: Reading, language: Language): SuggestedChange[] {
  const draft = draftOf(reading);
  return ALL_CHECKS.flatMap((check) => check(draft))
    .filter(({ start, end }) => draft.text.slice(start, end).trim() !== "")
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .slice(0, MOST_SUGGESTIONS)
    .map((found) => changeOf(reading, found, WORDS[language]));
}

function changeOf(
  reading: Reading,
  { check, values, severity, replacement, ...span }: Finding,
  words: CheckWords,
): SuggestedChange {
  const { title, comment } = wordsOfCheck(check, values, words) ?? { title: "", comment: "" };
  return {
    check,
    values,
    title,
    comment,
    passage: passageOf(reading.contract, span),
    replacement,
    severity,
    source: "check",
  };
}
