import type { Check } from "./check";
import { annexTotals, tableParts } from "./values/annex-totals";
import { contradictions } from "./values/contradictions";
import { termsDefinedTwice, unusedTerms } from "./terms/defined-terms";
import { numberingSequence } from "./references/numbering-sequence";
import { letteredReferences } from "./references/lettered-references";
import { brokenReferences } from "./references/references";
import { impossibleDates } from "./values/dates";
import { endsBeforeStart } from "./values/date-order";
import { liability } from "./liability";
import { penaltyRates } from "./values/penalty-rates";
import { missingAnnexes } from "./references/missing-annexes";
import { missingClauses } from "./missing-clauses";
import { opposites } from "./opposites/opposites";
import { oneSidedRights } from "./opposites/one-sided";
import { leavingAlone } from "./one-sided/leaving-alone";
import { observations } from "./one-sided/observations";
import { unevenPenalties } from "./one-sided/penalties";
import { partyNames } from "./terms/party-names";
import { placeholders } from "./placeholders";
import { renewals } from "./values/renewal";
import { lengthOfDates, partsOverWhole } from "./values/sums-of-parts";
import { survivalPeriods } from "./values/survival-period";
import { rivalClauses } from "./rivals/rival-clauses";
import { strayReferences } from "./references/stray-references";
import { totals } from "./values/totals";
import { overruledTerms } from "./values/overruled";
import { twoEnds } from "./values/two-ends";
import { twoPeriods } from "./values/two-periods";
import { twoLaws } from "./values/two-laws";
import { twoTexts } from "./values/two-texts";
import { undefinedTerms } from "./terms/undefined-terms";
import { wrongWeekdays } from "./values/weekdays";
import { wordsAndDigits } from "./values/words-and-digits";

/** All checks. One check may look for several faults. */
export const ALL_CHECKS: readonly Check[] = [
  placeholders,
  undefinedTerms,
  unusedTerms,
  termsDefinedTwice,
  brokenReferences,
  letteredReferences,
  strayReferences,
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
  twoEnds,
  overruledTerms,
  twoLaws,
  twoPeriods,
  contradictions,
  rivalClauses,
  opposites,
  oneSidedRights,
  observations,
  unevenPenalties,
  leavingAlone,
  totals,
  annexTotals,
  tableParts,
  partsOverWhole,
  lengthOfDates,
  twoTexts,
  missingAnnexes,
  wrongWeekdays,
];
