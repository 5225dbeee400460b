import { light } from "../text/light-pattern";

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
const SPEAKS_OF_AN_END =
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

export function saysThatDutiesLast(folded: string): boolean {
  if (folded.length > LONGEST || !SPEAKS_OF_AN_END.test(folded)) return false;
  return LASTING.some(({ all, unless }) => all.every((part) => part.test(folded)) && !unless.test(folded));
}
