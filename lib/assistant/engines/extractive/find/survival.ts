import type { FoundPassage } from "../../port";
import { passageOf } from "../text/spans";
import type { Reading } from "../text/reading";
import { clauseLabel } from "./clause-label";
import { hasCue, type Cue } from "./cues";

/** A clause that stays valid because another is void: severability, not survival. */
const SEVERABILITY = /\b(?:invalid|unenforceab|illegal|severab|void)\p{L}{0,5}\b/u;

/** What outlives the end of the contract. */
export const SURVIVAL: readonly Cue[] = [
  { when: /\bsurviv(?:e|es|al|ing)\b/u, unless: /surviving (?:corporation|entity|company|spouse|person|party)|survivors?hip|right of survivor/u },
  {
    when: /\b(?:terminat\p{L}{1,4}|expir\p{L}{1,5}|cancell?ation|rescission)\b.{0,100}\b(?:shall|will|does|do) not\b.{0,60}\b(?:affect|relieve|release|prejudice|extinguish|impair|limit|discharge|change|waive)/u,
    unless: SEVERABILITY,
  },
  {
    when: /\b(?:obligation|undertaking|restriction|provision|covenant|dut|section|clause|article|paragraph|right|confidential|licen[sc]e)\p{L}{0,6}\b.{0,200}\b(?:continue|remains? (?:in (?:full )?(?:force|effect|confidence)|subject|bound|binding|liable|valid|confidential|obligat)|extend|endure|subsist|apply|be subject|be binding|be bound)s?\b.{0,160}\b(?:after|following|notwithstanding|beyond|despite|upon|from)\b.{0,80}\b(?:terminat|expir|cancell?ation|return|destruction|complet|last disclosure|disclosure)/u,
    unless: /\b(?:invalid|unenforceab|illegal|severab)|in the event|provided,? however, that (?:in|if)|\bcure|written notice/u,
  },
  { when: /\b(?:obligation|undertaking|restriction|covenant|dut|confidential)\p{L}{0,6}\b.{0,160}\b(?:continue|remain|extend|endure|subsist|be)s?\b.{0,80}\b(?:indefinite|perpetu|without limit|for so long as|until such time)/u, unless: SEVERABILITY },
  { when: /\b(?:notwithstanding|despite|following|after)\b.{0,140}\b(?:terminat|expir|return|destruction|complet|delivery)\p{L}{0,6}\b.{0,200}\b(?:continue|remain)s?\b.{0,60}\b(?:bound|force|effect|subject|binding|apply|valid|entitled)/u, unless: SEVERABILITY },
  { when: /\bcontinue to be (?:bound|subject)\b|\bremain (?:subject to|bound by)\b.{0,40}\b(?:obligation|confidential|terms)/u, unless: SEVERABILITY },
  { when: /\b(?:obligation|undertaking|restriction)s?\b.{0,120}\b(?:continue|remain|extend|survive|last|terminate|expire)s?\b.{0,60}\b(?:for|until|on)\b.{0,40}\byears?\b.{0,40}\b(?:after|from|following)\b/u, unless: /from the (?:effective )?date (?:hereof|of this)|effective date/u },
  { when: /\b(?:confidential|secre[ct]|obligation|undertaking|restriction|covenant|provision|bound|binding)\p{L}{0,8}\b.{0,240}\b(?:for|until)\b.{0,50}\byears?\b.{0,60}\b(?:after|following|from|subsequent to)\b.{0,60}\b(?:terminat|expir|disclos|receipt|receiv|return|end of|last)/u, unless: /\bshall (?:commence|begin)\b|not (?:apply|be liable).{0,80}after/u },
  { when: /\b(?:obligation|confidential|restriction|undertaking|covenant|provision|agreement)\p{L}{0,6}\b.{0,200}\b(?:even after|regardless of|irrespective of|beyond|despite)\b.{0,80}\b(?:terminat|expir|end\b|return|destruction|complet|cessation|decision)/u, unless: SEVERABILITY },
  { when: /\b(?:obligation|confidential|restriction|undertaking|covenant)\p{L}{0,6}\b.{0,120}\b(?:shall|will) not (?:terminate|expire|lapse|cease|end)\b/u },
  { when: /\b(?:obligation|confidential|restriction|undertaking|secre[ct])\p{L}{0,6}\b.{0,160}\b(?:perpetual|perpetuity|permanent|permanently|indefinite|indefinitely|without limit(?:ation)? (?:of|in) time|in perpetuity)\b|\b(?:perpetual|permanent|permanently|indefinitely)\b.{0,100}\b(?:confidential|secret|obligation)/u, unless: /perpetual.{0,60}(?:licen[cs]e|right)|injuncti/u },
  { when: /\b(?:continue|remain)s? (?:in (?:full )?(?:force|effect)|valid|binding)\b.{0,60}\bnotwithstanding\b/u, unless: /\b(?:invalid|unenforceab|illegal|void)\b|effective date/u },
  { when: /\b(?:obligations?|conditions|restrictions|confidential\p{L}{0,5})\b.{0,240}\bat all times thereafter\b/u },
  { when: /\b(?:not|nor)\b.{0,20}\brelieve\b.{0,80}\bobligations?\b.{0,30}\b(?:of confidentiality|hereunder|under this)/u, unless: /assign|subcontract|approval|inspection|insurance/u },
  { when: /\b(?:(?:both )?during and after the (?:term|terminat|expir|duration)|during the .{3,60} and at all times (?:thereafter|after))/u },
  { when: /(?:сохраня[юе]т|остаются|остается|продолжа[юе]т).{0,60}(?:сил[уе]|действ\p{L}{2,4}|применя\p{L}{2,4}|обязательн\p{L}{2,4})/u, unless: /недействительн/u },
  { when: /(?:прекращени|расторжени|истечени|окончани)\p{L}{1,3}.{0,120}не (?:освобожда|прекраща|влеч|затрагива|влия|лиша)\p{L}{1,4}/u },
  { when: /(?:обязательств|обязанност|положени|услови|раздел|пункт)\p{L}{0,4}.{0,120}(?:действу[юе]т|в силе|продолжа[юе]т).{0,120}(?:после|по истечении|независимо|бессрочно)/u },
  { when: /(?:дуусгавар|дуусс?ан|цуцлагд|цуцалс|дуусах|хугацаа).{0,160}(?:хүчинтэй (?:хэвээр|үлд|бай)|хүчин төгөлдөр|үргэлжил|үргэлжлэн|үргэлжлүүлэн|хэвээр|үйлчилсээр|чөлөөл(?:өхгүй|өгдөхгүй)|дуусгавар болгох үндэслэл болохгүй|дуусгавар болгохгүй)/u },
  { when: /(?:хүчинтэй хэвээр|хэвээр үйлчил|хүчин төгөлдөр хэвээр|хүчин төгөлдөр үлд)/u },
];

/** Clauses that outlive the contract, in order of the text. Source: spec §9. */
export function findSurvival(reading: Reading): FoundPassage[] {
  return reading.sentences
    .filter((sentence) => hasCue(sentence, SURVIVAL))
    .map((sentence) => ({ ...passageOf(reading.contract, sentence), ...clauseLabel(reading, sentence) }));
}
