import { hasWordFrom } from "../../text/matcher";
import type { Sentence } from "../../text/reading";
import type { Check } from "../check";
import { finding } from "../check";
import { parseLevels } from "../references/clause-numbers";
import { clauseSentences, type Draft } from "../draft";
import * as cue from "./survival-period.cues";
import { anyOf, inOrder } from "../../language/patterns";

/** Words shared by the patterns below; sentences without them are skipped. */
const hasWords = hasWordFrom(cue.lastingWords);
/** Duties that survive the contract. */
const SURVIVES = anyOf(inOrder(cue.duty, /\p{L}{0,8}\b.{0,200}\b/u, cue.outlives), cue.dutySurvives);
const STATES_A_PERIOD = anyOf(cue.statesPeriod);
const ACCRUED = anyOf(cue.accrued);
/** The contract ends, and the sentence isn't about what the contract replaces. */
const ENDS = anyOf(cue.contractEnds);
const OTHER = anyOf(cue.otherSurvival);
const LIST = anyOf(cue.clauseList);
const CLAUSE_NAMED = anyOf(cue.clauseNamed);

/** Silent if the surviving clause has its own period. */
export const survivalPeriods: Check = (draft) =>
  clauseSentences(draft)
    .filter(
      (sentence) =>
        hasWords(sentence) &&
        SURVIVES.test(sentence.folded) &&
        !STATES_A_PERIOD.test(sentence.folded) &&
        ENDS.test(sentence.folded) &&
        !OTHER.test(sentence.folded) &&
        !ACCRUED.test(sentence.folded) &&
        !LIST.test(sentence.folded) &&
        !hasTimeNearby(draft, sentence),
    )
    .map((sentence) => finding("survivalWithoutPeriod", sentence, { values: {}, severity: "low" }));

/** In the next sentence of the paragraph, or in the clause that the sentence names. */
function hasTimeNearby({ reading }: Draft, sentence: Sentence): boolean {
  const index = reading.sentences.indexOf(sentence);
  const near = reading.sentences
    .slice(Math.max(0, index - 1), index + 3)
    .filter((other) => other !== sentence && other.paragraph === sentence.paragraph);
  if (near.some((other) => STATES_A_PERIOD.test(other.folded))) return true;
  const named = parseLevels(CLAUSE_NAMED.exec(sentence.folded)?.[1] ?? "")?.join(".");
  if (named === undefined) return false;
  const within = reading.sections.flatMap(({ number }, section) =>
    number !== null && (number === named || number.startsWith(`${named}.`)) ? [section] : [],
  );
  return reading.sentences.some(
    (other) =>
      other !== sentence &&
      within.includes(other.section) &&
      SURVIVES.test(other.folded) &&
      STATES_A_PERIOD.test(other.folded),
  );
}
