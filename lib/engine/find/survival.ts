import type { FoundPassage } from "../port";
import { anyOf } from "../language/patterns";
import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";
import { clausePassages } from "./clause-passages";
import { CONTINUING_DUTIES } from "./continuing-duty-cues";
import { matchesCue } from "./cues";
import { saysThatDutiesLast } from "./lasting-parts";
import { LASTING_SECRECY, UNTOUCHED_BY_THE_END } from "./lasting-secrecy-cues";
import * as cue from "./survival.cues";
import { ABOUT_DUTIES, LASTING_DUTIES, SPEAKS_OF_AN_END, SURVIVAL } from "./survival-cues";

/** A clause and its list are quoted together up to this length. UTF-16 units. */
const LONGEST_CLAUSE = 900;

/** A secrecy agreement says so in its title or first sentence. UTF-16 units. */
const OPENING = 1_000;
const SECRECY =
  /confidentiality|confidential (?:information )?(?:disclosure )?(?:agreement|undertaking|letter)|non-?\s?disclos|secrecy/iu;

/** 'For five years after it ends', of a secret or a ban. Agreements on secrecy are full of them. */
const YEARS_AFTER_END = anyOf(cue.yearsAfterEnd);
const BOTH_TIMES = anyOf(cue.duringAndAfter);
const ENDS_THEN = anyOf(cue.thisEndsThen);
const KEPT_THEN = anyOf(cue.secretThen, cue.forbiddenThen);

/** Clauses that survive the contract, in text order, each with its list. Source: B-12.2. */
export function findSurvival(reading: Reading): FoundPassage[] {
  const passages: FoundPassage[] = [];
  const isOnSecrecy = SECRECY.test(reading.contract.text.slice(0, OPENING));
  const outlives = (folded: string) => outlivesIn(folded, isOnSecrecy);
  let end = -1;
  reading.sentences.forEach((sentence, index) => {
    if (sentence.start < end || sentence.isTitle || sentence.isInstruction || !outlives(sentence.folded)) return;
    const clause = withList(reading, index, end);
    end = clause.end;
    passages.push(...clausePassages(reading, { ...clause, first: sentence }, outlives));
  });
  return passages;
}

function outlivesIn(folded: string, isOnSecrecy: boolean): boolean {
  if (isOnSecrecy && (matchesCue(folded, CONTINUING_DUTIES) || saysThatDutiesLast(folded))) return true;
  if (!SPEAKS_OF_AN_END.test(folded)) return false;
  if (matchesCue(folded, SURVIVAL)) return true;
  if (!isOnSecrecy && ENDS_THEN.test(folded)) return true;
  if (!isOnSecrecy && (YEARS_AFTER_END.test(folded) || BOTH_TIMES.test(folded)) && KEPT_THEN.test(folded)) return true;
  return (
    (ABOUT_DUTIES.test(folded) && (matchesCue(folded, LASTING_DUTIES) || matchesCue(folded, UNTOUCHED_BY_THE_END))) ||
    (isOnSecrecy && matchesCue(folded, LASTING_SECRECY))
  );
}

/** A list item with its lead-in and the items between; a lead-in with its items. */
function withList(reading: Reading, index: number, after: number): Span {
  const { sentences } = reading;
  const own = sentences[index];
  if (!own) return { start: 0, end: 0 };
  const lead = own.lead === null ? undefined : sentences[own.lead];
  const start = lead && lead.start >= after && own.end - lead.start <= LONGEST_CLAUSE ? lead.start : own.start;
  let end = own.end;
  for (const item of sentences.slice(index + 1)) {
    if (item.lead !== index || item.end - start > LONGEST_CLAUSE) break;
    end = item.end;
  }
  return { start, end };
}
