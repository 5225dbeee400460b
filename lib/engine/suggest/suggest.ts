import { checks as en } from "@/lib/copy/en/checks";
import type { Language } from "@/lib/copy/languages";
import { checks as mn } from "@/lib/copy/mn/checks";
import { checks as ru } from "@/lib/copy/ru/checks";
import { UNEVEN_KEYS, wordsOfCheck, type CheckWords } from "@/lib/copy/check-words";
import type { FormerText, SuggestedChange } from "../port";
import { readOnce, type Reading } from "../text/reading";
import { toPassage } from "../text/spans";
import { ALL_CHECKS } from "./all-checks";
import type { Finding } from "./check";
import { toDraft, type Draft } from "./draft";
import { movedReferences } from "./references/moved-references";

const WORDS: Record<Language, CheckWords> = { mn, en, ru };
/** More suggestions than this mean the contract is a template; they help nobody. */
const MOST_SUGGESTIONS = 200;

/**
 * The checks' findings in text order, each with its passage and reason.
 * @param former the previously checked text; needed to report references that became outdated
 */
export function suggest(reading: Reading, language: Language, former: FormerText | null = null): SuggestedChange[] {
  const draft = toDraft(reading);
  return findingsIn(draft, former)
    .filter(({ start, end }) => draft.text.slice(start, end).trim() !== "")
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .slice(0, MOST_SUGGESTIONS)
    .map((found) => toSuggestedChange(reading, found, WORDS[language]));
}

function findingsIn(draft: Draft, former: FormerText | null): Finding[] {
  const found = eachOnce(withoutGeneral(ALL_CHECKS.flatMap((check) => check(draft))));
  if (!former) return found;
  const moved = movedReferences(draft, { draft: toDraft(readOnce(former.contract)), aims: former.aims });
  // where a reference should point is more useful than that it points nowhere
  const reported = new Set(moved.map(({ start }) => start));
  return [...moved, ...found.filter(({ check, start }) => check !== "brokenReference" || !reported.has(start))];
}

/** Two checks may find one fault, in a line or in its last cell: what begins or ends at one place is told once. */
function eachOnce(found: readonly Finding[]): Finding[] {
  const told = new Set<string>();
  return found.filter(({ check, values, start, end }) => {
    const what = JSON.stringify([check, Object.entries(values).sort()]);
    const places = [`${what} from ${start}`, `${what} to ${end}`];
    const isAgain = places.some((place) => told.has(place));
    for (const place of places) told.add(place);
    return !isAgain;
  });
}

/** A clause that favours one party is told once: that it does, only where no check says how. */
function withoutGeneral(found: readonly Finding[]): Finding[] {
  const told = new Set(found.flatMap(({ check, start }) => (SAYS_HOW.has(check) ? [start] : [])));
  const rated = new Set(found.flatMap(({ check, start }) => (check === "excessivePenalty" ? [start] : [])));
  return found.filter(
    ({ check, start }) =>
      !(check === "oneSidedRight" && told.has(start)) && !(RATED_ELSEWHERE.has(check) && rated.has(start)),
  );
}
const SAYS_HOW: ReadonlySet<string> = new Set([...UNEVEN_KEYS, "unlimitedLiability", "oneSidedLiability"]);
const RATED_ELSEWHERE: ReadonlySet<string> = new Set(["openPenalty", "onlyOneFined"]);

function toSuggestedChange(
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
    passage: toPassage(reading.contract, span),
    replacement,
    severity,
    source: "check",
  };
}
