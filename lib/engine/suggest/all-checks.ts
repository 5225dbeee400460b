import type { Check } from "./check";
import { contradictions } from "./contradictions";
import { termsDefinedTwice, unusedTerms } from "./defined-terms";
import { numberingSequence } from "./numbering-sequence";
import { brokenReferences } from "./references";
import { impossibleDates } from "./dates";
import { endsBeforeStart } from "./date-order";
import { liability } from "./liability";
import { penaltyRates } from "./penalty-rates";
import { missingAnnexes } from "./missing-annexes";
import { missingClauses } from "./missing-clauses";
import { partyNames } from "./party-names";
import { placeholders } from "./placeholders";
import { renewals } from "./renewal";
import { survivalPeriods } from "./survival-period";
import { totals } from "./totals";
import { twoLaws } from "./two-laws";
import { twoTexts } from "./two-texts";
import { undefinedTerms } from "./undefined-terms";
import { wrongWeekdays } from "./weekdays";
import { wordsAndDigits } from "./words-and-digits";

/** Every check there is. One check may look for more than one fault. */
export const ALL_CHECKS: readonly Check[] = [
  placeholders,
  undefinedTerms,
  unusedTerms,
  termsDefinedTwice,
  brokenReferences,
  numberingSequence,
  wordsAndDigits,
  endsBeforeStart,
  impossibleDates,
  partyNames,
  missingClauses,
  renewals,
  liability,
  penaltyRates,
  survivalPeriods,
  twoLaws,
  contradictions,
  totals,
  twoTexts,
  missingAnnexes,
  wrongWeekdays,
];
