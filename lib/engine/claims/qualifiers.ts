import type { Language } from "@/lib/copy/languages";
import * as cue from "./modality.cues";
import { anyOf } from "../language/patterns";
import { parseStatement } from "../positions/statement";
import { folded } from "../text/folding";
import type { Agreement } from "./claim";
import type { Context } from "./context";
import { isAmong, meaningfulWords, type MeaningfulWord } from "./words";

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
  const { conditions, exceptions } = parseStatement(sentence, language);
  const taken = others.filter((other) => TAKES_OUT.test(other) || opensWithException(other, language));
  const there = [...joined(conditions), ...joined(exceptions), ...taken];
  const stated = [claim.condition, claim.exception].flatMap((words) => (words === null ? [] : folded(words)));
  const what = folded(claim.what);
  const own = parseStatement(what, claimLanguage);
  if (there.length > 0 && stated.length + own.conditions.length + own.exceptions.length === 0) return "contradicts";
  const words = (text: string, of: Language) => meaningfulWords(text, of, names(text, of));
  const said = words([what, ...stated].join(". "), claimLanguage);
  const areStated = there.every((part) => isStated(words(part, language), said));
  const clause = words(folded(`${unit.heading} ${unit.text}`), language);
  const areThere = stated.every((part) => words(part, claimLanguage).every((word) => isAmong(word, clause)));
  if (there.length === 0 && stated.length > 0) return areThere ? "open" : "contradicts";
  if (areStated && areThere) return "agrees";
  return claimLanguage === language && !areStated ? "contradicts" : "open";
}

/** 'However, …', 'Except …'. */
function opensWithException(sentence: string, language: Language): boolean {
  const [first] = parseStatement(sentence, language).exceptions;
  return first !== undefined && sentence.startsWith(first);
}

/** Joins the parts of one condition. */
function joined(parts: readonly string[]): string[] {
  return parts.length === 0 ? [] : [parts.join(", ")];
}

function isStated(part: readonly MeaningfulWord[], words: readonly MeaningfulWord[]): boolean {
  const stated = part.filter((word) => isAmong(word, words));
  return stated.length >= LEAST_TOLD * part.length;
}
