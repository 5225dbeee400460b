import type { Sentence } from "../text/reading";
import type { Check } from "./check";
import { finding } from "./check";
import { levelsOf } from "./clause-numbers";
import { clauseSentences, type Draft } from "./draft";

/** What the patterns below have in common: most sentences need no second look. */
const WORDS = /surviv|continue|remain|сохран|оста[юе]тся|продолжа|действу|хүчинтэй|үргэлж|хэвээр|үйлчил/u;
/** Duties that outlive the contract. */
const SURVIVES =
  /\b(?:obligation|dut(?:y|ies)|confidential|restriction|undertaking|covenant|indemni|warrant|non-?compet|non-?solicit|commitment)\p{L}{0,8}\b.{0,200}\b(?:surviv(?:e|es)|(?:shall|will) (?:continue|remain) (?:in (?:full )?(?:force|effect)|to (?:apply|bind)|binding|in effect).{0,60}\b(?:after|following|beyond|notwithstanding)\b)|(?:обязательств|обязанност|услови|положени|гаранти)\p{L}{0,4}.{0,160}(?:сохраня[юе]т|остаются|остается|продолжа[юе]т|действу[юе]т).{0,80}(?:после|по окончании|по истечении|и в случае прекращ)|(?:после|по окончании|по истечении).{0,80}(?:прекращ|расторж|оконч|истеч)\p{L}{1,6}.{0,80}(?:обязательств|обязанност)\p{L}{0,4}.{0,60}(?:сохраня[юе]т|остаются|продолжа[юе]т|действу[юе]т)|(?:үүрэг|нууцлал|баталгаа|хориглолт)\p{L}{0,5}.{0,160}(?:дуусгавар|дуусс?ан|дуусах|цуцлагд|цуцалс)\p{L}{0,6}.{0,100}(?:хүчинтэй|үргэлжил|үргэлжлэн|хэвээр|үйлчил)/u;
const STATES_A_PERIOD =
  /\d+ ?(?:\([^)]{1,30}\) ?)?(?:calendar |full |consecutive )?(?:year|month|day|week|лет|год|месяц|дн|сут|жил|сар|хоног)|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty|thirty|sixty|ninety)\b.{0,16}\b(?:year|month|day)|indefinit|perpetu|permanent|forever|without (?:any )?limit(?:ation)? (?:of|in|as to) time|in perpetuity|no (?:time )?limit|(?:for )?(?:so|as) long as|until|statute of limitations|limitation period|anniversary|period (?:of|set|specified|stated|provided|permitted|required)|for the (?:full |remaining |remainder |balance |entire |whole |duration|legal |term\b|life|applicable)|periods? of limitation|remaining term|duration of|provided,? (?:that )?\p{L}+(?: \p{L}+)? (?:continue|pay)|бессрочн|без ограничени\p{L}{1,3} срок|неограниченн\p{L}{2,3} срок|в течение|до (?:момента|тех пор|полного|их|его)|пока |срок\p{L}{0,2} давности|хугацаагүй|хязгааргүй хугацаа|жилийн|хүртэл|хөөн хэлэлцэх/u;
/** Rights and debts that have come about stay by themselves; nobody states a period for them. */
const ACCRUED =
  /accrued|incurred|arising (?:prior|before)|prior to (?:such |the )?(?:terminat|expir)|payment obligations?|pay(?:ment)?s? (?:due|owing|obligation)|outstanding|by (?:its|their) (?:very )?(?:nature|terms|context)|intended to|closing|merger|delivery of the deed|investigation|не освобожда|возникш|до (?:даты |момента )?(?:прекращ|расторж)|по оплате|расчет|чөлөөлөхгүй|үндэслэл болохгүй/u;
/** What it outlives is the contract, and the sentence is not about what the contract replaces. */
const ENDS = /terminat|expir|cancel|end of|complet|surrender|прекращ|расторж|оконч|истеч|дуус|цуцл/u;
const OTHER =
  /supersede|entire (?:agreement|understanding)|merge|spin-?off|invalid|unenforceab|severab|deliver to the other/u;
/** 'Clauses 6 to 10, 13 and 14 survive': a list in which each clause has its own time. */
const LIST =
  /(?:sections?|clauses?|articles?|paragraphs?|разделы?|пункты?|зүйл|бүлэг)\s{0,2}(?:\d[\d.]*|[ivxl]+)\s?(?:\([^)]{1,60}\)\s?){0,3}(?:[,;]| and | to | through |-| и | по | болон )\s?(?:and |or |и )?(?:(?:section|clause|article)s? )?(?:\d|[ivxl]+\b)/u;
const CLAUSE_NAMED =
  /(?:section|clause|article|paragraph|раздел\p{L}{0,3}|пункт\p{L}{0,3}|п\.)\s(\d{1,2}(?:\.\d{1,2}){0,3})/u;

/**
 * Obligations that are to survive with no word on how long. Silent where the clause that survives has a time of its
 * own.
 */
export const survivalPeriods: Check = (draft) =>
  clauseSentences(draft)
    .filter(
      (sentence) =>
        WORDS.test(sentence.folded) &&
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
  const named = levelsOf(CLAUSE_NAMED.exec(sentence.folded)?.[1] ?? "")?.join(".");
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
