import type { Cue } from "./cues";

const DUTY =
  "(?:obligation|undertaking|restriction|covenant|commitment|dut(?:y|ies)|confidentiality|non-?use|non-?disclosure|secrecy|prohibition|requirement|responsibilit)\\p{L}{0,6}";
/** Duties, or the document that holds them. */
const TERMS = `(?:${DUTY}|provisions?|terms|agreement|undertaking|letter|clauses?|sections?|articles?|paragraphs?|liabilit(?:y|ies)|indemnit(?:y|ies))`;
const LASTS =
  "(?:continu(?:e|es|ing)|remains?|endures?|persists?|subsists?|extends?|lasts?|appl(?:y|ies)|exists?|" +
  "binds?|be (?:in (?:full )?(?:force|effect)|bound|binding|effective|valid|operative|enforceable|obligated|" +
  "obliged|liable|observed)|governs?|stays?)";
const BEYOND =
  "(?:after|following|beyond|past|subsequent to|despite|notwithstanding|irrespective of|regardless of|without regard to|even (?:if|though|where)|whether or not|upon)";
const ENDS =
  "(?:terminat|expir|(?<=\\b)end(?:s|ed|ing)?\\b|conclu|complet|cessation|ceas|leav(?:e|es|ing)\\b|left\\b|departure|no longer|resign|retire|return|destr|dissol)";
const YEARS = "(?:years?|months?|anniversary)";
const EVENT = "(?:terminat|expir|disclos|receipt|receiv|return|end\\b|ends\\b|complet|last)";
const DISCLOSES =
  "(?:keep|hold|held|kept|maintain|treat|protect|safeguard|preserve|use|disclos|divulg|reveal|communicat|publish|exploit|comply|observe|refrain|respect)\\p{L}{0,3}";
/** 'During the term or at any time after', 'before or after termination'. */
const BOTH_TIMES =
  "(?:during|before|prior to)\\b.{0,50}\\b(?:or|and|nor)\\b.{0,20}\\b(?:thereafter|(?:after|subsequent to|" +
  "following) (?:it |the |its |his |her |my |their |such |this )?(?:end|has end|terminat|expir|employ|" +
  "engage|term\\b|leav|relation|agreement (?:has|ends|is))\\p{L}{0,6})";
const BINDS = "(?:shall|will|must|may|agrees?|undertakes?|covenants?|is|are)";

const VOID = "invalid|illegal|unenforceab|severab|\\bvoid\\b|waiver|force majeure";
const TERM_OF_CONTRACT = `${VOID}|written notice|renew|automatic|unless (?:earlier )?terminated|\\bcure\\b|from (?:the )?(?:effective date|date (?:hereof|of this))|after (?:the )?(?:effective date|date (?:hereof|of this))`;

const cue = (when: string, unless: string = VOID): Cue => ({
  when: new RegExp(when, "u"),
  unless: new RegExp(unless, "u"),
});

/**
 * Duties of secrecy that continue without the word 'survive': a duty, a verb of lasting, an end outlasted. Only in
 * secrecy agreements. Folded text.
 */
export const CONTINUING_DUTIES: readonly Cue[] = [
  // 'The obligations … continue after I leave the service', 'restrictions shall apply beyond the end of the
  // co-operation'.
  cue(
    `\\b${TERMS}\\b.{0,160}\\b${LASTS}\\b.{0,100}\\b${BEYOND}\\b.{0,60}\\b${ENDS}`,
    `${TERM_OF_CONTRACT}|in the event|(?:shall|does|will|do) not apply`,
  ),
  // 'After termination neither party may use …', 'Following expiry each party shall continue to comply'.
  cue(
    "\\b(?:after|following|upon|beyond|despite|notwithstanding)\\b.{0,40}\\b(?:terminat|expir|end of|" +
      `cessation|completion|conclusion)\\p{L}{0,6}\\b.{0,100}\\b${BINDS}\\b.{0,24}\\b(?:not|never|continue to|` +
      `remain)\\b.{0,24}\\b${DISCLOSES}\\b`,
    `${VOID}|solicit|days`,
  ),
  cue(
    `\\b(?:after|following|upon)\\b.{0,40}\\b(?:terminat|expir|end of|completion|conclusion)\\p{L}{0,6}\\b.{0,60}\\b(?:neither|no) party (?:may|shall|will)\\b.{0,24}\\b${DISCLOSES}\\b`,
  ),
  // 'The duty … expires three years after disclosure': the years continue after the contract has ended.
  cue(
    `\\b${DUTY}\\b.{0,200}\\b(?:expires?|terminates?|ceases?|ends?|lapses?)\\b.{0,60}\\b${YEARS}\\b.{0,20}\\b(?:after|from|following)\\b.{0,60}\\b(?:terminat|expir|return|end\\b|ends\\b|complet|last)`,
    `${VOID}|records|earli`,
  ),
  cue(
    `\\b(?:${DUTY}|hold|keep|maintain|treat)\\b.{0,200}\\b(?:for|of)\\b.{0,40}\\b${YEARS}\\b.{0,60}\\b(?:after|following|from|beyond|subsequent to|begin|commenc|start)\\p{L}{0,4}\\b.{0,40}\\b${EVENT}`,
    `${TERM_OF_CONTRACT}|records|solicit|agreement shall (?:commence|begin|be valid)`,
  ),
  // As long as the information is secret or kept.
  cue(
    `\\b(?:${TERMS}|information)\\b.{0,160}\\b(?:${LASTS}|${BINDS} (?:not|keep|hold|maintain|` +
      "treat))\\b.{0,80}\\b(?:so|as) long as\\b.{0,100}\\b(?:trade secret|confidential|secret|retain|possess|" +
      "public domain|qualif|held|hold)",
    `${VOID}|\\bprovided|access|except|individual`,
  ),
  cue(
    `\\b${DUTY}\\b.{0,200}\\b(?:${LASTS}|terminates?|expires?|ends?|ceases?)\\b.{0,60}(?:\\buntil:|\\b(?:until|upon|on|at|to)\\b.{0,16}\\b(?:earli|lat(?:er|est)|first))`,
  ),
  // Bound until someone releases them.
  cue(
    `\\b(?:${DUTY}|bound)\\b.{0,120}\\b(?:until|unless and until|only (?:when|if|upon|after|by|where|once))\\b.{0,40}\\b(?:(?:releas|discharg)\\p{L}{1,4}\\b.{0,40}\\bwriting|public domain|publicly)`,
    "illegal|unenforceab|severab|disclos\\p{L}{0,4} only",
  ),
  // 'During or after', 'whether before or after termination', 'at any time thereafter'.
  cue(
    `\\b(?:not|never|neither|nor|no time|keep|hold|maintain|treat)\\b.{0,120}\\b${BOTH_TIMES}\\b`,
    `${VOID}|solicit|compet|dispute|effective date`,
  ),
  cue(
    `\\b${BOTH_TIMES}\\b.{0,200}\\b(?:not|never|neither|nor|keep|hold|maintain|treat)\\b.{0,40}\\b${DISCLOSES}\\b`,
    `${VOID}|solicit|compet|dispute|effective date`,
  ),
  // A continuing duty, or an endless one.
  cue(
    `\\bcontinuing (?:${DUTY}|nature)|\\b${DUTY}\\b.{0,100}\\b(?:(?:do|does|shall|will) not (?:end|cease|` +
      "lapse|expire|terminate)\\b|(?:is|are|be|of) (?:an? )?(?:unlimited|indefinite|perpetual|continuing)\\b|" +
      "no (?:expiry|expiration|end) date)",
  ),
  cue(
    `\\b(?:limit|restrict)\\p{L}{0,3} (?:\\p{L}{2,6} )?(?:duration|time|period) (?:of|during|for)\\b.{0,60}\\b(?:protect|confiden|secre|${DUTY})`,
    VOID,
  ),
  // No deal, return or end changes the duty.
  cue(
    "\\b(?:failure|fail|not|without|no)\\b.{0,40}\\b(?:proceed|enter|conclud|consummat|complet|" +
      "terminat)\\p{L}{0,5}\\b.{0,100}\\b(?:not (?:affect|reliev|releas)|discharge|continue to (?:be|apply)|" +
      "remain (?:in (?:full )?(?:force|effect)|bound|binding|liable))",
    `${VOID}|breach|assign|written notice`,
  ),
  // What was disclosed before the end stays protected.
  cue(
    `\\b(?:prior to|before|during the term)\\b.{0,60}\\b${BINDS}\\b.{0,24}\\b(?:continue|remain|endure|survive|persist|be (?:kept|held|protected|subject|governed|treated))\\b`,
    `${VOID}|property|public`,
  ),
  // 'Either party may terminate, but the duties …'.
  cue(
    `\\b(?:terminat|expir)\\p{L}{0,6}\\b.{0,80}\\b(?:but|however|except|provided|although|save)\\b.{0,60}\\b${DUTY}\\b.{0,120}\\b${LASTS}\\b`,
    TERM_OF_CONTRACT,
  ),
];
