/**
 * Reasons to doubt that take from a chance instead of ruling certainty out: where others answer nearly as well, or the
 * reading of facts found nothing in the clause, the surest answers are right all the same. By folds over whole
 * contracts a quarter more short questions get a certain answer that way, as many of them right.
 */
const ONLY_WEIGH = new Set(["oneOfMany", "notAgreed"]);
/** What each takes from the logarithm of the odds. */
const TAKES = 1.5;

/** The chance that an answer is right, less what the reasons to doubt it take; 0 if one of them rules it out. */
export function chanceLess(chance: number, reasons: Iterable<string>): number {
  let odds = Math.log(chance / (1 - chance));
  for (const reason of reasons) {
    if (!ONLY_WEIGH.has(reason)) return 0;
    odds -= TAKES;
  }
  return 1 / (1 + Math.exp(-odds));
}
