import type { FoundPassage } from "../port";
import { anyOf } from "../language/patterns";
import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";
import { clausePassages } from "./parts";
import { CONTINUING_DUTIES } from "./continuing-duty-cues";
import { matchesCue } from "./cues";
import { LASTING_SECRECY, UNTOUCHED_BY_THE_END } from "./lasting-secrecy-cues";
import * as cue from "./survival.cues";
import { ABOUT_DUTIES, LASTING_DUTIES, namesLastingClauses, SPEAKS_OF_AN_END, SURVIVAL } from "./survival-cues";
import { light } from "../text/either";

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
  if (matchesCue(folded, SURVIVAL) || namesLastingClauses(folded)) return true;
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

/**
 * Parts in any order: 'after the end …', '… remains bound' and a duty, as in 'Regardless of any end, the duties
 * remain'.
 */
type Parts = { all: readonly RegExp[]; unless: RegExp };

/** In a longer sentence too many parts meet by chance. UTF-16 units. */
const LONGEST = 420;

const DUTY =
  "(?:obligat|undertaking|restriction|covenant|commitment|dut(?:y|ies)\\b|confiden|non-?use|non-?disclos|secre[ct]|prohibition|promise)";
const TERMS = `(?:${DUTY}|provisions?|terms\\b|agreement|letter|clause|section|article|paragraph|remed|indemni|information|material)`;
const STAYS =
  "\\b(?:continu(?:e|es|ing)|remains?|endures?|persists?|subsists?|extends?|lasts?|(?<!not )appl(?:y|ies)|" +
  "exists?|binds?|stays?|be (?:in (?:full )?(?:force|effect)|bound|binding|effective|operative|liable|" +
  "observed|maintained|protected)|govern|keep|hold|" +
  "(?:shall|will|may|must|agrees?|undertakes?|neither)\\b.{0,60}\\b(?:not|never)\\b.{0,40}\\b(?:use|disclose|divulge|discuss|reveal|communicate|publish))\\b";
const AN_END =
  "(?:terminat|expir|(?:agreement|employment|negotiations?|discussions|contract|relationship|project|" +
  "this) (?:has |have |is |are )?(?:end|over)|\\bend of|conclusion of|complet|cessation|ceases? to|" +
  "no longer (?:a |an |be )?(?:member|employ|work)|leav(?:e|es|ing) the|closing|(?<=(?:beyond|after|" +
  "past) (?:the |its )?)term\\b)";
/** Not about lasting duties; 'their employment' is the end of another contract. */
const OTHERWISE =
  "\\btheir (?:employment|contract)|invalid|illegal|unenforceab|severab|\\bvoid\\b|waive|force majeure|" +
  "solicit|written notice|renew|\\bcure\\b|\\bdays\\b|unless (?:earlier |sooner )?terminated|" +
  "until terminated|not apply|ownership|property of|injunct|licen[cs]e|arbitrat|govern(?:ed|ing) (?:by|law)|" +
  "from the (?:effective date|date (?:hereof|of this))";

/** Without one of these no part about an end can match; this skips most sentences. */
const NAMES_AN_END =
  /terminat|expir|\bend|over\b|conclu|complet|cessation|cease|longer|leav|closing|perpet|indefinit|limit|until|return|destr|oral\b|further|thereafter|afterward|at all times|\bterm\b/;

const parts = (all: readonly string[], unless: string = OTHERWISE): Parts => ({
  all: all.map((part) => light(new RegExp(part, "u"))),
  unless: light(new RegExp(unless, "u")),
});

const LASTING: readonly Parts[] = [
  // An end, and what survives it.
  parts([
    `\\b(?:after|following|beyond|upon|despite|notwithstanding|irrespective|regardless|without regard|even (?:if|though|after)|if|whether|in the event|in which case|subsequent to|where)\\b.{0,70}${AN_END}`,
    STAYS,
    TERMS,
  ]),
  // Until the secret is no longer one.
  parts([
    "\\buntil\\b.{0,90}\\b(?:public|generally (?:known|available)|no longer|ceases? to (?:be|qualify)|releas)",
    DUTY,
    STAYS,
  ]),
  // Papers are returned or kept, the duty stays.
  parts(
    ["\\b(?:return|destr|oral\\b)", "\\b(?:continues?|remains?|not end|not affect|(?:shall|will) be bound)\\b", DUTY],
    `${OTHERWISE}|sole|exclusive`,
  ),
  parts(
    [
      "\\bfurther (?:period of )?.{0,20}years|\\band thereafter\\b|\\bat all times after|\\b(?:or|and) afterwards",
      `${DUTY}|\\b(?:section|clause|paragraph)\\b`,
      STAYS,
    ],
    `${OTHERWISE}|becom|public`,
  ),
  // What arose before the end.
  parts([
    "\\b(?:terminat|expir)",
    "\\b(?:before|prior to|during|until then|already|accrued)\\b",
    "\\b(?:liab|breach|continue|remain|govern|without prejudice)",
    TERMS,
  ]),
];

function saysThatDutiesLast(folded: string): boolean {
  if (folded.length > LONGEST || !NAMES_AN_END.test(folded)) return false;
  return LASTING.some(({ all, unless }) => all.every((part) => part.test(folded)) && !unless.test(folded));
}
