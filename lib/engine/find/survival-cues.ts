import type { Cue } from "./cues";
import * as cue from "./survival.cues";
import { anyOf, inOrder } from "../language/patterns";

/** A clause that stays valid if another is void: severability, not survival. */
const SEVERABILITY = /\b(?:invalid|unenforceab|illegal|severab|void)\p{L}{0,5}\b/u;

/** An end, a time or a 'still', without which no cue below can match; this skips most sentences. Folded text. */
export const SPEAKS_OF_AN_END = anyOf(cue.speaksOfAnEnd, /[а-яөү]/u);

const NUMBERED = anyOf(cue.numberedClauses);
const GO_ON = anyOf(cue.goOnAfter);

/** 'Clauses 6.4, 8 and 9 continue after the end.' */
export function namesLastingClauses(folded: string): boolean {
  const named = NUMBERED.exec(folded);
  return named !== null && GO_ON.test(folded.slice(named.index + named[0].length).trimStart());
}

/** What survives the end of the contract. */
export const SURVIVAL: readonly Cue[] = [
  {
    when: /\bsurviv(?:e|es|al|ing)\b/u,
    unless: /surviving (?:corporation|entity|company|spouse|person|party)|survivors?hip|right of survivor/u,
  },
  {
    when: /\b(?:terminat\p{L}{1,4}|expir\p{L}{1,5}|cancell?ation|rescission)\b.{0,100}\b(?:shall|will|does|do) not\b.{0,60}\b(?:affect|relieve|release|prejudice|extinguish|impair|limit|discharge|change|waive)/u,
    unless: /\b(?:invalid|unenforceab|illegal|severab|void|waiver|delay|forbearance|dispute|controversy)\p{L}{0,5}\b/u,
  },
  {
    when: inOrder(
      cue.clauseOrRight,
      /\p{L}{0,6}\b.{0,200}\b/u,
      cue.goesOn,
      /s?\b.{0,160}/u,
      cue.afterIts,
      /.{0,80}\b/u,
      cue.end,
    ),
    unless: anyOf(cue.noSurvival),
  },
  { when: inOrder(cue.dutyOrSecret, /.{0,160}\b/u, cue.lastsForEver), unless: SEVERABILITY },
  { when: inOrder(cue.inSpiteOf, /.{0,140}/u, cue.anyEnd.en, /.{0,200}/u, cue.staysInForce.en), unless: SEVERABILITY },
  {
    when: /\bcontinue to be (?:bound|subject)\b|\bremain (?:subject to|bound by)\b.{0,40}\b(?:obligation|confidential|terms)/u,
    unless: SEVERABILITY,
  },
  {
    when: /\b(?:obligation|undertaking|restriction)s?\b.{0,120}\b(?:continue|remain|extend|survive|last|terminate|expire)s?\b.{0,60}\b(?:for|until|on)\b.{0,40}\byears?\b.{0,40}\b(?:after|from|following)\b/u,
    unless: /from the (?:effective )?date (?:hereof|of this)|effective date/u,
  },
  {
    when: inOrder(cue.secretOrDuty, /\p{L}{0,8}\b.{0,240}/u, cue.forYears, /.{0,60}/u, cue.afterEvent),
    unless: /\bshall (?:commence|begin)\b|not (?:apply|be liable).{0,80}after|renew|be for a term/u,
  },
  { when: inOrder(cue.dutyStem, /\p{L}{0,6}\b.{0,200}/u, cue.inSpiteOfAnEnd), unless: SEVERABILITY },
  {
    when: /\b(?:obligation|confidential|restriction|undertaking|covenant)\p{L}{0,6}\b.{0,120}\b(?:shall|will) not (?:terminate|expire|lapse|cease|end)\b/u,
  },
  {
    when: anyOf(inOrder(cue.secretStem, /\p{L}{0,6}\b.{0,160}/u, cue.withoutEnd), cue.perpetualSecret),
    unless:
      /perpetual.{0,60}(?:licen[cs]e|right)|injuncti|permanent (?:resident|residence|establishment|address|employee|staff)/u,
  },
  {
    when: /\b(?:continue|remain)s? (?:in (?:full )?(?:force|effect)|valid|binding)\b.{0,60}\bnotwithstanding\b/u,
    unless: /\b(?:invalid|unenforceab|illegal|void)\b|effective date/u,
  },
  { when: /\b(?:obligations?|conditions|restrictions|confidential\p{L}{0,5})\b.{0,240}\bat all times thereafter\b/u },
  {
    when: /(?:сохраня[юе]т|остаются|остается|продолжа[юе]т).{0,60}(?:сил[уе]|действ\p{L}{2,4}|применя\p{L}{2,4}|обязательн\p{L}{2,4})/u,
    unless: /недействительн/u,
  },
  {
    when: /(?:прекращени|расторжени|истечени|окончани)\p{L}{1,3}.{0,120}не (?:освобожда|прекраща|влеч|затрагива|влия|лиша)\p{L}{1,4}/u,
  },
  {
    when: /(?:обязательств|обязанност|положени|услови|раздел|пункт)\p{L}{0,4}.{0,120}(?:действу[юе]т|в силе|продолжа[юе]т).{0,120}(?:после|по истечении|независимо|бессрочно)/u,
  },
  { when: inOrder(cue.anyEnd.mn, /.{0,160}/u, cue.staysInForce.mn) },
  { when: /(?:хүчинтэй хэвээр|хэвээр үйлчил|хүчин төгөлдөр хэвээр|хүчин төгөлдөр үлд)/u },
];

/** Words for endless time. */
export const NO_END =
  "(?:perpetual(?:ly)?|perpetuity|permanently|indefinite(?:ly)?|forever|unlimited (?:period|time|duration|" +
  "in time)|no (?:time limit|expir\\p{L}{1,6}|limit (?:in|of|as to) time)|(?:not|un)(?: be)? ?limited (?:in|" +
  "as to) (?:time|duration)|(?:never|not) expire|without (?:any )?time limit|at all times (?:thereafter|" +
  "hereafter|after)|" +
  "without (?:any )?(?:limit|limitation|restriction)s? (?:of|in|as to|on) (?:the )?(?:time|duration|period))";
/** Verbs for keeping secrets. */
export const KEEPS =
  "(?:keep|hold|held|kept|maintain|treat|retain|preserve|protect|not (?:to )?(?:use|disclose|divulge|reveal)|nor (?:use|disclose)|neither (?:use|disclose)|never)";
const DUTIES =
  "(?:obligation|undertaking|restriction|covenant|dut(?:y|ies)|confidential|non-?use|non-?disclosure)\\p{L}{0,6}";

/** The sentence must be about secrets, or about duties and restrictions as such, for the cues below. Folded text. */
export const ABOUT_DUTIES =
  /\b(?:confiden|secre[ct]|proprietary|disclos|non-?use|evaluation material|obligat|undertaking|covenant|restriction|duty|duties)/u;

/** Duties of secrecy survive a contract in more ways than others: for years, forever, or despite a return. */
export const LASTING_DUTIES: readonly Cue[] = [
  { when: new RegExp(`\\b${KEEPS}\\b.{0,300}\\b${NO_END}(?!\\p{L})`, "u"), unless: /licen[cs]e|injuncti/u },
  {
    when: inOrder(cue.onceEnded, /.{0,200}/u, cue.bindsThen),
    unless: /insurance|records|days (?:prior|after)|continue to (?:provide|perform|pay|supply|operate|fulfil)/u,
  },
  {
    when: inOrder(cue.endOrReturn, /.{0,120}/u, cue.doesNotAffect, /.{0,160}/u, cue.dutyOrClause),
    unless:
      /invalid|unenforceab|illegal|assign|subcontract|failure|delay|force majeure|insurance|approv|amend|insolven|bankrupt/u,
  },
  // 'Except that the obligations as to trade secrets shall continue': exempt from an end stated earlier.
  {
    when: new RegExp(
      "\\b(?:except|provided|however|notwithstanding|although|" +
        `save)\\b.{0,160}\\b${DUTIES}\\b.{0,120}\\b(?:shall|will) (?:\\p{L}{3,12} )?(?:continue|endure|` +
        "remain (?:in (?:full )?(?:force|effect)|binding|effective|valid)|not (?:terminate|expire|cease|lapse))",
      "u",
    ),
    unless:
      /\b(?:invalid|unenforceab|illegal|severab|dispute|assign|force majeure|during the (?:term|dispute|period))/u,
  },
  {
    when: new RegExp(
      "\\b(?:regardless|irrespective|whether or not|even if|even though)\\b.{0,140}\\b(?:transaction|" +
        "discussions?|negotiations?|relationship|returned?|destroy)\\p{L}{0,4}\\b.{0,160}\\b(?:shall|will|" +
        "remains?|continues?)\\b.{0,60}\\b(?:continue|remain|survive|bound|binding|in (?:full )?(?:force|effect)|" +
        "subject to)",
      "u",
    ),
  },
  {
    when: inOrder(
      cue.clauseOrDuty,
      /.{0,160}/u,
      cue.unaffectedBy,
      /.{0,60}\b(?:terminat|expir|return|destruction|completion)/u,
    ),
  },
];
