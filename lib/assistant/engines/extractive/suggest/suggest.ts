import type { Language } from "@/lib/copy/languages";
import type { SuggestedChange } from "../../port";
import { answersIn } from "../answers-copy";
import type { Reading } from "../text/reading";
import type { Check } from "./check";
import { missingLaw, missingTerm } from "./missing-clauses";
import { brokenReferences, repeatedNumbers } from "./numbering-checks";
import { placeholders } from "./placeholders";
import { wordsAndDigits } from "./words-and-digits";

const CHECKS: readonly Check[] = [placeholders, wordsAndDigits, brokenReferences, repeatedNumbers, missingLaw, missingTerm];

/** More than these on one contract is a template, and helps nobody. */
const MOST_SUGGESTIONS = 200;

/** What the checks find, in order of the text, each with its passage and reason. */
export function suggest(reading: Reading, language: Language): SuggestedChange[] {
  const copy = answersIn(language);
  return CHECKS.flatMap((check) => check(reading, copy))
    .filter((suggestion) => suggestion.passage.content !== "")
    .sort((a, b) => a.passage.start - b.passage.start || a.passage.end - b.passage.end)
    .slice(0, MOST_SUGGESTIONS);
}
