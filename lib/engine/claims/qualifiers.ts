import type { Language } from "@/lib/copy/languages";
import * as cue from "./modality.cues";
import { anyOf } from "../language/patterns";
import { statementOf } from "../positions/statement";
import { folded } from "../text/folding";
import type { Agreement } from "./claim";
import type { Context } from "./context";
import { isAmong, tellingWords, type TellingWord } from "./words";

/** Share of a condition's significant words that a claim must have. */
const LEAST_TOLD = 0.5;
const TAKES_OUT = anyOf(cue.takesOut);

/**
 * Whether a claim has every condition and exception of its source sentence, and none that isn't there. `sentence` is
 * that source; `others` are the sentences beside it, which matter only if they limit it.
 */
export function qualifiersAgree(
  { claim, claimLanguage, unit, names }: Context,
  { sentence, others }: { sentence: string; others: readonly string[] },
): Agreement {
  const { language } = unit;
  const { conditions, exceptions } = statementOf(sentence, language);
  const taken = others.filter((other) => TAKES_OUT.test(other) || opensWithException(other, language));
  const there = [...joined(conditions), ...joined(exceptions), ...taken];
  const told = [claim.condition, claim.exception].flatMap((words) => (words === null ? [] : folded(words)));
  const what = folded(claim.what);
  const own = statementOf(what, claimLanguage);
  if (there.length > 0 && told.length + own.conditions.length + own.exceptions.length === 0) return "contradicts";
  const words = (text: string, of: Language) => tellingWords(text, of, names(text, of));
  const said = words([what, ...told].join(". "), claimLanguage);
  const areTold = there.every((part) => isTold(words(part, language), said));
  const clause = words(folded(`${unit.heading} ${unit.text}`), language);
  const areThere = told.every((part) => words(part, claimLanguage).every((word) => isAmong(word, clause)));
  if (there.length === 0 && told.length > 0) return areThere ? "open" : "contradicts";
  if (areTold && areThere) return "agrees";
  return claimLanguage === language && !areTold ? "contradicts" : "open";
}

/** 'However, …', 'Except …'. */
function opensWithException(sentence: string, language: Language): boolean {
  const [first] = statementOf(sentence, language).exceptions;
  return first !== undefined && sentence.startsWith(first);
}

/** Joins the parts of one condition. */
function joined(parts: readonly string[]): string[] {
  return parts.length === 0 ? [] : [parts.join(", ")];
}

function isTold(part: readonly TellingWord[], words: readonly TellingWord[]): boolean {
  const told = part.filter((word) => isAmong(word, words));
  return told.length >= LEAST_TOLD * part.length;
}
